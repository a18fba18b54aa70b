import * as fc from "fast-check";
import { expect, test } from "vitest";
import { JobForm } from "#contract/job.ts";
import { readForm } from "#reading/form.ts";
import { traps } from "#reading/fixtures/traps.ts";

test(
  "any text is read without an error, fits the form, and rests on words of the text",
  { timeout: 300_000 },
  () => {
    const word = fc.oneof(
      fc.constantFrom(...traps),
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.string({ unit: "grapheme", maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const text = words.join("");
        const { fields, quotes } = readForm(text);
        const form = { ...fields, title: fields.title || "Cook", location: "Dayton" };
        expect(JobForm.safeParse({ ...form, organizationId: 1 }).error).toBeUndefined();
        for (const quote of Object.values(quotes)) expect(text).toContain(quote);
      }),
      { numRuns: 300, seed: 20_261_115 },
    );
  },
);

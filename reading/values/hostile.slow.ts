import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { places } from "#reading/places.ts";
import { readEmployment } from "#reading/values/employment.ts";
import { readPay } from "#reading/values/pay/pay.ts";
import { placed } from "#reading/fixtures/placed-lines.ts";
import { readEmployer } from "#reading/values/employer.ts";
import { readPlaces } from "#reading/values/place/read-places.ts";
import { readTitle } from "#reading/values/title/title.ts";
import type { PlacedLine } from "#reading/place.ts";
import { shippedWeights } from "#reading/weights.ts";
import { implyWorkType, readWorkType } from "#reading/values/work-type.ts";

const readers: Readonly<Record<string, (lines: readonly PlacedLine[]) => unknown>> = {
  title: (lines) => readTitle(lines, "posting", shippedWeights.titles),
  places: (lines) => readPlaces(lines, shippedWeights.towns),
  employer: (lines) => readEmployer(lines, shippedWeights.employers),
  pay: (lines) => readPay(lines, "US"),
  workType: (lines) => readWorkType(lines, null),
  impliedWorkType: (lines) => implyWorkType(lines, null, null),
  employment: (lines) => readEmployment(lines, "notes", "year", shippedWeights.employments),
};
const everywhere = [...places, "unplaced"] as const;

/** Pieces that make careless patterns run away. */
const pieces =
  "( [ { < () <!-- a_ word_ $ $_ -_ • *_ 1 1, 1_ 1. 1_111_ $1_to_ $1- one_ twenty_ twenty-one- . ._ ; ,_ , # ** & 😀 | /_ Aa,_TX_ Aa_ in_Aa_ in_aa_tx_ AA_ TX, US-TX- the_Aa_office_ hiring_a_new_ need_ x_ remote_ home_day_ monday_ 3_days_ days_in_the_ no_ not_ on-site_ temp_ contract_ per_diem_ per_ a_month_ up_to_ and_ or_ (a_ FTE_ Step_A_$1_ GS-1_ Co._ m/f/ St._ constructor_ toString_ valueOf_".split(
    " ",
  );
const traps = pieces.map((piece) => piece.replaceAll("_", " "));

describe.each(Object.entries(readers))("%s", (_, read) => {
  // A busy machine can only make times worse, so it is tried again.
  test.each(traps)("100,000 signs of %j take no time in any place", { retry: 3 }, (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const lines = placed(...everywhere.map((place) => [place, text] as const));
    const start = process.cpuUsage().user;
    read(lines);
    expect((process.cpuUsage().user - start) / 1_000).toBeLessThan(patient(1_500));
  });

  test("any text in any place is read without an error, and its words stand in its line", () => {
    const word = fc.oneof(
      fc.constantFrom(...traps),
      fc.string({ unit: "grapheme", maxLength: 12 }),
    );
    const line = fc.tuple(fc.constantFrom(...everywhere), fc.array(word, { maxLength: 30 }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (rows) => {
        const lines = placed(...rows.map(([place, words]) => [place, words.join("")] as const));
        for (const { line: id, words } of foundIn(read(lines)))
          expect(lines[id]?.text).toContain(words);
      }),
      { numRuns: 300, seed: 20_261_115 },
    );
  });
});

/** Every value that names a line, at any depth. */
function foundIn(value: unknown): { line: number; words: string }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("line" in value && "words" in value) return [value as { line: number; words: string }];
  return Object.values(value).flatMap(foundIn);
}

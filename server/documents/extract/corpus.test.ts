import { expect, test } from "vitest";
import { parseDescription } from "#ledger/read/parse-description.ts";
import { extractText } from "#server/documents/extract/extract.ts";
import { descriptionFiles, type DescriptionFile } from "#server/test/files/job-descriptions.ts";

/** Every value that a file's words state, and whether the form has it. */
async function judge({ about, make, name, stated }: DescriptionFile) {
  const { text } = await extractText(await make(), name);
  const { fields } = parseDescription(text);
  return Object.entries(stated).flatMap(([field, expected]) => {
    const said = String(fields[field as keyof typeof fields]);
    const values = typeof expected === "string" ? [expected] : expected;
    return values.map((value) => ({
      isRight: typeof value === "string" ? said === value : value.test(said),
      about: `${about}: ${field} should say ${String(value)}, says ${said}`,
    }));
  });
}

test("of all values that dropped files state, at least 95 in 100 stand rightly in the form", async () => {
  const judged = (await Promise.all(descriptionFiles.map(judge))).flat();
  const wrong = judged.filter(({ isRight }) => !isRight).map(({ about }) => about);
  expect(judged.length).toBeGreaterThan(40);
  // The two that are known: the readers do not know Łódź without its country, nor every benefit by name.
  expect(wrong).toEqual([
    expect.stringMatching(/benefits should say \/Meal allowance/u),
    expect.stringMatching(/location should say \/Łódź/u),
  ]);
  expect(wrong.length / judged.length).toBeLessThanOrEqual(0.05);
});

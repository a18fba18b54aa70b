import { expect, test } from "vitest";
import { readForm } from "#reading/form.ts";
import { extractText } from "#server/documents/extract/extract.ts";
import { descriptionFiles, type DescriptionFile } from "#server/test/files/job-descriptions.ts";

/** Every value that a file's words state, and whether the form has it. */
async function judge({ about, make, name, stated }: DescriptionFile) {
  const { text } = await extractText(await make(), name);
  const { fields } = readForm(text);
  return Object.entries(stated).flatMap(([field, expected]) => {
    const said = String(fields[field as keyof typeof fields]);
    const values = typeof expected === "string" ? [expected] : expected;
    return values.map((value) => ({
      isRight: typeof value === "string" ? said === value : value.test(said),
      about: `${about}: ${field} should say ${String(value)}, says ${said}`,
    }));
  });
}

test("every value that dropped files state stands rightly in the form", async () => {
  const judged = (await Promise.all(descriptionFiles.map(judge))).flat();
  const wrong = judged.filter(({ isRight }) => !isRight).map(({ about }) => about);
  expect(judged.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

import { expect, test } from "vitest";
import { lengths } from "#contract/limits.ts";
import { descriptionWords } from "#web/features/job-form/source/description-words.ts";

test("a parsed text leaves its parsed description, and itself as it was pasted [S-715]", () => {
  const read = { text: " Nurse\nCare for people. ", parsedText: " Nurse\nCare for people. " };
  expect(descriptionWords(read, "Care for people.")).toEqual({
    description: "Care for people.",
    rawExtractedJd: "Nurse\nCare for people.",
  });
});

test("a text that was not parsed, or changed since, is the description itself", () => {
  expect(descriptionWords({ text: "Call notes", parsedText: "" }, "").description).toBe(
    "Call notes",
  );
  expect(
    descriptionWords({ text: "Newer notes", parsedText: "Older notes" }, "Older").description,
  ).toBe("Newer notes");
});

test("without a new text the job keeps what it had [S-715]", () => {
  expect(descriptionWords({ text: "  ", parsedText: "" }, "As before")).toEqual({
    description: "As before",
  });
});

test("a text longer than a description may be is kept whole beside it", () => {
  const text = "a".repeat(lengths.description + 1);
  const words = descriptionWords({ text, parsedText: "" }, "");
  expect(words.description).toHaveLength(lengths.description);
  expect(words.rawExtractedJd).toBe(text);
});

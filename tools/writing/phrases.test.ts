import { expect, test } from "vitest";
import { readTitleParts } from "#ledger/read/title/title-parts.ts";
import type { Reading } from "#ledger/facts/reading.ts";
import { spokenTitle } from "#tools/writing/phrases.ts";

function spoken(title: string): string {
  const given = { id: "title", label: "Title", text: title, quotes: [], ...readTitleParts(title) };
  return spokenTitle({ reading: { title: given } as Partial<Reading> as Reading });
}

test.each([
  ["Registered Nurse, Emergency Department", "Emergency Department registered nurse"],
  ["Account Executive, Mid-Market", "mid-market account executive"],
  [
    "Customer Support Specialist, Bilingual Spanish",
    "bilingual Spanish customer support specialist",
  ],
  ["Senior Accountant - Corporate Tax", "senior corporate tax accountant"],
  ["Vice President of Operations", "vice president of operations"],
  ["VP of Operations", "VP of operations"],
  ["Youth Services Librarian II", "youth services librarian II"],
  ["Senior Java Developer", "senior Java developer"],
  ["CNC Machinist", "CNC machinist"],
])("%s is said as %s", (title, said) => {
  expect(spoken(title)).toBe(said);
});

test("what is too long to stand before the title is left out of the sentence", () => {
  expect(spoken("Regional Sales Manager, Industrial Coatings for the Upper Midwest")).toBe(
    "regional sales manager",
  );
});

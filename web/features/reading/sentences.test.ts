import { expect, test } from "vitest";
import {
  barSentence,
  hesitation,
  ledeSentence,
  movedSentence,
  readingSummary,
  undecidedSentence,
  undecidedTitle,
} from "#web/features/reading/sentences.ts";
import { isMatchOpen, undecidedWords } from "#web/features/reading/reading-status.tsx";
import { notes, posting, readingOf } from "#web/test/readings.ts";

const placed = readingOf("posting", [{ text: "Terraform", place: "must" }]);

test("the page opens with what was placed, what needs a decision and what stays inside", () => {
  expect(ledeSentence(posting)).toBe(
    "We placed 5 of 7 lines. Two need your decision. One never leaves your team.",
  );
  expect(ledeSentence(placed)).toBe("We placed 1 of 1 line.");
  expect(ledeSentence(readingOf("posting", []))).toBe("There is no text to read yet.");
});

test("the bar says what happens to undecided lines, and what notes wait for", () => {
  expect(barSentence(posting)).toBe("Two lines are undecided.");
  expect(barSentence(placed)).toBe("Every line has a place.");
  expect(barSentence(notes)).toBe("Confirm what candidates may read");
  const open = readingOf("notes", [{ text: "wants four", place: "unplaced" }]);
  expect(barSentence(open)).toBe("One undecided line will be left out.");
  expect(undecidedSentence("notes", 1)).toBe(
    "Until you place it, it appears in no report and no message.",
  );
  expect(undecidedSentence("posting", 2)).toBe(
    "Until you place them, we go by the heading above; without one, or where we think of something to keep inside, they appear in no report.",
  );
});

test("a card of one line speaks of one", () => {
  expect(undecidedTitle(1)).toBe("One line needs you");
  expect(undecidedTitle(3)).toBe("Three lines need you");
  expect(undecidedTitle(23)).toBe("23 lines need you");
});

test("a move is said with the line's number, its place and how many are there now", () => {
  expect(movedSentence(posting, 4, "nice")).toBe("Line 4, nice-to-have. 2 in the work.");
});

test("a doubt names what the line could be, and keeps what is inside for last", () => {
  expect(hesitation({ likely: ["must", "culture"] })).toBe(
    "It reads as a requirement, and as how the team works.",
  );
  expect(hesitation({ likely: ["internal", "pay"] })).toBe(
    "It could be pay, or something to keep inside.",
  );
  expect(hesitation({ likely: [] })).toBe("We could not tell what it is.");
});

test("the wizard's row counts the lines and those to decide", () => {
  expect(readingSummary(posting, false)).toBe("7 lines, 2 to decide");
  expect(readingSummary(placed, false)).toBe("1 line, every one has a place");
  expect(readingSummary(placed, true)).toBe("1 line, checked by you");
});

test("the job's page counts undecided lines, and asks for the match only where nobody chose [X-13]", () => {
  expect(undecidedWords(posting)).toBe("2 lines undecided");
  expect(undecidedWords(placed)).toBeUndefined();
  expect(isMatchOpen(posting)).toBe(true);
  const chosen = { ...posting.comparedWith, chosenBy: "Maya" };
  expect(isMatchOpen({ ...posting, comparedWith: chosen })).toBe(false);
  const sure = { ...posting.comparedWith, certainty: "sure" as const };
  expect(isMatchOpen({ ...posting, comparedWith: sure })).toBe(false);
});

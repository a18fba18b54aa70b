import { expect, test } from "vitest";
import { readingUnder, withDecision, withFound } from "#web/features/reading/decisions.ts";
import { notes, posting } from "#web/test/readings.ts";

const maya = { by: "Maya", at: "2026-11-15T10:42:00.000Z" };
const nothing = { moves: [], occupation: null, isConfirmed: false };
const lineOf = (reading: typeof posting, text: string) =>
  reading.lines.find((line) => line.text === text);

test("a moved line is shown in its new place at once, as that person's", () => {
  const moved = readingUnder(posting, { moves: [{ words: "Terraform", place: "nice" }] }, maya);
  expect(lineOf(moved, "Terraform")).toMatchObject({ place: "nice", reader: "person", ...maya });
  expect(lineOf(moved, "401(k)")).toEqual(lineOf(posting, "401(k)"));
});

test("what is taken back stays as it is shown until the server says what was read [X-14]", () => {
  const back = readingUnder(posting, { moves: [{ words: "Terraform", place: "unplaced" }] }, maya);
  expect(back.lines).toEqual(posting.lines);
});

test("Looks right confirms every line that has a place, and decides for no other", () => {
  const { lines } = readingUnder(notes, { isConfirmed: true }, maya);
  expect(lines.map(({ place, by }) => [place, by])).toEqual([
    ["noise", "Maya"],
    ["must", "Maya"],
    ["process", "Maya"],
    ["internal", "Maya"],
    ["unplaced", null],
  ]);
});

test("a chosen occupation is sure, none is nobody's median", () => {
  const chosen = readingUnder(posting, { occupation: "15-1254" }, maya).comparedWith;
  expect(chosen).toMatchObject({ certainty: "sure", title: "Web Developers", chosenBy: "Maya" });
  const none = readingUnder(posting, { occupation: "none" }, maya).comparedWith;
  expect(none).toMatchObject({ certainty: "unknown", code: null, title: null, chosenBy: "Maya" });
});

test("an occupation found by searching keeps its name", () => {
  const found = { code: "47-2152", title: "Plumbers", why: "", median: 62_970 };
  const shown = readingUnder(withFound(posting, found), { occupation: found.code }, maya);
  expect(shown.comparedWith.title).toBe("Plumbers");
});

test("the last decision about a line counts, and undoing it leaves none", () => {
  const one = withDecision(nothing, { moves: [{ words: "Terraform", place: "nice" }] });
  const two = withDecision(one, { moves: [{ words: "Terraform", place: "duty" }] });
  expect(two.moves).toEqual([{ words: "Terraform", place: "duty" }]);
  expect(withDecision(two, { moves: [{ words: "Terraform", place: "unplaced" }] })).toEqual(
    nothing,
  );
});

test("a decision about one thing leaves the others as they are", () => {
  const before = {
    moves: [{ words: "a", place: "pay" as const }],
    occupation: "none",
    isConfirmed: true,
  };
  expect(withDecision(before, { occupation: "15-1252" })).toEqual({
    ...before,
    occupation: "15-1252",
  });
});

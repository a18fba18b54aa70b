import { expect, test } from "vitest";
import { countLines, filtersFor, lineNumbers, lineSpan } from "#web/features/reading/counts.ts";
import { notes, posting, readingOf } from "#web/test/readings.ts";

test("every line is in one filter besides All, and the filters add up to all of them", () => {
  const counts = filtersFor("posting").map((filter) => [filter, countLines(posting, filter)]);
  expect(counts).toEqual([
    ["all", 7],
    ["todo", 2],
    ["work", 2],
    ["deal", 1],
    ["around", 0],
    ["inside", 1],
    ["out", 1],
  ]);
});

test("in notes what candidates may read is unconfirmed until a person says so", () => {
  expect(filtersFor("notes")).toContain("unconfirmed");
  expect(filtersFor("posting")).not.toContain("unconfirmed");
  expect(countLines(notes, "unconfirmed")).toBe(2);
  const confirmed = readingOf(
    "notes",
    notes.lines.map((line) => ({ ...line, by: "Maya" })),
  );
  expect(countLines(confirmed, "unconfirmed")).toBe(0);
  expect(countLines(posting, "unconfirmed")).toBe(0);
});

test("lines are counted from one, whatever their ids are", () => {
  expect([...lineNumbers(posting.lines)].slice(0, 3)).toEqual([
    [0, 1],
    [10, 2],
    [20, 3],
  ]);
});

test("a link names one line, both of two, and the ends of more", () => {
  expect(lineSpan([7])).toBe("line 7");
  expect(lineSpan([7, 40])).toBe("lines 7, 40");
  expect(lineSpan([20, 21, 27])).toBe("lines 20–27");
});

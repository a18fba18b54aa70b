import { expect, test } from "vitest";
import { heardOf, LinesByModel } from "#tools/model/reading-prompt.ts";

const lines = [
  { id: 0, text: "Night Lead", heading: null },
  { id: 1, text: "Reach truck license", heading: "Requirements" },
];

test("a model's numbers become the lines' own words, and a number that no line has says nothing", () => {
  const answer: LinesByModel = {
    lines: [
      { id: 1, place: "must" },
      { id: 7, place: "duty" },
    ],
    values: [
      { name: "title", line: 0, words: "Night Lead" },
      { name: "pay", line: 9, words: "$90" },
    ],
  };
  expect(heardOf(lines, answer)).toEqual({
    lines: [{ words: "Reach truck license", place: "must" }],
    values: [{ name: "title", line: "Night Lead", words: "Night Lead" }],
  });
});

test("a place that does not exist, or a key of a model's own, is no answer", () => {
  expect(
    LinesByModel.safeParse({ lines: [{ id: 0, place: "unplaced" }], values: [] }).success,
  ).toBe(false);
  expect(LinesByModel.safeParse({ lines: [], values: [], admin: true }).success).toBe(false);
});

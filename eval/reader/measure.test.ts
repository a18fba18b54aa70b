import { expect, test } from "vitest";
import {
  isCut,
  missesOf,
  printTable,
  spread,
  wordsOnFirstScreen,
  type FirstImpression,
} from "#eval/reader/measure.ts";

const good: FirstImpression = {
  name: "a",
  words: [260, 10, 10, 10, 10, 10],
  cutLines: [],
  pages: 16,
};
const bad: FirstImpression = {
  name: "b",
  words: [10, 261, 10, 10, 10, 10],
  cutLines: ["marketPulse: Raise the"],
  pages: 17,
};

test("every word of the first screen counts, the rows under it do not", () => {
  const reason = { text: "It is low.", section: "pay", basis: null, facts: [] };
  const row = {
    key: "k",
    title: "A title",
    size: 2,
    count: "2 entries",
    line: "Not counted here.",
  };
  const words = wordsOnFirstScreen({
    verdict: "Raise the pay.",
    findings: [
      { claim: "Pay now", figure: { figure: "3", unit: "levels" }, reason, isInternal: false },
    ],
    actions: {
      section: "s",
      items: [{ action: "Call her", reason: "Soon", due: "Mon 16", owner: "Ines" }],
    },
    opens: "k",
    isThin: false,
    missing: [],
    rows: [row],
  });
  expect(words).toBe(3 + 2 + 2 + 3 + 6);
});

test.each([
  ["Raise the pay.", false],
  ["Is it “too low”?", false],
  ["Raise the…", true],
  ["Raise the...", true],
  ["Raise the", true],
  [undefined, true],
])("a card's line %j is cut: %s", (line, expected) => {
  expect(isCut(line)).toBe(expected);
});

test("the drawn texts are spread over the whole list", () => {
  const drawn = spread(
    Array.from({ length: 459 }, (_, at) => at),
    40,
  );
  expect(drawn).toHaveLength(40);
  expect(drawn[0]).toBe(0);
  expect(drawn.at(-1)).toBeGreaterThan(440);
  expect(() => spread([1, 2], 3)).toThrow("3 texts are needed, 2 are there");
});

test("what is at its goal passes, and one more of anything is named", () => {
  expect(missesOf([good])).toEqual([]);
  expect(missesOf([good, bad])).toEqual([
    "b: intakeSync opens with 261 words",
    "b: a card's line is cut: marketPulse: Raise the",
    "b: 17 pages",
  ]);
});

test("the table has median, most and how many missed", () => {
  const table = printTable([good, bad, { ...good, pages: 12 }]);
  expect(table).toContain("| pages of the PDF | ≤ 16 | 16 | 17 | 1 of 3 |");
  expect(table).toContain("| lines of the six cards that are cut | 0 | 0 | 1 | 1 of 3 |");
});

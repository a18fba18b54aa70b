import { describe, expect, test } from "vitest";
import { leftOutWords } from "#tools/report/left-out.ts";

const wordsOf = (undecided: number, unconfirmed: number) =>
  leftOutWords({ metadata: { engine: "built-in", leftOut: { undecided, unconfirmed } } });

describe("what a report left out", () => {
  test("is said in words, one line or several", () => {
    expect(wordsOf(4, 0)).toEqual([
      "4 lines are undecided and were left out. Decide them in What we read.",
    ]);
    expect(wordsOf(1, 1)).toEqual([
      "1 line is undecided and was left out. Decide it in What we read.",
      "1 line of the notes is not confirmed and was left out of texts for candidates. Confirm it in What we read.",
    ]);
    expect(wordsOf(0, 12)[0]).toMatch(/^12 lines of the notes are not confirmed/u);
  });

  test("is not said where nothing was, or nobody counted", () => {
    expect(wordsOf(0, 0)).toEqual([]);
    expect(leftOutWords({ metadata: { engine: "built-in" } })).toEqual([]);
    expect(leftOutWords("plain text")).toEqual([]);
  });
});

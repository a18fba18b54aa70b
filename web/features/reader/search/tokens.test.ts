import { expect, test } from "vitest";
import { countAgainst, splitSearch } from "#web/features/reader/search/tokens.ts";

const search = '("Data Engineer" OR (AND)) AND NOT "a OR b"';

test("a search string is coloured without changing a character", () => {
  const tokens = splitSearch(search);
  expect(tokens.map(({ text }) => text).join("")).toBe(search);
  expect(
    splitSearch('"open (')
      .map(({ text }) => text)
      .join(""),
  ).toBe('"open (');
  const operators = tokens.filter(({ kind }) => kind === "operator").map(({ text }) => text);
  expect(operators).toEqual(["OR", "AND", "AND", "NOT"]);
});

test("each bracket knows its partner", () => {
  const brackets = splitSearch(search).filter(({ kind }) => kind === "bracket");
  expect(brackets.map(({ text, pair }) => `${text}${pair}`)).toEqual(["(0", "(1", ")1", ")0"]);
});

test("the limit that is nearest is counted", () => {
  const length = { characters: 100, words: 31, operators: 2 };
  expect(countAgainst(length, { characters: 2_000, words: 32, operators: null })).toEqual({
    words: "31 of 32 words",
    isOver: false,
  });
  expect(countAgainst(length, { characters: 90, words: null, operators: 5 }).isOver).toBe(true);
});

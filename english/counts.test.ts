import { expect, test } from "vitest";
import { countInWords, countOf, inWords, ordinal } from "#english/counts.ts";

test("small numbers are words, larger ones figures", () => {
  expect([0, 1, 10, 11, 1_204].map(inWords)).toEqual(["no", "one", "ten", "11", "1,204"]);
});

test("one thing stands without an s", () => {
  expect([0, 1, 2].map((count) => countOf(count, "row"))).toEqual(["0 rows", "1 row", "2 rows"]);
  expect([0, 1, 2].map((count) => countInWords(count, "row"))).toEqual([
    "no rows",
    "one row",
    "two rows",
  ]);
});

test("the eleventh is no eleven-first", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map(ordinal)).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "11th",
    "12th",
    "13th",
    "21st",
    "22nd",
    "101st",
    "111th",
  ]);
});

import { expect, test } from "vitest";
import { hasWords } from "#web/features/palette/has-words.ts";

test("words are found in any order, case and column", () => {
  expect(hasWords("navigator offer", ["Offer Navigator", "report of this job"])).toBe(true);
  expect(hasWords("JOB of", ["Offer Navigator", "report of this job"])).toBe(true);
  expect(hasWords("", ["Profile"])).toBe(true);
});

test("letters scattered over a text are no word", () => {
  expect(hasWords("profi", ["Market Pulse Intelligence", "report of this job"])).toBe(false);
  expect(hasWords("offer profile", ["Offer Navigator"])).toBe(false);
});

import { expect, test } from "vitest";
import { hasSameMeaning, isNarrowerOrSame } from "#boolean/meaning.ts";
import { allOf, anyOf, inField, normalise, type Query } from "#boolean/query.ts";

const [a, b, c, d]: Query[] = ["a", "b", "c", "d"].map((text) => ({ kind: "term", text }));
if (!a || !b || !c || !d) throw new Error("four terms");
const not = (of: Query): Query => ({ kind: "not", of });

test("order, nesting, repeats, case and needless quotes do not change the canonical form", () => {
  const loud: Query = { kind: "phrase", text: "B" };
  expect(normalise(allOf([a, allOf([b, c])]))).toEqual(normalise(allOf([c, a, loud, a])));
});

test("NOT of a group is NOT of each member", () => {
  expect(normalise(not(anyOf([a, b])))).toEqual(normalise(allOf([not(b), not(a)])));
  expect(normalise(not(not(a)))).toEqual(a);
});

test("a field goes to each of its alternatives, and two fields are two questions", () => {
  const together = inField("Skills", anyOf([a, b]));
  expect(normalise(together)).toEqual(
    normalise(anyOf([inField("skills", b), inField("skills", a)])),
  );
  expect(hasSameMeaning(inField("Skills", a), inField("Companies", a))).toBe(false);
});

test("a phrase is not its words, and a distance is part of the meaning", () => {
  const phrase: Query = { kind: "phrase", text: "a b" };
  expect(hasSameMeaning(phrase, allOf([a, b]))).toBe(false);
  expect(hasSameMeaning(phrase, { ...phrase, within: 3 })).toBe(false);
});

test("parts that split two groups mean the whole search, and one missing part is noticed", () => {
  const whole = allOf([anyOf([a, b]), anyOf([c, d])]);
  const parts = [a, b].flatMap((left) => [c, d].map((right) => allOf([left, right])));
  expect(hasSameMeaning(whole, anyOf(parts))).toBe(true);
  expect(hasSameMeaning(whole, anyOf(parts.slice(1)))).toBe(false);
});

test("a term that stands in two groups is asked once", () => {
  expect(hasSameMeaning(allOf([a, anyOf([a, b])]), a)).toBe(true);
});

test("a narrower search is known as such", () => {
  expect(isNarrowerOrSame(allOf([a, b]), a)).toBe(true);
  expect(isNarrowerOrSame(allOf([a, not(b)]), a)).toBe(true);
  expect(isNarrowerOrSame(a, allOf([a, b]))).toBe(false);
});

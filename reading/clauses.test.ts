import { expect, test } from "vitest";
import { cutClauses } from "#reading/clauses.ts";
import { segment } from "#reading/segment.ts";
import { shippedWeights } from "#reading/weights.ts";
import { readText } from "#reading/read.ts";

const clausesOf = (text: string, kind: "notes" | "posting") =>
  cutClauses(text, segment(text, shippedWeights.headings), kind).map((line) => line.text);

test.each([
  ["17.75 - 20.25 if it's one of Osvaldo's people I can do 21", ["17.75 - 20.25"]],
  ["$32-42, would do $45 for his brother but nobody calls him", ["$32-42,"]],
  ["CTC 32 to 42 LPA fixed though Vikrant has okayed 46", ["CTC 32 to 42 LPA fixed"]],
  ["$72,000–$80,000 / ceiling really 84k", ["$72,000–$80,000 /"]],
])("in notes what is said of the pay ends where an aside begins: %s", (text, [pay]) => {
  expect(clausesOf(text, "notes")[0]).toBe(pay);
  expect(clausesOf(text, "posting")).toEqual([text]);
});

test("words without an amount stay together", () => {
  const text = "long days if it rains and I mean it";
  expect(clausesOf(text, "notes")).toEqual([text]);
});

test("a range that opens a row of notes is the pay to post, and what follows is left inside", () => {
  const { lines } = readText(`call w/ Wade, finish carpenter, Bend OR
- custom homes + remodels, 14 of us
- $32-42, would do $45 for one of the Gutierrez brothers but nobody calls him
- 7 to 3:30, M-F, no Saturdays
- 5 yrs finish, own hand tools + a truck
- Wade wants him here by May, the last guy quit on us`);
  const placeOf = (words: string) => lines.find(({ text }) => text.includes(words))?.place;
  expect(placeOf("$32-42")).toBe("pay");
  expect(placeOf("$45")).not.toBe("pay");
});

import { expect, test } from "vitest";
import { sentenceSpans } from "#english/sentences.ts";

const cut = (text: string) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ["Full day $165. Half day $90.", ["Full day $165.", "Half day $90."]],
  [
    "Conversion around $66K. Client requires a check.",
    ["Conversion around $66K.", "Client requires a check."],
  ],
  ["You know SQL, e.g. Postgres. No degree.", ["You know SQL, e.g. Postgres.", "No degree."]],
  ["Ask Dr. Owens at St. Mary's. Now!", ["Ask Dr. Owens at St. Mary's.", "Now!"]],
  ["come at 2 p.m. on a Tuesday. bring shoes", ["come at 2 p.m. on a Tuesday.", "bring shoes"]],
  [
    "Life Insurance Agent.100% remote.No base.",
    ["Life Insurance Agent.", "100% remote.", "No base."],
  ],
  ["one line without an end", ["one line without an end"]],
  ["", []],
])("%j is cut where its sentences end", (text, sentences) => {
  expect(cut(text)).toEqual(sentences);
});

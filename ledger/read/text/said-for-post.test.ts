import { expect, test } from "vitest";
import { saidForPost } from "#ledger/read/text/said-for-post.ts";
import type { PlacedLine } from "#reading/place.ts";

const textsOf = (text: string, place: PlacedLine["place"] = "internal") =>
  saidForPost(
    {
      id: 0,
      start: 0,
      end: text.length,
      text,
      layout: "sentence",
      heading: null,
      goesOn: false,
      place,
      confidence: 1,
      reader: "trained",
      likely: ["internal", "must"],
      internalChance: 0.9,
    },
    text,
  ).map((one) => [one.place, one.text]);

test.each([
  ['put it as "no alcohol on duty" pls, the last one was found in the pool', "no alcohol on duty"],
  [
    'We can say "comfortable working with faith-based partners"',
    "comfortable working with faith-based partners",
  ],
  ["Just say organizational change experience.", "organizational change experience"],
])("what notes dictate for the post is told: %s", (line, words) => {
  expect(textsOf(line)).toEqual([["must", words]]);
});

test.each([
  'Don\'t say "second shift is going away"',
  'He said "no more temps"',
  'can say "ask Denise about it"',
  "they'll ask why it's open so just say restructuring",
])("what they do not dictate is not: %s", (line) => {
  expect(textsOf(line)).toEqual([]);
});

test("where to apply is told without the person who answers", () => {
  const line =
    "call Jolene 417-555-0126 8-5, short app at hoskins.example/drive takes four minutes";
  expect(textsOf(line, "contact")).toEqual([["process", "Apply at hoskins.example/drive"]]);
  expect(textsOf("apply to dana@hoskins.example", "contact")).toEqual([]);
});

test("an office's mailbox is where to apply, a person's is not", () => {
  const line = "EMAIL CV + 5 CASE PHOTOS TO DRHIRING@FEN.EXAMPLE OR TXT YADIRA 956-555-0104";
  expect(textsOf(line, "contact")).toEqual([["process", "Apply at drhiring@fen.example"]]);
  expect(textsOf(line, "internal")).toEqual([]);
  expect(textsOf("send your cv to yadira.soto@fen.example", "contact")).toEqual([]);
});

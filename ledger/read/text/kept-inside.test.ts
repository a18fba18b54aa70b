import { expect, test } from "vitest";
import { keepsReason, readKeptInside } from "#ledger/read/text/kept-inside.ts";
import type { Said } from "#ledger/read/text/said.ts";

function topicOf(text: string, place: Said["place"] = "internal"): string | undefined {
  const line: Said = { text, place, heading: null, isBullet: false, quotes: [], isTyped: false };
  return readKeptInside([line])[0]?.about;
}

test.each([
  ["can strech to 115 for unicorn", "money"],
  ["Finance signed off 80, CEO ok needed", "money"],
  ["Rob will do 108 for someone from a rival", "money"],
  ["I'd go to eighty-five, but start low", "money"],
  ["Gary: hard stop at $34.50 and only with 5-axis", "money"],
  ["Ops ok to max 33.25 incl diff", "money"],
  ["Marcy says theyd go to 41 for the right one", "money"],
  ["The board will stretch to 104 if we have to", "money"],
  ["NOT Corvane, non-solicit until Sept", "offLimits"],
  ["hands off Korbel Medical (settlement, no-hire thru Dec)", "offLimits"],
  ["And nobody from Northline", "offLimits"],
  ["nothing posts with the practice name until the sixteenth", "embargo"],
  ["the contract is NOT public yet", "embargo"],
])("the team is told: %s", (text, about) => {
  expect(topicOf(text)).toBe(about);
});

test.each([
  ["who left and why", "Kevin left to a competitor, nobody is happy about it"],
  ["who does not know that they leave", "she is exited in August and hasn't been told"],
  ["what a recruiting firm earns", "Bill rate is $84, so don't go above 65"],
  ["an age", "he'd go to 30 for somebody younger"],
  ["an origin", "no one from across the river, you know what I mean"],
  ["the head of a file", "posting, last edits LH 5/6, approved by Gary"],
  ["a week's days", "she'd do 4 days for the right one"],
])("not repeated: %s", (_what, text) => {
  expect(topicOf(text)).toBeUndefined();
});

test("of a line on who leaves, the team is told what it must act by", () => {
  const text =
    "int. - backfill for Joe Doe, on final written. keep confidential until the 14th, okay. Ops ok to max 33.25 incl diff";
  const line: Said = {
    text,
    place: "internal",
    heading: null,
    isBullet: false,
    quotes: [],
    isTyped: false,
  };
  expect(readKeptInside([line]).map(({ about, text: told }) => [about, told])).toEqual([
    ["embargo", "keep confidential until the 14th, okay."],
    ["money", "Ops ok to max 33.25 incl diff"],
  ]);
});

test("a line that candidates may read is told elsewhere", () => {
  expect(topicOf("Sign-on of up to $5,000 approved", "pay")).toBeUndefined();
});

const insideLines = (...texts: string[]): Said[] =>
  texts.map((text) => ({
    text,
    place: "internal",
    heading: null,
    isBullet: false,
    quotes: [],
    isTyped: false,
  }));

test.each([
  [["Rudy quit in march, went to the franchise", "dont bring that up obv"]],
  [["backfill for Joe Doe, on final written. keep confidential, he does not know"]],
  [["Between us, Arjun walked out because of my director"]],
  [["Backstory, not for the posting: Jenna was let go in February"]],
])("why the job is open stays inside: %j", (texts) => {
  expect(keepsReason(insideLines(...texts))).toBe(true);
});

test.each([
  [["Finance signed off 80, don't put that in the ad"]],
  [["Jenna left in February for a bigger team"]],
])("nothing says that the reason is kept inside: %j", (texts) => {
  expect(keepsReason(insideLines(...texts))).toBe(false);
});

test.each(["no more than 25 min. between two visits", "capped at 18 patients a day"])(
  "the team is told nothing about pay where people count minutes or patients: %s",
  (text) => {
    expect(topicOf(text)).toBeUndefined();
  },
);

test("layoffs that are not announced are kept, and nobody agrees on a sentence about them", () => {
  expect(topicOf("the October 3 layoff in Altoona isnt announced")).toBe("embargo");
});

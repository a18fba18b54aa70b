import { expect, test } from "vitest";
import { readKeptInside } from "#ledger/read/text/kept-inside.ts";
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
  ["a week's days", "she'd do 4 days for the right one"],
])("not repeated: %s", (_what, text) => {
  expect(topicOf(text)).toBeUndefined();
});

test("a line that candidates may read is told elsewhere", () => {
  expect(topicOf("Sign-on of up to $5,000 approved", "pay")).toBeUndefined();
});

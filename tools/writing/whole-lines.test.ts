import { expect, test } from "vitest";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";
import { isWhole, wholeLines } from "#tools/writing/whole-lines.ts";

const rawExtractedJd = [
  "Benefits",
  "- Medical, dental and vision, 95% paid",
  "- HUGE SIGN-ON BONUS NOW PAID",
  "- Paid leave for",
].join("\n");

test("a part of a line is told as the whole line, once, and a torn or shouted one is left out", () => {
  const ledger = ledgerOf({ title: "Cook", rawExtractedJd });
  const part = (text: string) => ({ id: text, text });
  const told = wholeLines(
    ledger,
    ["95% paid", "dental", "HUGE SIGN-ON BONUS", "Paid leave"].map(part),
    120,
  );
  expect(told.map(({ text }) => text)).toEqual(["Medical, dental and vision, 95% paid"]);
  expect(wholeLines(ledger, [part("95% paid")], 20)).toEqual([]);
});

test.each([
  "/ 85 % dependents",
  "27.44 28.82",
  "P.m.",
  "Match is 50 cents on the dollar up to 6%",
  "Monitors up to 6 radio talkgroups at",
])("a piece is not told by itself: %s", (text) => {
  expect(isWhole(text)).toBe(false);
});

test.each(["401(k) with a 5% match", "Home every weekend", "$500 a year toward boots"])(
  "a line that stands alone is: %s",
  (text) => {
    expect(isWhole(text)).toBe(true);
  },
);

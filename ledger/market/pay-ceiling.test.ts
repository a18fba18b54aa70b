import { expect, test } from "vitest";
import type { Offer } from "#english/money.ts";
import type { KeptInside, Pay } from "#ledger/facts/reading.ts";
import { readCeiling } from "#ledger/market/pay-ceiling.ts";

const offers: Record<string, Offer> = {
  year: { min: 85_000, max: 105_000, currency: "USD", period: "year" },
  hour: { min: 26.5, max: 33, currency: "USD", period: "hour" },
};

function ceilingIn(text: string, period: "year" | "hour"): string | undefined {
  const line: KeptInside = {
    id: "inside.1",
    label: "Kept inside",
    about: "money",
    text,
    quotes: [],
  };
  const pay: Pay = {
    id: "pay.range",
    label: "Pay",
    text: "",
    quotes: [],
    conflict: null,
    offer: offers[period] ?? null,
  };
  return readCeiling({ keptInside: [line], pay })?.amount;
}

test.each([
  ["he'll go to 118 for a superstar, his senior guy Walt is at 109", "year", "$118,000 a year"],
  ["I have approval up to 122k, because Marcus is sitting at 109", "year", "$122,000 a year"],
  ["The board will stretch to 115 if we have to", "year", "$115,000 a year"],
  ["Comp approved thru $112,500 w/ VP sign-off", "year", "$112,500 a year"],
  ["hard stop at $34.50 and only with 5-axis", "hour", "$34.50 an hour"],
  ["Ops ok to max 33.25 incl diff", "hour", "$33.25 an hour"],
  ["the guy I spoke to can get 111 800 but that is me only", "year", "$111,800 a year"],
] as const)("a limit for the team alone: %s", (text, period, amount) => {
  expect(ceilingIn(text, period)).toBe(amount);
});

test.each([
  ["his senior guy Walt is at 109", "year"],
  ["finance signed off, ask me before you go higher", "year"],
  ["the CFO approved 80", "year"],
  ["budget for the team is 900k", "year"],
] as const)("no limit above the range: %s", (text, period) => {
  expect(ceilingIn(text, period)).toBeUndefined();
});

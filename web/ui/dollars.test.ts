import { expect, test } from "vitest";
import { callDollars, dollars, roundDollars } from "#web/ui/dollars.ts";

test("cost is said in dollars and cents, and a little is not called nothing", () => {
  expect([0, 1, 9_999, 10_000, 3_000_000, 1_234_567_890].map(dollars)).toEqual([
    "$0.00",
    "under $0.01",
    "under $0.01",
    "$0.01",
    "$3.00",
    "$1,234.57",
  ]);
});

test("a call's cost is said down to a hundredth of a cent, a chosen amount without empty cents", () => {
  expect([0, 400, 1_230_000].map(callDollars)).toEqual(["$0.00", "$0.0004", "$1.23"]);
  expect([120, 49.5, 1_000].map(roundDollars)).toEqual(["$120", "$49.50", "$1,000"]);
});

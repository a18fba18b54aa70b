import { expect, test } from "vitest";
import { dollars } from "#web/ui/dollars.ts";

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

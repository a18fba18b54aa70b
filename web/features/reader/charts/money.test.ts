import { expect, test } from "vitest";
import { formatAmount, formatTick, readAmount } from "#web/features/reader/charts/money.ts";

test("amounts are written as reports write them", () => {
  expect(formatAmount(148_000, "USD")).toBe("$148,000");
  expect(formatAmount(40.5, "USD")).toBe("$40.50");
  expect(formatAmount(40, "not a currency")).toBe("40 not a currency");
  expect(formatTick(150_000, "USD")).toBe("$150k");
  expect(formatTick(45, "USD")).toBe("$45");
});

test("the first amount of a text is read with what it is paid per", () => {
  expect(readAmount("$162,800 a year with the 10 % bonus")).toEqual({
    amount: 162_800,
    per: "year",
  });
  expect(readAmount("$40.50 an hour")).toEqual({ amount: 40.5, per: "hour" });
  expect(readAmount("$90k per year")).toEqual({ amount: 90_000, per: "year" });
  expect(readAmount("unknown")).toBeUndefined();
});

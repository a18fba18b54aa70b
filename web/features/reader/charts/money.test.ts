import { expect, test } from "vitest";
import { formatTick, readAmount } from "#web/features/reader/charts/money.ts";

test("an axis writes amounts as reports write them", () => {
  expect(formatTick(150_000, "USD")).toBe("$150k");
  expect(formatTick(150_000, "CAD")).toBe("C$150k");
  expect(formatTick(40.5, "USD")).toBe("$40.50");
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

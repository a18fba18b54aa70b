import { expect, test } from "vitest";
import { isUnknown } from "#ledger/market/market-facts.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";

function picture(fields: Partial<JobFields>) {
  const ledger = ledgerOf({ title: "Insurance Sales Agent", location: "Chicago, IL", ...fields });
  const fact = ledger.facts.find(({ id }) => id === "pay.atTarget")?.text ?? null;
  return { ...ledger.market, fact };
}

test("a percent bonus is put on top of base for each offer point", () => {
  const { atTarget, fact } = picture({
    title: "Controller",
    salaryRange: "$120,000 - $140,000",
    benefits: "15% target bonus",
  });
  expect(atTarget).toMatchObject({
    kind: "bonus",
    percent: 15,
    isMost: false,
    yearly: { min: 138_000, max: 161_000 },
  });
  expect(fact).toContain("$138,000 to $161,000 a year, 15 % of base on top");
  expect(fact).toContain("stop at $140,000 and $21,000, together $161,000 a year");
});

test("a bonus on hourly pay is counted over 2,080 hours", () => {
  const { atTarget, fact } = picture({
    title: "Registered Nurse",
    salaryRange: "$40 to $50 an hour",
    benefits: "Annual bonus of 5% of base pay",
  });
  expect(atTarget?.yearly).toMatchObject({ min: 87_360, max: 109_200 });
  expect(fact).toContain("at 2,080 hours");
});

test("a bonus of up to a share is the most, no target", () => {
  const { atTarget } = picture({ salaryRange: "$90,000", benefits: "Bonus of up to 20%" });
  expect(atTarget).toMatchObject({ percent: 20, isMost: true });
});

test.each([
  "Annual bonus",
  "$10,000 annual bonus",
  "Bonus of 10% or 15%, by level",
  "Bonus 5-10% on hit rate",
  "A bonus that averaged 8% last year",
])("%s gives no share to count with", (benefits) => {
  expect(picture({ title: "Controller", salaryRange: "$90,000", benefits }).atTarget).toBeNull();
});

test("on-target earnings stand beside base and are what published pay compares with", () => {
  const market = picture({ salaryRange: "$75-85k base, $150-170k OTE" });
  expect(market.atTarget).toMatchObject({
    kind: "commission",
    percent: 50,
    yearly: { min: 150_000, max: 170_000 },
  });
  expect(market.fact).toContain("above P90");
  expect(market.position).toEqual({ unknown: "baseOnly" });
  expect([market.moves, market.gaps, market.anchors]).toEqual([[], [], []]);
});

test("base without commission is not placed among pay that counts it", () => {
  const market = picture({ salaryRange: "$80k plus uncapped commission" });
  expect(market.atTarget).toBeNull();
  expect(market.position).toEqual({ unknown: "baseOnly" });
  expect(market.offerPoints).toMatchObject({
    opening: { amount: 80_000 },
    target: { amount: 80_000 },
  });
});

test("earnings on target alone leave the base unknown", () => {
  const market = picture({ salaryRange: "OTE $150k-170k" });
  expect(market.atTarget).toMatchObject({ kind: "commission", percent: null });
  expect(market.offerPoints).toEqual({ unknown: "noOffer" });
  expect(isUnknown(market.position)).toBe(true);
});

import { describe, expect, test } from "vitest";
import { planFunnel } from "#ledger/funnel.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { ledgerOf } from "#ledger/sample-job.ts";

function funnelOf({ reading, market }: Ledger) {
  return planFunnel(reading, market);
}

function rateOf(steps: ReturnType<typeof planFunnel>, step: string): number | null | undefined {
  return steps.find((one) => one.step === step)?.ratePercent;
}

describe("the planning funnel", () => {
  const steps = funnelOf(ledgerOf({ title: "Registered Nurse", salaryRange: "$45-$60 per hour" }));

  test("ends in one hire and widens toward the first contact", () => {
    expect(steps.map(({ step }) => step)).toEqual([
      "contacted",
      "interested",
      "screened",
      "interviewed",
      "offered",
      "hired",
    ]);
    const people = steps.map((one) => one.people);
    expect(people.at(-1)).toBe(1);
    expect(people).toEqual(people.toSorted((a, b) => b - a));
  });

  test("is worked back without rounding, then each step is rounded up", () => {
    let exact = 1;
    for (const { people, ratePercent } of steps.toReversed()) {
      if (ratePercent !== null) exact /= ratePercent / 100;
      expect(people).toBe(Math.ceil(exact - 1e-9));
    }
  });

  test("says what each rate rests on", () => {
    expect(steps.filter(({ basis }) => basis === "")).toEqual([]);
    expect(steps.at(-1)?.ratePercent).toBeNull();
  });
});

test("the more must be true at once, the fewer pass the first call", () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `Skill number ${at}`).join("\n");
  const rates = [2, 6, 9].map((count) =>
    rateOf(funnelOf(ledgerOf({ requirements: lines(count) })), "screened"),
  );
  expect(rates).toEqual([50, 40, 30]);
});

test("without a range fewer offers are accepted, and below the median too", () => {
  const title = "Registered Nurse";
  const none = rateOf(funnelOf(ledgerOf({ title })), "offered");
  const low = rateOf(funnelOf(ledgerOf({ title, salaryRange: "$25 to $30 per hour" })), "offered");
  const high = rateOf(funnelOf(ledgerOf({ title, salaryRange: "$60 to $70 per hour" })), "offered");
  expect([none, low, high]).toEqual([70, 75, 80]);
});

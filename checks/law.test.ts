import { describe, expect, test } from "vitest";
import { pictureLaw } from "#ledger/law/apply-rules.ts";
import type { Place } from "#ledger/reading.ts";
import { checkLaw } from "#checks/law.ts";
import { attractSourceKit } from "#checks/sample-kit.ts";
import { sampleLedger, sampleReading } from "#checks/sample-ledger.ts";

const today = new Date("2026-11-14");

function check(post: object, place: Partial<Place> = {}, size = "201-500") {
  const reading = { ...sampleReading, place: { ...sampleReading.place, ...place } };
  const ledger = sampleLedger({ reading, law: pictureLaw(reading.place, size, today) });
  return checkLaw(ledger, { jobPost: { ...attractSourceKit.jobPost, ...post } });
}

const rules = (findings: ReturnType<typeof check>) => findings.map(({ rule }) => rule);

describe("in Colorado", () => {
  test("a post with range, benefits, other pay and closing date passes", () => {
    expect(check({})).toEqual([]);
  });

  test.each([
    [
      { payAndBenefits: "Competitive pay. Medical, 401(k), leave and a differential." },
      "law.range",
    ],
    [{ range: null }, "law.range"],
    [
      { payAndBenefits: "$34.00 to $44.00 plus a differential. Medical and 401(k)." },
      "law.benefits",
    ],
    [{ payAndBenefits: "$34.00 to $44.00. Medical, 401(k), 15 days of leave." }, "law.otherPay"],
    [{ howToApply: "Apply at the mill office." }, "law.closingDate"],
  ])("%o is a finding", (post, rule) => {
    const [finding, ...others] = check(post);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule, where: "attractSourceKit.jobPost" });
    expect(finding?.citation).toContain("Colorado");
    expect(finding?.why).toContain("Last checked 2026-11");
    expect(finding?.why).toContain("Not legal advice");
  });

  test("the finding names the benefits that are missing and the pay that is on file", () => {
    expect(
      check({ payAndBenefits: "$34.00 to $44.00, a differential, dental" })[0]?.what,
    ).toContain("retirement, leave");
    expect(check({ range: null })[0]?.fix).toContain("$34.00 to $44.00 an hour");
  });
});

describe("pay with one end", () => {
  const benefits = "A $2.50 shift differential. Medical, 401(k), 15 days of leave.";
  const post = { payAndBenefits: `Up to $44.00 an hour. ${benefits}` };

  test("is one finding, and one click puts in the range on file", () => {
    expect(check(post)).toMatchObject([
      {
        rule: "law.openRange",
        severity: "high",
        where: "attractSourceKit.jobPost.payAndBenefits",
        quote: "Up to $44.00 an hour",
        start: 0,
        end: 20,
        what: expect.stringContaining("names no bottom"),
        fix: 'Say "$34.00 to $44.00 an hour".',
        citation: expect.stringContaining("Colorado"),
      },
    ]);
  });

  test("is a question where only that end is on file, though the post prints all there is", () => {
    const offer = { min: 34, max: null, currency: "USD", period: "hour" } as const;
    const pay = {
      id: "pay",
      label: "Pay",
      text: "from $34.00 an hour",
      quotes: [],
      offer,
      conflict: null,
    };
    const ledger = sampleLedger({ reading: { ...sampleReading, pay } });
    const payAndBenefits = `From $34.00 an hour. ${benefits}`;
    const kit = { jobPost: { ...attractSourceKit.jobPost, payAndBenefits, range: offer } };
    const [finding, ...others] = checkLaw(ledger, kit);
    expect(others).toEqual([]);
    expect(finding?.fix).toBe("Ask for the top of the range and print both ends.");
  });

  test("is nothing where no place asks for a range", () => {
    expect(check(post, { region: "TX" })).toEqual([]);
  });
});

test("where no rule is known, nothing is asked", () => {
  expect(check({ range: null, payAndBenefits: "Good pay" }, { region: "TX" })).toEqual([]);
});

test("a rule that only may apply weighs less than one that likely does", () => {
  const withoutRange = { range: null };
  const columbus = { city: "Columbus", region: "OH" };
  expect(check(withoutRange, columbus, "201-500")[0]?.severity).toBe("high");
  expect(check(withoutRange, columbus, "11-50")[0]?.severity).toBe("medium");
});

test("Ontario hears of AI as information, and of the vacancy", () => {
  const ontario = { city: "Ottawa", region: "ON", country: "CA" };
  const findings = check({}, ontario);
  expect(rules(findings)).toEqual(["law.aiUse", "law.vacancy"]);
  expect(findings[0]).toMatchObject({ severity: "info" });
  const stated = { howToApply: "Existing vacancy. We use AI to screen applications." };
  expect(check(stated, ontario)).toEqual([]);
});

test("a rule to come is announced with its date", () => {
  const [finding] = check({}, { city: "Dover", region: "DE" });
  expect(finding).toMatchObject({ rule: "law.coming", severity: "info" });
  expect(finding?.what).toContain("2027-09-01");
});

import { describe, expect, test } from "vitest";
import { shipped } from "#knowledge/shipped.ts";
import { pictureLaw } from "#ledger/law/apply-rules.ts";
import type { Place } from "#ledger/facts/reading.ts";
import { checkLaw } from "#checks/law.ts";
import { attractSourceKit } from "#checks/fixtures/sample-kit.ts";
import { sampleLedger, sampleReading } from "#checks/fixtures/sample-ledger.ts";

const today = new Date("2026-11-16");

function check(post: object, place: Partial<Place> = {}, size = "201-500") {
  const reading = { ...sampleReading, place: { ...sampleReading.place, ...place } };
  const ledger = sampleLedger({
    reading,
    law: pictureLaw(shipped.law, reading.place, size, today),
  });
  return checkLaw(ledger, { jobPost: { ...attractSourceKit.jobPost, ...post } });
}

const rules = (findings: ReturnType<typeof check>) => findings.map(({ rule }) => rule);

const maryland = { city: "Bethesda", region: "MD" };

describe("in Maryland, whose law was read", () => {
  test("a post with range, benefits and other pay passes", () => {
    expect(check({}, maryland)).toEqual([]);
  });

  test.each([
    [
      { payAndBenefits: "Competitive pay. Medical, 401(k), leave and a differential." },
      "law.range",
      "high",
    ],
    [{ range: null }, "law.range", "high"],
    [
      { payAndBenefits: "$34.00 to $44.00 plus a differential. Medical and 401(k)." },
      "law.benefits",
      "medium",
    ],
    [
      { payAndBenefits: "$34.00 to $44.00. Medical, 401(k), 15 days of leave." },
      "law.otherPay",
      "medium",
    ],
  ])("%o is a finding", (post, rule, severity) => {
    const [finding, ...others] = check(post, maryland);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule, severity, where: "attractSourceKit.jobPost" });
    expect(finding?.citation).toBe("Maryland Labor and Employment Code § 3-304.2");
    expect(finding?.why).toBe(
      "Asked for in: Maryland. Last checked: 2026-11-16. Not legal advice.",
    );
  });

  test("a closing date is not asked for", () => {
    expect(check({ howToApply: "Apply at the mill office." }, maryland)).toEqual([]);
  });

  test("what was last looked at long ago says so", () => {
    const reading = { ...sampleReading, place: { ...sampleReading.place, ...maryland } };
    const law = pictureLaw(shipped.law, reading.place, "", new Date("2028-06-01"));
    const ledger = sampleLedger({ reading, law });
    const [finding] = checkLaw(ledger, { jobPost: { ...attractSourceKit.jobPost, range: null } });
    expect(finding?.why).toContain("Last checked: 2026-11-16, over a year ago.");
  });

  test("it is not legal advice, said once", () => {
    const findings = check({ range: null, payAndBenefits: "Good pay" }, maryland);
    expect(findings.length).toBeGreaterThan(1);
    const said = findings.filter(({ why }) => why.includes("Not legal advice"));
    expect(said).toEqual([findings[0]]);
  });

  test("the finding names the benefits that are missing and the pay that is on file", () => {
    expect(
      check({ payAndBenefits: "$34.00 to $44.00, a differential, dental" }, maryland)[0]?.what,
    ).toContain("retirement, leave");
    expect(check({ range: null }, maryland)[0]?.fix).toContain("$34.00 to $44.00 an hour");
  });
});

describe("in Colorado, whose law was not read", () => {
  test("a post with range, benefits, other pay and closing date passes", () => {
    expect(check({})).toEqual([]);
  });

  test("a missing closing date is a question for counsel, and no duty", () => {
    expect(check({ howToApply: "Apply at the mill office." })).toMatchObject([
      {
        rule: "law.closingDate",
        severity: "low",
        what: "The post does not say until when people can apply.",
        why: "Check with counsel whether it is asked for in: Colorado. Not legal advice.",
        citation: "Equal Pay for Equal Work Act, C.R.S. § 8-5-201",
      },
    ]);
  });

  test("nothing it may ask for weighs more", () => {
    const findings = check({ range: null, payAndBenefits: "Good pay", howToApply: "Write to us." });
    expect(findings.map(({ severity }) => severity)).toEqual(["low", "low", "low", "low"]);
  });
});

describe("pay with one end", () => {
  const benefits = "A $2.50 shift differential. Medical, 401(k), 15 days of leave.";
  const post = { payAndBenefits: `Up to $44.00 an hour. ${benefits}` };

  test("is one finding, and one click puts in the range on file", () => {
    expect(check(post, maryland)).toMatchObject([
      {
        rule: "law.openRange",
        severity: "high",
        where: "attractSourceKit.jobPost.payAndBenefits",
        quote: "Up to $44.00 an hour",
        start: 0,
        end: 20,
        what: expect.stringContaining("names no bottom"),
        fix: 'Say "$34.00 to $44.00 an hour".',
        citation: expect.stringContaining("Maryland"),
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
  const chicago = { city: "Chicago", region: "IL" };
  expect(check(withoutRange, chicago, "201-500")[0]?.severity).toBe("high");
  expect(check(withoutRange, chicago, "11-50")[0]?.severity).toBe("medium");
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
  expect(finding?.what).toContain("2027-09-26");
  expect(finding?.why).toMatch(/^Check with counsel/u);
});

test("a place that is not known asks for nothing", () => {
  const nowhere = { city: null, region: null, country: null };
  expect(check({ range: null, payAndBenefits: "Good pay" }, nowhere)).toEqual([]);
});

test("where one law was read and another was not, the finding rests on the one that was", () => {
  const [finding] = check({ range: null }, { city: "Brooklyn", region: "NY" });
  expect(finding?.citation).toBe("New York Labor Law § 194-b");
  expect(finding?.why).not.toContain("New York City");
});

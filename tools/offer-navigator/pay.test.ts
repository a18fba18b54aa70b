import { shipped } from "#knowledge/shipped.ts";
import { expect, test } from "vitest";
import { guardFigures } from "#checks/figures/guard.ts";
import { buildLedger } from "#ledger/ledger.ts";
import { shippedFacts, type MarketFacts } from "#ledger/market/market-facts.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { austinDevelopers, columbusNurses, withLevels } from "#ledger/fixtures/sample-market.ts";
import { linesOf } from "#tools/fixtures/lines-of.ts";
import { writeOfferNavigator } from "#tools/offer-navigator/writer.ts";
import { bareJob, bareOrganization, briefOn, sampleNow } from "#tools/fixtures/sample-briefing.ts";

function write(fields: Partial<JobFields>, market: MarketFacts = shippedFacts) {
  const job = { ...bareJob, ...fields };
  const ledger = buildLedger({
    job,
    organization: bareOrganization,
    market,
    knowledge: shipped,
    today: sampleNow,
  });
  const report = writeOfferNavigator({ ...briefOn(job), ledger });
  expect(guardFigures(ledger, "offerNavigator", report)).toEqual([]);
  return report;
}

function packagesOf(fields: Partial<JobFields>, market?: MarketFacts) {
  return write(fields, market).compensationStrategy.packages.map(({ base, perYear, why }) => [
    base,
    perYear,
    why,
  ]);
}

function statusOf(fields: Partial<JobFields>, part: string) {
  return write(fields).compensationStrategy.parts.find((one) => one.part === part)?.status;
}

const nurse: Partial<JobFields> = {
  title: "Registered Nurse - ICU",
  location: "Columbus, OH",
  salaryRange: "$36.00 - $48.00 per hour",
};

test("each point names the public wage it stands on and whose experience that is", () => {
  expect(packagesOf(nurse, withLevels(columbusNurses))).toEqual([
    [
      "$39.12 an hour",
      "$81,370 a year at 2,080 hours",
      "DOL Level II in Columbus, OH, the wage of qualified people.",
    ],
    [
      "$42.83 an hour",
      "$89,086 a year at 2,080 hours",
      "DOL Level III in Columbus, OH, the wage of experienced people.",
    ],
    ["$48.00 an hour", "$99,840 a year at 2,080 hours", "The top of the range."],
  ]);
  const national = packagesOf({ ...nurse, salaryRange: "$42.00 - $52.00 per hour" });
  expect(national[1]?.[2]).toBe(
    "The median in the United States, all levels of experience together.",
  );
});

test("a senior is not opened at the bottom", () => {
  const developer = {
    title: "Senior Backend Engineer",
    location: "Austin, TX",
    salaryRange: "$135k-160k",
    benefits: "10% target bonus",
  };
  const packages = packagesOf(developer, withLevels(austinDevelopers));
  expect(packages.map(([base, perYear]) => [base, perYear])).toEqual([
    ["$147,500 a year", "$162,250 a year with the 10 % bonus at target"],
    ["$154,000 a year", "$169,400 a year with the 10 % bonus at target"],
    ["$160,000 a year", "$176,000 a year with the 10 % bonus at target"],
  ]);
});

test("12-hour shifts are counted both ways", () => {
  const [opening] = packagesOf(
    { ...nurse, rawExtractedJd: "This is a full-time, 12-hour night position." },
    withLevels(columbusNurses),
  );
  expect(opening?.[1]).toBe("$81,370 a year at 2,080 hours, $73,233 at 1,872");
});

test("what comes on top is said in the posting's words, and nothing is missed that it does not name", () => {
  const nights = { ...nurse, title: "Registered Nurse - ICU (Nights)" };
  expect(JSON.stringify(write(nights).compensationStrategy)).not.toContain("differential");
  const stated = write({ ...nights, benefits: "Night differential of $5.50 an hour" });
  const asked = stated.negotiationGuidance.find(({ ifTheySay }) => /on top/u.test(ifTheySay));
  expect(asked?.youSay).toContain("“Night differential of $5.50 an hour”");
});

test("a bonus without a figure is stated as such and never counted", () => {
  const fields = {
    title: "Restaurant Manager",
    salaryRange: "$65,000",
    benefits: "Quarterly bonus",
  };
  expect(statusOf(fields, "bonus")).toBe("Stated without a figure: “Quarterly bonus”");
  expect(packagesOf(fields)).toEqual([]);
});

test("earnings on target include the base, and the range is the base", () => {
  const sales = { title: "Account Executive", salaryRange: "$75-85k base, $150-170k OTE" };
  const { compensationStrategy, summary, negotiationGuidance } = write(sales);
  expect(compensationStrategy.range).toMatchObject({ min: 75_000, max: 85_000 });
  expect(compensationStrategy.finding).toContain(
    "At target it comes to $150,000 to $170,000 a year, base included.",
  );
  expect(statusOf(sales, "at target")).toBe("Stated: $150,000 to $170,000 a year, base included");
  expect(summary.answer).toMatch(/^Offer the base first/u);
  expect(negotiationGuidance.map(({ ifTheySay }) => ifTheySay)).toContain(
    "How much of it is base?",
  );
  expect(linesOf(negotiationGuidance).join()).not.toContain("plus");
});

test("earnings on target alone plan no offer", () => {
  const report = write({ title: "Account Executive", salaryRange: "OTE $150k-170k" });
  expect(report.compensationStrategy.packages).toEqual([]);
  expect(report.summary.answer).toMatch(/^No offer can be planned/u);
});

test("tips stand apart from the rate", () => {
  const { summary, compensationStrategy } = write({
    title: "Barista",
    rawExtractedJd: "Barista\n\nPay: $17.00/hr + tips (tips average $6-9/hr)",
    salaryRange: "$17.00/hr + tips (tips average $6-9/hr)",
  });
  expect(summary.answer).toMatch(/^Keep the hourly rate and the tips apart/u);
  expect(compensationStrategy.finding).toContain("never promised");
});

test("a week's average is no range to bargain in", () => {
  const report = write({ title: "CDL-A Truck Driver", salaryRange: "$1,500 - $1,850 per week" });
  expect(report.compensationStrategy.packages).toEqual([]);
  expect(report.summary.answer).toMatch(/^Offer the average week/u);
  expect(report.negotiationGuidance[0]?.youSay).toMatch(/^No\. It is stated as \$1,500 to/u);
});

test("on a scale there is no bargaining: a place on it, and who decides it", () => {
  const report = write({
    title: "Special Education Teacher",
    location: "Centennial, CO",
    salaryRange: "$57,414 - $98,230 (licensed salary schedule, BA step 1 to MA+60 step 15)",
  });
  expect(report.compensationStrategy).toMatchObject({ packages: [] });
  expect(report.compensationStrategy.finding).toMatch(/a place on the scale/u);
  expect(report.compensationStrategy.rule).toMatch(/^HR decides the place/u);
  expect(report.summary.answer).toMatch(/^Pay here is a scale/u);
  const lines = linesOf(report).join("\n");
  expect(lines).not.toMatch(/open at|aim for|Up to the target|No further than/u);
});

test("euros in Berlin: the range alone gives the points, and nothing American stands beside them", () => {
  const berlin = {
    title: "Data Engineer",
    location: "Berlin, Germany",
    salaryRange: "€72,000 - €86,000",
  };
  expect(packagesOf(berlin).map(([base, , why]) => [base, why])).toEqual([
    ["€75,500 a year", "A quarter up the range."],
    ["€79,000 a year", "The middle of the range."],
    ["€86,000 a year", "The top of the range."],
  ]);
  expect(linesOf(write(berlin)).join("\n")).not.toMatch(/\$|United States|percentile|\bDOL\b/u);
});

test("one figure leaves nothing to move", () => {
  const report = write({ salaryRange: "$80,000" });
  expect(report.summary.answer).toMatch(/^There is little or no room on base/u);
  expect(report.compensationStrategy).toMatchObject({ packages: [] });
});

test("pay is called low or strong by the figures of its place alone", () => {
  const local = withLevels(columbusNurses);
  const answer = (salaryRange: string, market?: MarketFacts) =>
    write({ ...nurse, salaryRange }, market).summary.answer;
  expect(answer("$30.00 - $38.00 per hour", local)).toMatch(/sits low for the market/u);
  expect(answer("$44.00 - $58.00 per hour", local)).toMatch(/^Pay is the strong point/u);
  expect(answer("$30.00 - $38.00 per hour")).toMatch(/^Agree opening, target and limit/u);
});

test("nothing asks what anybody earns", () => {
  const lines = linesOf(write({ ...nurse, redFlags: ["low budget"] }));
  expect(
    lines.filter((line) => /(?:current|present|last) (?:pay|salary)|do you earn/iu.test(line)),
  ).toEqual([]);
});

test.each([
  "1st shift 6:00a-2:30p M-F $18.00/hr\n2nd shift 2:30p-11:00p M-F $18.00 + $1.25 differential",
  "$18.00 an hour base\nNights: $2.75 shift differential",
])("one base with differentials is no range to bargain in", (lines) => {
  const report = write({
    title: "Forklift Operator",
    location: "Olathe, KS",
    salaryRange: "$18.00 - $20.75 an hour",
    rawExtractedJd: `Forklift Operator\n\nPay\n$18.00 - $20.75 an hour\n${lines}\n`,
  });
  expect(report.compensationStrategy.packages).toEqual([]);
  expect(report.summary.text).not.toContain("open at");
  expect(report.compensationStrategy.finding).not.toContain("stand apart");
});

test("a range stays one where a differential happens to be as wide", () => {
  const report = write({
    title: "Forklift Operator",
    location: "Olathe, KS",
    salaryRange: "$18.00 - $20.00 an hour",
    rawExtractedJd:
      "Forklift Operator\n\nPay\n$18.00 - $20.00 an hour\nNights: $2.00 shift differential\n",
  });
  expect(report.compensationStrategy.packages).toHaveLength(3);
});

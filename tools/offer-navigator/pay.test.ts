import { expect, test } from "vitest";
import { guardFigures } from "#checks/figures/guard.ts";
import { buildLedger } from "#ledger/ledger.ts";
import { shippedFacts, type MarketFacts } from "#ledger/market-facts.ts";
import type { JobWords } from "#ledger/reading.ts";
import { austinDevelopers, columbusNurses, withLevels } from "#ledger/sample-market.ts";
import { linesOf } from "#tools/guidance.ts";
import { writeOfferNavigator } from "#tools/offer-navigator/writer.ts";
import { bareJob, bareOrganization, briefOn, sampleNow } from "#tools/sample-briefing.ts";

function write(fields: Partial<JobWords>, market: MarketFacts = shippedFacts) {
  const job = { ...bareJob, ...fields };
  const ledger = buildLedger({ job, organization: bareOrganization, market, today: sampleNow });
  const report = writeOfferNavigator({ ...briefOn(job), ledger });
  expect(guardFigures(ledger, "offerNavigator", report)).toEqual([]);
  return report;
}

function packagesOf(fields: Partial<JobWords>, market?: MarketFacts) {
  return write(fields, market).compensationStrategy.packages.map(({ base, perYear, why }) => [
    base,
    perYear,
    why,
  ]);
}

function statusOf(fields: Partial<JobWords>, part: string) {
  return write(fields).compensationStrategy.parts.find((one) => one.part === part)?.status;
}

const nurse: Partial<JobWords> = {
  title: "Registered Nurse - ICU (Nights)",
  location: "Columbus, OH",
  salaryRange: "$36.00 - $48.00 per hour",
};

test("a nurse in Columbus is opened at Level II and aimed at Level III, by the hour and the year", () => {
  expect(packagesOf(nurse, withLevels(columbusNurses))).toEqual([
    ["$39.12 an hour", "$81,370 a year at 2,080 hours", "DOL Level II in Columbus, OH"],
    ["$42.83 an hour", "$89,086 a year at 2,080 hours", "DOL Level III in Columbus, OH"],
    ["$48.00 an hour", "$99,840 a year at 2,080 hours", "top"],
  ]);
});

test("12-hour shifts are counted both ways", () => {
  const [opening] = packagesOf(
    { ...nurse, rawExtractedJd: "This is a full-time, 12-hour night position." },
    withLevels(columbusNurses),
  );
  expect(opening?.[1]).toBe("$81,370 a year at 2,080 hours, $73,233 at 1,872");
});

test("the unknown shift pay is named before any figure", () => {
  expect(write(nurse, withLevels(columbusNurses)).summary.answer).toBe(
    "Open at $39.12, aim for $42.83, stop at $48.00 an hour; name none of them before the shift differential is known.",
  );
  expect(statusOf(nurse, "shift differential")).toBe("unknown: ask HR");
});

test("a percent bonus stands in every package and in the answer", () => {
  const developer = {
    title: "Senior Backend Engineer",
    location: "Austin, TX",
    salaryRange: "$135k-160k",
    benefits: "10% target bonus",
  };
  expect(packagesOf(developer, withLevels(austinDevelopers)).map(([, perYear]) => perYear)).toEqual(
    [
      "$153,067 a year with the 10 % bonus at target",
      "$162,250 a year with the 10 % bonus at target",
      "$176,000 a year with the 10 % bonus at target",
    ],
  );
  expect(write(developer).summary.answer).toContain(
    "with the 10 % bonus at target that is $148,500",
  );
});

test("a bonus without a figure is stated as such and never counted", () => {
  const fields = {
    title: "Restaurant Manager",
    salaryRange: "$65,000",
    benefits: "Quarterly bonus",
  };
  expect(statusOf(fields, "bonus")).toBe("stated without a figure: quarterly bonus");
  expect(packagesOf(fields)[0]?.[1]).toBeNull();
});

test("base and earnings on target are two figures, and the range is the base", () => {
  const sales = { title: "Account Executive", salaryRange: "$75-85k base, $150-170k OTE" };
  const { compensationStrategy, summary, negotiationGuidance } = write(sales);
  expect(compensationStrategy.range).toMatchObject({ min: 75_000, max: 85_000 });
  expect(compensationStrategy.finding).toContain(
    "The range is base; earnings on target are $150,000 to $170,000 a year.",
  );
  expect(statusOf(sales, "earnings on target")).toBe(
    "stated: $150,000 to $170,000 a year, base 50 % of it",
  );
  expect(summary.answer).toContain("on target that is $150,000 to $170,000 a year");
  expect(negotiationGuidance.map(({ ifTheySay }) => ifTheySay)).toContain(
    "How much of it is base?",
  );
});

test("earnings on target alone plan no offer", () => {
  const report = write({ title: "Account Executive", salaryRange: "OTE $150k-170k" });
  expect(report.compensationStrategy.packages).toEqual([]);
  expect(report.summary.answer).toMatch(/^Only earnings on target are stated/u);
});

test("euros in Berlin: the range alone gives the points, and nothing American stands beside them", () => {
  const berlin = {
    title: "Data Engineer",
    location: "Berlin, Germany",
    salaryRange: "€72,000 - €86,000",
  };
  expect(packagesOf(berlin).map(([base, , why]) => [base, why])).toEqual([
    ["€72,000 a year", "bottom"],
    ["€79,000 a year", "middle"],
    ["€86,000 a year", "top"],
  ]);
  expect(linesOf(write(berlin)).join("\n")).not.toMatch(/\$|United States|percentile|\bDOL\b/u);
});

test("a monthly scale has its year beside it", () => {
  expect(packagesOf({ title: "Librarian", salaryRange: "$6,012 - $7,307 per month" })[0]).toEqual([
    "$6,012 a month",
    "$72,144 a year",
    "bottom",
  ]);
});

test("one figure leaves nothing to move", () => {
  const report = write({ salaryRange: "$80,000" });
  expect(report.summary.answer).toMatch(
    /^There is one figure, \$80,000 a year, and no room on base/u,
  );
  expect(report.compensationStrategy.finding).toContain("is one figure: say it once and stay");
});

test("without a range nothing is planned, and the public median is all that is said", () => {
  expect(write({ title: "Registered Nurse" }).summary.answer).toBe(
    "No offer can be planned for the registered nurse: no range is approved. Half of all registered nurses earn over $46.90 an hour.",
  );
  const report = write({ title: "Registered Nurse", location: "Berlin, Germany" });
  expect(report.summary.answer).toContain("no public figure stands in for it");
  expect(report.compensationStrategy).toMatchObject({ range: null, packages: [] });
});

test("nothing asks what anybody earns", () => {
  const lines = linesOf(write({ ...nurse, redFlags: ["low budget"] }));
  expect(
    lines.filter((line) => /(?:current|present|last) (?:pay|salary)|do you earn/iu.test(line)),
  ).toEqual([]);
});

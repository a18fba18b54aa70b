import { shipped } from "#knowledge/shipped.ts";
import { expect, test } from "vitest";
import { guardFigures } from "#checks/figures/guard.ts";
import { buildLedger } from "#ledger/ledger.ts";
import type { MarketFacts } from "#ledger/market/market-facts.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import {
  austinDevelopers,
  columbusNurses,
  withLevels,
  withPercentiles,
} from "#ledger/fixtures/sample-market.ts";
import { linesOf } from "#tools/fixtures/lines-of.ts";
import { writeMarketPulse } from "#tools/market-pulse/writer.ts";
import { bareJob, bareOrganization, briefOn, sampleNow } from "#tools/fixtures/sample-briefing.ts";

const nurse: JobFields = {
  ...bareJob,
  title: "Registered Nurse - ICU (Nights)",
  location: "Columbus, OH",
  salaryRange: "$36.00 - $48.00 per hour",
  requirements: "Active Ohio RN license\n2+ years of adult ICU experience",
  workType: "on-site",
};
const developer: JobFields = {
  ...bareJob,
  title: "Senior Backend Engineer",
  location: "Austin, TX",
  salaryRange: "$135k-160k",
  requirements: "5+ years backend\nPostgreSQL",
};

function write(job: JobFields, market: MarketFacts) {
  const ledger = buildLedger({
    job,
    organization: bareOrganization,
    market,
    knowledge: shipped,
    today: sampleNow,
  });
  const report = writeMarketPulse({ ...briefOn(job), ledger });
  expect(guardFigures(ledger, "marketPulse", report)).toEqual([]);
  return report;
}

test("without local figures the same job says that the percentiles are national [R-28]", () => {
  const report = writeMarketPulse(briefOn(nurse));
  expect(report.compensationInsights.localLevels).toBeNull();
  expect(report.compensationInsights.widened).toBe(
    "These are national figures. There is no table for Columbus yet.",
  );
  expect(report.talentSupply.nearbyPlaces).toEqual([]);
});

test("a title of several occupations waits for a choice, whatever tables there are", () => {
  const report = write({ ...developer, title: "DevOps Engineer" }, withLevels(austinDevelopers));
  expect(report.compensationInsights.localLevels).toBeNull();
  expect(report.compensationInsights.chart).toBeNull();
  expect(report.compensationInsights.finding).toMatch(/is not measured here, because the title/u);
});

test("a senior engineer in Austin is measured by Level III, by the year", () => {
  const report = write(developer, withLevels(austinDevelopers));
  const { localLevels } = report.compensationInsights;
  expect(localLevels?.levels.map(({ amount }) => amount)).toEqual([
    90_355, 114_754, 139_152, 163_550,
  ]);
  expect(localLevels?.note).toContain("not percentiles, hourly levels at 2,080 hours");
  expect(localLevels?.note).toContain("measured by Level III");
  expect(report.summary.answer).toMatch(/^Pay holds up here/u);
  expect(JSON.stringify(report.recommendedActions)).not.toContain("Level IV");
  expect(report.compensationInsights.moves).toEqual([]);
});

test("percentiles, employment and quotient of the place itself take the nation's place [R-28]", () => {
  const { marketSnapshot, compensationInsights } = write(
    nurse,
    withPercentiles(columbusNurses, 0.9, 1.12),
  );
  expect(marketSnapshot.map(({ place }) => place)).toEqual(Array(4).fill("Columbus, OH"));
  expect(marketSnapshot[1]?.label).toBe("Median pay");
  expect(marketSnapshot[3]).toMatchObject({ label: "Location quotient", figure: "1.12" });
  expect(marketSnapshot[1]?.change).toMatch(/^US median \+4\.2 % in one year/u);
  expect(compensationInsights.widened).toBeNull();
});

test("a level is never called a percentile", () => {
  for (const report of [
    write(nurse, withLevels(columbusNurses)),
    write(developer, withLevels(austinDevelopers)),
  ]) {
    const sentences = linesOf(report).flatMap((line) => line.split(/[.;]/u));
    const confused = sentences.filter(
      (line) => /Level (?:II?I?|IV)\b/u.test(line) && /percentile|\bP\d\d\b/u.test(line),
    );
    expect(confused.filter((line) => !line.includes("not percentiles"))).toEqual([]);
  }
});

test("outside the United States no American figure stands anywhere [R-27]", () => {
  const job = { ...developer, location: "Berlin, Germany", salaryRange: "€72,000 - €86,000" };
  const lines = linesOf(writeMarketPulse(briefOn(job))).join("\n");
  expect(lines).not.toMatch(/\$|\bDOL\b|percentile|1,687,890|135,980/u);
  const { marketSnapshot, compensationInsights } = writeMarketPulse(briefOn(job));
  expect(marketSnapshot.map(({ figure }) => figure)).toEqual(["unknown"]);
  expect(compensationInsights).toMatchObject({ chart: null, moves: [], basis: "unknown" });
});

const pay = (fields: Partial<JobFields>) => {
  const job = { ...bareJob, location: "Chicago, IL", ...fields };
  return writeMarketPulse(briefOn(job));
};

test("a range a little under the median is told in two plain sentences", () => {
  const report = pay({ title: "Registered Nurse", salaryRange: "$36.85 - $52.40 an hour" });
  expect(report.summary.text).toMatch(
    /^The middle of the range is \$2\.27 an hour under the national median\. Closing the gap costs \$4,722 a year at 2,080 hours for one person\./u,
  );
  expect(report.compensationInsights.finding).toMatch(/percentile nationally\./u);
});

test.each<[string, Partial<JobFields>, RegExp]>([
  [
    "earnings on target",
    { title: "Account Executive", salaryRange: "$75-85k base, $150-170k OTE" },
    /^The base is \$75,000 to \$85,000 a year\. On target the job pays .* so the base is not compared/u,
  ],
  [
    "tips",
    { title: "Barista", salaryRange: "$17 an hour", benefits: "Tips of $6-9 an hour" },
    /before tips\. Published wages count tips, so nothing is compared/u,
  ],
  [
    "a weekly package",
    { title: "CDL A Truck Driver", salaryRange: "$1,500 - $1,850 a week" },
    /^The pay is \$1,500 to \$1,850 a week\. .* so nothing is compared/u,
  ],
])("where published pay counts another thing, as with %s, nothing is compared", (_, job, words) => {
  const { compensationInsights: said, marketSnapshot } = pay(job);
  expect(said.finding).toMatch(words);
  expect([said.chart?.offer ?? null, said.moves]).toEqual([null, []]);
  expect(marketSnapshot.filter(({ figure }) => /P\d/u.test(figure))).toEqual([]);
});

test("a schedule is no matter of moves", () => {
  const { compensationInsights: said } = pay({
    title: "Registered Nurse",
    salaryRange: "$40 - $50 an hour",
    description: "Pay follows the salary schedule.",
  });
  expect(said.moves).toEqual([]);
});

test("an occupation that is not settled has no figure but the median of one that is clearly likeliest", () => {
  expect(pay({ title: "Business Analyst" }).compensationInsights.occupationNote).toMatch(
    /^The title may be .+ or .+\. Choose under What we read\.$/u,
  );
  expect(pay({ title: "Controller" }).compensationInsights.occupationNote).toMatch(
    /^If this is financial managers, half earn \$[\d,]+ a year or more in the United States \(US Bureau of Labor Statistics, .+\)\. It may also be .+ or /u,
  );
  expect(pay({ title: "Registered Nurse" }).compensationInsights.occupationNote).toBeNull();
});

test("a title nobody knows is said once, with where to add it", () => {
  const report = pay({ title: "Chief Happiness Officer", salaryRange: "$90,000" });
  expect(report.summary.text).toContain("Choose the occupation under What we read");
  expect(report.marketSnapshot).toHaveLength(1);
  expect(report.compensationInsights.occupationNote).toBeNull();
});

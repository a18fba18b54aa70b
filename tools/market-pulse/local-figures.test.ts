import { describe, expect, test } from "vitest";
import { guardFigures } from "#checks/figures/guard.ts";
import { buildLedger } from "#ledger/ledger.ts";
import type { MarketFacts } from "#ledger/market-facts.ts";
import type { JobWords } from "#ledger/reading.ts";
import {
  austinDevelopers,
  columbusNurses,
  withLevels,
  withPercentiles,
} from "#ledger/sample-market.ts";
import { linesOf } from "#tools/guidance.ts";
import { writeMarketPulse } from "#tools/market-pulse/writer.ts";
import { bareJob, bareOrganization, briefOn, sampleNow } from "#tools/sample-briefing.ts";

const nurse: JobWords = {
  ...bareJob,
  title: "Registered Nurse - ICU (Nights)",
  location: "Columbus, OH",
  salaryRange: "$36.00 - $48.00 per hour",
  requirements: "Active Ohio RN license\n2+ years of adult ICU experience",
  workType: "on-site",
};
const developer: JobWords = {
  ...bareJob,
  title: "Senior Backend Engineer",
  location: "Austin, TX",
  salaryRange: "$135k-160k",
  requirements: "5+ years backend\nPostgreSQL",
};

function write(job: JobWords, market: MarketFacts) {
  const ledger = buildLedger({ job, organization: bareOrganization, market, today: sampleNow });
  const report = writeMarketPulse({ ...briefOn(job), ledger });
  expect(guardFigures(ledger, "marketPulse", report)).toEqual([]);
  return report;
}

describe("a nurse in Columbus with local levels", () => {
  const report = write(nurse, withLevels(columbusNurses));
  const { compensationInsights: pay, marketSnapshot, talentSupply } = report;

  test("levels stand beside the national percentiles, each under its own place", () => {
    expect(pay.chart?.place).toBe("United States");
    expect(pay.localLevels?.place).toBe("Columbus, OH");
    expect(pay.localLevels?.levels.map(({ amount }) => amount)).toEqual([
      35.4, 39.12, 42.83, 46.55,
    ]);
    expect(marketSnapshot[1]?.change).toContain("DOL Level III in Columbus, OH is $42.83");
    expect(marketSnapshot[2]?.change).toContain("bottom $3.12 under DOL Level II in Columbus, OH");
    expect(marketSnapshot[2]?.change).toContain("top $1.45 over DOL Level IV in Columbus, OH");
  });

  test("the national figures are to be read with care", () => {
    expect(pay.widened).toContain(
      "Read the US figures with care: even Level IV in Columbus, OH ($46.55) is below the US median ($46.90)",
    );
  });

  test("what experienced people are offered is the local level", () => {
    expect(report.summary.text).toContain(
      "The bottom of the range, $36.00, is $3.12 under DOL Level II in Columbus, OH, yet the job asks for 2+ years of adult ICU experience: start such people at $39.12 or above.",
    );
    const start = report.recommendedActions.find(({ action }) => action.includes("$39.12"));
    expect(start?.effort).toBe("up to $6,490 a year at 2,080 hours");
  });

  test("places nearby show the difference, and that roads are not in the table", () => {
    expect(talentSupply.nearbyPlaces.map(({ place, read }) => `${place}: ${read}`)).toEqual([
      "Cleveland, OH: DOL Level III $43.21, $0.38 over Columbus, OH, so people there lose by moving",
      "Springfield, OH: DOL Level III $39.00, $3.83 under Columbus, OH, so a move here pays",
      "Lima, OH: DOL Level III $38.37, $4.46 under Columbus, OH, so a move here pays",
    ]);
    expect(talentSupply.finding).toContain("check the drive");
  });

  test("moves to local levels come before the national ones", () => {
    expect(pay.moves.slice(0, 2).map(({ move, perYear }) => [move, perYear])).toEqual([
      ["bottom $36.00 to DOL Level II, $39.12 (Columbus, OH)", "$6,490 a year at 2,080 hours"],
      ["middle $42.00 to DOL Level III, $42.83 (Columbus, OH)", "$1,726 a year at 2,080 hours"],
    ]);
  });
});

test("without local figures the same job says that the percentiles are national", () => {
  const report = writeMarketPulse(briefOn(nurse));
  expect(report.compensationInsights.localLevels).toBeNull();
  expect(report.compensationInsights.widened).toBe(
    "No percentile table for Columbus is loaded, so the percentiles are US figures, and no local level stands beside them.",
  );
  expect(report.talentSupply.nearbyPlaces).toEqual([]);
});

test("a senior engineer in Austin is measured by the highest level, by the year", () => {
  const report = write(developer, withLevels(austinDevelopers));
  const { localLevels } = report.compensationInsights;
  expect(localLevels?.levels.map(({ amount }) => amount)).toEqual([
    90_355, 114_754, 139_152, 163_550,
  ]);
  expect(localLevels?.note).toContain("not percentiles, hourly levels at 2,080 hours");
  expect(report.summary.answer).toMatch(
    /^Even the top of the range, \$160,000, is \$3,550 under DOL Level IV in Austin-Round Rock-San Marcos, TX/u,
  );
  expect(report.recommendedActions.map(({ action }) => action)).toContainEqual(
    expect.stringMatching(/^Ask finance for room up to \$163,550, DOL Level IV in Austin/u),
  );
  expect(report.compensationInsights.widened).not.toContain("with care");
});

test("percentiles, employment and quotient of the place itself take the nation's place", () => {
  const { marketSnapshot, compensationInsights } = write(
    nurse,
    withPercentiles(columbusNurses, 0.9, 1.12),
  );
  expect(marketSnapshot.map(({ place }) => place)).toEqual(Array(4).fill("Columbus, OH"));
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

test("outside the United States no American figure stands anywhere", () => {
  const job = { ...developer, location: "Berlin, Germany", salaryRange: "€72,000 - €86,000" };
  const lines = linesOf(writeMarketPulse(briefOn(job))).join("\n");
  expect(lines).not.toMatch(/\$|\bDOL\b|percentile|1,687,890|135,980/u);
  const { marketSnapshot, compensationInsights } = writeMarketPulse(briefOn(job));
  expect(marketSnapshot.map(({ figure }) => figure)).toEqual(Array(4).fill("unknown"));
  expect(compensationInsights).toMatchObject({ chart: null, moves: [], basis: "unknown" });
});

import { shipped } from "#knowledge/shipped.ts";
import { describe, expect, test } from "vitest";
import { guardFigures } from "#checks/figures/guard.ts";
import { buildLedger } from "#ledger/ledger.ts";
import { isUnknown, type MarketFacts } from "#ledger/market/market-facts.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { columbusNurses, withLevels } from "#ledger/fixtures/sample-market.ts";
import { writeMarketPulse } from "#tools/market-pulse/writer.ts";
import { bareJob, bareOrganization, briefOn, sampleNow } from "#tools/fixtures/sample-briefing.ts";

const nurse: JobFields = {
  ...bareJob,
  title: "Registered Nurse - ICU (Nights)",
  location: "Columbus, OH",
  salaryRange: "$36.00 - $48.00 per hour",
  requirements: "Active Ohio RN license\n5+ years of adult ICU experience",
  workType: "on-site",
};

function ledgerOf(job: JobFields, market: MarketFacts) {
  return buildLedger({
    job,
    organization: bareOrganization,
    market,
    knowledge: shipped,
    today: sampleNow,
  });
}

function write(job: JobFields, market: MarketFacts) {
  const ledger = ledgerOf(job, market);
  const report = writeMarketPulse({ ...briefOn(job), ledger });
  expect(guardFigures(ledger, "marketPulse", report)).toEqual([]);
  return report;
}

describe("a nurse in Columbus with local levels", () => {
  const report = write(nurse, withLevels(columbusNurses));
  const { compensationInsights: pay, marketSnapshot } = report;

  test("levels stand beside the national percentiles, each under its own place", () => {
    expect(pay.chart?.place).toBe("United States");
    expect(pay.localLevels?.place).toBe("Columbus, OH");
    expect(pay.localLevels?.levels.map(({ amount }) => amount)).toEqual([
      35.4, 39.12, 42.83, 46.55,
    ]);
    expect(marketSnapshot[1]).toMatchObject({
      label: "Local pay, Level III, experienced",
      figure: "$42.83 an hour",
      place: "Columbus, OH",
    });
    expect(marketSnapshot[1]?.change).toMatch(
      /^beside a US median of \$46\.90 an hour \(\+4\.2 % in one year/u,
    );
    expect(marketSnapshot[2]).toMatchObject({
      figure: "Above Level I to above Level IV",
      place: "Columbus, OH",
    });
    expect(marketSnapshot[2]?.change).toBe(
      "Bottom $3.12 under DOL Level II, top $1.45 over DOL Level IV",
    );
  });

  test("one plain sentence says where the range stands, and the picture's title says it too", () => {
    expect(pay.finding).toBe(
      "The range of $36.00 to $48.00 an hour starts above the Department of Labor's Level I (entry) and ends above Level IV (fully competent) in Columbus, OH.",
    );
    expect(pay.localLevels).toMatchObject({
      title: "The range starts above Level I and ends above Level IV in Columbus, OH",
      offer: { min: 36, max: 48 },
      source: "US Department of Labor, OFLC prevailing wages, wage year 2025-26",
    });
    expect(pay.localLevels?.levels.map(({ level, meaning }) => `${level} ${meaning}`)).toEqual([
      "Level I entry",
      "Level II qualified",
      "Level III experienced",
      "Level IV fully competent",
    ]);
    expect(pay.localLevels?.note).toMatch(
      /^This job asks for 5 years and is measured by Level III \(experienced\)\./u,
    );
    expect(pay.chart?.title).toMatch(/^The range stands .* percentile in the United States$/u);
  });

  test("the fact behind the chip, and the picture, show the same figures", () => {
    const fact = ledgerOf(nurse, withLevels(columbusNurses)).facts.find(
      ({ id }) => id === "levels",
    );
    expect(fact?.text).toContain(
      "Level I $35.40, Level II $39.12, Level III $42.83, Level IV $46.55",
    );
    expect(fact?.text).toContain("Level I is entry");
    expect(fact?.place).toBe(pay.localLevels?.place);
  });

  test("the national figures are to be read with care", () => {
    expect(pay.widened).toContain(
      "Wages here run below them: Level IV is $46.55, their median $46.90. Use the local figures.",
    );
  });

  test("what experienced people are offered is the local level", () => {
    const start = report.recommendedActions.find(({ action }) => action.includes("$39.12"));
    expect(start).toMatchObject({
      action:
        "Agree that people with the 5 years asked for start at $39.12 or above, which is DOL Level II in Columbus, OH.",
      effort: "Up to $6,490 a year at 2,080 hours",
    });
  });

  test("moves to local levels come before the national ones", () => {
    expect(pay.moves.slice(0, 2).map(({ move, perYear }) => [move, perYear])).toEqual([
      [
        "Bottom from $36.00 to DOL Level II in Columbus, OH, $39.12",
        "$6,490 a year at 2,080 hours",
      ],
      [
        "Middle from $42.00 to DOL Level III in Columbus, OH, $42.83",
        "$1,726 a year at 2,080 hours",
      ],
    ]);
  });
});

test.each<[string, string]>([
  ["$20 - $30 an hour", "lies under the Department of Labor's Level I (entry)"],
  [
    "$30 - $40 an hour",
    "starts under the Department of Labor's Level I (entry) and ends above Level II (qualified)",
  ],
  [
    "$40 - $42 an hour",
    "lies between the Department of Labor's Level II (qualified) and Level III (experienced)",
  ],
  [
    "$39.12 - $46.55 an hour",
    "starts at the Department of Labor's Level II (qualified) and ends at Level IV (fully competent)",
  ],
  ["$50 - $60 an hour", "lies above the Department of Labor's Level IV (fully competent)"],
  [
    "$36.00 an hour",
    "lies between the Department of Labor's Level I (entry) and Level II (qualified)",
  ],
  [
    "$90,000 - $100,000 a year",
    "starts above the Department of Labor's Level III (experienced) and ends above Level IV (fully competent)",
  ],
])("%s in Columbus %s", (salaryRange, words) => {
  const { compensationInsights: said } = write(
    { ...nurse, salaryRange },
    withLevels(columbusNurses),
  );
  expect(said.finding).toContain(` ${words} in Columbus, OH.`);
});

test("a month's pay stands among the levels in the sentence and in the snapshot", () => {
  const report = write(
    { ...nurse, salaryRange: "$7,000 - $8,000 a month" },
    withLevels(columbusNurses),
  );
  expect(report.compensationInsights.finding).toContain(
    "starts above the Department of Labor's Level II",
  );
  expect(report.marketSnapshot[2]).toMatchObject({
    figure: "Above Level II to above Level III",
    change: "$7,000 to $8,000 a month",
  });
});

test("pay that counts another thing is measured by no level", () => {
  const job = { ...nurse, salaryRange: "$2,400 a week" };
  const { compensationInsights: said } = write(job, withLevels(columbusNurses));
  expect(said.localLevels).toMatchObject({
    offer: null,
    title: "Local levels run from $73,632 to $96,824 a year in Columbus, OH",
    note: "Prevailing wage levels are steps of skill, not percentiles, hourly levels at 2,080 hours.",
  });
});

test("an occupation that is a guess, and work that is tied to no place, have no local level", () => {
  const guessed = { ...nurse, title: "Business Analyst" };
  const remote = { ...nurse, workType: "remote" } as const;
  const soc = ledgerOf(guessed, withLevels(columbusNurses)).occupation.match.occupation?.soc ?? "";
  const market = withLevels({ ...columbusNurses, soc });
  expect(write(guessed, market).compensationInsights.localLevels).toBeNull();
  expect(ledgerOf(guessed, market).market.levels).toEqual({ unknown: "occupationNotSure" });
  expect(write(remote, withLevels(columbusNurses)).compensationInsights).toMatchObject({
    localLevels: null,
    widened: "These are national figures, because the job is not tied to one place.",
  });
});

test("levels of teachers are a year's pay and stand beside no hourly one", () => {
  const teacher = { ...nurse, title: "Kindergarten Teacher", requirements: "Teaching license" };
  const soc = ledgerOf(teacher, withLevels(columbusNurses)).occupation.match.occupation?.soc ?? "";
  const levels = withLevels({ ...columbusNurses, soc });
  const yearly: MarketFacts = {
    ...levels,
    levels: (asked, place) => {
      const found = levels.levels(asked, place);
      return isUnknown(found)
        ? found
        : { ...found, unit: "year", amounts: [51_750, 62_987, 74_223, 85_460] };
    },
    nearbyLevels: () => ({ unknown: "notPublished" }),
  };
  const byYear = write({ ...teacher, salaryRange: "$60,000 - $70,000" }, yearly);
  expect(byYear.compensationInsights.localLevels).toMatchObject({
    unit: "year",
    title: "The range starts above Level I and ends above Level II in Columbus, OH",
  });
  expect(byYear.compensationInsights.localLevels?.note).not.toContain("2,080");
  const byHour = write({ ...teacher, salaryRange: "$30 - $40 an hour" }, yearly);
  expect(byHour.compensationInsights.localLevels).toMatchObject({
    unit: "year",
    offer: null,
    title: "Local levels run from $51,750 to $85,460 a year in Columbus, OH",
  });
});

test.each([
  ["up to $48.00 per hour", /^The top of \$48\.00 an hour /u],
  ["from $36.00 per hour", /^The bottom of \$36\.00 an hour /u],
  ["$42.00 per hour", /^The pay of \$42\.00 an hour /u],
])("one stated end or figure is no range: %s", (salaryRange, said) => {
  const job = { ...nurse, salaryRange };
  const { compensationInsights: pay } = write(job, withLevels(columbusNurses));
  expect(pay.finding).toMatch(said);
  expect(JSON.stringify(pay)).not.toContain("The range");
});

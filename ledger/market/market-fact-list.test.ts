import { expect, test } from "vitest";
import { countedPeople } from "#ledger/market/market-fact-list.ts";
import { isUnknown } from "#ledger/market/market-facts.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { formatMoney } from "#english/money.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";
import {
  austinDevelopers,
  columbusNurses,
  withLevels,
  withPercentiles,
} from "#ledger/fixtures/sample-market.ts";

const nurse: Partial<JobFields> = {
  title: "Registered Nurse (Nights)",
  salaryRange: "$36 to $48 an hour",
  benefits: "5% annual bonus",
  description: "Full-time 12-hour night shifts.",
};
const developer: Partial<JobFields> = {
  title: "Senior Backend Engineer",
  location: "Austin, TX",
  salaryRange: "$135k-160k",
};
const pictures: [string, Ledger][] = [
  ["national figures", ledgerOf(nurse)],
  ["levels of Columbus", ledgerOf(nurse, withLevels(columbusNurses))],
  ["percentiles of Columbus", ledgerOf(nurse, withPercentiles(columbusNurses, 0.9, 1.12))],
  ["levels of Austin", ledgerOf(developer, withLevels(austinDevelopers))],
  [
    "earnings on target",
    ledgerOf({ title: "Insurance Sales Agent", salaryRange: "$75-85k base, $150-170k OTE" }),
  ],
];

function textOf({ facts }: Ledger, ...ids: string[]): string {
  return facts
    .filter(({ id }) => ids.includes(id))
    .map(({ text }) => text)
    .join("\n");
}

/** Every amount a report may print of the picture, as it prints it. */
function amountsOf({ market, reading }: Ledger): string[] {
  const unit = reading.pay?.offer?.period === "hour" ? "hour" : "year";
  const print = (amount: number) => formatMoney(amount, "USD", unit);
  const { wages, levels, nearby, moves, gaps, offerPoints, atTarget } = market;
  const points = isUnknown(wages) ? [] : wages.facts.points;
  const numbers = [
    ...points.map(({ hourly, yearly }) => (unit === "hour" ? hourly : yearly)),
    ...moves.flatMap(({ from, to, difference }) => [from, to.amount, difference]),
    ...gaps.flatMap(({ from, anchor, difference }) => [from, anchor.amount, Math.abs(difference)]),
    ...(isUnknown(offerPoints)
      ? []
      : [offerPoints.opening, offerPoints.target, offerPoints.walkAway].map(
          ({ amount }) => amount,
        )),
  ].filter((amount) => typeof amount === "number");
  const yearly = [
    ...moves.map(({ perYear }) => perYear),
    ...(atTarget === null ? [] : [atTarget.yearly.min, atTarget.yearly.max]),
  ].filter((amount) => amount !== null);
  const hourly = [
    ...(isUnknown(levels) ? [] : levels.facts.amounts),
    ...(isUnknown(nearby) || unit === "year" ? [] : nearby.levels.map((one) => one.amounts[2])),
  ];
  return [
    ...numbers.map(print),
    ...yearly.map((amount) => formatMoney(amount, "USD", "year")),
    ...hourly.map((amount) => formatMoney(amount, "USD", "hour")),
  ];
}

test.each(pictures)("%s: every amount of the picture stands in a fact", (_, ledger) => {
  const text = ledger.facts.map((fact) => fact.text).join("\n");
  const amounts = amountsOf(ledger);
  expect(amounts.length).toBeGreaterThan(5);
  expect(amounts.filter((amount) => !text.includes(amount))).toEqual([]);
});

test.each(pictures)(
  "%s: a gap and a move stand in the fact that a report cites for them",
  (_, ledger) => {
    const { market, reading } = ledger;
    const unit = reading.pay?.offer?.period === "hour" ? "hour" : "year";
    const isMissing = (id: string) => (amount: number) =>
      !textOf(ledger, id).includes(formatMoney(Math.abs(amount), "USD", unit));
    const ofGaps = market.gaps.flatMap(({ from, difference, anchor }) => [
      from,
      difference,
      anchor.amount,
    ]);
    expect(ofGaps.filter(isMissing("gaps"))).toEqual([]);
    for (const { id, from, to, difference } of market.moves) {
      expect([from, to.amount, difference].filter(isMissing(id))).toEqual([]);
    }
  },
);

test.each(pictures)("%s: what a fact was derived from is a fact too", (_, { facts }) => {
  const ids = new Set(facts.map(({ id }) => id));
  const from = facts.flatMap(({ sources }) =>
    sources.flatMap((source) => (source.kind === "rule" ? source.from : [])),
  );
  expect(from.filter((id) => !ids.has(id))).toEqual([]);
});

test("levels are called levels, with the place and the edition", () => {
  const { facts } = ledgerOf(nurse, withLevels(columbusNurses));
  const levels = facts.find(({ id }) => id === "levels");
  expect(levels).toMatchObject({
    basis: "data",
    place: "Columbus, OH",
    asOf: "wage year 2025-26",
    label: "DOL prevailing wage levels, Columbus, OH (levels, not percentiles)",
  });
  expect(levels?.text).toContain("Level III $42.83, Level IV $46.55 an hour");
  expect(levels?.text).toContain("Level III $89,086");
});

test("places nearby say how far they are apart in money", () => {
  const text = textOf(ledgerOf(nurse, withLevels(columbusNurses)), "nearby");
  expect(text).toContain("Cleveland, OH $43.21, $0.38 higher");
  expect(text).toContain("Lima, OH $38.37, $4.46 lower");
});

test("a year of three 12-hour shifts a week stands beside the full-time year", () => {
  const text = textOf(ledgerOf(nurse, withLevels(columbusNurses)), "offer.points");
  expect(text).toContain("$81,370 a year at 2,080 hours, $73,233 at 1,872");
});

test("what published pay counts is told with it, and only with it", () => {
  expect(textOf(ledgerOf(nurse), "wage.counts")).toContain("shift differentials");
  expect(textOf(ledgerOf({ location: "Berlin, Germany" }), "wage.counts")).toBe("");
});

test.each([
  ["Registered Nurses", "registered nurses"],
  [
    "First-Line Supervisors of Transportation and Material Moving Workers, Except Aircraft Cargo Handling Supervisors",
    "first-line supervisors of transportation and material moving workers",
  ],
  ["Computer Occupations, All Other", "computer occupations"],
  ["EKG Technicians (Hospital)", "EKG technicians"],
])("%s are %s inside a sentence", (officialTitle, said) => {
  expect(countedPeople({ officialTitle })).toBe(said);
});

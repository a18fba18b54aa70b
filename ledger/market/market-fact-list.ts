import type { Fact, FactSource } from "#ledger/facts/fact.ts";
import { levelMeanings, levelNames, levelsIn } from "#ledger/market/pay-benchmarks.ts";
import {
  isUnknown,
  type FigureOrigin,
  type WageFacts,
  type WagePoint,
} from "#ledger/market/market-facts.ts";
import type { Unit } from "#ledger/market/market.ts";
import type { MarketPicture } from "#ledger/market/market-picture.ts";
import { formatMoney, type Offer, perWords } from "#english/money.ts";
import { yearBasis } from "#ledger/market/money.ts";
import { listOfferFacts } from "#ledger/market/offer-fact-list.ts";
import { educations } from "#ledger/occupations/occupation.ts";
import type { Source } from "#ledger/occupations/sources.ts";

const usd = "USD";
/** The market picture as facts that reports may cite. */
export function listMarketFacts(picture: MarketPicture, offer: Offer | null): Fact[] {
  const unit: Unit = offer?.period === "hour" ? "hour" : "year";
  return [
    ...wageFacts(picture),
    ...outlookFacts(picture),
    ...levelFacts(picture),
    ...nearbyFacts(picture, unit),
    ...trendFacts(picture),
    ...listOfferFacts(picture, offer),
    difficultyFact(picture),
    ...supplyFacts(picture),
  ];
}

/** "US Bureau of Labor Statistics, Employment Projections, 2024-34". */
export function sourceWords({ publisher, name, edition }: Source): string {
  return `${publisher}, ${name}, ${edition}`;
}

export function dataset({ source }: FigureOrigin, row: string): FactSource[] {
  return [{ kind: "dataset", source, row }];
}

function fromRule(rule: string, ...from: string[]): FactSource[] {
  return [{ kind: "rule", rule, from }];
}

export function printPoints(points: readonly WagePoint[], unit: Unit): string {
  const printed = points.flatMap((point) => {
    const amount = unit === "hour" ? point.hourly : point.yearly;
    if (amount === null) return [];
    const name = `P${point.percentile}`;
    if (amount === "top-coded") return [`${name} above the published limit`];
    return [`${name} ${formatMoney(amount, usd, unit)}`];
  });
  return printed.length === 0 ? "" : `${printed.join(", ")} ${perWords(unit)}`;
}

function wageFacts({ wages }: MarketPicture): Fact[] {
  if (isUnknown(wages)) return [];
  const { facts } = wages;
  const [first] = facts.points;
  if (first === undefined) return [];
  const amounts = [printPoints(facts.points, "year"), printPoints(facts.points, "hour")];
  return [
    {
      id: wages.id,
      label: `Pay of ${facts.officialTitle}, ${first.area.name}`,
      text: amounts.filter((printed) => printed !== "").join("; "),
      basis: "data",
      sources: dataset(first, facts.soc),
      asOf: first.source.edition,
      place: first.area.name,
    },
    countsFact(),
    ...employmentFact(facts),
    ...quotientFact(facts),
  ];
}

/** Without this a range beside published pay compares unlike things. */
function countsFact(): Fact {
  return {
    id: "wage.counts",
    label: "What published pay counts",
    text: "straight-time pay with commission, tips and on-call pay; shift differentials, overtime and yearly bonuses are left out",
    basis: "data",
    sources: [
      {
        kind: "citation",
        citation: "US Department of Labor, how the occupational wage survey defines wages",
        lastChecked: "2026-11",
      },
    ],
  };
}

/** "first-line supervisors of transportation and material moving workers": the official title inside a sentence. */
export function countedPeople({ officialTitle }: Pick<WageFacts, "officialTitle">): string {
  const [name = officialTitle] = officialTitle.split(/,? (?:Except|All Other)\b| \(/u);
  return name
    .split(" ")
    .map((word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()))
    .join(" ");
}

function employmentFact({ employment, officialTitle, soc }: WageFacts): Fact[] {
  if (employment === null) return [];
  return [
    {
      id: "supply.people",
      label: `People employed, ${employment.area.name}`,
      text: `${employment.people.toLocaleString("en-US")} ${officialTitle} employed`,
      basis: "data",
      sources: dataset(employment, soc),
      asOf: employment.source.edition,
      place: employment.area.name,
    },
  ];
}

function quotientFact({ locationQuotient: quotient, soc }: WageFacts): Fact[] {
  if (quotient === null) return [];
  return [
    {
      id: "supply.quotient",
      label: `Location quotient, ${quotient.area.name}`,
      text: `${quotient.value} times the national share`,
      basis: "data",
      sources: dataset(quotient, soc),
      asOf: quotient.source.edition,
      place: quotient.area.name,
    },
  ];
}

function outlookFacts({ outlook }: MarketPicture): Fact[] {
  if (isUnknown(outlook)) return [];
  const { growthPercent, openingsThousands, entry, source, area, soc } = outlook.facts;
  const parts = [
    ...(growthPercent === null ? [] : [`employment ${signed(growthPercent)} % over ten years`]),
    ...(openingsThousands === null
      ? []
      : [`${Math.round(openingsThousands * 1_000).toLocaleString("en-US")} openings a year`]),
    ...(entry === null ? [] : [`typical entry: ${educations[entry]}`]),
  ];
  return [
    {
      id: outlook.id,
      label: `Outlook, ${area.name}`,
      text: parts.join("; "),
      basis: "data",
      sources: dataset({ source, area }, soc),
      asOf: source.edition,
      place: area.name,
    },
  ];
}

function levelFacts({ levels }: MarketPicture): Fact[] {
  if (isUnknown(levels)) return [];
  const { unit: own, area, source, soc } = levels.facts;
  const print = (unit: Unit) =>
    (levelsIn(levels.facts, unit) ?? [])
      .map((amount, at) => `${levelNames[at]} ${formatMoney(amount, usd, unit)}`)
      .join(", ");
  const amounts =
    own === "year"
      ? `${print("year")} a year`
      : `${print("hour")} an hour; ${print("year")} a year${yearBasis("hour")}`;
  const meanings = levelNames.map((name, at) => `${name} is ${levelMeanings[at]}`).join(", ");
  return [
    {
      id: levels.id,
      label: `DOL prevailing wage levels, ${area.name} (levels, not percentiles)`,
      text: `${amounts}. ${meanings}`,
      basis: "data",
      sources: dataset({ source, area }, soc),
      asOf: source.edition,
      place: area.name,
    },
  ];
}

function nearbyFacts({ nearby, levels }: MarketPicture, offered: Unit): Fact[] {
  if (isUnknown(nearby) || isUnknown(levels)) return [];
  const unit = levels.facts.unit === "year" ? "year" : offered;
  const here = levelsIn(levels.facts, unit)?.[2] ?? 0;
  const parts = nearby.levels.map((other) => {
    const { area } = other;
    const there = levelsIn(other, unit)?.[2] ?? 0;
    const gap = formatMoney(Math.abs(here - there), usd, unit);
    return `${area.name} ${formatMoney(there, usd, unit)}, ${gap} ${there < here ? "lower" : "higher"}`;
  });
  return [
    {
      id: nearby.id,
      label: "DOL Level III in other areas of the state",
      text: parts.join("; "),
      basis: "data",
      sources: nearby.levels.slice(0, 1).flatMap((first) => dataset(first, first.soc)),
    },
  ];
}

function trendFacts({ trend }: MarketPicture): Fact[] {
  if (isUnknown(trend)) return [];
  const { points, since, lastYearPercent } = trend.trend;
  const medians = points.flatMap(({ year, yearly }) =>
    typeof yearly === "number" ? [`${year}: ${formatMoney(yearly, usd, "year")}`] : [],
  );
  const [first] = points;
  const lastYear = lastYearPercent === null ? "" : `${signed(lastYearPercent)} % in one year, `;
  return [
    {
      id: trend.id,
      label: "Median pay over the years",
      text: `${medians.join(", ")}; ${lastYear}${signed(since.percent)} % since ${since.year}`,
      basis: "data",
      sources: first ? dataset(first, "median") : [],
      ...(first ? { place: first.area.name } : {}),
    },
  ];
}

function difficultyFact({ difficulty }: MarketPicture): Fact {
  const { word, tightening, loosening } = difficulty;
  return {
    id: difficulty.id,
    label: "Difficulty of the search",
    text: `${word}: ${tightening.length} things tighten it (${tightening.join("; ")}), ${loosening.length} loosen it (${loosening.join("; ")})`,
    basis: "estimate",
    sources: fromRule("tightening less loosening facts: two make it tight, four hard"),
  };
}

function supplyFacts({ supply }: MarketPicture): Fact[] {
  if (supply.length === 0) return [];
  return [
    {
      id: "supply.requirements",
      label: "Supply per must-have",
      text: supply.map(({ requirementId, supply: word }) => `${requirementId} ${word}`).join(", "),
      basis: "estimate",
      sources: fromRule("by the kind of requirement", ...supply.map((one) => one.requirementId)),
    },
  ];
}

function signed(percent: number): string {
  return `${percent >= 0 ? "+" : "−"}${Math.abs(percent).toFixed(1)}`;
}

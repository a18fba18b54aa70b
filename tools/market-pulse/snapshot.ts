import { clip } from "#tools/writing/clip.ts";
import { rateOf } from "#ledger/facts/pay-rate.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown, unknownReasons, type Unknown } from "#ledger/market/market-facts.ts";
import { countedPeople, sourceWords } from "#ledger/market/market-fact-list.ts";
import type { Trend } from "#ledger/market/market.ts";
import { formatMoney, formatOffer, perWords } from "#english/money.ts";
import { printPosition } from "#ledger/market/offer-fact-list.ts";
import { levelAsked, levelMeanings, levelNames, levelsIn } from "#ledger/market/pay-benchmarks.ts";
import { shippedPlace } from "#ledger/occupations/sources.ts";
import { capital } from "#english/words.ts";
import { amongLevels } from "#tools/market-pulse/local-levels.ts";
import { unitOf } from "#tools/market-pulse/pay-view.ts";
import type { MarketPulse } from "#tools/market-pulse/schema.ts";
import { findQuestion, known, rangeOf } from "#tools/writing/phrases.ts";

type Cell = MarketPulse["marketSnapshot"][number];

/** Four figures; one that is not known says why, and where nothing is known that is said once. */
export function writeSnapshot(ledger: Ledger): Cell[] {
  const { wages, outlook } = ledger.market;
  if (isUnknown(wages) && isUnknown(outlook)) {
    return [missing("Wages, people and openings", wages, ["occupation"])];
  }
  return [employment(ledger), localPay(ledger) ?? median(ledger), position(ledger), supply(ledger)];
}

function missing(label: string, { unknown }: Unknown, facts: (string | undefined)[]): Cell {
  return {
    label,
    figure: "unknown",
    change: shortReasons[unknown] ?? unknownReasons[unknown],
    place: null,
    source: null,
    asOf: null,
    ...known("unknown", ...facts),
  };
}

/** The whole reason stands once, in the compensation section. */
const shortReasons: Partial<Record<Unknown["unknown"], string>> = {
  countryUnknown: "country not known: add the place",
  outsideUnitedStates: "US tables only",
  otherCurrency: "another currency",
  currencyUnknown: "currency not known",
  occupationNotCovered: "no public figures for this title",
  noOffer: "no range known",
  baseOnly: "published pay counts commission and tips, the range does not",
  packagePay: "stated by the day or week, so not compared",
};

const longestRate = 60;
const notPublished: Unknown = { unknown: "notPublished" };

function employment({ market: { wages } }: Ledger): Cell {
  const label = "People employed";
  if (isUnknown(wages)) return missing(label, wages, ["occupation"]);
  const { employment: people } = wages.facts;
  if (people === null) return missing(label, notPublished, ["occupation"]);
  return {
    label,
    figure: people.people.toLocaleString("en-US"),
    change: countedPeople(wages.facts),
    place: people.area.name,
    source: sourceWords(people.source),
    asOf: people.source.edition,
    ...known("data", "supply.people", "occupation"),
  };
}

function median(ledger: Ledger): Cell {
  const label = "Median pay";
  const { wages, trend } = ledger.market;
  if (isUnknown(wages)) return missing(label, wages, ["occupation"]);
  const point = wages.facts.points.find(({ percentile }) => percentile === 50);
  const unit = unitOf(ledger) === "hour" && typeof point?.hourly === "number" ? "hour" : "year";
  const amount = unit === "hour" ? point?.hourly : point?.yearly;
  if (point === undefined || typeof amount !== "number") {
    return missing(label, notPublished, ["occupation"]);
  }
  const isNational = point.area.kind === "nation";
  const moved = isUnknown(trend)
    ? []
    : [`${isNational ? "" : "US median "}${trendWords(trend.trend)}`];
  const change = moved.join(". ");
  return {
    label,
    figure: `${formatMoney(amount, wages.facts.currency, unit)} ${perWords(unit)}`,
    change: change === "" ? null : change,
    place: point.area.name,
    source: sourceWords(point.source),
    asOf: point.source.edition,
    ...known("data", wages.id, isUnknown(trend) ? null : trend.id),
  };
}

/** What the place pays for the experience asked for; the nation's median stands behind it. */
function localPay(ledger: Ledger): Cell | null {
  const { levels, wages } = ledger.market;
  const isMetro = !isUnknown(wages) && wages.facts.points[0]?.area.kind === "metro";
  if (isUnknown(levels) || isMetro) return null;
  const { area, source, unit: own } = levels.facts;
  const unit = own === "year" ? "year" : unitOf(ledger);
  const asked = levelAsked(ledger.reading);
  const amount = levelsIn(levels.facts, unit)?.[asked] ?? 0;
  return {
    label: `Local pay, ${levelNames[asked]}, ${levelMeanings[asked]}`,
    figure: `${formatMoney(amount, "USD", unit)} ${perWords(unit)}`,
    change: behindWords(median(ledger)),
    place: area.name,
    source: sourceWords(source),
    asOf: source.edition,
    ...known("data", levels.id, ...median(ledger).facts),
  };
}

/** "beside a US median of $46.90 an hour (+4.2 % in one year)"; a state's is called by its name. */
function behindWords({ figure, place, change }: Cell): string | null {
  if (figure === "unknown") return null;
  const words = `beside a ${place === shippedPlace ? "US" : place} median of ${figure}`;
  return change === null ? words : `${words} (${change})`;
}

/** "+4.2 % in one year, +25.7 % since 2021". */
function trendWords({ lastYearPercent, since }: Trend): string {
  const sign = (percent: number) => `${percent >= 0 ? "+" : "−"}${Math.abs(percent).toFixed(1)} %`;
  const year = lastYearPercent === null ? "" : `${sign(lastYearPercent)} in one year, `;
  return `${year}${sign(since.percent)} since ${since.year}`;
}

function position(ledger: Ledger): Cell {
  const { market } = ledger;
  const label = "This job";
  const onTarget = onTargetPosition(ledger);
  if (onTarget !== null) return onTarget;
  const range = rangeOf(ledger);
  const rate = rateOf(ledger.reading);
  if (rate !== null) return statedCell(label, clip(rate.text, longestRate), "A rate", [rate.id]);
  if (isUnknown(market.position)) {
    const asked = findQuestion(ledger, "pay")?.id;
    return missing(label, market.position, range === null ? [asked] : ["pay.range"]);
  }
  const { bottom, top } = market.position.position;
  const local = besideLevels(ledger);
  if (local !== null) return local;
  const ends = [bottom, top].flatMap((end) => (end === null ? [] : [printPosition(end)]));
  return {
    label,
    figure: [...new Set(ends)].join(" to "),
    change: range,
    place: isUnknown(market.wages) ? null : (market.wages.facts.points[0]?.area.name ?? null),
    source: "computed from the published percentiles",
    asOf: null,
    ...known("derived", market.position.id, "pay.range"),
  };
}

/** The range among the local levels, which are no percentiles, and both its ends in money. */
function besideLevels(ledger: Ledger): Cell | null {
  const { levels } = ledger.market;
  const gaps = ledger.market.gaps.filter(({ anchor }) => anchor.id === "levels");
  const among = amongLevels(ledger);
  if (among === null || isUnknown(levels)) return null;
  const unit = unitOf(ledger);
  const print = (gap: (typeof gaps)[number] | undefined) =>
    gap === undefined
      ? []
      : [
          `${gap.point} ${formatMoney(Math.abs(gap.difference), "USD", unit)} ${gap.difference < 0 ? "under" : "over"} ${gap.anchor.name}`,
        ];
  const bottom = gaps.find(({ point }) => point === "bottom");
  const top = gaps.findLast(({ point }) => point === "top");
  const ends = [...print(bottom), ...print(top)];
  return {
    label: "This job",
    figure: capital(among.short),
    change: ends.length === 0 ? rangeOf(ledger) : capital(ends.join(", ")),
    place: levels.facts.area.name,
    source: `computed from ${sourceWords(levels.facts.source)}`,
    asOf: levels.facts.source.edition,
    ...known("derived", "pay.range", levels.id, ends.length === 0 ? null : "gaps"),
  };
}

function onTargetPosition({ market: { atTarget } }: Ledger): Cell | null {
  if (atTarget?.kind !== "commission") return null;
  const { id, part, yearly } = atTarget;
  return statedCell("Earnings on target", formatOffer(yearly), "A plan", [id, part.id]);
}

/** A target is a plan and a rate has no year; published pay is what was paid, so they are not compared. */
function statedCell(label: string, stated: string, what: string, facts: readonly string[]): Cell {
  const change = `${what}, so it is not compared with published pay`;
  const apart = { place: null, source: null, asOf: null };
  return { label, figure: stated, change, ...apart, ...known("given", ...facts) };
}

/** How common such people are here; without local data, how many openings the nation has. */
function supply(ledger: Ledger): Cell {
  const { wages, outlook } = ledger.market;
  const quotient = isUnknown(wages) ? null : wages.facts.locationQuotient;
  if (isUnknown(wages) || quotient === null) return openings(ledger);
  const more = isUnknown(outlook) ? [] : outlookWords(outlook.facts);
  return {
    label: "Location quotient",
    figure: String(quotient.value),
    change: [
      `${countedPeople(wages.facts)} are ${quotient.value} times as common here as in the nation`,
      ...more,
    ].join(". "),
    place: quotient.area.name,
    source: sourceWords(quotient.source),
    asOf: quotient.source.edition,
    ...known("data", "supply.quotient", isUnknown(outlook) ? null : outlook.id),
  };
}

type Outlook = { growthPercent: number | null; openingsThousands: number | null };

function outlookWords({ growthPercent, openingsThousands }: Outlook): string[] {
  return [
    ...(openingsThousands === null
      ? []
      : [
          `${Math.round(openingsThousands * 1_000).toLocaleString("en-US")} openings a year in the US`,
        ]),
    ...(growthPercent === null
      ? []
      : [
          `employment ${growthPercent >= 0 ? "+" : "−"}${Math.abs(growthPercent).toFixed(1)} % over ten years`,
        ]),
  ];
}

function openings({ market: { outlook } }: Ledger): Cell {
  const label = "Openings a year";
  if (isUnknown(outlook)) return missing(label, outlook, ["occupation"]);
  const { growthPercent, openingsThousands, source, area } = outlook.facts;
  if (openingsThousands === null) return missing(label, notPublished, ["occupation"]);
  return {
    label,
    figure: Math.round(openingsThousands * 1_000).toLocaleString("en-US"),
    change: outlookWords({ growthPercent, openingsThousands: null })[0] ?? null,
    place: area.name,
    source: sourceWords(source),
    asOf: source.edition,
    ...known("data", outlook.id),
  };
}

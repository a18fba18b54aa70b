import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown, unknownReasons, type Unknown } from "#ledger/market-facts.ts";
import { countedPeople, sourceWords } from "#ledger/market-fact-list.ts";
import type { Trend } from "#ledger/market.ts";
import { formatMoney, formatOffer, perWords } from "#english/money.ts";
import { printPosition } from "#ledger/offer-fact-list.ts";
import { toUnit } from "#ledger/anchors.ts";
import { capital } from "#ledger/words.ts";
import { clip } from "#tools/clip.ts";
import { unitOf } from "#tools/market-pulse/pay-view.ts";
import type { MarketPulse } from "#tools/market-pulse/tool.ts";
import { findQuestion, known, rangeOf } from "#tools/phrases.ts";

type Cell = MarketPulse["marketSnapshot"][number];

/** Four figures; one that is not known says why, and where nothing is known that is said once. */
export function writeSnapshot(ledger: Ledger): Cell[] {
  const { wages, outlook } = ledger.market;
  if (isUnknown(wages) && isUnknown(outlook)) {
    return [missing("Wages, people and openings", wages, ["occupation"])];
  }
  return [employment(ledger), median(ledger), position(ledger), supply(ledger)];
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
  countryUnknown: "no country stated: add the place",
  outsideUnitedStates: "US tables only",
  otherCurrency: "another currency",
  currencyUnknown: "currency not stated",
  occupationNotCovered: "no public figures for this title",
  noOffer: "no pay stated",
  baseOnly: "published pay counts commission and tips, the range does not",
  packagePay: "stated by the day or week, so not compared",
};

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
  const { wages, trend, levels } = ledger.market;
  if (isUnknown(wages)) return missing(label, wages, ["occupation"]);
  const point = wages.facts.points.find(({ percentile }) => percentile === 50);
  const unit = unitOf(ledger) === "hour" && typeof point?.hourly === "number" ? "hour" : "year";
  const amount = unit === "hour" ? point?.hourly : point?.yearly;
  if (point === undefined || typeof amount !== "number") {
    return missing(label, notPublished, ["occupation"]);
  }
  const isNational = point.area.kind === "nation";
  const local = isUnknown(levels)
    ? []
    : [
        `DOL Level III in ${levels.facts.area.name} is ${formatMoney(toUnit(levels.facts.hourly[2], unit), "USD", unit)}`,
      ];
  const moved = isUnknown(trend)
    ? []
    : [`${isNational ? "" : "US median "}${trendWords(trend.trend)}`];
  const change = [...moved, ...local].join(". ");
  return {
    label,
    figure: `${formatMoney(amount, wages.facts.currency, unit)} ${perWords(unit)}`,
    change: change === "" ? null : change,
    place: point.area.name,
    source: sourceWords(point.source),
    asOf: point.source.edition,
    ...known(
      "data",
      wages.id,
      isUnknown(trend) ? null : trend.id,
      isUnknown(levels) ? null : levels.id,
    ),
  };
}

/** "+4.2 % in one year, +25.7 % since 2021". */
function trendWords({ lastYearPercent, since }: Trend): string {
  const sign = (percent: number) => `${percent >= 0 ? "+" : "−"}${Math.abs(percent).toFixed(1)} %`;
  const year = lastYearPercent === null ? "" : `${sign(lastYearPercent)} in one year, `;
  return `${year}${sign(since.percent)} since ${since.year}`;
}

function position(ledger: Ledger): Cell {
  const { market } = ledger;
  const label = "This range";
  const onTarget = onTargetPosition(ledger);
  if (onTarget !== null) return onTarget;
  const range = rangeOf(ledger);
  if (isUnknown(market.position)) {
    const asked = findQuestion(ledger, "pay")?.id;
    return missing(label, market.position, range === null ? [asked] : ["pay.range"]);
  }
  const { bottom, top } = market.position.position;
  const ends = [bottom, top].flatMap((end) => (end === null ? [] : [printPosition(end)]));
  const marks = besideLevels(ledger);
  return {
    label,
    figure: ends.join(" to "),
    change: clip([range ?? "", ...marks].join(". "), 600),
    place: isUnknown(market.wages) ? null : (market.wages.facts.points[0]?.area.name ?? null),
    source: "computed from the published percentiles",
    asOf: null,
    ...known("derived", market.position.id, "pay.range", marks.length > 0 ? "gaps" : null),
  };
}

/** Both ends in money beside the local levels, which are no percentiles. */
function besideLevels(ledger: Ledger): string[] {
  const gaps = ledger.market.gaps.filter(({ anchor }) => anchor.id === "levels");
  const unit = unitOf(ledger);
  const print = (gap: (typeof gaps)[number] | undefined) =>
    gap === undefined
      ? []
      : [
          `${capital(gap.point)} ${formatMoney(Math.abs(gap.difference), "USD", unit)} ${gap.difference < 0 ? "under" : "over"} ${gap.anchor.name} in ${gap.anchor.place}`,
        ];
  const bottom = gaps.find(({ point }) => point === "bottom");
  const top = gaps.findLast(({ point }) => point === "top");
  return [...print(bottom), ...print(top)];
}

/** A target is a plan, and published pay is what was paid, so the two are not compared. */
function onTargetPosition({ market }: Ledger): Cell | null {
  const { atTarget } = market;
  if (atTarget?.kind !== "commission") return null;
  return {
    label: "Earnings on target",
    figure: formatOffer(atTarget.yearly),
    change: "A plan, so it is not compared with published pay",
    place: null,
    source: null,
    asOf: null,
    ...known("given", atTarget.id, atTarget.part.id),
  };
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

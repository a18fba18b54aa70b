import type { FactId } from "#ledger/facts/fact.ts";
import type { Playbook } from "#knowledge/playbook.ts";
import {
  experienceOf,
  levelAsked,
  listBenchmarks,
  pickOfferPoints,
  type PayBenchmark,
  type OfferPoints,
} from "#ledger/market/pay-benchmarks.ts";
import { judgeDifficulty, type Difficulty } from "#ledger/market/difficulty.ts";
import {
  isUnknown,
  type LevelFacts,
  type MarketFacts,
  type OutlookFacts,
  type PayPlace,
  type Unknown,
  type WageFacts,
} from "#ledger/market/market-facts.ts";
import type { Offer } from "#english/money.ts";
import {
  placeOffer,
  readTrend,
  threeShiftHours,
  type OfferPosition,
  type Trend,
} from "#ledger/market/market.ts";
import { listGaps, listMoves, type Gap, type PayMove } from "#ledger/market/pay-moves.ts";
import { isBaseOnly, readAtTarget, type PayAtTarget } from "#ledger/market/pay-at-target.ts";
import { bandsOf, payScaleOf } from "#ledger/market/pay-scale.ts";
import type { Reading } from "#ledger/facts/reading.ts";
import { judgeSupply, type RequirementSupply } from "#ledger/market/supply.ts";
import { usualParts } from "#ledger/market/usual-pay.ts";

/** The market around the job: every figure under its fact, or the reason it is unknown. */
export type MarketPicture = {
  wages: { id: FactId; facts: WageFacts } | Unknown;
  /** Where the occupation is not sure, what the one that is clearly likeliest pays: a note tells it, and nothing is compared. */
  likeliest: { id: FactId; facts: WageFacts } | Unknown;
  outlook: { id: FactId; facts: OutlookFacts } | Unknown;
  levels: { id: FactId; facts: LevelFacts } | Unknown;
  /** The metro area the place lies in: "Denver-Aurora-Centennial, CO". It does not depend on the occupation. */
  metro: string | null;
  /** Other areas of the same state. */
  nearby: { id: FactId; levels: readonly LevelFacts[] } | Unknown;
  trend: { id: FactId; trend: Trend } | Unknown;
  position: { id: FactId; position: OfferPosition } | Unknown;
  /** Base with bonus, or on-target earnings; only earnings with commission stand beside published pay. */
  atTarget: (PayAtTarget & { position: OfferPosition | Unknown }) | null;
  moves: readonly PayMove[];
  gaps: readonly Gap[];
  /** Public marks the range may be measured by, lowest first; local ones where there are any. */
  anchors: readonly PayBenchmark[];
  offerPoints: OfferPoints | Unknown;
  /** Hours of a year of three 12-hour shifts a week, where the job works such shifts. */
  shiftYearHours: number | null;
  /** Whether what an hour pays may be counted by a full-time year. */
  isFullYear: boolean;
  difficulty: Difficulty;
  supply: readonly RequirementSupply[];
};

/** Asks for everything once; what is not known says why. */
export function pictureMarket(
  reading: Reading,
  playbook: Playbook,
  market: MarketFacts,
): MarketPicture {
  const place = payPlaceOf(reading);
  const soc = reading.occupation.occupation?.soc ?? null;
  const ask = <Answer extends object>(put: (soc: string) => Answer | Unknown): Answer | Unknown =>
    soc === null ? { unknown: "occupationNotCovered" } : put(soc);
  const { certainty, isLikeliest } = reading.occupation;
  const askIfSure = <Answer extends object>(put: (soc: string) => Answer | Unknown) =>
    certainty === "choose" ? notSure : ask(put);
  const wages = askIfSure((known) => market.wages(known, place));
  const likeliest =
    certainty === "choose" && isLikeliest ? ask((known) => market.wages(known, place)) : notSure;
  const askLocally = <Answer extends object>(put: (soc: string) => Answer | Unknown) =>
    isRemote(reading) ? noPlace : askIfSure(put);
  const levels = askLocally((known) => market.levels(known, place));
  const nearby = askLocally((known) => market.nearbyLevels(known, place));
  const around = isRemote(reading) ? noPlace : ask((known) => market.levels(known, place));
  const offer = reading.pay?.offer ?? null;
  const isCompared = !isPackage(offer) && !isMorePaid(reading, playbook);
  const comparable = isCompared ? offer : null;
  const unit = offer?.period === "hour" ? "hour" : "year";
  const anchors = isCompared ? listBenchmarks(wages, levels, unit, levelAsked(reading)) : [];
  const position = positionOf(reading, playbook, wages);
  // A week's pay may hold miles, meals or overtime: fifty-two of them are no year's.
  const isWeek = offer?.period === "week";
  const isYear = !isWeek && isFullYear(reading);
  const shared = {
    wages: named("wage", wages),
    likeliest: named("wage.likeliest", likeliest),
    outlook: named(
      "outlook",
      askIfSure((known) => market.outlook(known, place)),
    ),
    levels: named("levels", levels),
    metro: isUnknown(around) || around.area.kind !== "metro" ? null : around.area.name,
    nearby: isUnknown(nearby) ? nearby : { id: "nearby", levels: nearby },
    trend: isUnknown(wages) ? wages : namedTrend(readTrend(wages)),
    position: isUnknown(position) ? position : { id: "position", position },
    atTarget: isYear || (unit === "year" && !isWeek) ? atTargetOf(reading, wages) : null,
    moves: listMoves(comparable, wages, anchors, isYear),
    gaps: listGaps(comparable, anchors),
    anchors,
    offerPoints:
      payScaleOf(reading) !== null
        ? { unknown: "payScale" as const }
        : bandsOf(reading).length > 0
          ? { unknown: "payBands" as const }
          : pickOfferPoints(offer, anchors, experienceOf(reading)),
    shiftYearHours:
      offer?.period === "hour" && reading.schedule?.hoursPerShift === 12 ? threeShiftHours : null,
    isFullYear: isYear,
    supply: judgeSupply(reading),
  };
  return {
    ...shared,
    difficulty: judgeDifficulty(reading, playbook, { ...shared, wagePosition: position }),
  };
}

/** Nothing stands beside the pay where the occupation is a guess, and no level where the place is. */
const notSure: Unknown = { unknown: "occupationNotSure" };
const noPlace: Unknown = { unknown: "placeNotMatched" };

function isRemote({ place, workType }: Reading): boolean {
  return place.isRemote || workType?.type === "remote";
}

export function payPlaceOf({ place, pay }: Reading): PayPlace {
  const { country, region, city } = place;
  return { country, region, city, currency: pay?.offer?.currency ?? null };
}

function positionOf(
  reading: Reading,
  playbook: Playbook,
  wages: WageFacts | Unknown,
): OfferPosition | Unknown {
  const offer = reading.pay?.offer ?? null;
  if (isUnknown(wages) && wages.unknown !== notSure.unknown) return wages;
  if (offer === null) return { unknown: "noOffer" };
  if (isPackage(offer)) return { unknown: "packagePay" };
  if (isMorePaid(reading, playbook)) return { unknown: "baseOnly" };
  return isUnknown(wages) ? wages : placeOffer(offer, wages);
}

/** Commission or tips come on top, stated or usual in this work, and published pay counts them. */
function isMorePaid(reading: Reading, playbook: Playbook): boolean {
  const usual = usualParts(reading, playbook);
  return isBaseOnly(reading) || usual.includes("commission") || usual.includes("tips");
}

/** "$1,500 to $1,850 a week" may hold miles, meals or lodging, which no wage table counts. */
function isPackage(offer: Offer | null): boolean {
  return offer?.period === "week" || offer?.period === "day";
}

function atTargetOf(reading: Reading, wages: WageFacts | Unknown): MarketPicture["atTarget"] {
  const atTarget = readAtTarget(reading);
  if (atTarget === null) return null;
  const place = (earnings: Offer) => (isUnknown(wages) ? wages : placeOffer(earnings, wages));
  const position: OfferPosition | Unknown =
    atTarget.kind === "commission" ? place(atTarget.yearly) : { unknown: "notPublished" };
  return { ...atTarget, position };
}

function named<Facts extends object>(id: FactId, facts: Facts | Unknown) {
  return isUnknown(facts) ? facts : { id, facts };
}

function namedTrend(trend: Trend | Unknown) {
  return isUnknown(trend) ? trend : { id: "trend", trend };
}

/** Kinds of work that fill no year, whatever nobody says of their hours. */
const partYear = new Set(["part-time", "per-diem", "temporary", "internship"]);
const weekly =
  /(?<![\d.,$€£])(\d{1,2}(?:\.\d{1,2})?)\+?[\s-]?(?:h|hrs?|hours?)\b[\s.]*(?:\/|a|an|per|each|every|weekly)?\s*(?:wk|week)?/giu;
const aWeek = /week|\bwk/iu;
const fullWeek = 40;
/** "0.81 FTE", "183 student days", "6.5 hours per day": a school's year is shorter. */
const shortYear =
  /(?<![\d.])0?\.\d{1,2} ?fte\b|\b1\d\d (?:student|school|contract|duty|work(?:ing)?|instructional) days\b|(?<![\d.])[1-6](?:\.\d{1,2})? ?(?:hours?|hrs?) ?(?:per|a|\/) ?day\b/iu;

/** Whether a full-time year of 2,080 hours says what this job pays: not of 24 hours a week, and not of three months. */
function isFullYear({ schedule, lines }: Pick<Reading, "schedule" | "lines">): boolean {
  const told = lines.filter(
    ({ place }) => place === "terms" || place === "title" || place === "pay",
  );
  const texts = [schedule?.text ?? "", ...told.map(({ text }) => text)];
  if (texts.some((text) => shortYear.test(text))) return false;
  const hours = texts.flatMap((text) =>
    [...text.matchAll(weekly)].flatMap(([words, count]) =>
      aWeek.test(words) ? [Number(count)] : [],
    ),
  );
  if (hours.length > 0) return hours.some((count) => count >= fullWeek);
  return !partYear.has(schedule?.employment ?? "");
}

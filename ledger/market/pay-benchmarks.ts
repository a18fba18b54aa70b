import { placeInText } from "#english/words.ts";
import type { FactId } from "#ledger/facts/fact.ts";
import type { Levels } from "#ledger/areas/area-wages.ts";
import {
  isUnknown,
  type LevelFacts,
  type Unknown,
  type WageFacts,
} from "#ledger/market/market-facts.ts";
import type { Offer, PayPeriod } from "#english/money.ts";
import { hoursPerYear, type Unit } from "#ledger/market/market.ts";
import type { Reading } from "#ledger/facts/reading.ts";

/** A public mark on the pay scale: a percentile, or a prevailing-wage level, which is no percentile. */
export type PayBenchmark = {
  name: string;
  place: string;
  isLocal: boolean;
  amount: number;
  id: FactId;
  /** The one that the experience asked for is measured by. */
  isMeasure: boolean;
};

type OfferPoint = { amount: number; why: string; anchor: PayBenchmark | null };

/** Opening, target and walk-away, in the offer's own unit. */
export type OfferPoints = {
  id: FactId;
  unit: Unit;
  opening: OfferPoint;
  target: OfferPoint;
  walkAway: OfferPoint;
};

export const levelNames = ["Level I", "Level II", "Level III", "Level IV"] as const;
/** Whom each level is for, as the Department of Labor names them. */
export const levelMeanings = ["entry", "qualified", "experienced", "fully competent"] as const;
const marks = [25, 50, 75] as const;

/** Metro percentiles where they are known, else three of the area's levels, else the widest percentiles. */
export function listBenchmarks(
  wages: WageFacts | Unknown,
  levels: LevelFacts | Unknown,
  unit: Unit,
  asked: LevelAsked,
): PayBenchmark[] {
  const percentiles = isUnknown(wages) ? [] : percentileAnchors(wages, unit);
  const isMetro = !isUnknown(wages) && wages.points[0]?.area.kind === "metro";
  if (isMetro && percentiles.length > 0) return percentiles;
  const local = isUnknown(levels) ? [] : levelAnchors(levels, unit, asked);
  return local.length === 0 ? percentiles : local;
}

function percentileAnchors({ points }: WageFacts, unit: Unit): PayBenchmark[] {
  return points.flatMap(({ percentile, yearly, hourly, area }) => {
    const amount = unit === "hour" ? hourly : yearly;
    if (typeof amount !== "number" || !marks.some((mark) => mark === percentile)) return [];
    return [
      {
        name: percentileName(percentile),
        place: placeInText(area.name),
        isLocal: area.kind !== "nation",
        amount,
        id: "wage",
        isMeasure: percentile === 50,
      },
    ];
  });
}

/** "the median", "the 75th percentile". */
export function percentileName(percentile: number): string {
  return percentile === 50 ? "the median" : `the ${percentile}th percentile`;
}

/** "the national median", "the median in Columbus, OH", "DOL Level III in Columbus, OH". */
export function benchmarkName({
  name,
  place,
  isLocal,
}: Pick<PayBenchmark, "name" | "place" | "isLocal">): string {
  return isLocal ? `${name} in ${place}` : name.replace(/^the /u, "the national ");
}

/** Only beginners are measured by Level I. */
function levelAnchors(levels: LevelFacts, unit: Unit, asked: LevelAsked): PayBenchmark[] {
  const lowest = asked === 0 ? 0 : 1;
  return (levelsIn(levels, unit) ?? []).slice(lowest, lowest + 3).map((amount, at) => ({
    name: `DOL ${levelNames[lowest + at]}`,
    place: placeInText(levels.area.name),
    isLocal: true,
    amount,
    id: "levels",
    isMeasure: lowest + at === asked,
  }));
}

/** What the experience asked for is measured by: a level of the place, or the median. */
export function mainBenchmark(anchors: readonly PayBenchmark[]): PayBenchmark | null {
  return anchors.find(({ isMeasure }) => isMeasure) ?? null;
}

/** Hourly levels by the full-time year where pay is yearly; a year's pay is not divided by hours. */
export function levelsIn({ unit: own, amounts }: LevelFacts, unit: Unit): Levels | null {
  if (own === unit) return amounts;
  if (own === "year") return null;
  const [one, two, three, four] = amounts;
  const toYear = (amount: number) => Math.round(amount * hoursPerYear);
  return [toYear(one), toYear(two), toYear(three), toYear(four)];
}

/** How much experience the job asks for. */
export type Experience = "entry" | "experienced" | "senior";

const seniorYears = 6;

export function experienceOf({
  title,
  requirements,
}: Pick<Reading, "title" | "requirements">): Experience {
  const { seniority } = title;
  if (seniority === "intern" || seniority === "junior") return "entry";
  if (seniority !== null && seniority !== "mid") return "senior";
  const most = yearsAsked({ requirements });
  if (most === null) return "experienced";
  return most >= seniorYears ? "senior" : most < 1 ? "entry" : "experienced";
}

/** The most years that a must-have asks for. */
export function yearsAsked({ requirements }: Pick<Reading, "requirements">): number | null {
  const asked = requirements
    .filter(({ priority }) => priority === "must")
    .flatMap(({ years }) => (years === null ? [] : [years.min]));
  return asked.length === 0 ? null : Math.max(...asked);
}

/** The level that a job is measured by: I for beginners, II for qualified people, III for experienced ones. */
export type LevelAsked = 0 | 1 | 2;

const beginnersYears = 1;
const experiencedYears = 5;

export function levelAsked(reading: Pick<Reading, "title" | "requirements">): LevelAsked {
  const experience = experienceOf(reading);
  const years = yearsAsked(reading);
  if (experience === "senior") return 2;
  if (experience === "entry" || (years !== null && years <= beginnersYears)) return 0;
  return (years ?? 0) < experiencedYears ? 1 : 2;
}

/** Where in the range an offer begins and where it aims, by the experience asked for. */
const shares: Record<Experience, { opening: number; target: number }> = {
  entry: { opening: 0, target: 0.25 },
  experienced: { opening: 0.25, target: 0.5 },
  senior: { opening: 0.5, target: 0.75 },
};
const shareNames: Record<number, string> = {
  0: "the bottom of the range",
  0.25: "a quarter up the range",
  0.5: "the middle of the range",
  0.75: "three quarters up the range",
};
/** A public mark this close to a point, as a share of the range, takes its place. */
const reach = 0.125;
const roundTo: Record<PayPeriod, number> = { hour: 0.25, day: 5, week: 5, month: 10, year: 500 };

/**
 * Opening and target by the experience asked for, moved to the public mark beside them where there is one. The target
 * goes up to the mark that the job is measured by, which is what the market report asks for. Walk-away: the top, because
 * the range is what was approved.
 */
export function pickOfferPoints(
  offer: Offer | null,
  anchors: readonly PayBenchmark[],
  experience: Experience,
): OfferPoints | Unknown {
  if (offer === null || offer.min === null || offer.max === null) return { unknown: "noOffer" };
  const { min, max, period } = offer;
  if (period === "week") return { unknown: "weekly" };
  const isComparable = period === "hour" || period === "year";
  const usable = isComparable ? anchors : [];
  const pick = (share: number): OfferPoint => {
    const exact = min + (max - min) * share;
    const distance = ({ amount }: PayBenchmark) => Math.abs(amount - exact);
    const [near] = usable
      .filter((anchor) => anchor.amount >= min && distance(anchor) <= (max - min) * reach)
      .toSorted((left, right) => distance(left) - distance(right));
    if (near) return { amount: near.amount, why: `${near.name} in ${near.place}`, anchor: near };
    const rounded = Math.round(exact / roundTo[period]) * roundTo[period];
    const amount = share === 0 ? min : Math.min(max, Math.max(min, rounded));
    return { amount, why: shareNames[share] ?? "", anchor: null };
  };
  return {
    id: "offer.points",
    unit: period === "hour" ? "hour" : "year",
    opening: pick(shares[experience].opening),
    target: aimAt(usable, max, pick(shares[experience].target)),
    walkAway: { amount: max, why: "the top of the range", anchor: null },
  };
}

function aimAt(anchors: readonly PayBenchmark[], max: number, target: OfferPoint): OfferPoint {
  const measure = mainBenchmark(anchors);
  if (measure === null || measure.amount <= target.amount || measure.amount > max) return target;
  return { amount: measure.amount, why: `${measure.name} in ${measure.place}`, anchor: measure };
}

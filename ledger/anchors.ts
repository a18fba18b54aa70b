import type { FactId } from "#ledger/fact.ts";
import {
  isUnknown,
  type Area,
  type LevelFacts,
  type Unknown,
  type WageFacts,
} from "#ledger/market-facts.ts";
import type { Offer, PayPeriod } from "#english/money.ts";
import { hoursPerYear, type Unit } from "#ledger/market.ts";
import type { Reading } from "#ledger/reading.ts";

/** A public mark on the pay scale: a percentile, or a prevailing-wage level, which is no percentile. */
export type Anchor = { name: string; place: string; isLocal: boolean; amount: number; id: FactId };

type OfferPoint = { amount: number; why: string; anchor: Anchor | null };

/** Opening, target and walk-away, in the offer's own unit. */
export type OfferPoints = {
  id: FactId;
  unit: Unit;
  opening: OfferPoint;
  target: OfferPoint;
  walkAway: OfferPoint;
};

const levelNames = ["Level II", "Level III", "Level IV"] as const;
const marks = [25, 50, 75] as const;

/** Metro percentiles where they are known, else the area's levels, else the widest percentiles. */
export function listAnchors(
  wages: WageFacts | Unknown,
  levels: LevelFacts | Unknown,
  unit: Unit,
): Anchor[] {
  const percentiles = isUnknown(wages) ? [] : percentileAnchors(wages, unit);
  const isMetro = !isUnknown(wages) && wages.points[0]?.area.kind === "metro";
  if (isMetro && percentiles.length > 0) return percentiles;
  return isUnknown(levels) ? percentiles : levelAnchors(levels, unit);
}

function percentileAnchors({ points }: WageFacts, unit: Unit): Anchor[] {
  return points.flatMap(({ percentile, yearly, hourly, area }) => {
    const amount = unit === "hour" ? hourly : yearly;
    if (typeof amount !== "number" || !marks.some((mark) => mark === percentile)) return [];
    return [
      {
        name: markName(percentile),
        place: inArea(area),
        isLocal: area.kind !== "nation",
        amount,
        id: "wage",
      },
    ];
  });
}

/** "the median", "the 75th percentile". */
export function markName(percentile: number): string {
  return percentile === 50 ? "the median" : `the ${percentile}th percentile`;
}

/** "the national median", "the median in Columbus, OH", "DOL Level III in Columbus, OH". */
export function markWords({ name, place, isLocal }: Omit<Anchor, "amount" | "id">): string {
  return isLocal ? `${name} in ${place}` : name.replace(/^the /u, "the national ");
}

function levelAnchors({ hourly, area }: LevelFacts, unit: Unit): Anchor[] {
  return levelNames.map((name, at) => ({
    name: `DOL ${name}`,
    place: area.name,
    isLocal: true,
    amount: toUnit(hourly[at + 1] ?? 0, unit),
    id: "levels",
  }));
}

/** "the United States", "Columbus, OH". */
export function inArea({ kind, name }: Area): string {
  return kind === "nation" ? `the ${name}` : name;
}

/** Hourly figures by the full-time year where the offer is yearly. */
export function toUnit(hourly: number, unit: Unit): number {
  return unit === "hour" ? hourly : Math.round(hourly * hoursPerYear);
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
  const asked = requirements
    .filter(({ priority }) => priority === "must")
    .flatMap(({ years }) => (years === null ? [] : [years.min]));
  if (asked.length === 0) return "experienced";
  const most = Math.max(...asked);
  return most >= seniorYears ? "senior" : most < 1 ? "entry" : "experienced";
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
 * Opening and target by the experience asked for, moved to the public mark beside them where there is one. Walk-away:
 * the top, because the range is what was approved.
 */
export function pickOfferPoints(
  offer: Offer | null,
  anchors: readonly Anchor[],
  experience: Experience,
): OfferPoints | Unknown {
  if (offer === null || offer.min === null || offer.max === null) return { unknown: "noOffer" };
  const { min, max, period } = offer;
  if (period === "week") return { unknown: "weekly" };
  const isComparable = period === "hour" || period === "year";
  const usable = isComparable ? anchors : [];
  const pick = (share: number): OfferPoint => {
    const exact = min + (max - min) * share;
    const distance = ({ amount }: Anchor) => Math.abs(amount - exact);
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
    target: pick(shares[experience].target),
    walkAway: { amount: max, why: "the top of the range", anchor: null },
  };
}

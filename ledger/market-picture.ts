import type { FactId } from "#ledger/fact.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { listAnchors, pickOfferPoints, type Anchor, type OfferPoints } from "#ledger/anchors.ts";
import { judgeDifficulty, type Difficulty } from "#ledger/difficulty.ts";
import {
  isUnknown,
  type LevelFacts,
  type MarketFacts,
  type OutlookFacts,
  type PayPlace,
  type Unknown,
  type WageFacts,
} from "#ledger/market-facts.ts";
import type { Offer } from "#english/money.ts";
import {
  placeOffer,
  readTrend,
  threeShiftHours,
  type OfferPosition,
  type Trend,
} from "#ledger/market.ts";
import { listGaps, listMoves, type Gap, type PayMove } from "#ledger/moves.ts";
import { isBaseOnly, readAtTarget, type PayAtTarget } from "#ledger/pay-at-target.ts";
import type { Reading } from "#ledger/reading.ts";
import { judgeSupply, type RequirementSupply } from "#ledger/supply.ts";

/** The market around the job: every figure under its fact, or the reason it is unknown. */
export type MarketPicture = {
  wages: { id: FactId; facts: WageFacts } | Unknown;
  outlook: { id: FactId; facts: OutlookFacts } | Unknown;
  levels: { id: FactId; facts: LevelFacts } | Unknown;
  /** Other areas of the same state. */
  nearby: { id: FactId; levels: readonly LevelFacts[] } | Unknown;
  trend: { id: FactId; trend: Trend } | Unknown;
  position: { id: FactId; position: OfferPosition } | Unknown;
  /** Base with bonus, or on-target earnings; only earnings with commission stand beside published pay. */
  atTarget: (PayAtTarget & { position: OfferPosition | Unknown }) | null;
  moves: readonly PayMove[];
  gaps: readonly Gap[];
  /** Public marks the range may be measured by, lowest first; local ones where there are any. */
  anchors: readonly Anchor[];
  offerPoints: OfferPoints | Unknown;
  /** Hours of a year of three 12-hour shifts a week, where the job works such shifts. */
  shiftYearHours: number | null;
  difficulty: Difficulty;
  supply: readonly RequirementSupply[];
};

/** Asks for everything once; what is not known says why. */
export function pictureMarket(
  reading: Reading,
  rules: FamilyRules,
  market: MarketFacts,
): MarketPicture {
  const place = payPlaceOf(reading);
  const soc = reading.occupation.occupation?.soc ?? null;
  const ask = <Answer extends object>(put: (soc: string) => Answer | Unknown): Answer | Unknown =>
    soc === null ? { unknown: "occupationNotCovered" } : put(soc);
  const wages = ask((known) => market.wages(known, place));
  const levels = ask((known) => market.levels(known, place));
  const nearby = ask((known) => market.nearbyLevels(known, place));
  const offer = reading.pay?.offer ?? null;
  const comparable = isBaseOnly(reading) ? null : offer;
  const unit = offer?.period === "hour" ? "hour" : "year";
  const anchors = isBaseOnly(reading) ? [] : listAnchors(wages, levels, unit);
  const position = positionOf(reading, wages);
  const shared = {
    wages: named("wage", wages),
    outlook: named(
      "outlook",
      ask((known) => market.outlook(known, place)),
    ),
    levels: named("levels", levels),
    nearby: isUnknown(nearby) ? nearby : { id: "nearby", levels: nearby },
    trend: isUnknown(wages) ? wages : namedTrend(readTrend(wages)),
    position: isUnknown(position) ? position : { id: "position", position },
    atTarget: atTargetOf(reading, wages),
    moves: listMoves(comparable, wages, anchors),
    gaps: listGaps(comparable, anchors),
    anchors,
    offerPoints: pickOfferPoints(offer, anchors),
    shiftYearHours:
      offer?.period === "hour" && reading.schedule?.hoursPerShift === 12 ? threeShiftHours : null,
    supply: judgeSupply(reading),
  };
  return {
    ...shared,
    difficulty: judgeDifficulty(reading, rules, { ...shared, wagePosition: position }),
  };
}

export function payPlaceOf({ place, pay }: Reading): PayPlace {
  const { country, region, city } = place;
  return { country, region, city, currency: pay?.offer?.currency ?? null };
}

function positionOf(reading: Reading, wages: WageFacts | Unknown): OfferPosition | Unknown {
  const offer = reading.pay?.offer ?? null;
  if (isUnknown(wages)) return wages;
  if (offer === null) return { unknown: "noOffer" };
  return isBaseOnly(reading) ? { unknown: "baseOnly" } : placeOffer(offer, wages);
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

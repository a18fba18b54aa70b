import {
  experienceOf,
  type PayBenchmark,
  type OfferPoints,
} from "#ledger/market/pay-benchmarks.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown } from "#ledger/market/market-facts.ts";
import { formatMoney, perWords } from "#english/money.ts";
import { formatYear, toYearly, yearBasis } from "#ledger/market/money.ts";
import { addBonus, type PayAtTarget } from "#ledger/market/pay-at-target.ts";
import { capital } from "#english/words.ts";
import { oncePerLedger } from "#tools/writing/once-per-ledger.ts";

export type PointName = "opening" | "target" | "walkAway";

type Point = { amount: string; perYear: string | null; why: string };

/** Opening, target and walk-away as texts for the team; null where no range allows them. */
type Amounts = Record<PointName, Point> & { facts: string[]; per: string; room: string };

export const amountsOf = oncePerLedger((ledger): Amounts | null => {
  const { offerPoints, atTarget } = ledger.market;
  const offer = ledger.reading.pay?.offer ?? null;
  if (isUnknown(offerPoints) || offer === null || offer.min === offer.max) return null;
  const { currency, period } = offer;
  const print = (point: OfferPoints[PointName]): Point => ({
    amount: formatMoney(point.amount, currency, period),
    perYear: writeYear(ledger, point.amount),
    why: point.anchor === null ? `${capital(point.why)}.` : markWords(point.anchor),
  });
  const { opening, target, walkAway } = offerPoints;
  return {
    facts: [
      offerPoints.id,
      ...(atTarget?.kind === "bonus" ? [atTarget.id] : []),
      ...new Set([opening, target].flatMap(({ anchor }) => (anchor === null ? [] : [anchor.id]))),
    ],
    per: perWords(period),
    room: formatMoney(walkAway.amount - opening.amount, currency, period),
    opening: print(opening),
    target: print(target),
    walkAway: print(walkAway),
  };
});

/** The Labor Department's own names of its levels. */
const levelPeople: Record<string, string> = {
  "DOL Level II": "qualified people",
  "DOL Level III": "experienced people",
  "DOL Level IV": "fully competent people",
};

/** Which public wage it is, and of whose experience. */
function markWords({ name, place }: PayBenchmark): string {
  const people = levelPeople[name];
  return people === undefined
    ? `${capital(name)} in ${place}, all levels of experience together.`
    : `${name} in ${place}, the wage of ${people}.`;
}

/** A full year of the amount, with the bonus where its share is stated. */
function writeYear(
  { market: { atTarget, shiftYearHours, isFullYear }, reading }: Ledger,
  amount: number,
): string | null {
  const offer = reading.pay?.offer;
  if (!offer) return null;
  const { currency, period } = offer;
  if (period === "hour" && !isFullYear) return null;
  if (atTarget?.kind !== "bonus" || atTarget.percent === null) {
    return period === "year" ? null : formatYear(amount, currency, period, shiftYearHours);
  }
  const cash = addBonus(toYearly(amount, period), atTarget.percent);
  return `${formatMoney(cash, currency, "year")} a year${yearBasis(period)} with the ${bonusWords(atTarget)}`;
}

/** "10 % bonus at target", "whole bonus of 8 %". */
export function bonusWords({ percent, isMost }: Pick<PayAtTarget, "percent" | "isMost">): string {
  return isMost ? `whole bonus of ${percent} %` : `${percent} % bonus at target`;
}

/** How the points were found. */
export function ruleOf({ reading, market: { offerPoints } }: Ledger): string {
  const rule = rules[experienceOf(reading)];
  const isMoved =
    !isUnknown(offerPoints) &&
    [offerPoints.opening, offerPoints.target].some(({ anchor }) => anchor !== null);
  return isMoved
    ? `${rule} A public wage close by, or the one this job is measured by, takes the place of a point.`
    : rule;
}

const rules = {
  entry: "For beginners: open at the bottom and aim a quarter up.",
  experienced: "For experienced people: open a quarter up the range and aim for the middle.",
  senior: "For senior people: open at the middle and aim halfway from there to the top.",
};

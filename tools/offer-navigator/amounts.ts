import type { OfferPoints } from "#ledger/anchors.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown } from "#ledger/market-facts.ts";
import { formatMoney, perWords } from "#english/money.ts";
import { formatYear, toYearly, yearBasis } from "#ledger/money.ts";
import { addBonus } from "#ledger/pay-at-target.ts";
import { oncePerLedger } from "#tools/once-per-ledger.ts";

export type PointName = "opening" | "target" | "walkAway";

type Point = { amount: string; perYear: string | null; why: string };

/** Opening, target and walk-away as texts, or null where no range allows them. */
export type Amounts = Record<PointName, Point> & {
  facts: string[];
  per: string;
  /** Bottom and top are the same: there is nothing to move. */
  isOneFigure: boolean;
};

export const amountsOf = oncePerLedger((ledger): Amounts | null => {
  const { offerPoints, atTarget } = ledger.market;
  const offer = ledger.reading.pay?.offer ?? null;
  if (isUnknown(offerPoints) || offer === null) return null;
  const { currency, period } = offer;
  const print = ({ amount, why }: OfferPoints[PointName]): Point => ({
    amount: formatMoney(amount, currency, period),
    perYear: writeYear(ledger, amount),
    why,
  });
  return {
    facts: [offerPoints.id, ...(atTarget?.kind === "bonus" ? [atTarget.id] : [])],
    per: perWords(period),
    isOneFigure: offer.min === offer.max,
    opening: print(offerPoints.opening),
    target: print(offerPoints.target),
    walkAway: print(offerPoints.walkAway),
  };
});

/** A full year of the amount, with the bonus where its share is stated. */
function writeYear(
  { market: { atTarget, shiftYearHours }, reading }: Ledger,
  amount: number,
): string | null {
  const offer = reading.pay?.offer;
  if (!offer) return null;
  const { currency, period } = offer;
  if (atTarget?.kind !== "bonus" || atTarget.percent === null) {
    return period === "year" ? null : formatYear(amount, currency, period, shiftYearHours);
  }
  const cash = addBonus(toYearly(amount, period), atTarget.percent);
  return `${formatMoney(cash, currency, "year")} a year${yearBasis(period)} with the ${bonusWords(atTarget)}`;
}

/** "10 % bonus at target", "whole bonus of 8 %". */
export function bonusWords({
  percent,
  isMost,
}: {
  percent: number | null;
  isMost: boolean;
}): string {
  return isMost ? `whole bonus of ${percent} %` : `${percent} % bonus at target`;
}

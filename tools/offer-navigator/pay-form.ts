import { rateOf } from "#ledger/facts/pay-rate.ts";
import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isOpenEnded } from "#ledger/market/money.ts";
import { bandsOf, payScaleOf, shiftRatesOf } from "#ledger/market/pay-scale.ts";
import type { PayPart, PayPartKind } from "#ledger/facts/reading.ts";

/** What can be done with the base: nothing is stated, it is a scale, one rate with more for some shifts, several ranges by place or level, a rate by the mile or the visit, a week's average, one figure, or a range. */
export type BaseForm =
  | "unknown"
  | "scale"
  | "shifts"
  | "bands"
  | "rate"
  | "week"
  | "oneFigure"
  | "range";

export function baseFormOf({ reading }: Ledger): BaseForm {
  const offer = reading.pay?.offer ?? null;
  if (shiftRatesOf(reading).length > 0) return "shifts";
  if (payScaleOf(reading) !== null) return "scale";
  if (rateOf(reading) !== null) return "rate";
  if (bandsOf(reading).length > 0) return "bands";
  if (offer === null || isOpenEnded(offer)) return "unknown";
  if (offer.period === "week") return "week";
  return offer.min === offer.max ? "oneFigure" : "range";
}

/** How the trade's pay is put together besides, each told in its own way. */
export type ExtraForm = "onTarget" | "tips" | "differential" | "bonus";

export function extraFormOf({ reading, market }: Ledger): ExtraForm | null {
  if (market.atTarget?.kind === "commission") return "onTarget";
  if (hasPart(reading.payParts, "tips")) return "tips";
  if (hasPart(reading.payParts, "differential") && shiftRatesOf(reading).length === 0)
    return "differential";
  return market.atTarget?.kind === "bonus" ? "bonus" : null;
}

function hasPart(parts: readonly PayPart[], kind: PayPartKind): boolean {
  return parts.some((part) => part.kind === kind);
}

/** What the pay rests on, for citing. */
export function payFacts({ reading, market }: Ledger): (FactId | null | undefined)[] {
  return [
    reading.pay?.id ?? "title",
    payScaleOf(reading)?.id,
    ...shiftRatesOf(reading).map(({ id }) => id),
    market.atTarget?.id,
  ];
}

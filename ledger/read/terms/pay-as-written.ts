import type { Pay, ToldLine } from "#ledger/facts/reading.ts";
import { ratesApart, shiftRatesOf } from "#ledger/market/pay-scale.ts";
import { saidIn, type Said } from "#ledger/read/text/said.ts";
import { amountsIn } from "#reading/values/pay/amounts.ts";

/** "$18.00 - $20.50 an hour" of "1st shift $18.00/hr" and "3rd shift $18.00 + $2.50": what the shifts pay, and no other pay. */
export function asByShift(pay: Pay | null, said: readonly Said[]): Pay | null {
  const lowest = pay?.offer?.min ?? null;
  if (pay === null || lowest === null) return pay;
  const lines = saidIn(said, "pay").map(toTold);
  const isBoard = shiftRatesOf({ lines, pay }).some(({ text }) =>
    amountsIn(text).some(({ min }) => min === lowest),
  );
  return isBoard ? { ...pay, conflict: null } : pay;
}

const toTold = (one: Said) => ({ ...one, place: "pay" as const, id: "", label: "" });

/** Two rates for two days, or three for three zones, are told as they stand. */
export function asWritten(pay: Pay | null, said: readonly Said[]): Pay | null {
  if (pay === null || pay.offer === null || pay.conflict !== null) return pay;
  const rates = ratesApart(saidIn(said, "pay").map(toTold)).map(({ text }) =>
    text.replace(/^(?:rate|pay|salary|compensation)s?:\s+/iu, "").replace(/[.;\s]+$/u, ""),
  );
  return rates.length === 0 ? pay : { ...pay, text: rates.join("; ") };
}

/** A pay that is asked about stands in no text for candidates. */
export function withoutUnclearPay(
  lines: readonly ToldLine[],
  pay: Pay | null,
): readonly ToldLine[] {
  if (!pay?.isUnclear) return lines;
  const asked = new Set(pay.quotes.map(({ quote }) => quote));
  return lines.filter(({ quotes }) => !quotes.some(({ quote }) => asked.has(quote)));
}

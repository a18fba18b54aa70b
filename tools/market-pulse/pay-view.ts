import { rateOf } from "#ledger/facts/pay-rate.ts";
import { benchmarkName, mainBenchmark, type PayBenchmark } from "#ledger/market/pay-benchmarks.ts";
import { formatMoney, perWords } from "#english/money.ts";
import { questionBookOf, type Ledger } from "#ledger/ledger.ts";
import { isUnknown, type Unknown } from "#ledger/market/market-facts.ts";
import type { Unit } from "#ledger/market/market.ts";
import { yearBasis } from "#ledger/market/money.ts";
import type { Gap, PayMove } from "#ledger/market/pay-moves.ts";
import { seniorities } from "#ledger/facts/reading.ts";
import { usualParts } from "#ledger/market/usual-pay.ts";
import { figure } from "#tools/writing/say.ts";

/** The unit this job's pay is spoken of in, by its own range or by the custom of the work. */
export function unitOf(ledger: Ledger): Unit {
  const period = ledger.reading.pay?.offer?.period ?? questionBookOf(ledger).pay.unit;
  return period === "hour" ? "hour" : "year";
}

/**
 * How the range may be spoken of: `none` stated, a rate by the mile or the visit, nothing public to compare with, published pay that counts another
 * thing (commission, tips, a weekly package), a schedule that nobody bargains about, or where it stands: even its top
 * under the mark, its middle, neither.
 */
export type Standing =
  | "none"
  | "rate"
  | "alone"
  | "unlike"
  | "scale"
  | "under"
  | "low"
  | "fair"
  | "strong";

export function standingOf(ledger: Ledger): Standing {
  const { market, reading } = ledger;
  const offer = reading.pay?.offer ?? null;
  if (rateOf(reading) !== null) return "rate";
  if (offer === null) return market.atTarget === null ? "none" : "unlike";
  if (scaleWords.test(reading.text)) return "scale";
  if (isUnknown(market.position)) return isUnlike(market.position) ? "unlike" : "alone";
  const isUnder = (gap: Gap | null) => gap !== null && gap.difference < 0;
  if (isUnder(gapOf(ledger, "top", topMark(ledger)))) return "under";
  const mark = mainBenchmark(market.anchors);
  if (isUnder(gapOf(ledger, "middle", mark))) return "low";
  const bottom = gapOf(ledger, "bottom", mark);
  return bottom !== null && bottom.difference >= 0 ? "strong" : "fair";
}

/** "Licensed salary schedule", "BA step 1", "Band 6", "GS-12", "union scale". */
const scaleWords =
  /\b(?:salary schedule|pay (?:schedule|scale)|union scale|steps? \d{1,2}|band \d|gs-?\d{1,2}|collective(?:ly)? (?:bargaining|bargained) (?:agreement|rate))\b/iu;

function isUnlike({ unknown }: Unknown): boolean {
  return unknown === "baseOnly" || unknown === "packagePay";
}

/** What published pay counts and the range does not, or the other way round. */
export function unlikeIn(ledger: Ledger): "commission" | "tips" | "package" {
  const { reading } = ledger;
  const period = reading.pay?.offer?.period ?? "year";
  if (period === "week" || period === "day") return "package";
  const kinds = new Set([
    ...reading.payParts.map(({ kind }) => kind),
    ...usualParts(reading, questionBookOf(ledger)),
  ]);
  return kinds.has("tips") && !kinds.has("commission") ? "tips" : "commission";
}

export function isSenior({ reading: { title } }: Ledger): boolean {
  const { seniority } = title;
  return seniority !== null && seniorities.indexOf(seniority) >= seniorities.indexOf("senior");
}

/** One mark for bottom, middle and top: the one the job is measured by. */
export function topMark({ market: { anchors } }: Ledger): PayBenchmark | null {
  return mainBenchmark(anchors);
}

export function gapOf(
  { market }: Ledger,
  point: Gap["point"],
  mark: PayBenchmark | null,
): Gap | null {
  return market.gaps.find((gap) => gap.point === point && gap.anchor.name === mark?.name) ?? null;
}

/** What closing a gap costs one person's employer in a year. */
export function moveOf({ market }: Ledger, { point, anchor }: Gap): PayMove | null {
  return (
    market.moves.find(({ point: from, to }) => from === point && to.amount === anchor.amount) ??
    null
  );
}

/** "$2.27 an hour". */
export function distance({ difference }: Gap, ledger: Ledger) {
  const unit = unitOf(ledger);
  return figure(`${formatMoney(Math.abs(difference), "USD", unit)} ${perWords(unit)}`);
}

/** "the national median", "DOL Level III in Columbus, OH". */
export function nameMark(anchor: PayBenchmark) {
  return figure(benchmarkName(anchor));
}

/** "$4,722 a year at 2,080 hours"; "$2.27 an hour" where the job fills no year. */
export function costOf({ difference, perYear, unit }: PayMove) {
  if (perYear === null) return figure(`${formatMoney(difference, "USD", unit)} ${perWords(unit)}`);
  return figure(`${formatMoney(perYear, "USD", "year")} a year${yearBasis(unit)}`);
}

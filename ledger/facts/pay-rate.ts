import type { Pay, Reading } from "#ledger/facts/reading.ts";

const unit =
  /\d\s?(?:cpm|¢|cents?)\b|\d[^.;]{0,24}(?:\b(?:per|an?|each)|\/)\s?(?:mile|mi|km|stop|load|piece|part|unit|visit|case|session|class|lesson|delivery|drop|word|page|head|cut|job|door|acre|ton|square|sq\.? ft)s?\b/iu;

/** Pay in a unit that makes no range and no year: "62 cpm", "$52 per visit". It is stated all the same. */
export function rateOf({ pay }: Pick<Reading, "pay">): Pay | null {
  return pay !== null && pay.offer === null && unit.test(pay.text) ? pay : null;
}

/** Whether somebody said what the job pays, as a range or as a rate. */
export function isPayStated(reading: Pick<Reading, "pay">): boolean {
  return (reading.pay?.offer ?? null) !== null || rateOf(reading) !== null;
}

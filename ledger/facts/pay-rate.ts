import type { Pay, Reading } from "#ledger/facts/reading.ts";
import { namesRate } from "#reading/typed/pay-unit.ts";

/** Pay in a unit that makes no range and no year: "62 cpm", "$52 per visit". It is stated all the same. */
export function rateOf({ pay }: Pick<Reading, "pay">): Pay | null {
  return pay !== null && pay.offer === null && namesRate(pay.text) ? pay : null;
}

/** Whether somebody said what the job pays, as a range or as a rate. */
export function isPayStated(reading: Pick<Reading, "pay">): boolean {
  return (reading.pay?.offer ?? null) !== null || rateOf(reading) !== null;
}

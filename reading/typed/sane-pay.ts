import type { Pay, Period } from "#reading/values/pay/pay.ts";
import { worthInDollars } from "#reading/values/pay/pay-size.ts";
import { ratesIn } from "#reading/typed/pay-unit.ts";

/** A full-time job's hours; a pay of less is no wage anywhere figures are told. */
const hoursIn: Readonly<Record<Period, number>> = {
  hour: 1,
  day: 8,
  week: 40,
  month: 2_080 / 12,
  year: 2_080,
};
const leastAnHour = 2;
const widest = 10;
/** No visit and no two weeks pay as much: what is higher is a year's pay, however it is handed out. */
const leastOfYear = 12_000;
/** Less is no pay for two weeks or half a month: "biweekly pay, $22.50". */
const leastOfWeeks = 150;

/**
 * Whether a pay may be told as a range and reckoned with: its ends lie near enough to each other, it is a wage, and the words
 * it was read from do not say that it is for something else. ".46-60 cpm" is no $0.46 to $60.00 an hour.
 */
export function isSanePay({ min, max, currency, period }: Pay, words: string): boolean {
  const bottom = min ?? max;
  if (bottom === null || period === null) return true;
  if (min !== null && max !== null && max > min * widest) return false;
  if (worthInDollars(bottom, currency) / hoursIn[period] < leastAnHour) return false;
  return !ratesIn(words).some(
    ({ amount, unit }) =>
      unit !== null && unit !== period && isOneOf(amount, { min, max }) && isFor(amount, unit),
  );
}

type Ends = Pick<Pay, "min" | "max">;

function isOneOf(said: Ends, { min, max }: Ends): boolean {
  const ends = [said.min, said.max].filter((end) => end !== null);
  return ends.some((end) => [end, end * 1_000].some((one) => one === min || one === max));
}

function isFor({ min, max }: Ends, unit: string): boolean {
  const size = max ?? min ?? 0;
  return size < leastOfYear && (unit === "piece" || unit === "hour" || size >= leastOfWeeks);
}

/** What cannot be right as it was read keeps its words and loses its figures: it is asked about. */
export function withSanePay<T extends { value: Pay; words: string }>(found: T | null): T | null {
  if (found === null || isSanePay(found.value, found.words)) return found;
  return { ...found, value: { min: null, max: null, currency: null, period: null } };
}

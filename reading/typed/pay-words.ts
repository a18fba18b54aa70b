import { formatOffer } from "#english/money.ts";
import { namesRate, ratesIn } from "#reading/typed/pay-unit.ts";
import { amountsIn } from "#reading/values/pay/amounts.ts";
import type { Pay } from "#reading/values/pay/pay.ts";
import { guessPeriod } from "#reading/values/pay/pay-size.ts";
import type { Found } from "#reading/values/value.ts";

const payOpener = /\b(?:up to|from|between|starting at|at least|max(?:imum)?|min(?:imum)?):?\s*$/iu;
const payUnit =
  /^(?:\+|\s?(?:and up|or more|max)\b)?(?:\s?(?:\/|per |an? |p\.\s?)\s?\p{L}{1,9}|\s(?:hourly|daily|weekly|monthly|yearly|annual(?:ly)?)\b)?(?:\+|\s(?:and up|or more|max|base)\b)?(?:,?\sDOE\b)?/iu;

/** The base as written, without what else its line says: "$20 to $24 an hour" of "Pay: $20 to $24 an hour plus tips". */
export function payWords({ value, words }: Found<Pay>): string {
  const isSame = (one: number | null, other: number | null) =>
    one !== null && (one === other || one * 1_000 === other);
  const [first, ...more] = amountsIn(words).filter(
    ({ min, max }) => isSame(min, value.min) || isSame(max, value.max),
  );
  const isUnclear = value.min === null && value.max === null;
  if (isUnclear && !namesRate(words)) return "";
  // Spoken, or said in a line that stays inside: "twenty-eight to thirty-four posted".
  if (!first)
    return value.period === null ? words : formatOffer({ ...value, period: value.period });
  const said = [first, ...more].flatMap(({ min, max }) => [min, max]);
  const isWhole = [value.min, value.max].every((end) => said.some((one) => isSame(one, end)));
  // The ends stand in two lines: "PAY_RATE_MIN|58.00", or three zones.
  if (!isWhole && value.period !== null && value.min !== null && value.max !== null)
    return formatOffer({ ...value, period: value.period });
  const last = more.findLast(({ end }) => end - first.start < 70) ?? first;
  const before = payOpener.exec(words.slice(0, first.start))?.[0] ?? "";
  const after = payUnit.exec(words.slice(last.end))?.[0] ?? "";
  const cut = before + words.slice(first.start, last.end) + after;
  if (saysUnit(cut, value)) return cut;
  if (value.period !== null) return formatOffer({ ...value, period: value.period });
  const [clause = ""] = words.slice(last.end).split(/[;()]|[.,]\s/u);
  return before + words.slice(first.start, last.end) + clause;
}

/** Without its unit ".46-60 cpm" would read as an hour's pay, and "weekly: $1,400 to $1,600" as a month's. */
function saysUnit(words: string, { min, max, currency, period }: Pay): boolean {
  const size = max ?? min ?? 0;
  if (period === null) return namesRate(words);
  return (
    ratesIn(words).some(({ unit }) => unit === period) ||
    guessPeriod(size, currency, true) === period
  );
}

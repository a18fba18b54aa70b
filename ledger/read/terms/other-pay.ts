import type { Offer } from "#english/money.ts";
import type { Quote } from "#ledger/facts/fact.ts";
import { isSamePay, readPay } from "#ledger/read/terms/pay.ts";
import { payPartOf } from "#ledger/read/terms/pay-parts.ts";
import type { Found, Said } from "#ledger/read/text/said.ts";
import { amountsIn } from "#reading/values/pay/amounts.ts";

/** The pay that stands (null where it is no range), the one it replaces, with its words, and where the job is. */
export type PayChange = {
  now: Offer | null;
  before: { offer: Offer | null; quotes: readonly Quote[] };
  country: string | null;
};

const kept: ReadonlySet<Said["place"]> = new Set([
  "title",
  "internal",
  "contact",
  "noise",
  "unplaced",
]);

/** The posting's lines where its pay no longer holds: the pay goes, what comes on top of it stays. */
export function withoutOtherPay(said: readonly Said[], change: PayChange): Said[] {
  return said.flatMap((one) =>
    kept.has(one.place) || one.quotes.some(({ where }) => where !== "posting")
      ? [one]
      : toldWithout(one, isAboutPay(one.place), change),
  );
}

export function isAboutPay(place: Said["place"]): boolean {
  return place === "pay" || place === "benefit";
}

/** One line: "plus $1.75 night differential" of "$27.50 to $31.00 an hour, plus $1.75 night differential". */
export function toldWithout<Line extends Found>(
  line: Line,
  saysPay: boolean,
  { now, before, country }: PayChange,
): Line[] {
  const offerIn = (text: string) => readPay(text, country)?.offer ?? null;
  const said = offerIn(line.text);
  const isOther =
    said !== null &&
    (saysPay
      ? now === null || !isSamePay(said, now)
      : said.min === before.offer?.min && said.max === before.offer.max);
  const isQuoted = line.quotes.some((one) =>
    before.quotes.some(({ where, quote }) => where === "posting" && quote === one.quote),
  );
  if (!isOther && !(saysPay && isQuoted)) return [line];
  const text = line.text
    .split(/[,;]\s+(?:plus\s+|and\s+)?|\s+(?:plus|\+)\s+/iu)
    .filter((clause) => offerIn(clause) === null && isOnTop(clause))
    .join(", ");
  return text === "" ? [] : [{ ...line, text }];
}

/** "$150K OTE" counts the base in, so it goes with it. */
function isOnTop(clause: string): boolean {
  const kind = payPartOf(clause, true);
  return kind === "commission" ? amountsIn(clause).length === 0 : kind !== null;
}

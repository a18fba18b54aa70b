import { formatOffer } from "#english/money.ts";
import type { Given } from "#ledger/facts/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { BenefitKind } from "#ledger/facts/reading.ts";
import { rateOf } from "#ledger/facts/pay-rate.ts";
import { namesAmount } from "#ledger/market/money.ts";
import { payPartName } from "#ledger/market/difficulty.ts";
import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { figure, quote, rangeOf, say } from "#tools/writing/say.ts";

type Part = OfferNavigator["compensationStrategy"]["parts"][number];
type Line = Pick<Given, "id" | "text">;

const mostParts = 9;
const mostBenefits = 4;
const longestLine = 180;

/** What an offer is made of: base first, then each stated line on pay, then each on benefits, whole and as written. */
export function listParts(ledger: Ledger): Part[] {
  const pay = payLines(ledger);
  const all = [...base(ledger), ...atTarget(ledger), ...pay, ...benefitLines(ledger)];
  return all.filter((part, at) => !isToldTwice(part, at, all)).slice(0, mostParts);
}

/** "a pension" beside the whole line that names it, and one line under two names, are told once. */
function isToldTwice({ status }: Part, at: number, all: readonly Part[]): boolean {
  const words = wordsOf(status);
  return all.some(
    (other, place) =>
      place !== at &&
      wordsOf(other.status).includes(words) &&
      (wordsOf(other.status) !== words || place < at),
  );
}

function wordsOf(status: string): string {
  return status.replace(/^Stated(?: without a figure)?: /u, "").replaceAll(/[“”]/gu, "");
}

/** Pay by the mile or the stop has no range, and is stated all the same. */
function base(ledger: Ledger): Part[] {
  const range = rangeOf(ledger);
  const rate = rateOf(ledger.reading);
  if (range !== null) {
    return [{ part: "base", status: say`Stated: ${range}`, ...known("given", "pay.range") }];
  }
  if (rate !== null) {
    return [{ part: "rate", status: say`Stated: ${quote(rate)}`, ...known("given", rate.id) }];
  }
  return [{ part: "base", status: "Not stated", ...known("unknown", "title") }];
}

function atTarget({ market: { atTarget: target } }: Ledger): Part[] {
  if (target?.kind !== "commission") return [];
  const status = say`Stated: ${figure(formatOffer(target.yearly))}, base included`;
  return [{ part: "at target", status, ...known("derived", target.id) }];
}

function payLines({ reading }: Ledger): Part[] {
  const { pay, payParts, lines } = reading;
  const quotes = pay?.offer
    ? [formatOffer(pay.offer), ...pay.quotes.map(({ quote: words }) => words)]
    : [];
  const rate = rateOf(reading);
  if (rate !== null) quotes.push(rate.text);
  const isBase = ({ text }: Line) =>
    quotes.some((words) => words.includes(text) || text.includes(words));
  const own = lines.filter((line) => line.place === "pay" && !isBase(line));
  const nameOf = ({ text }: Line) => payParts.find((part) => text.includes(part.text))?.kind;
  const apart = payParts.filter(({ text }) => own.every((line) => !line.text.includes(text)));
  return [...own, ...apart].filter(isWhole).flatMap((line) => {
    const kind = nameOf(line);
    if (kind !== undefined) return [row(payPartName(kind), line)];
    // "Step F", "Paid on the last Friday": without a figure or a name it is no part of an offer.
    return namesAmount.test(line.text) ? [row("pay", line)] : [];
  });
}

const names: Readonly<Partial<Record<BenefitKind, string>>> = {
  health: "health cover",
  retirement: "retirement",
  leave: "time off",
};
/** A truck or a camera is equipment; what costs the employer money says so. */
const worth = /\d ?%|[$€£]\s?\d|\b(?:paid|free|tuition|reimburse\w*|parental|weeks)\b/iu;

function benefitLines({ reading }: Ledger): Part[] {
  const stated = reading.benefits.filter(({ isClaim }) => !isClaim);
  const lines = reading.lines.filter(({ place }) => place === "benefit");
  const apart = stated.filter(({ text }) => lines.every((line) => !line.text.includes(text)));
  const rows = [...lines, ...apart].filter(isWhole).flatMap((line) => {
    const kinds = stated.filter(({ text }) => line.text.includes(text)).map(({ kind }) => kind);
    const [only, ...others] = new Set(kinds.flatMap((kind) => names[kind] ?? []));
    if (only === undefined) return worth.test(line.text) ? [row("benefit", line)] : [];
    return [row(others.length === 0 ? only : "benefits", line)];
  });
  // What every candidate compares comes before the rest.
  return rows
    .toSorted((left, right) => Number(left.part === "benefit") - Number(right.part === "benefit"))
    .slice(0, mostBenefits);
}

function isWhole({ text }: Line): boolean {
  return text.length <= longestLine && /\p{L}/u.test(text);
}

function row(part: string, line: Line): Part {
  const status = /\d/u.test(line.text)
    ? say`Stated: ${quote(line)}`
    : say`Stated without a figure: ${quote(line)}`;
  return { part, status, ...known("given", line.id) };
}

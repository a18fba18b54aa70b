import { capital, joinAnd } from "#english/words.ts";
import { shiftRatesOf } from "#ledger/market/pay-scale.ts";
import type { Given } from "#ledger/facts/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { withoutStop } from "#tools/writing/clip.ts";
import { aboutSomebody, fitLineFor } from "#tools/writing/fit-line.ts";
import type { JobFact } from "#tools/writing/message.ts";
import { wholeLines } from "#tools/writing/whole-lines.ts";
import { withoutDenials } from "#tools/writing/without-denials.ts";

const mostPayLines = 2;
const mostBenefits = 2;
const mostDuties = 3;
/** Of a line of the first e-mail. */
export const longestLine = 120;

/** What comes with the base, as written: earnings at target, tips, differentials. */
export function payLines(ledger: Ledger): JobFact[] {
  const parts = ledger.reading.payParts.filter(({ text }) => /\d/u.test(text));
  return tellable(ledger, parts, longestLine).slice(0, mostPayLines);
}

const spoken: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:shifts?|evenings?|nights?|weekends?|2nd|3rd|second|third)\W+(?:shift )?diff(?:erential)?s?\b/iu,
    "shift differentials",
  ],
  [/(?<!\bno )\btips?\b/iu, "tips"],
  [/\bper diem\b/iu, "per diem"],
  [/\bLOA\b|\bliving[- ]out allowance\b/u, "living-out allowance"],
  [/(?<!\b(?:no|not|without|non)[- ])\bcommissions?\b(?! no\b)/iu, "commission"],
];

/** What belongs to the pay whoever takes the job: " plus tips", ", depending on the shift". */
export function besideRange(ledger: Ledger): string {
  if (shiftRatesOf(ledger.reading).length > 0) return ", depending on the shift";
  const paid = ledger.reading.lines.filter(({ place }) => place === "pay");
  const parts = spoken.filter(([words]) => paid.some(({ text }) => words.test(text)));
  return parts.length === 0 ? "" : ` plus ${joinAnd(parts.map(([, name]) => name))}`;
}

/** The two stated benefits that say most: those with a figure first. */
export function benefitLines(ledger: Ledger): JobFact[] {
  const told = new Set(payLines(ledger).map(({ line }) => line));
  return tellable(ledger, statedBenefits(ledger), longestLine)
    .filter(({ line }) => !told.has(line))
    .slice(0, mostBenefits);
}

export function statedBenefits({ reading }: Ledger): Given[] {
  return reading.benefits
    .filter(({ isClaim }) => !isClaim)
    .toSorted((left, right) => Number(/\d/u.test(right.text)) - Number(/\d/u.test(left.text)));
}

/** Whole lines that candidates can read by themselves, without what they deny. */
export function tellable(
  ledger: Ledger,
  given: readonly Pick<Given, "id" | "text">[],
  most: number,
): JobFact[] {
  return wholeLines(ledger, given, most)
    .map(({ id, text }) => ({ line: asItem(text), facts: [id] }))
    .filter(({ line }) => line !== "" && !aboutSomebody.test(line));
}

function asItem(text: string): string {
  return capital(withoutStop(sayGiven(text)));
}

/** "BENEFITS: medical after 60 days" is said without its heading, and "Ya - 15 days PTO" without the answer to somebody. */
const opening =
  /^(?:(?:ya|yeah|yep|yup|yes|ok|okay|sure)\s?[,–-]\s?|(?:benefits|benes|perks)\s?:\s?)+/iu;

/** What a line gives, without what it does not: "W2 gets medical after 60 days" of "(W2 gets medical after 60 days, no pto)". */
export function sayGiven(text: string): string {
  return withoutDenials(text.replace(/^\(([^()]*)\)(?=\.?$)/u, "$1").replace(opening, ""));
}

/** Terms that speak for the job by themselves. */
export const goodTerms =
  /\bhome (?:every|each|daily|nightly)\b|\b(?:remote|hybrid|flexible|no (?:nights|weekends)|four[- ]day|4x10)\b/iu;

/** The first duties as written; where they stand in one long line, its parts. */
export function dutyLines(ledger: Ledger): JobFact[] {
  const { lines, duties } = ledger.reading;
  const isFit = fitLineFor(ledger, longestLine);
  const placed = lines.filter(({ place, text }) => place === "duty" && isFit(text));
  const bullets = placed.filter(({ isBullet }) => isBullet);
  const whole = bullets.length >= 2 ? bullets : placed;
  const parts = duties.filter(({ text }) => isFit(text) && isAsWritten(ledger, text));
  const byText = new Map(
    (whole.length >= 2 || parts.length < 2 ? whole : parts)
      .toReversed()
      .map(({ id, text }) => [text, { line: capital(withoutStop(text)), facts: [id] }]),
  );
  return [...byText.values()].toReversed().slice(0, mostDuties);
}

/** "Respond to alarms" was read out of "Responds to alarms", and stands nowhere. */
export function isAsWritten({ reading }: Ledger, words: string): boolean {
  return reading.text.toLowerCase().includes(words.toLowerCase());
}

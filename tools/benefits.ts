import type { Ledger } from "#ledger/ledger.ts";
import type { Benefit } from "#ledger/reading.ts";
import { cleanFor } from "#tools/message-parts.ts";

const fillers = new Set(
  "a an and at for from in including insurance of off on or our paid per the to we with you your".split(
    " ",
  ),
);
const sameWords: Readonly<Record<string, string>> = {
  hrs: "hours",
  hr: "hours",
  hour: "hours",
  day: "days",
  week: "weeks",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  ten: "10",
  twelve: "12",
};

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{1,40}/gu) ?? [];
  const telling = words.map((word) => sameWords[word] ?? word).filter((word) => !fillers.has(word));
  return new Set(telling.slice(0, 60));
}

/** Benefits that have a name, each once and in its fullest words: the form often repeats the posting. */
export function namedBenefits(ledger: Ledger): Benefit[] {
  const isClean = cleanFor(ledger);
  const named = ledger.reading.benefits
    .filter(({ isClaim, text }) => !isClaim && isClean(text))
    .map((benefit) => ({ benefit, words: wordsOf(benefit.text) }))
    .filter(({ words }) => words.size > 0);
  return named
    .filter(({ words }, at) =>
      named.every(
        (other, index) =>
          index === at ||
          !isWithin(words, other.words) ||
          (words.size === other.words.size && at < index),
      ),
    )
    .map(({ benefit }) => benefit);
}

function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...words].every((word) => others.has(word));
}

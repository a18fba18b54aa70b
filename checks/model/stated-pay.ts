import { findFigures } from "#checks/figures/find-figures.ts";
import { isSpoken, type IsTold, type ModelFault } from "#checks/model/model-fault.ts";
import { findSentences } from "#english/sentences.ts";
import type { Walked } from "#contract/walk.ts";
import type { Ledger } from "#ledger/ledger.ts";

const saysMoreThanBase = /\b(?:on-target|ote|total|earnings|all in|all-in|bonus|on top)\b/iu;

/** Promises about pay that need no figure. */
const promises: readonly RegExp[] = [
  /\b(?:cap(?:s|ped) (?:at|out)|tops? out|ceiling (?:of|at))\b/iu,
  /\b(?:full|whole|entire)(?: \p{L}+)? premiums?\b|\ball of (?:your|the)(?: \p{L}+)? premiums?\b/iu,
];

/** In words that candidates read or hear: a base above the stated range, a cap or a full payment that nobody stated. */
export function findUnstatedPay(ledger: Ledger, { strings }: Walked, isTold: IsTold): ModelFault[] {
  const words = ledger.facts.map(({ text }) => text.toLowerCase()).join("\n");
  const top = ledger.reading.pay?.offer?.max ?? Infinity;
  const findIn = (sentence: string): string[] => {
    const promised = promises
      .map((promise) => promise.exec(sentence)?.[0])
      .filter((quote) => quote !== undefined && !words.includes(quote.toLowerCase()));
    const tooHigh =
      /\bbase\b/iu.test(sentence) && !saysMoreThanBase.test(sentence)
        ? findFigures(sentence).filter(({ kind, value }) => kind === "money" && value > top)
        : [];
    return [...promised, ...tooHigh.map(({ quote }) => quote)].filter((one) => one !== undefined);
  };
  return strings
    .filter((string) => isTold(string) || isSpoken(string))
    .flatMap(({ path, text }) =>
      findSentences(text)
        .flatMap((sentence) => findIn(sentence.text))
        .map((quote) => ({
          rule: "offer.unstated",
          severity: "high" as const,
          where: path,
          quote,
          what: `Nobody has stated pay as "${quote}" says it.`,
          fix: "Quote the line on pay, or leave it out.",
        })),
    );
}

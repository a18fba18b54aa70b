import type { Ledger } from "#ledger/ledger.ts";
import type { RedFlag } from "#ledger/reading.ts";
import { inSentence } from "#ledger/words.ts";
import { clip } from "#tools/clip.ts";
import { phrase, searchLink } from "#tools/links.ts";
import { deedsOf, payWords } from "#tools/market-words.ts";
import type { MarketPulse } from "#tools/market-pulse/tool.ts";
import { deciderOf, known, spokenTitle } from "#tools/phrases.ts";

type Signal = MarketPulse["sourcingSignals"][number];

type Answer = readonly [RegExp, (ledger: Ledger) => string];

/** What settles each usual red flag; the first that fits. */
const answers: readonly Answer[] = [
  [
    /layoff|laid off|redundan/iu,
    (ledger) =>
      `candidates look it up first: ${deciderOf(ledger)} says in one sentence what ended and that this seat is for ${seatOf(ledger)}`,
  ],
  [
    /backfill|urgent|vacan/iu,
    (ledger) =>
      `ask ${deciderOf(ledger)} why the seat is empty and who does the work now, ${seatOf(ledger)}`,
  ],
  [
    /review|rating|glassdoor/iu,
    ({ company }) =>
      `read the latest reviews of ${company.name === "" || company.isConfidential ? "the employer" : clip(company.name, 60)}, name the point they repeat and what has changed since`,
  ],
  [
    /unstable|turnover|churn|team/iu,
    (ledger) => `ask ${deciderOf(ledger)} how long the people beside this seat have stayed`,
  ],
  [
    /budget|comp\b|pay|salary|money/iu,
    (ledger) => {
      const pay = payWords(ledger);
      return pay === null
        ? "get the range approved before anyone is called"
        : `say ${pay.words} in the first message, so nobody is surprised at the offer`;
    },
  ],
];

function seatOf(ledger: Ledger): string {
  const [first] = deedsOf(ledger);
  return first ? `this: ${first.deed}` : spokenTitle(ledger);
}

/** The employer's own flags are answered; a trait of people is asked of everyone and searched for in nobody. */
export function answerFlag({ id, text, owner }: RedFlag, ledger: Ledger): Signal {
  const flag = clip(inSentence(text), 200);
  if (owner === "candidate") {
    return {
      signal: `Asked of everyone: ${flag}`,
      strength: "medium",
      why: "asked, not searched",
      where: "recruiter screen",
      link: null,
      ...known("given", id),
    };
  }
  const answer = answers.find(([pattern]) => pattern.test(text))?.[1];
  const { name, isConfidential } = ledger.company;
  return {
    signal: `Our red flag: ${flag}`,
    strength: /layoff|backfill|turnover/iu.test(text) ? "strong" : "medium",
    why: clip(
      answer?.(ledger) ??
        `agree with ${deciderOf(ledger)} what is true about ${flag} and who says it`,
      600,
    ),
    where: "first call",
    link:
      name === "" || isConfidential
        ? null
        : { label: "What candidates find", url: searchLink(phrase(name), text) },
    ...known("given", id, deedsOf(ledger)[0]?.id, ...(payWords(ledger)?.facts ?? [])),
  };
}

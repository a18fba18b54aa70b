import type { Ledger } from "#ledger/ledger.ts";
import type { Given } from "#ledger/facts/fact.ts";
import type { RedFlag } from "#ledger/facts/reading.ts";
import { clip } from "#tools/writing/clip.ts";
import { phrase, webSearchLink } from "#tools/document/links.ts";
import type { MarketPulse } from "#tools/market-pulse/schema.ts";
import { idsOf, known, openFlagsOf } from "#tools/writing/phrases.ts";
import { agencyOf, flagOf, quote, say } from "#tools/writing/say.ts";

type Signal = MarketPulse["sourcingSignals"][number];
type Event = (ledger: Ledger) => Signal | null;

const most = 3;

/** Events that move people, then every red flag with the one who answers it. */
export function writeSignals(ledger: Ledger): Signal[] {
  const flags = openFlagsOf(ledger.reading).slice(0, most).map(answerFlag);
  const happened = events.flatMap((event) => event(ledger) ?? []);
  return [...happened.slice(0, Math.max(1, most - flags.length)), ...flags];
}

/** A search of few words, for employers and what frees people there. Without an employer there is none. */
export function newsLink(employers: readonly Given[]): Signal["link"] {
  if (employers.length === 0) return null;
  const names = employers.slice(0, most).map(({ text }) => phrase(clip(text, 60)));
  return {
    label: "Search the news",
    url: webSearchLink(names.join(" OR "), "layoffs OR closing OR acquisition", ""),
  };
}

/** Employers of the same people that somebody named, where these words name them again. */
export function employersNamedIn({ reading }: Ledger, words: string): Given[] {
  return reading.competitors.filter(({ text }) => words.toLowerCase().includes(text.toLowerCase()));
}

/** Only at employers that somebody named: layoffs elsewhere say nothing about this search. */
const layoffs: Event = ({ reading }) => {
  const rivals = reading.competitors.slice(0, most);
  if (rivals.length === 0) return null;
  return {
    signal: say`Layoffs, a sale or a move at an employer named above`,
    strength: "strong",
    why: say`It frees people who had no plan to move.`,
    where:
      reading.place.country === "US"
        ? say`WARN notices of the state, and the local press`
        : say`Local press`,
    link: newsLink(rivals),
    ...known("estimate", "place", ...idsOf(rivals)),
  };
};

/** Where the reason for the opening stays inside, whoever left is not asked. */
const ownRanks: Event = (ledger) =>
  ledger.reading.isReasonInside
    ? cameSecond
    : {
        signal:
          agencyOf(ledger) === null
            ? say`People who left here and might come back`
            : say`People who left the client and might come back`,
        strength: ledger.playbook.reach === "apply" ? "strong" : "medium",
        why: say`They know the work, and they know what has changed since.`,
        where:
          agencyOf(ledger) === null
            ? say`Your own records, and the people they worked with`
            : say`The client's records: ask whether anybody may be called`,
        link: null,
        ...known("estimate", "title"),
      };

const cameSecond: Signal = {
  signal: say`People who came close in an earlier search for this work`,
  strength: "medium",
  why: say`They were found good once, and their own plans may have changed.`,
  where: say`Your own records`,
  link: null,
  ...known("estimate", "title"),
};

const events: readonly Event[] = [layoffs, ownRanks];

/** What settles each usual red flag; the first that fits. */
const answers: readonly (readonly [RegExp, string])[] = [
  [
    /layoff|laid off|redundan|\brif\b/iu,
    say`Candidates look it up first. Agree on one true sentence: when it was, which teams it touched, and why this job is safe.`,
  ],
  [
    /backfill|urgent|vacan/iu,
    say`Candidates will ask why the job is open. Agree on who says it and in which words.`,
  ],
  [
    /review|rating|glassdoor/iu,
    say`Read the latest reviews, name the point they repeat, and say what has changed since.`,
  ],
  [
    /unstable|turnover|churn|team/iu,
    say`Ask how long the people next to this job have stayed, and say it as it is.`,
  ],
  [
    /budget|comp\b|pay|salary|money/iu,
    say`Name the pay in the first message, so that nobody is surprised at the offer.`,
  ],
];

/** The employer's own flags are answered; a trait of people is asked of everyone and searched for in nobody. */
function answerFlag(flag: RedFlag): Signal {
  const { id, text, owner } = flag;
  if (owner === "candidate") {
    return {
      signal: say`Asked of everyone: ${quote(flag)}`,
      strength: "medium",
      why: say`In the same words, and searched for in nobody.`,
      where: say`Recruiter screen`,
      link: null,
      ...known("given", id),
    };
  }
  const answer = answers.find(([pattern]) => pattern.test(text))?.[1];
  return {
    signal: say`To be answered by us: ${flagOf(flag)}`,
    strength: /layoff|backfill|turnover|\brif\b/iu.test(text) ? "strong" : "medium",
    why: answer ?? say`Agree with the hiring manager what is true about it, and who says it.`,
    where: say`First call`,
    link: null,
    ...known("given", id),
  };
}

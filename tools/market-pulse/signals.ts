import type { Ledger } from "#ledger/ledger.ts";
import type { RedFlag } from "#ledger/reading.ts";
import { clip } from "#tools/clip.ts";
import { phrase, searchLink } from "#tools/links.ts";
import type { MarketPulse } from "#tools/market-pulse/tool.ts";
import { idsOf, known, nicesOf } from "#tools/phrases.ts";
import { credential, flagOf, quote, say } from "#tools/writing/say.ts";

type Signal = MarketPulse["sourcingSignals"][number];
type Event = (ledger: Ledger) => Signal | null;

const fewestEvents = 2;
const most = 3;

/** Events that move people, then every red flag with the one who answers it. */
export function writeSignals(ledger: Ledger): Signal[] {
  const flags = ledger.reading.redFlags.slice(0, most).map((flag) => answerFlag(flag, ledger));
  const happened = events.flatMap((event) => event(ledger) ?? []);
  return [...happened.slice(0, Math.max(fewestEvents, most - flags.length)), ...flags];
}

function placeName({ reading: { place } }: Ledger): string {
  return clip(place.city ?? place.region ?? place.text, 80);
}

/** What frees people, by the way the work is done. */
const endings: Record<Ledger["playbook"]["works"], string> = {
  office: say`Layoffs, a merger or a moved office at an employer of the same kind`,
  shifts: say`A site or unit nearby closes, merges or cuts shifts`,
  site: say`A project or plant nearby winds down`,
  road: say`A carrier or terminal nearby closes or loses a contract`,
  territory: say`A sales team in the same market is cut`,
  "school-year": say`A school nearby closes, merges or cuts positions`,
  clinic: say`A practice or clinic nearby is sold or closes`,
  "home-visits": say`An agency nearby loses a contract or a grant`,
  stage: say`A production, a season or a title nearby ends`,
  field: say`A season ends, or an operation nearby is sold`,
};

const layoffs: Event = (ledger) => {
  const { reading, playbook } = ledger;
  const rivals = reading.competitors.slice(0, 3);
  const names = rivals.map(({ text }) => phrase(clip(text, 60))).join(" OR ");
  const isNamed = rivals.length > 0;
  return {
    signal: isNamed
      ? say`Layoffs, a sale or a move at an employer named above`
      : endings[playbook.works],
    strength: "strong",
    why: say`It frees people who had no plan to move.`,
    where:
      reading.place.country === "US"
        ? say`WARN notices of the state, and the local press`
        : say`Local press`,
    link: {
      label: "Search the news",
      url: searchLink(
        isNamed ? names : phrase(placeName(ledger)),
        "layoffs OR closing OR acquisition",
        isNamed ? "" : reading.title.base,
      ),
    },
    ...known("estimate", "place", ...idsOf(rivals)),
  };
};

/** A changed rule elsewhere is a reason to listen where ours is known. */
const changedRule: Event = ({ reading: { workType, schedule }, playbook }) => {
  const shift = schedule?.shift ?? null;
  if (schedule !== null && shift !== null) {
    return {
      signal: say`Another employer changes its shifts or cancels hours`,
      strength: "medium",
      why: say`People who planned their lives around a schedule start to look.`,
      where: say`First calls, and what people of the trade write`,
      link: null,
      ...known("estimate", schedule.id),
    };
  }
  if (workType === null || workType.type === "on-site") return null;
  return {
    signal: say`Another employer asks for more office days`,
    strength: "medium",
    why: say`Those who mind the change will listen, as long as ours stays as posted.`,
    where: say`News and staff posts`,
    link: {
      label: "Search the news",
      url: searchLink(phrase("return to office"), playbook.people.many),
    },
    ...known("estimate", workType.id),
  };
};

/** Where no years are asked for, a class that finishes is a pool with no notice period. */
const newClass: Event = ({ reading: { requirements }, occupation }) => {
  const musts = requirements.filter(({ priority }) => priority !== "nice");
  const isOpen = musts.length > 0 && musts.every(({ years }) => (years?.min ?? 0) === 0);
  return !isOpen || occupation.match.certainty === "unknown"
    ? null
    : {
        signal: say`A training program for this work finishes a class`,
        strength: "medium",
        why: say`No years are asked for, and graduates have no notice to give.`,
        where: say`Schools and programs within reach`,
        link: null,
        ...known("estimate", "occupation"),
      };
};

const newlyQualified: Event = (ledger) => {
  const found = nicesOf(ledger)
    .flatMap((one) => one.credentials.map((credentialOf) => ({ id: one.id, credentialOf })))
    .find(({ credentialOf: { name } }) => !/licen[sc]e|degree/iu.test(name));
  if (found === undefined) return null;
  return {
    signal: say`People who have just earned ${credential(found.credentialOf)}`,
    strength: "medium",
    why: say`It helps here, and a new certificate is a moment to look around.`,
    where: say`Announcements and pass lists`,
    link: {
      label: "Search",
      url: searchLink(phrase(found.credentialOf.name), "certified", placeName(ledger)),
    },
    ...known("estimate", found.id),
  };
};

const ownRanks: Event = ({ playbook }) => ({
  signal: say`People who left here and might come back`,
  strength: playbook.reach === "apply" ? "strong" : "medium",
  why: say`They know the work, and they know what has changed since.`,
  where: say`Your own records, and the people they worked with`,
  link: null,
  ...known("estimate", "title"),
});

const events: readonly Event[] = [layoffs, changedRule, newClass, newlyQualified, ownRanks];

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
function answerFlag(flag: RedFlag, { company }: Ledger): Signal {
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
    signal: say`Our own red flag: ${flagOf(flag)}`,
    strength: /layoff|backfill|turnover|\brif\b/iu.test(text) ? "strong" : "medium",
    why: answer ?? say`Agree with the hiring manager what is true about it, and who says it.`,
    where: say`First call`,
    link:
      company.name === ""
        ? null
        : { label: "What candidates find", url: searchLink(phrase(company.name), clip(text, 80)) },
    ...known("given", id),
  };
}

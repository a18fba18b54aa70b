import type { Ledger } from "#ledger/ledger.ts";
import type { ToldLine } from "#ledger/facts/reading.ts";
import { clip } from "#tools/writing/clip.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import { idsOf, known } from "#tools/writing/phrases.ts";

type Profile = IntakeSync["successProfile"];

const mostDuties = 3;
const mostGoals = 3;
/** Four words or more; "€ p." is a piece of a sentence. */
const isWhole = /(?:\S+\s+){3}/u;
const longest = 200;

const within = "(?:first|within|by|after|in)\\s(?:your |the )?(?:first )?";
const times = {
  day30: new RegExp(`\\b${within}(?:30 days|month)\\b(?! (?:\\d|two|three|six))`, "iu"),
  day60: new RegExp(`\\b${within}(?:60 days|two months|month (?:two|2))\\b`, "iu"),
  day90: new RegExp(
    `\\b${within}(?:90 days|(?:three|3) months|month (?:three|3)|quarter)\\b`,
    "iu",
  ),
  year1: new RegExp(
    `\\b${within}(?:year|(?:12|twelve|six|6) months|(?:the )?end of the (?:first )?year)\\b`,
    "iu",
  ),
};

/** The posting's own goals where it dates them, and its duties to put dates to. Nothing of ours. */
export function writeSuccessProfile({ reading }: Ledger): Profile {
  const told = reading.lines.filter(({ place, text }) => place === "duty" && isWhole.test(text));
  const goals = (at: keyof typeof times) =>
    told.filter(({ text }) => times[at].test(text)).slice(0, mostGoals);
  const dated = [goals("day30"), goals("day60"), goals("day90"), goals("year1")].flat();
  const bullets = told.filter(({ isBullet }) => isBullet);
  const duties = (bullets.length > 0 ? bullets : told)
    .filter((line) => !dated.includes(line))
    .slice(0, mostDuties);
  return {
    note:
      duties.length === 0
        ? "Agree what a good first year looks like."
        : "Agree by when each of these should be done without help.",
    day30: goals("day30").map(asWritten),
    day60: goals("day60").map(asWritten),
    day90: goals("day90").map(asWritten),
    year1: goals("year1").map(asWritten),
    toConfirm: duties.map(asWritten),
    ...known("given", "title", ...idsOf(dated), ...idsOf(duties)),
  };
}

function asWritten({ text }: ToldLine): string {
  return clip(text, longest);
}

import type { Ledger } from "#ledger/ledger.ts";
import { clip } from "#tools/clip.ts";
import type { IntakeSync } from "#tools/intake-sync/tool.ts";
import { idsOf, known } from "#tools/phrases.ts";

type Profile = IntakeSync["successProfile"];
type FirstYear = Ledger["playbook"]["firstYear"];

const mostDuties = 3;
const mostGoals = 2;
/** Four words or more; "€ p." is a piece of a sentence. */
const isWhole = /(?:\S+\s+){3}/u;
const longestDuty = 200;

/** A good first year in this kind of work, with the posting's own duties beside it to put dates to. */
export function writeSuccessProfile({ reading, playbook }: Ledger): Profile {
  const told = reading.lines.filter(({ place, text }) => place === "duty" && isWhole.test(text));
  const bullets = told.filter(({ isBullet }) => isBullet);
  const duties = (bullets.length > 0 ? bullets : told).slice(0, mostDuties);
  const isLeader = reading.title.leadsPeople && playbook.key !== "executives";
  const year = isLeader ? leading : playbook.firstYear;
  return {
    note:
      duties.length === 0
        ? "Usual in this kind of work. The posting names no duties, so please add them."
        : "Usual in this kind of work. Put a date to the posting's own duties.",
    day30: year.day30.slice(0, mostGoals),
    day60: year.day60.slice(0, mostGoals),
    day90: year.day90.slice(0, mostGoals),
    year1: year.year1.slice(0, mostGoals),
    toConfirm: duties.map(({ text }) => clip(text, longestDuty)),
    ...known("estimate", "occupation", ...idsOf(duties)),
  };
}

/** Who leads others is measured by them, whatever the trade. */
const leading: FirstYear = {
  day30: [
    "Has met everybody on the team alone",
    "Knows the weekly numbers and who stands behind them",
  ],
  day60: ["Runs a usual week with somebody at hand"],
  day90: ["Runs a hard week alone and says early what will be late"],
  year1: ["Has kept the good people", "Can show what got better, in a number"],
};

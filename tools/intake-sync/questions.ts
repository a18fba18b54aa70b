import { hiringManagerOf } from "#ledger/facts/hiring-manager.ts";
import { questionBookOf, type Ledger } from "#ledger/ledger.ts";
import type { Briefing } from "#tools/briefing.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import { known } from "#tools/writing/phrases.ts";

type Row = IntakeSync["questionsForHiringManager"][number];

const most = 4;

/** The most valuable first; nothing that form or posting answers. */
export function writeHiringManagerQuestions({ ledger }: Briefing): Row[] {
  const rows = questionsToPut(ledger).map(({ id, question, why, ifNoAnswer, ask }, at) => ({
    rank: at + 1,
    question,
    why,
    ifNoAnswer,
    ask: ask === "hiring manager" ? hiringManagerOf(ledger.reading) : ask.slice(0, 200),
    // What people of a trade ask is a judgement; what form and posting leave open is unknown.
    ...(isOfTrade(ledger, id) ? known("estimate", id, "occupation") : known("unknown", id)),
  }));
  return rows.length > 0 ? rows : [lastQuestion];
}

/** Which occupation is meant is the recruiter's to choose, on the job's page. */
export function questionsToPut({ questions }: Ledger): Ledger["questions"] {
  return questions.filter(({ id }) => id !== "unknown.occupation").slice(0, most);
}

function isOfTrade(ledger: Ledger, id: string): boolean {
  return questionBookOf(ledger).askFirst.some(({ key }) => id === `unknown.${key}`);
}

const lastQuestion: Row = {
  rank: 1,
  question: "What would make you turn down somebody who meets every point on the list?",
  why: "It is the one criterion that no list has.",
  ifNoAnswer: "The list decides.",
  ask: "hiring manager",
  ...known("plan", "title"),
};

import { hiringManagerOf } from "#ledger/facts/hiring-manager.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { capital } from "#english/words.ts";
import type { Briefing } from "#tools/briefing.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import { idsOf, known } from "#tools/writing/phrases.ts";
import { dueDay, launchDayOf } from "#tools/writing/search-calendar.ts";
import { missing, say } from "#tools/writing/say.ts";

type Step = { step: string; owner: string; day: number; facts: readonly string[] };

const latest = 60;
const mostAsked = 5;

/** Steps with owners and days; critical searches take one day a step, others more. */
export function writeNextSteps(briefing: Briefing): IntakeSync["nextSteps"] {
  return listSteps(briefing.ledger).map(({ step, owner, day, facts }) => ({
    step,
    owner: owner.slice(0, 200),
    due: dueDay(briefing, Math.min(day, latest)),
    workingDay: Math.min(day, latest),
    ...known("plan", ...facts),
  }));
}

/** "Do not publish until Gary signs off", "keep confidential until the 14th". */
const waits =
  /\b(?:post|publish|advertise|confidential|public|announce\p{L}*)\b.{0,60}\b(?:until|till?|before)\b|\b(?:do not|don['’]?t) (?:post|publish)\b/iu;

function listSteps(ledger: Ledger): Step[] {
  const { plan, questions } = ledger;
  const manager = hiringManagerOf(ledger.reading);
  const after = (steps: number) => 1 + steps * plan.stepDays;
  const elsewhere = questions
    .slice(0, mostAsked)
    .find(({ ask }) => !/^(?:hiring manager|recruiter)/u.test(ask));
  const held = ledger.reading.keptInside.find(
    ({ about, text }) => about === "embargo" && waits.test(text),
  );
  return [
    ...(held === undefined
      ? []
      : [
          {
            step: "Nothing is posted before what the text waits for (see For the team only)",
            owner: "Recruiter",
            day: 1,
            facts: [held.id],
          },
        ]),
    {
      step: "One call on the decisions and questions",
      owner: `Recruiter, ${manager}`,
      day: 1,
      facts: idsOf(questions.slice(0, 3)),
    },
    ...(elsewhere === undefined
      ? []
      : [
          {
            step: say`Answer in writing: ${missing(elsewhere)}`,
            owner: capital(elsewhere.ask),
            day: after(1),
            facts: [elsewhere.id],
          },
        ]),
    {
      step: "Post live, searches started",
      owner: "Recruiter",
      day: launchDayOf(ledger),
      facts: [plan.id],
    },
    {
      step: "Interviewers named, their hours held",
      owner: manager,
      day: after(2),
      facts: [plan.id],
    },
    {
      step: "First people looked at together, and the list corrected",
      owner: `Recruiter, ${manager}`,
      day: after(4),
      facts: [plan.id],
    },
  ];
}

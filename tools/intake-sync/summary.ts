import { isPayStated } from "#ledger/facts/pay-rate.ts";
import { mostMusts } from "#ledger/market/difficulty.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { demandFactPrefix } from "#ledger/questions/protected-demands.ts";
import { droppedStages } from "#ledger/agreed/agreed.ts";
import { promisedSteps } from "#ledger/interview/hiring-steps.ts";
import type { Briefing } from "#tools/briefing.ts";
import { writeDecisions } from "#tools/intake-sync/decisions.ts";
import { questionsToPut } from "#tools/intake-sync/questions.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import { conflictsOf, idsOf, known, listedOf, mustsOf } from "#tools/writing/phrases.ts";
import { count, figure, say, verdict } from "#tools/writing/say.ts";

export function writeSummary({ ledger }: Briefing): IntakeSync["summary"] {
  const { questions, reading } = ledger;
  return {
    answer: situations.find(({ holds }) => holds(ledger))?.say(ledger) ?? onlyQuestions(ledger),
    text: findings(ledger).join(" "),
    ...known(
      "derived",
      "title",
      "requirements.count",
      reading.pay?.id,
      ...idsOf(mustsOf(ledger)),
      ...idsOf(listedOf(ledger)),
      ...idsOf(questions.slice(0, 4)),
    ),
  };
}

function onlyQuestions(ledger: Ledger): string {
  const open = questionsToPut(ledger).length;
  if (open === 0)
    return "The basics are agreed and nothing important is open, so book the interviewers and start.";
  return open === 1
    ? verdict`The basics are agreed and one question is open, so ask it today and post.`
    : verdict`The basics are agreed and ${figure(inWords[open] ?? "some")} questions are open, so put them in one call and post.`;
}

/** Written out: in a verdict a figure is one of the job's facts. */
const inWords = ["no", "one", "two", "three", "four"];

type Situation = { holds: (ledger: Ledger) => boolean; say: (ledger: Ledger) => string };

/** What the recruiter says first: the first of these that this job gives rise to. */
const situations: readonly Situation[] = [
  {
    holds: ({ questions }) => questions.some(({ id }) => id.startsWith(demandFactPrefix)),
    say: () =>
      "One wish cannot lawfully be a criterion, so tell me which need of the work is behind it.",
  },
  {
    holds: (ledger) => mustsOf(ledger).length === 0 && ledger.reading.duties.length === 0,
    say: () =>
      "We have a title and little else, so tell me what the work is before anything is posted.",
  },
  {
    holds: (ledger) => mustsOf(ledger).length === 0,
    say: () => "We know the work but not what somebody must bring, so name the must-haves first.",
  },
  {
    holds: ({ reading }) => (reading.pay?.conflict ?? null) !== null,
    say: () =>
      "You gave us one pay and the posting shows another, so approve one before anything goes out.",
  },
  {
    holds: (ledger) => conflictsOf(ledger).length > 0,
    say: () =>
      "You and your posting ask for different things, so settle that before anybody is called.",
  },
  {
    holds: (ledger) => lengthOf(ledger) > mostMusts,
    say: (ledger) =>
      verdict`The list has ${count(lengthOf(ledger), "must-have", "must-haves")}, so name the few that decide, and more people come into reach.`,
  },
  {
    holds: (ledger) => !isPayStated(ledger.reading),
    say: () =>
      "Get the pay range approved first, because the post, the first message and the offer all wait for it.",
  },
  {
    holds: (ledger) => writeDecisions(ledger).length > 0,
    say: (ledger) =>
      writeDecisions(ledger).length === 1
        ? verdict`Settle the open decision in one call, then post and book the interviewers.`
        : verdict`Settle the open decisions in one call, then post and book the interviewers.`,
  },
];

function lengthOf(ledger: Ledger): number {
  return mustsOf(ledger).length + listedOf(ledger).length;
}

/** At most three, each with its reason. */
function findings(ledger: Ledger): string[] {
  const found = [...aboutList(ledger), ...aboutPlan(ledger)];
  return found.length > 0 ? found.slice(0, 3) : [aboutCount(ledger)];
}

function aboutList(ledger: Ledger): string[] {
  return lengthOf(ledger) > 0
    ? []
    : [
        "Nobody has said what somebody must bring, so there is nothing to search or screen by. Add it to the job's requirements.",
      ];
}

function aboutPlan({ reading }: Ledger): string[] {
  if (droppedStages(reading.agreed).size > 0)
    return ["A stage was dropped, so take it out of the posting as well."];
  if (promisedSteps(reading).length > 1)
    return ["The posting promises its own hiring steps, and the plan keeps to them."];
  return reading.hasNotedSteps
    ? ["The notes name hiring steps, so correct the plan by them before any candidate is told."]
    : [];
}

function aboutCount(ledger: Ledger): string {
  const musts = count(lengthOf(ledger), "must-have stands", "must-haves stand");
  return say`${musts} under Candidate Persona, as the posting words them.`;
}

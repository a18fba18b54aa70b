import type { Ledger } from "#ledger/ledger.ts";
import { nameOfMust } from "#ledger/must-words.ts";
import { capital, inSentence } from "#ledger/words.ts";
import type { Briefing } from "#tools/briefing.ts";
import { joinItems } from "#tools/clip.ts";
import type { IntakeSync } from "#tools/intake-sync/tool.ts";
import { dueDay, idsOf, known, mustsOf, ownerOf, rangeOf } from "#tools/phrases.ts";

type Step = { step: string; owner: string; day: number; facts: readonly string[] };

const latest = 60;

/** Steps with owners and days; critical searches take one day a step, others more. */
export function writeNextSteps(briefing: Briefing): IntakeSync["nextSteps"] {
  return listSteps(briefing.ledger).map(({ step, owner, day, facts }) => ({
    step: step.slice(0, 600),
    owner: owner.slice(0, 200),
    due: dueDay(briefing, Math.min(day, latest)),
    workingDay: Math.min(day, latest),
    ...known("plan", ...facts),
  }));
}

function listSteps(ledger: Ledger): Step[] {
  const { plan, questions } = ledger;
  const manager = ownerOf(ledger);
  const days = (steps: number) => 1 + steps * plan.stepDays;
  const asked = questions.slice(0, 3);
  const money = questions.find(
    ({ ask, id }) => /HR|compensation/u.test(ask) && asked.every((one) => one.id !== id),
  );
  const musts = mustsOf(ledger).slice(0, 2);
  const names = musts.map(nameOfMust);
  const owned = [...new Set(plan.competencies.map(({ about }) => about))].slice(0, 3);
  return [
    {
      step: `${plan.callMinutes}-minute call on ${asked.length > 0 ? asked.map(({ thing }) => thing).join("; ") : "the list of must-haves"}`,
      owner: `Recruiter, ${manager}`,
      day: 1,
      facts: idsOf(asked),
    },
    ...(money
      ? [
          {
            step: `Answer on ${money.thing}`,
            owner: capital(money.ask),
            day: days(1),
            facts: [money.id],
          },
        ]
      : []),
    {
      step:
        names.length > 0
          ? `Post live, searches run on ${joinItems(names)}`
          : "Post live, searches run",
      owner: "Recruiter",
      day: days(1),
      facts: idsOf(musts),
    },
    {
      step: `Interviewers named for ${joinItems(owned)}; slots held for two weeks`,
      owner: manager,
      day: days(2),
      facts: [plan.id, ...plan.competencies.flatMap(({ facts }) => facts)],
    },
    {
      step: `First list looked at together${names.length > 0 ? `: who shows ${joinItems(names)}` : ""}`,
      owner: `Recruiter, ${manager}`,
      day: days(3),
      facts: [plan.id, ...idsOf(musts)],
    },
    {
      step: `Review of replies and of people lost over ${lostOver(ledger)}`,
      owner: `Recruiter, ${manager}`,
      day: days(6),
      facts: [
        plan.id,
        ...idsOf(ledger.reading.dealBreakers),
        ...(ledger.reading.pay ? [ledger.reading.pay.id] : []),
      ],
    },
  ];
}

/** What is likeliest to turn people away here. */
function lostOver(ledger: Ledger): string {
  const { schedule, workType, dealBreakers } = ledger.reading;
  const [breaker] = dealBreakers;
  if (schedule?.shift && schedule.shift !== "days") return inSentence(schedule.text);
  if (workType?.officeDays) return `${workType.officeDays} in the office`;
  if (breaker) return `"${inSentence(breaker.text)}"`;
  return rangeOf(ledger) ?? "the missing range";
}

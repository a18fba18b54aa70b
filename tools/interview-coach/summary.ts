import type { Ledger } from "#ledger/ledger.ts";
import { papersAmongBreakers } from "#ledger/questions/deal-breaker-questions.ts";
import { disputableLines } from "#ledger/questions/open-questions.ts";
import { promisedSteps } from "#ledger/interview/hiring-steps.ts";
import { hasCommonTask } from "#ledger/interview/stages.ts";
import { quoteLines } from "#ledger/facts/quote-line.ts";
import { unreadMusts } from "#ledger/read/requirements/unread-lines.ts";
import type { Briefing } from "#tools/briefing.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";
import { idsOf, known, listedOf, mustsOf } from "#tools/writing/phrases.ts";
import { count, figure, pick, say, verdict } from "#tools/writing/say.ts";

const mostTalks = 4;
const mostFindings = 3;
const mostNamed = 2;

export function writeSummary({ ledger }: Briefing): InterviewCoach["summary"] {
  const { plan, reading, questions } = ledger;
  const findings = findingsOf(ledger).slice(0, mostFindings);
  return {
    answer: writeAnswer(ledger),
    text: findings.join(" "),
    ...known(
      "plan",
      plan.id,
      "occupation",
      "requirements.count",
      ...idsOf(reading.requirements),
      ...idsOf(papersAmongBreakers(reading)),
      ...idsOf(questions.filter(({ isAskedByCandidates }) => isAskedByCandidates)),
    ),
  };
}

/** The first situation this job is in; the last one always holds. */
function writeAnswer(ledger: Ledger): string {
  const { plan, playbook, reading } = ledger;
  const musts = [...mustsOf(ledger), ...listedOf(ledger)];
  const talks = plan.stages.filter(({ kind }) => kind !== "debrief");
  const hasSample = hasCommonTask(plan.stages);
  const people = pick(playbook, (from) => from.people.many);
  if (musts.length === 0)
    return verdict`Agree on what this person must bring before the first interview.`;
  if (musts.some(({ conflict }) => conflict !== null))
    return verdict`Settle the requirement we were given in two versions first, or interviewers will rate the same answer differently.`;
  if (talks.length > mostTalks && promisedSteps(reading).length > 1)
    return verdict`${count(talks.length, "conversation", "conversations")} are promised, so fix every date on the first call or lose people on the way.`;
  if (musts.some(({ kind }) => kind === "credential"))
    return verdict`Check the papers on the first call, so that the interviews can be about how ${people} work.`;
  if (reading.urgency?.level === "critical")
    return verdict`Hold all interviews within one week, with the same questions for everybody, and decide the day after.`;
  return hasSample
    ? verdict`Put the same questions to everybody, have ratings written before anyone talks, and give the work sample most weight.`
    : verdict`Put the same questions to everybody, and have ratings written before anyone talks.`;
}

/** "All 6 must-haves", or those that were agreed where the posting asks for more. */
function mustsCovered(musts: number, listed: number, unread: number) {
  if (unread > 0) return figure(`${musts} of ${musts + unread} must-haves`);
  if (listed > 0) return figure(`the ${musts} agreed must-haves`);
  return figure(musts === 1 ? "the one must-have" : `all ${musts} must-haves`);
}

/** What interviewers should know before they start, the most telling first. */
function findingsOf(ledger: Ledger): string[] {
  const { plan, occupation, reading, playbook } = ledger;
  const asked = plan.competencies.reduce((sum, { questions }) => sum + questions.length, 0);
  const musts = mustsOf(ledger).length + papersAmongBreakers(reading).length;
  const listed = disputableLines(reading).length;
  const unread = unreadMusts(reading);
  return [
    ...(occupation.match.certainty === "unknown" && playbook.key === "neutral"
      ? [
          say`We do not know this kind of work, so the questions are general. Give the job its everyday title and write this report again.`,
        ]
      : []),
    ...(musts === 0
      ? []
      : [
          say`${count(asked, "interview question", "interview questions")} and ${count(plan.screen.length, "question", "questions")} for the first call cover ${mustsCovered(musts, listed, unread.length)}.`,
        ]),
    ...(unread.length === 0
      ? []
      : [
          say`Nothing asks about ${figure(quoteLines(unread.slice(0, mostNamed).map(({ text }) => text)))}${figure(unread.length > mostNamed ? " and more" : "")}, so ask it yourself.`,
        ]),
    ...(listed === 0
      ? []
      : [
          say`The posting asks for ${count(listed, "thing", "things")} more than was agreed. Leave them unrated until the hiring manager decides.`,
        ]),
    ...(musts === 0
      ? [say`${count(plan.candidateMinutes, "minute", "minutes")} with a candidate are planned.`]
      : []),
  ];
}

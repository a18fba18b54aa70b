import type { Ledger } from "#ledger/ledger.ts";
import { nameOfMust } from "#ledger/must-words.ts";
import { disputableLines } from "#ledger/open-questions.ts";
import { inSentence, joinAnd } from "#ledger/words.ts";
import type { Briefing } from "#tools/briefing.ts";
import { firstFitting, joinItems } from "#tools/clip.ts";
import { followGuidance } from "#tools/guidance.ts";
import type { InterviewCoach } from "#tools/interview-coach/tool.ts";
import { deciderOf, idsOf, known, mustsOf } from "#tools/phrases.ts";

const longestAnswer = 260;

export function writeSummary({ ledger, guidance }: Briefing): InterviewCoach["summary"] {
  const { plan, questions, reading } = ledger;
  const asked = questions.filter(({ isAskedByCandidates }) => isAskedByCandidates).slice(0, 3);
  const lines = [
    writeGates(ledger),
    writeTopics(ledger),
    asked.length === 0
      ? ""
      : `Nobody has answered yet: ${asked.map(({ thing }) => thing).join("; ")}.`,
    ...followGuidance(
      guidance,
      plan.competencies.flatMap((one) => one.questions.map(({ question }) => question)),
    ),
  ].filter((line) => line !== "");
  return {
    answer: writeAnswer(ledger),
    text: lines.join(" ").slice(0, 4_000) || `${plan.ratedMinutes} rated minutes are planned.`,
    ...known(
      "plan",
      plan.id,
      "requirements.count",
      ...idsOf(reading.requirements),
      ...idsOf(asked),
      ...idsOf(reading.redFlags),
      reading.schedule?.id,
      ...plan.competencies.flatMap(({ facts }) => facts),
    ),
  };
}

/** The first of these that this job gives rise to; each from its fullest form to its shortest. */
function writeAnswer(ledger: Ledger): string {
  const rules = [aboutNoMusts, aboutConflict, aboutListed, aboutWarning, aboutWork];
  const forms = rules.map((rule) => rule(ledger)).find((found) => found.length > 0) ?? [];
  return firstFitting(forms, longestAnswer);
}

function countQuestions({ plan }: Ledger): number {
  return plan.competencies.reduce((sum, { questions }) => sum + questions.length, 0);
}

function aboutNoMusts(ledger: Ledger): string[] {
  if (mustsOf(ledger).length > 0) return [];
  const names = ledger.plan.competencies.slice(0, 3).map(({ name }) => inSentence(name));
  return [
    `Nothing written says what the ${ledger.occupation.person} must bring, so ${countQuestions(ledger)} questions test the work itself: ${joinAnd(names)}.`,
  ];
}

function aboutConflict(ledger: Ledger): string[] {
  const conflict = mustsOf(ledger).find((must) => must.conflict !== null)?.conflict;
  if (conflict === null || conflict === undefined) return [];
  const about = inSentence(conflict.about);
  return [
    `Settle ${about} before the first interview: the form says "${conflict.used}", the posting "${conflict.other}", and interviewers would rate by different lines.`,
    `Settle ${about} before the first interview, or interviewers rate by different lines.`,
  ];
}

function aboutListed(ledger: Ledger): string[] {
  const [first, second] = disputableLines(ledger.reading);
  if (first === undefined) return [];
  const musts = mustsOf(ledger).length;
  const lines = joinAnd([first, ...(second ? [second] : [])].map((one) => `"${nameOfMust(one)}"`));
  return [
    `${countQuestions(ledger)} questions test the ${musts} must-haves of the form; ${lines} from the posting ${second ? "are" : "is"} not rated until ${deciderOf(ledger)} says so.`,
    `${countQuestions(ledger)} questions test the ${musts} must-haves of the form; what only the posting demands is not rated.`,
  ];
}

function aboutWarning(ledger: Ledger): string[] {
  const warning = ledger.reading.redFlags.find(({ owner }) => owner === "candidate");
  if (warning === undefined) return [];
  return [
    `${countQuestions(ledger)} questions cover all ${mustsOf(ledger).length} must-haves, and the cues listen for what the manager warned of: ${inSentence(warning.text)}.`,
  ];
}

function aboutWork(ledger: Ledger): string[] {
  const topics = topicsOf(ledger);
  const cover = `${countQuestions(ledger)} questions cover all ${mustsOf(ledger).length} must-haves`;
  return [
    ...(topics.length > 1
      ? [`${cover}, set in the work itself: ${joinItems(topics.slice(0, 3))}.`]
      : []),
    `${cover}, from ${joinAnd(mustsOf(ledger).slice(0, 2).map(nameOfMust))} on.`,
    `${cover}.`,
  ];
}

function topicsOf({ plan }: Ledger): string[] {
  return [...new Set(plan.competencies.flatMap(({ topic }) => topic ?? []))];
}

function writeTopics(ledger: Ledger): string {
  const topics = topicsOf(ledger).slice(0, 4);
  return topics.length === 0 ? "" : `The scenes are set around ${joinItems(topics)}.`;
}

function writeGates({ plan }: Ledger): string {
  const gates = plan.screen.slice(0, 4).map(({ about }) => about);
  return `The ${plan.callMinutes}-minute screen settles ${gates.join("; ")}; interviews need not.`;
}

import type { ProposedDecision } from "#contract/room/decision.ts";
import type { Settled } from "#contract/room/settled.ts";
import { countInWords, countOf } from "#english/counts.ts";
import { capital, joinAnd } from "#english/words.ts";
import { promisedSteps } from "#ledger/interview/hiring-steps.ts";
import { fewestLeft } from "#ledger/interview/stages.ts";
import type { Plan, Stage } from "#ledger/interview/plan.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { quoted } from "#ledger/questions/conflict-questions.ts";
import { fullWeek, officeDaysOf } from "#tools/decisions/names.ts";
import { decisionOf, type Choice, type TryOut } from "#tools/decisions/options.ts";
import { searchWordsOf } from "#tools/decisions/search-words.ts";

/** How many fixed days, where the work is hybrid. */
export function proposeDays(ledger: Ledger, tryOut: TryOut): ProposedDecision[] {
  const { workType, place } = ledger.reading;
  if (workType?.type !== "hybrid") return [];
  const now = officeDaysOf(workType);
  const posted = { about: "workType", text: workType.text } as const;
  const needsPlace = searchWordsOf(ledger).needed.includes(place.city ?? "");
  const still = needsPlace ? `We would still search in ${place.city}.` : "";
  const days = (count: number): Choice => ({
    label: capital(countInWords(count, "day")),
    settled: daysInOffice(count),
    line: still,
  });
  const fewer = now === null ? 2 : now - 1;
  const more = now === null ? 1 : now + 1;
  const others = [
    ...(fewer > 0 ? [days(fewer)] : []),
    ...(isRemoteOut(ledger)
      ? more < fullWeek
        ? [days(more)]
        : []
      : [{ label: "None, fully remote", settled: daysInOffice(0) }]),
  ];
  return [
    decisionOf(
      ledger,
      tryOut,
      {
        label: "Days in the office",
        question: "How many fixed days in the office?",
        today:
          workType.officeDays === null
            ? "The post says hybrid, and no number of days."
            : `Posted: ${workType.officeDays}.`,
      },
      [
        {
          label: now === null ? "As it is" : capital(countInWords(now, "day")),
          settled: posted,
          line: needsPlace ? `We search in ${place.city}.` : "",
        },
        ...others,
      ],
    ),
  ].filter(({ options }) => options.length > 1);
}

export function daysInOffice(days: number): Settled {
  const text =
    days === 0
      ? "remote"
      : days >= fullWeek
        ? "on-site"
        : `hybrid, ${countOf(days, "day")} a week in the office`;
  return { about: "workType", text };
}

const remoteIsOut =
  /\b(?:no|not|never|isn['’]?t)\b[^.\n]{0,20}\bremote\b|\bremote\b[^.\n]{0,25}\b(?:is out|is not|isn['’]?t|not (?:possible|an option|available))\b/iu;

/** "No fully remote work" was said: then it is no choice. */
export function isRemoteOut({ reading: { dealBreakers, text } }: Ledger): boolean {
  return [...dealBreakers.map((one) => one.text), text].some((words) => remoteIsOut.test(words));
}

const manyStages = 4;
const mostStages = 2;

/** Whether a stage stays, where the text names four or more with a candidate; the longest first. */
export function proposeStages(ledger: Ledger, tryOut: TryOut): ProposedDecision[] {
  const { stages } = ledger.plan;
  const met = stages.filter(({ kind }) => kind !== "debrief");
  if (met.length < manyStages || promisedSteps(ledger.reading).length === 0) return [];
  return droppableStages(ledger)
    .toSorted((left, right) => right.minutes - left.minutes)
    .slice(0, mostStages)
    .map((stage) => aboutStage(ledger, tryOut, stage, met.length));
}

/** Stages that may go: not the first call, and two have to stay, one of them a talk. */
export function droppableStages({ plan: { stages } }: Ledger): Stage[] {
  if (stages.filter(({ kind }) => kind !== "debrief").length <= fewestLeft) return [];
  const talks = stages.filter(({ kind }) => kind === "interview" || kind === "workSample");
  return stages.filter(
    ({ kind }) =>
      kind === "visit" || ((kind === "interview" || kind === "workSample") && talks.length > 1),
  );
}

function aboutStage(
  ledger: Ledger,
  tryOut: TryOut,
  { id, name: words, minutes, isTimed }: Stage,
  count: number,
): ProposedDecision {
  const asked = ledger.plan.competencies.filter(({ stageId }) => stageId === id);
  const settle = (is: "kept" | "dropped"): Settled => ({ about: "stage", words, is });
  const takes = isTimed ? `It takes ${minutes} minutes.` : `We count ${minutes} minutes for it.`;
  return decisionOf(
    ledger,
    tryOut,
    {
      label: capital(words),
      question: `Does this stage stay: ${quoted(words)}?`,
      today: `One of ${countInWords(count, "stage")} today. ${takes}`,
    },
    [
      { label: "Yes, it stays", settled: settle("kept") },
      {
        label: "No, leave it out",
        settled: settle("dropped"),
        tell: ({ plan }) => sayLoss(asked, plan),
      },
    ],
  );
}

const namesOf = (all: readonly { name: string }[]) => joinAnd(all.map(({ name }) => quoted(name)));

/** What a stage asks about today, and who asks it once the stage is gone. */
function sayLoss(asked: Plan["competencies"], { competencies, stages }: Plan): string {
  if (asked.length === 0) return "";
  const taken = asked.flatMap(({ name }) => competencies.filter((one) => one.name === name));
  const takers = stages.filter(({ id }) => taken.some(({ stageId }) => stageId === id));
  const gone = asked.filter(({ name }) => taken.every((one) => one.name !== name));
  return [
    `We plan to ask there about ${namesOf(asked)}.`,
    takers.length > 0 ? `That would move to ${namesOf(takers)}.` : "",
    gone.length > 0 ? `Nobody would ask about ${namesOf(gone)}.` : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

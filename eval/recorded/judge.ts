import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { percent } from "#eval/reading/score.ts";
import { loadRecordings, type KeptAnswer } from "#eval/recorded/answers.ts";
import { openRecordedJobs } from "#eval/recorded/jobs.ts";
import { measureJob, type JobFigures, type Refused } from "#eval/recorded/measure.ts";
import { playJobs, recordedTasks } from "#eval/recorded/play.ts";

/** A refused sentence that somebody looked at: was the check right? */
const LookedAt = z.array(
  z.strictObject({ job: z.string(), where: z.string(), isRight: z.boolean(), why: z.string() }),
);

export type Judged = { table: string; failures: string[]; totals: string };

/** Every recorded answer through parsing, checks and filling, against the goals. */
export async function judgeRecordings(): Promise<Judged> {
  const kept = loadRecordings();
  const jobs = openRecordedJobs();
  const played = await playJobs(jobs, new Map(kept.map((one) => [one.promptHash, one.answer])));
  const figures = jobs.map((job) => measureJob(job, played, kept));
  const asked = new Set(played.map(({ prompt }) => prompt.hash));
  const stale = kept.filter(({ promptHash }) => !asked.has(promptHash));
  const totals = [false, true].map((isFrozen) =>
    addUp(figures.filter((one) => one.isFrozen === isFrozen)),
  );
  const [open, frozen] = totals;
  if (!open || !frozen) throw new Error("there are totals of both");
  return {
    table: printTable(figures, stale),
    failures: [
      ...findFailures("", open),
      ...findFailures("frozen: ", frozen),
      ...stale.map(({ job, task }) => `${job}/${task} answers a prompt that has changed since`),
    ],
    totals: `${printTotals("open", open)}; ${printTotals("frozen", frozen)}`,
  };
}

type Totals = Omit<JobFigures, "job" | "isFrozen" | "hasOnePrefix"> & {
  tasks: number;
  falseAlarms: number;
  split: number;
};

function addUp(figures: readonly JobFigures[]): Totals {
  const sum = (part: (one: JobFigures) => number) =>
    figures.reduce((total, one) => total + part(one), 0);
  const refused = figures.flatMap((one) => one.refused);
  return {
    tasks: figures.length * recordedTasks.length,
    answered: sum(({ answered }) => answered),
    sections: sum(({ sections }) => sections),
    accepted: sum(({ accepted }) => accepted),
    replaced: sum(({ replaced }) => replaced),
    sentences: sum(({ sentences }) => sentences),
    refused,
    falseAlarms: refused.filter((one) => !isUpheld(one)).length,
    mostCalls: Math.max(0, ...figures.map(({ mostCalls }) => mostCalls)),
    lines: sum(({ lines }) => lines),
    linesRight: sum(({ linesRight }) => linesRight),
    invented: sum(({ invented }) => invented),
    asked: sum(({ asked }) => asked),
    wrong: sum(({ wrong }) => wrong),
    leaked: sum(({ leaked }) => leaked),
    split: figures.filter(({ hasOnePrefix }) => !hasOnePrefix).length,
  };
}

/** A refusal that nobody looked at counts against the check. */
function isUpheld({ job, where }: Refused): boolean {
  return looked().some((one) => one.job === job && one.where === where && one.isRight);
}

function looked(): z.infer<typeof LookedAt> {
  const file = join(import.meta.dirname, "looked-at.json");
  return LookedAt.parse(JSON.parse(readFileSync(file, "utf8")));
}

const goals = { accepted: 95, replaced: 2, falseAlarms: 1, linesRight: 97, calls: 3 } as const;

function findFailures(whose: string, totals: Totals): string[] {
  const { sections, sentences, lines } = totals;
  const accepted = percent(totals.accepted, sections);
  const replaced = percent(totals.replaced, sections);
  const falseAlarms = percent(totals.falseAlarms, sentences);
  const linesRight = percent(totals.linesRight, lines);
  const missed: [boolean, string][] = [
    [totals.answered < totals.tasks, `${totals.tasks - totals.answered} prompts have no answer`],
    [accepted < goals.accepted, `${accepted} % of sections accepted at first`],
    [replaced > goals.replaced, `${replaced} % of sections replaced`],
    [falseAlarms > goals.falseAlarms, `false alarms in ${falseAlarms} % of sentences`],
    [linesRight < goals.linesRight, `${linesRight} % of lines placed right by the model`],
    [totals.invented > 0, `${totals.invented} invented lines or values`],
    [totals.leaked > 0, `${totals.leaked} internal lines in prompts`],
    [totals.mostCalls > goals.calls, `${totals.mostCalls} calls for one report`],
    [totals.split > 0, `${totals.split} jobs whose six prompts begin differently`],
  ];
  return missed.filter(([isMissed]) => isMissed).map(([, what]) => whose + what);
}

function printTable(figures: readonly JobFigures[], stale: readonly KeptAnswer[]): string {
  const head =
    "| Job | Answered | Accepted at first | Replaced | Refused | Lines right | Asked | Wrong after both | Invented | Leaked |";
  const rows = figures.map((one) =>
    [
      one.job,
      `${one.answered} of ${recordedTasks.length}`,
      `${one.accepted} of ${one.sections}`,
      one.replaced,
      one.refused.length,
      `${one.linesRight} of ${one.lines}`,
      one.asked,
      one.wrong,
      one.invented,
      one.leaked,
    ].join(" | "),
  );
  const refused = figures
    .flatMap((one) => one.refused)
    .map((one) => {
      const verdict = isUpheld(one) ? "" : " (not upheld)";
      return `- ${one.job}: ${one.where}${one.quote === "" ? "" : ` “${one.quote}”`}: ${one.what}${verdict}`;
    });
  const old = stale.map(({ job, task }) => `- ${job}/${task}: the prompt has changed since`);
  return [
    head,
    `|${" --- |".repeat(10)}`,
    ...rows.map((row) => `| ${row} |`),
    "",
    ...refused,
    ...old,
  ]
    .join("\n")
    .trimEnd();
}

function printTotals(name: string, one: Totals): string {
  return [
    `${name}: ${one.answered} of ${one.tasks} answered`,
    `${percent(one.accepted, one.sections)} % accepted at first`,
    `${percent(one.replaced, one.sections)} % replaced`,
    `${percent(one.falseAlarms, one.sentences)} % false alarms`,
    `${percent(one.linesRight, one.lines)} % of lines right`,
    `${one.invented} invented`,
    `${one.leaked} leaked`,
  ].join(", ");
}

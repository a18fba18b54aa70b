import { findSentences } from "#english/sentences.ts";
import type { ToolType } from "#contract/output.ts";
import { walkReport } from "#contract/walk.ts";
import { isRight, scoreLines } from "#eval/reading/score.ts";
import type { KeptAnswer } from "#eval/recorded/answers.ts";
import type { Opened } from "#eval/recorded/jobs.ts";
import type { Played } from "#eval/recorded/play.ts";
import { readStated } from "#reading/read-stated.ts";
import { fold } from "#reading/segment.ts";
import type { ModelDraft } from "#server/features/outputs/model/model-draft.ts";
import { modelSectionsOf } from "#tools/model/sections.ts";
import { LinesByModel } from "#tools/model/reading-prompt.ts";

/** A sentence that the checks sent back. */
export type Refused = { job: string; where: string; quote: string; what: string };

/** Of one job's recorded answers. */
export type JobFigures = {
  job: string;
  isFrozen: boolean;
  /** Answered, of seven. */
  answered: number;
  sections: number;
  accepted: number;
  replaced: number;
  sentences: number;
  refused: Refused[];
  mostCalls: number;
  /** Labelled lines of the text, and those whose place the model got right. */
  lines: number;
  linesRight: number;
  /** Numbers that no line has, and words that do not stand in the line they name. */
  invented: number;
  /** After both readers: lines that the person is asked about, and wrong ones. */
  asked: number;
  wrong: number;
  /** Internal lines that stand in a report's prompt. */
  leaked: number;
  hasOnePrefix: boolean;
};

export function measureJob(
  job: Opened,
  all: readonly Played[],
  kept: readonly KeptAnswer[],
): JobFigures {
  const played = all.filter((one) => one.job.key === job.key);
  const reports = played.filter(({ task }) => task !== "reading");
  const written = reports.flatMap(({ task, prompt, report }) =>
    kept.some(({ promptHash }) => promptHash === prompt.hash)
      ? [measureReport(job.key, task as ToolType, report)]
      : [],
  );
  const sum = (part: (one: (typeof written)[number]) => number) =>
    written.reduce((total, one) => total + part(one), 0);
  return {
    job: job.key,
    isFrozen: job.isFrozen,
    answered: played.filter(({ prompt }) => kept.some((one) => one.promptHash === prompt.hash))
      .length,
    sections: sum(({ sections }) => sections),
    accepted: sum(({ accepted }) => accepted),
    replaced: sum(({ replaced }) => replaced),
    sentences: sum(({ sentences }) => sentences),
    refused: written.flatMap(({ refused }) => refused),
    mostCalls: Math.max(0, ...reports.map(({ calls }) => calls)),
    ...measureReading(job, played, kept),
    leaked: countLeaked(job, reports),
    hasOnePrefix: new Set(reports.map(({ prompt }) => prefixOf(prompt.user))).size === 1,
  };
}

function measureReport(job: string, tool: ToolType, report: ModelDraft | null) {
  const keys = modelSectionsOf(tool);
  if (!report)
    return { sections: keys.length, accepted: 0, replaced: keys.length, sentences: 0, refused: [] };
  const own = Object.entries(report.draft).filter(
    ([key]) => keys.includes(key) && !report.replaced.includes(key),
  );
  const { strings } = walkReport(tool, Object.fromEntries(own));
  const broken = report.failing.filter((key) => !report.faults.some((one) => one.section === key));
  return {
    sections: keys.length,
    accepted: keys.length - report.failing.length,
    replaced: report.replaced.length,
    sentences: strings.reduce((total, { text }) => total + findSentences(text).length, 0),
    refused: [
      ...report.faults.map(({ where, quote, what }) => ({ job, where, quote, what })),
      ...broken.map((key) => ({
        job,
        where: `${tool}.${key}`,
        quote: "",
        what: "The section does not fit its schema.",
      })),
    ],
  };
}

function measureReading(
  { labelled, stated }: Opened,
  played: readonly Played[],
  kept: readonly KeptAnswer[],
) {
  const reading = played.find(({ task }) => task === "reading");
  const recording = kept.find(({ promptHash }) => promptHash === reading?.prompt.hash);
  const nothing = { lines: 0, linesRight: 0, invented: 0, asked: 0, wrong: 0 };
  if (!reading || !recording) return nothing;
  const answer = LinesByModel.safeParse(recording.answer);
  const scores = (places: (id: number) => ReturnType<typeof placeOf>) =>
    scoreLines(
      labelled,
      stated.lines,
      stated.lines.map((line) => ({ ...line, place: places(line.id) })),
    );
  if (!answer.success || !reading.heard) return { ...nothing, lines: labelled.labels.lines.length };
  const byModel = scores((id) => placeOf(answer.data, id));
  const both = readStated(labelled.text, undefined, undefined, reading.heard).lines;
  const merged = scores((id) => both[id]?.place ?? "unplaced");
  return {
    lines: byModel.length,
    linesRight: byModel.filter(isRight).length,
    invented: countInvented(stated.lines, answer.data),
    asked: merged.filter(({ got }) => got === "unplaced").length,
    wrong: merged.filter((one) => one.got !== "unplaced" && !isRight(one)).length,
  };
}

function placeOf({ lines }: LinesByModel, id: number) {
  return lines.find((line) => line.id === id)?.place ?? ("unplaced" as const);
}

function countInvented(lines: Opened["stated"]["lines"], answer: LinesByModel): number {
  const texts = new Map(lines.map(({ id, text }) => [id, fold(text)]));
  return (
    answer.lines.filter(({ id }) => !texts.has(id)).length +
    answer.values.filter(({ line, words }) => !texts.get(line)?.includes(fold(words))).length
  );
}

const fewestWords = 4;

function countLeaked({ labelled: { text, labels } }: Opened, reports: readonly Played[]): number {
  const prompts = reports.map(({ prompt }) => prompt.user.replaceAll("^", " "));
  return labels.lines
    .filter(({ place, also = [] }) => place === "internal" && also.length === 0)
    .map(({ start, end }) => fold(text.slice(start, end)))
    .filter((words) => words.split(" ").length >= fewestWords)
    .filter((words) => prompts.some((prompt) => prompt.includes(words))).length;
}

/** Up to where a report is named. */
function prefixOf(user: string): string {
  return user.slice(0, user.indexOf("\n\nReport: "));
}

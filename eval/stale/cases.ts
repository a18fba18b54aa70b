import { toolTypes, type ToolType } from "#contract/output.ts";
import { loadRecordings } from "#eval/recorded/answers.ts";
import { briefingOn, openRecordedJobs, type Opened } from "#eval/recorded/jobs.ts";
import { playJobs } from "#eval/recorded/play.ts";
import { editsFor, type StaleEdit } from "#eval/stale/edits.ts";
import { stampOf } from "#server/features/outputs/model/model-stamp.ts";
import type { Briefing } from "#tools/briefing.ts";
import { writeBuiltIn } from "#tools/report/candidate-sections.ts";
import { findStaleParts } from "#tools/report/staleness/stale.ts";
import type { Draft } from "#tools/tool.ts";
import { builtInStamp, finishReport } from "#tools/writing/finish.ts";

export const writers = ["built-in", "model"] as const;
export type Writer = (typeof writers)[number];

/** A job with its six reports by each writer, before anybody edits it. */
export type StaleJob = {
  key: string;
  opened: Opened;
  reports: Record<Writer, Record<ToolType, Draft>>;
};

const jobKeys = new Set(["nurse", "devops-engineer", "account-executive"]);

export async function openStaleJobs(): Promise<StaleJob[]> {
  const jobs = openRecordedJobs().filter(({ key }) => jobKeys.has(key));
  const answers = new Map(loadRecordings().map((one) => [one.promptHash, one.answer]));
  const played = await playJobs(jobs, answers);
  return jobs.map((opened) => {
    const { key, briefing } = opened;
    const builtIn = (tool: ToolType) =>
      finishReport(briefing, tool, writeBuiltIn(briefing, tool), builtInStamp).report;
    const byModel = (tool: ToolType) => {
      const report = played.find((one) => one.job.key === key && one.task === tool)?.report;
      if (!report) throw new Error(`${key}: the recorded answer for ${tool} fits no prompt`);
      return finishReport(briefing, tool, report.draft, stampOf(tool, report, 0)).report;
    };
    return { key, opened, reports: { "built-in": six(builtIn), model: six(byModel) } };
  });
}

/** The job's edits, each with what is known after it. */
export function editJob({ key, opened }: StaleJob): { edit: StaleEdit; after: Briefing }[] {
  return editsFor(key).map((edit) => ({
    edit,
    after: briefingOn(edit.change(opened.words), opened.organization),
  }));
}

/** The parts that we mark, as "marketPulse/summary". */
export function ourMarks({ opened, reports }: StaleJob, writer: Writer, after: Briefing): string[] {
  const { briefing: before } = opened;
  return toolTypes.flatMap((tool) => {
    const text = reports[writer][tool];
    const stale = findStaleParts(tool, { base: text, mine: text, before, after });
    return stale.map(({ part }) => `${tool}/${part}`);
  });
}

function six(write: (tool: ToolType) => Draft): Record<ToolType, Draft> {
  return Object.fromEntries(toolTypes.map((tool) => [tool, write(tool)])) as Record<
    ToolType,
    Draft
  >;
}

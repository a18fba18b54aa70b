import { toolTypes } from "#contract/output.ts";
import { loadRecordings } from "#eval/recorded/answers.ts";
import { openRecordedJobs, recordedJobs, type Opened } from "#eval/recorded/jobs.ts";
import { playJobs, type Played } from "#eval/recorded/play.ts";
import { stampOf } from "#server/features/outputs/model/model-stamp.ts";
import { writeBuiltIn } from "#tools/report/candidate-sections.ts";
import { documentAsMarkdown } from "#tools/document/as-text.ts";
import { toDocument } from "#tools/document/document.ts";
import { builtInStamp, finishReport } from "#tools/writing/finish.ts";

/** The package of a recorded job as a reader gets it: the model's sections, and the built-in writer's where they were refused. */
export async function printPackage(key: string): Promise<string> {
  const job = openRecordedJobs().find((one) => one.key === key);
  if (!job) {
    const keys = recordedJobs.map((one) => one.key).join(", ");
    throw new Error(`There is no recorded job "${key}". The jobs are ${keys}.`);
  }
  const answers = new Map(loadRecordings().map((one) => [one.promptHash, one.answer]));
  return packageOf(job, await playJobs([job], answers));
}

export function packageOf(job: Opened, played: readonly Played[]): string {
  const { briefing, words, organization } = job;
  const outputs = toolTypes.map((toolType) => {
    const report = played.find(({ task }) => task === toolType)?.report;
    const { report: content } = report
      ? finishReport(briefing, toolType, report.draft, stampOf(toolType, report, 0))
      : finishReport(briefing, toolType, writeBuiltIn(briefing, toolType), builtInStamp);
    return { toolType, status: "completed" as const, content };
  });
  return documentAsMarkdown(
    toDocument({ job: { ...words, id: 1 }, organization, outputs, date: briefing.now }),
  );
}

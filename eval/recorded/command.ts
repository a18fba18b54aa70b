import { parseArgs } from "node:util";
import { keepAnswers, writePrompts } from "#eval/recorded/answers.ts";
import { openRecordedJobs } from "#eval/recorded/jobs.ts";
import { judgeRecordings } from "#eval/recorded/judge.ts";
import { printPackage } from "#eval/recorded/package.ts";
import { judgePlanted } from "#eval/recorded/planted/judge-planted.ts";
import { playJobs } from "#eval/recorded/play.ts";

type Ended = { text: string; isMet: boolean };

/**
 * `--prompts FOLDER` writes every prompt out; `--keep FOLDER --by NAME` keeps the answers that lie beside them;
 * `--recorded` judges what is kept; `--package JOB` prints the package that comes of it, as Markdown;
 * `--planted` counts which planted faults are refused. Null for any other command line.
 */
export async function runRecorded(args: readonly string[]): Promise<Ended | null> {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      recorded: { type: "boolean" },
      prompts: { type: "string" },
      keep: { type: "string" },
      by: { type: "string" },
      package: { type: "string" },
      planted: { type: "boolean" },
    },
  });
  const { recorded, prompts, keep, by } = values;
  if (typeof prompts === "string") {
    const played = await playJobs(openRecordedJobs(), new Map());
    writePrompts(prompts, played);
    return { text: `${played.length} prompts in ${prompts}`, isMet: true };
  }
  if (typeof keep === "string") {
    if (typeof by !== "string") throw new Error("--keep FOLDER needs --by, what answered");
    const kept = keepAnswers(keep, by, await playJobs(openRecordedJobs(), new Map()));
    return { text: `${kept.length} answers kept\n${kept.join("\n")}`, isMet: true };
  }
  if (typeof values.package === "string") {
    return { text: await printPackage(values.package), isMet: true };
  }
  if (values.planted === true) return judgePlanted();
  if (recorded !== true) return null;
  const { table, failures, totals } = await judgeRecordings();
  return { text: [table, ...failures, totals].join("\n"), isMet: failures.length === 0 };
}

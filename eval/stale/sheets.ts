import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { walkReport } from "#contract/walk.ts";
import { editJob, writers, type StaleJob } from "#eval/stale/cases.ts";
import { findChangedFacts } from "#ledger/facts/changed-facts.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { listParts } from "#tools/report/parts.ts";
import type { Draft } from "#tools/tool.ts";

const howTo = `Which parts of these reports no longer hold?

In each folder there is a job. reports.built-in.txt and reports.model.txt are its six reports, part by part, as they
were written before any edit; facts.txt is what was known then. The ten files in edits/ say one edit each, and which
facts are gone and which are new after it. Edits do not add up: each is made on the job as it was.

For each edit and each of the two texts write a file marks/<edit>.<built-in or model>.json, a JSON list of the keys of
all parts that no longer hold: ["intakeSync/summary", "attractSourceKit/jobPost"].

A part no longer holds when, after the edit, something it says is wrong or left behind: a figure, a place, a name, a
condition, advice or a count that follows from what has changed, a line that should not be there any more. It still
holds when its words are as true and as useful as before, even if they touch the same subject. Where nothing that is
there is wrong but something is missing now, such as a new must-have in a list of must-haves, list the part that should
say it; if that would be a new row, list the section's own key, "intakeSync/risks".
`;

/** Everything a reader needs to mark by hand what no longer holds, and none of our marks. */
export function writeSheets(folder: string, jobs: readonly StaleJob[]): number {
  put(folder, "HOW-TO.txt", howTo);
  let files = 1;
  for (const job of jobs) {
    const home = join(folder, job.key);
    const { ledger } = job.opened.briefing;
    put(home, "facts.txt", ledger.facts.map(printFact).join("\n"));
    for (const writer of writers) {
      const reports = toolTypes.map((tool) => printReport(tool, job.reports[writer][tool]));
      put(home, `reports.${writer}.txt`, reports.join("\n\n"));
    }
    mkdirSync(join(home, "marks"), { recursive: true });
    const edits = editJob(job);
    for (const { edit, after } of edits)
      put(join(home, "edits"), `${edit.key}.txt`, printEdit(edit.about, ledger, after.ledger));
    files += edits.length + writers.length + 1;
  }
  return files;
}

function printEdit(about: string, before: Ledger, after: Ledger): string {
  const changes = findChangedFacts(before.facts, after.facts);
  const gone = new Set(changes.filter(({ kind }) => kind !== "added").map(({ id }) => id));
  const said = new Set(before.facts.map(printFact));
  return [
    about,
    "",
    "Facts that are gone:",
    ...before.facts.filter(({ id }) => gone.has(id)).map(printFact),
    "",
    "Facts that are new:",
    ...after.facts.map(printFact).filter((words) => !said.has(words)),
  ].join("\n");
}

function printFact({ label, text }: Ledger["facts"][number]): string {
  return `${label}: ${text}`;
}

function printReport(tool: ToolType, report: Draft): string {
  const parts = listParts(tool, report);
  const known = new Set(parts.map(({ key }) => key));
  const sections = Object.keys(report).filter((key) => key !== "metadata" && !known.has(key));
  return [
    `===== ${tool}`,
    ...parts.map(({ key, section, own }) =>
      [`[${tool}/${key}] in ${section}`, ...linesOf(tool, section, own)].join("\n"),
    ),
    ...sections.map((key) => `[${tool}/${key}] the section ${key} itself`),
  ].join("\n\n");
}

function linesOf(tool: ToolType, section: string, own: unknown): string[] {
  const { strings, numbers } = walkReport(tool, { [section]: own });
  const name = (path: string) =>
    path
      .split(".")
      .at(-1)
      ?.replace(/\[\d+\]$/u, "") ?? path;
  return [
    ...strings.map(({ path, text }) => `  ${name(path)}: ${text}`),
    ...numbers.map(({ path, value }) => `  ${name(path)}: ${value}`),
  ];
}

function put(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${text}\n`);
}

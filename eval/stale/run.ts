import { parseArgs } from "node:util";
import { editJob, openStaleJobs, ourMarks, writers } from "#eval/stale/cases.ts";
import { rate, scoreAgainst, type Score } from "#eval/stale/score.ts";
import { writeSheets } from "#eval/stale/sheets.ts";

/**
 * `npm run eval:stale -- --out FOLDER` writes what a reader needs to mark stale parts by hand; `-- --judge FOLDER` compares
 * their marks with ours; without either, it prints how much we mark after each edit.
 */
const { values } = parseArgs({
  options: { out: { type: "string" }, judge: { type: "string" }, all: { type: "boolean" } },
});
const jobs = await openStaleJobs();
const goals = {
  "built-in": { recall: 0.98, precision: 0.85 },
  model: { recall: 0.9, precision: 0.75 },
};

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function printScores(scores: readonly Score[]): string[] {
  return scores.flatMap(({ job, edit, writer, both, missed, extra }) => [
    `${job} ${edit} ${writer}: both ${both}, reader alone ${missed.length}, we alone ${extra.length}`,
    ...(values.all ? missed.map((part) => `    missed ${part}`) : []),
    ...(values.all ? extra.map((part) => `    extra  ${part}`) : []),
  ]);
}

let isMet = true;
const lines: string[] = [];
if (values.out !== undefined) {
  lines.push(`${writeSheets(values.out, jobs)} files in ${values.out}`);
} else if (values.judge === undefined) {
  for (const job of jobs)
    for (const { edit, after } of editJob(job)) {
      const counts = writers.map((writer) => `${writer} ${ourMarks(job, writer, after).length}`);
      lines.push(`${job.key} ${edit.key}: ${counts.join(", ")}`);
    }
} else {
  const scores = scoreAgainst(values.judge, jobs);
  lines.push(...printScores(scores));
  for (const writer of writers) {
    const own = scores.filter((score) => score.writer === writer);
    const { recall, precision } = rate(own);
    const goal = goals[writer];
    isMet &&= own.length > 0 && recall >= goal.recall && precision >= goal.precision;
    lines.push(
      `${writer}, ${own.length} edits: recall ${percent(recall)} (goal ${percent(goal.recall)}), precision ${percent(precision)} (goal ${percent(goal.precision)})`,
    );
  }
}
process.stdout.write(`${lines.join("\n")}\n`);
process.exit(isMet ? 0 : 1);

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { editJob, ourMarks, writers, type StaleJob, type Writer } from "#eval/stale/cases.ts";

const Marks = z.array(z.string());

export type Score = {
  job: string;
  edit: string;
  writer: Writer;
  /** Marked by the reader and by us, by the reader alone, and by us alone. */
  both: number;
  missed: string[];
  extra: string[];
};

/** What a reader marked by hand beside what we mark; edits without a file of theirs are left out. */
export function scoreAgainst(folder: string, jobs: readonly StaleJob[]): Score[] {
  return jobs.flatMap((job) =>
    editJob(job).flatMap(({ edit, after }) =>
      writers.flatMap((writer) => {
        const file = join(folder, job.key, "marks", `${edit.key}.${writer}.json`);
        if (!existsSync(file)) return [];
        const theirs = new Set(Marks.parse(JSON.parse(readFileSync(file, "utf8"))));
        const ours = new Set(ourMarks(job, writer, after));
        const missed = [...theirs].filter((part) => !ours.has(part));
        const extra = [...ours].filter((part) => !theirs.has(part));
        const both = theirs.size - missed.length;
        return [{ job: job.key, edit: edit.key, writer, both, missed, extra }];
      }),
    ),
  );
}

/** Of what the reader marked, how much we did; and of what we marked, how much the reader did. */
export function rate(scores: readonly Score[]): { recall: number; precision: number } {
  const sum = (count: (score: Score) => number) =>
    scores.reduce((total, score) => total + count(score), 0);
  const both = sum((score) => score.both);
  const theirs = both + sum(({ missed }) => missed.length);
  const ours = both + sum(({ extra }) => extra.length);
  return { recall: theirs === 0 ? 1 : both / theirs, precision: ours === 0 ? 1 : both / ours };
}

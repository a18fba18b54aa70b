import { expect, test } from "vitest";
import { lengths } from "#contract/limits.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { undecided } from "#ledger/facts/decided.ts";
import { readAudiences } from "#ledger/ledger.ts";
import type { JobFields } from "#ledger/facts/reading.ts";

/** Notes of short lines, and a form of short rows that stand in none of them: each row was looked for in each line. */
function notesOf(share: number): JobFields {
  const lines = "x1\n".repeat((share * (lengths.rawJobDescription - 100)) / 3);
  return {
    ...emptyJob,
    rawExtractedJd: `call w/ HM: she said ok. budget 120k? not sure yet\n${lines}`,
    description: "q\n".repeat((share * lengths.description) / 2),
  };
}

/** Time this thread alone has worked. */
function workedMs(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

test("notes and a form of twice the length take twice the work to read, not four times", () => {
  const read = (share: number) => () => readAudiences(notesOf(share), undecided);
  read(0.1)();
  const [half, whole] = [workedMs(read(0.5)), workedMs(read(1))];
  expect(whole).toBeLessThan(3 * half);
});

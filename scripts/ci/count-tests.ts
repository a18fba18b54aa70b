import { z } from "zod";

export type Totals = { passed: number; failed: number; skipped: number };

const Vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

const Playwright = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** A file that breaks outside its tests counts as one failure, and so does a run that fails for no test's sake. */
export function countVitest(report: unknown): Totals {
  const { numPassedTests, numFailedTests, numPendingTests, success, testResults } =
    Vitest.parse(report);
  const broken = testResults.filter(
    (file) =>
      file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  const failed = numFailedTests + broken.length;
  return {
    passed: numPassedTests,
    failed: success ? failed : Math.max(failed, 1),
    skipped: numPendingTests,
  };
}

/** A journey that passed only when tried again has passed; Playwright names it "flaky" at the end of its output. */
export function countPlaywright(report: unknown): Totals {
  const { stats, errors } = Playwright.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

export function sum(all: Totals[]): Totals {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  };
}

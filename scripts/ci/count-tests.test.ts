import { expect, test } from "vitest";
import { countPlaywright, countVitest, sum } from "./count-tests.ts";

const file = (status: string, ...statuses: string[]) => ({
  status,
  assertionResults: statuses.map((one) => ({ status: one })),
});

test("tests of both outcomes are counted as the runner counted them", () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    success: false,
    testResults: [file("passed", "passed"), file("failed", "passed", "failed")],
  };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test("a file that does not load is a failure although none of its tests ran", () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 0,
    numPendingTests: 0,
    success: false,
    testResults: [file("failed")],
  };
  expect(countVitest(report)).toEqual({ passed: 4, failed: 1, skipped: 0 });
});

test("a skipped test is counted as that", () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 1,
    success: true,
    testResults: [file("passed", "passed", "skipped")],
  };
  expect(countVitest(report)).toEqual({ passed: 1, failed: 0, skipped: 1 });
});

test("a run that failed outside every file is a failure", () => {
  const report = {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    success: false,
    testResults: [],
  };
  expect(countVitest(report)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("a journey that needed a second try has passed, an error outside journeys has failed", () => {
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: "the server did not start" }],
  };
  expect(countPlaywright(report)).toEqual({ passed: 6, failed: 2, skipped: 2 });
});

test("the totals of all runners are added up", () => {
  const totals = [
    { passed: 5, failed: 0, skipped: 1 },
    { passed: 2, failed: 1, skipped: 0 },
  ];
  expect(sum(totals)).toEqual({ passed: 7, failed: 1, skipped: 1 });
});

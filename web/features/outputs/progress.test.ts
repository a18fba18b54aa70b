import { expect, test } from "vitest";
import type { Output } from "#contract/output.ts";
import { percentOf, timeSpentText, writingSentence } from "#web/features/outputs/progress.ts";

const startedAt = "2026-11-14T10:00:00.000Z";
const output = { toolType: "marketPulse", status: "processing", updatedAt: startedAt } as Output;
const shorter = { ...output, toolType: "interviewCoach" } as Output;

function after(seconds: number): number {
  return Date.parse(startedAt) + seconds * 1_000;
}

test("progress follows the tool's estimate", () => {
  expect(percentOf(output, after(10))).toBe(50);
  expect(timeSpentText(output, after(10.9))).toBe("10 s of about 20 s");
  expect(writingSentence([output], after(10))).toBe(
    "Market Pulse is being written, about 10 s left.",
  );
});

test("several reports are finished when the last of them is", () => {
  expect(writingSentence([shorter, output], after(5))).toBe(
    "Interview Coach and 1 more are being written, about 15 s left.",
  );
});

test("a bar never looks finished before the server says so", () => {
  expect(percentOf(output, after(500))).toBe(92);
  expect(timeSpentText(output, after(500))).toBe("longer than the usual 20 s");
  expect(writingSentence([output], after(500))).toContain("taking longer than usual");
});

test("a clock that runs behind the server's still shows a beginning", () => {
  expect(percentOf(output, after(-30))).toBe(6);
  expect(timeSpentText(output, after(-30))).toBe("0 s of about 20 s");
});

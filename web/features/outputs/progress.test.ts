import { expect, test } from "vitest";
import type { Output } from "#contract/output.ts";
import { percentOf, timeLeftText } from "#web/features/outputs/progress.ts";

const startedAt = "2026-11-14T10:00:00.000Z";
const output = { toolType: "marketPulse", status: "processing", updatedAt: startedAt } as Output;

function after(seconds: number): number {
  return Date.parse(startedAt) + seconds * 1_000;
}

test("progress follows the tool's estimate", () => {
  expect(percentOf(output, after(10))).toBe(50);
  expect(timeLeftText(output, after(10))).toBe("about 10 s left");
});

test("a bar never looks finished before the server says so", () => {
  expect(percentOf(output, after(500))).toBe(92);
  expect(timeLeftText(output, after(500))).toBe("taking longer than usual");
});

test("a clock that runs behind the server's still shows a beginning", () => {
  expect(percentOf(output, after(-30))).toBe(6);
});

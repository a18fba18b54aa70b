import { expect, test } from "vitest";
import { mostTries } from "#contract/programs/webhook-endpoint.ts";
import {
  nextWaitSeconds,
  waitsSeconds,
} from "#server/features/outgoing-webhooks/retry-schedule.ts";

const hour = 60 * 60;
const sum = (waits: readonly number[]) => waits.reduce((all, wait) => all + wait, 0);

test("a call is tried twelve times, ever more slowly, the last time after three days", () => {
  expect(waitsSeconds).toHaveLength(mostTries - 1);
  expect(waitsSeconds.toSorted((a, b) => a - b)).toEqual(waitsSeconds);
  const hours = sum(waitsSeconds) / hour;
  expect(hours).toBeGreaterThan(72);
  expect(hours).toBeLessThan(73);
  expect(nextWaitSeconds(mostTries)).toBeNull();
});

test("a wait is up to a tenth longer, and never shorter", () => {
  expect([nextWaitSeconds(2, 0), nextWaitSeconds(2, 0.5), nextWaitSeconds(2, 1)]).toEqual([
    60, 63, 66,
  ]);
});

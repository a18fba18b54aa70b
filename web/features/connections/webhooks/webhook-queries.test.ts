import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deliveriesQuery } from "#web/features/connections/webhooks/webhook-queries.ts";

const nowMs = Date.parse("2026-11-18T09:00:00.000Z");
beforeEach(() => vi.useFakeTimers({ now: nowMs }));
afterEach(() => vi.useRealTimers());

const minute = 60_000;
const { refetchInterval } = deliveriesQuery({ organizationId: 3, endpointId: 5 });
const lookAgain = (...dueInMs: (number | null)[]) =>
  refetchInterval({
    state: {
      data: dueInMs.map((ms) => ({
        status: ms === null ? "delivered" : "waiting",
        nextTryAt: ms === null ? null : new Date(nowMs + ms).toISOString(),
      })),
    },
  });

test("the log is looked at again when the next try is due, and not every few seconds before", () => {
  expect(lookAgain(10 * 60 * minute, 14 * minute, null)).toBe(14 * minute);
});

test("a call that is due may be made at any moment", () => {
  expect(lookAgain(14 * minute, 0)).toBe(3_000);
  expect(lookAgain(-minute)).toBe(3_000);
});

test("nobody looks again when nothing waits", () => {
  expect(lookAgain(null)).toBe(false);
  expect(lookAgain()).toBe(false);
  expect(refetchInterval({ state: { data: undefined } })).toBe(false);
});

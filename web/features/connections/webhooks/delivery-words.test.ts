import { expect, test } from "vitest";
import type { WebhookDelivery } from "#contract/programs/webhook-endpoint.ts";
import { eventWords, statusWords } from "#web/features/connections/webhooks/delivery-words.ts";

const at = "2026-11-18T09:00:00.000Z";
const delivered: WebhookDelivery = {
  id: 1,
  type: "report.completed",
  jobId: 7,
  tool: "marketPulse",
  sequence: 2,
  status: "delivered",
  tries: 1,
  answer: 200,
  fault: null,
  at,
  nextTryAt: null,
};
const waiting = { ...delivered, status: "waiting", nextTryAt: "2026-11-18T09:14:00.000Z" } as const;

test("a call says what was answered, or why nothing was, and how often it was tried", () => {
  const silent = { answer: null, fault: "timedOut" } as const;
  expect([
    statusWords(delivered),
    statusWords({ ...waiting, tries: 0, answer: null }),
    statusWords({ ...waiting, tries: 3, answer: 503 }),
    statusWords({ ...waiting, tries: 3, ...silent }),
    statusWords({ ...delivered, status: "failed", tries: 12, ...silent }),
    statusWords({ ...delivered, status: "failed", tries: 0, answer: null }),
  ]).toEqual([
    "200",
    "Waiting",
    "503, try 3 of 12",
    "No answer in 10 s, try 3 of 12",
    "No answer in 10 s, given up",
    "Given up",
  ]);
});

test("a call says what happened, and when it is tried again", () => {
  const nowMs = Date.parse(at);
  const later = { ...waiting, tries: 1, tool: null, type: "room.signed" } as const;
  expect([
    eventWords(delivered, nowMs),
    eventWords(later, nowMs),
    eventWords({ ...later, nextTryAt: "2026-11-18T19:00:00.000Z" }, nowMs),
    eventWords({ ...later, nextTryAt: at }, nowMs),
    eventWords({ ...later, tries: 0 }, nowMs),
  ]).toEqual([
    "report.completed, Market Pulse",
    "room.signed, next try in 14 min",
    "room.signed, next try in 10 h",
    "room.signed, next try in a minute",
    "room.signed",
  ]);
});

import { expect, test } from "vitest";
import type { MonthlySpending } from "#contract/connection.ts";
import { capSentence } from "#web/features/connections/spending-strip.tsx";

const spending: MonthlySpending = {
  month: "2026-11-01",
  resetsAt: "2026-12-01T00:00:00.000Z",
  usedMicros: 98_400_000,
  capUsd: 120,
  atCap: "built-in",
  state: "warned",
  byReport: [],
};
const said = (changes: Partial<MonthlySpending>) => capSentence({ ...spending, ...changes });

test("nobody is warned before most of the cap is spent, nor where there is none", () => {
  expect(said({ state: "free" })).toBeUndefined();
  expect(said({ capUsd: null })).toBeUndefined();
});

test("admins read what is spent, what the cap is and what happens at it", () => {
  expect(said({})).toBe(
    "$98.40 of $120 has been spent on the AI model this month. When the cap is reached, the built-in writer writes the reports.",
  );
  expect(said({ atCap: "stop" })).toMatch(/ When the cap is reached, no reports are written\.$/u);
});

test("once the cap is reached, they read until when it holds", () => {
  expect(said({ state: "reached", capUsd: 49.5 })).toBe(
    "The AI model's cap of $49.50 a month is reached. The built-in writer writes the reports until 1 Dec.",
  );
  expect(said({ state: "reached", atCap: "stop" })).toMatch(
    /No reports are written until 1 Dec\.$/u,
  );
});

import { expect, test } from "vitest";
import type { OutputStatus } from "#contract/output.ts";
import { announcementOf } from "#web/features/outputs/progress-announcer.tsx";

const writing: OutputStatus[] = Array.from({ length: 6 }, () => "processing");

test("a finished report is read out with how many are ready", () => {
  expect(announcementOf(writing, writing.with(0, "completed"))).toBe(
    "Market Pulse completed. 1 of 6 reports ready.",
  );
});

test("several changes since the last words are read out together", () => {
  const after = writing.with(1, "completed").with(4, "failed");
  expect(announcementOf(writing, after)).toBe(
    "Intake Sync Brief completed. Offer Navigator failed. 1 of 6 reports ready.",
  );
});

test("what somebody started themselves is not read out", () => {
  const done = writing.with(0, "completed");
  expect(announcementOf(done, writing)).toBe("");
  expect(announcementOf(done, done)).toBe("");
});

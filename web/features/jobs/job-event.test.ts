import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import type { JobEvent, Output, OutputStatus } from "#contract/output.ts";
import { isBehind, jobAfter } from "#web/features/jobs/job-event.ts";

function eventWith(status: OutputStatus, generation: number): JobEvent {
  return {
    jobId: 1,
    jobStatus: "processing",
    outputs: [{ id: 5, toolType: "marketPulse", status, generation, version: 1 }],
  };
}

const shown = [{ toolType: "marketPulse", status: "processing" }] as Output[];

test("a job on screen takes its status and report states from the event", () => {
  const job = { status: "draft", outputs: [] as Job["outputs"], title: "Nurse" } as Job;
  const after = jobAfter(job, eventWith("completed", 1));
  expect(after.status).toBe("processing");
  expect(after.title).toBe("Nurse");
  expect(after.outputs).toEqual([{ toolType: "marketPulse", status: "completed" }]);
});

test("reports are fetched again when a state differs from what is shown", () => {
  expect(isBehind(shown, undefined, eventWith("processing", 1))).toBe(false);
  expect(isBehind(shown, undefined, eventWith("completed", 1))).toBe(true);
  expect(isBehind(undefined, undefined, eventWith("completed", 1))).toBe(true);
});

test("reports are fetched again when a new generation began", () => {
  const before = eventWith("processing", 1);
  expect(isBehind(shown, before, eventWith("processing", 1))).toBe(false);
  expect(isBehind(shown, before, eventWith("processing", 2))).toBe(true);
});

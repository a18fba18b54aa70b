import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import type { JobEvent, Output, OutputStatus, PartialReport } from "#contract/output.ts";
import { isBehind, jobAfter, partialsAfter } from "#web/features/jobs/job-event.ts";

function eventWith(status: OutputStatus, version: number, generation = 1): JobEvent {
  return {
    jobId: 1,
    outputs: [{ id: 5, toolType: "marketPulse", status, generation, version, staleVersion: 0 }],
  };
}

const shown = [
  { toolType: "marketPulse", status: "processing", version: 1, staleVersion: 0 },
] as Output[];

const partial: PartialReport = {
  jobId: 1,
  outputId: 5,
  toolType: "marketPulse",
  generation: 2,
  sections: { summary: "Pay is low." },
};

test("a job on screen keeps everything an event does not speak of", () => {
  const job = {
    status: "draft",
    title: "Nurse",
    outputs: [
      { toolType: "marketPulse", status: "processing" },
      { toolType: "intakeSync", status: "completed" },
    ],
  } as Job;
  const after = jobAfter(job, { ...eventWith("completed", 1), jobStatus: "processing" });
  expect(after.status).toBe("processing");
  expect(after.title).toBe("Nurse");
  expect(after.outputs).toHaveLength(2);
  expect(after.outputs).toContainEqual({ toolType: "marketPulse", status: "completed" });
  expect(after.outputs).toContainEqual({ toolType: "intakeSync", status: "completed" });
  expect(jobAfter(job, eventWith("completed", 1)).status).toBe("draft");
});

test("reports are fetched again when a state differs from what is shown", () => {
  expect(isBehind(shown, eventWith("processing", 1))).toBe(false);
  expect(isBehind(shown, eventWith("completed", 1))).toBe(true);
  expect(isBehind(undefined, eventWith("completed", 1))).toBe(true);
});

test("reports are fetched again when somebody else's text is newer", () => {
  expect(isBehind(shown, eventWith("processing", 2))).toBe(true);
});

test("reports are fetched again when other parts of them are stale", () => {
  const [report] = eventWith("processing", 1).outputs;
  const event = { jobId: 1, outputs: report ? [{ ...report, staleVersion: 1 }] : [] };
  expect(isBehind(shown, event)).toBe(true);
});

test("an event about one report does not ask for the others", () => {
  expect(isBehind(shown, { jobId: 1, jobStatus: "active", outputs: [] })).toBe(false);
});

test("finished sections stay on screen until their report is finished or begun again", () => {
  const partials = { marketPulse: partial };
  expect(partialsAfter(partials, eventWith("processing", 1, 2))).toEqual(partials);
  expect(partialsAfter(partials, { jobId: 1, outputs: [] })).toEqual(partials);
  expect(partialsAfter(partials, eventWith("completed", 2, 2))).toEqual({});
  expect(partialsAfter(partials, eventWith("processing", 1, 3))).toEqual({});
});

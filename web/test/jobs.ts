import { emptyJob } from "#contract/job-fields.ts";
import { JobStatus, type Job, type JobCounts } from "#contract/job.ts";
import { toolTypes, type Output, type ToolType } from "#contract/output.ts";
import type { JobReading, TextReading } from "#contract/reading.ts";
import reports from "#tools/fixtures/reports-before-ids.json" with { type: "json" };
import type { Answers } from "#web/test/fake-server.ts";
import { organization } from "#web/test/people.ts";
import { noAgreement } from "#web/test/rooms.ts";

const earlier = "2026-11-16T09:00:00.000Z";

/** Reports as the built-in writer left them, of a job for a truck driver. */
export const contents: Record<ToolType, Record<string, unknown>> = reports;

export function job(changes: Partial<Job> = {}): Job {
  return {
    ...emptyJob,
    id: 7,
    organizationId: 3,
    title: "Night Nurse",
    location: "Austin, TX",
    status: "completed",
    outputs: toolTypes.map((toolType) => ({ toolType, status: "completed" })),
    createdAt: earlier,
    ...changes,
  };
}

export function output(toolType: ToolType, changes: Partial<Output> = {}): Output {
  return {
    id: 70 + toolTypes.indexOf(toolType),
    jobId: 7,
    toolType,
    status: "completed",
    content: contents[toolType],
    error: null,
    errorCode: null,
    version: 1,
    isOutdated: false,
    staleParts: [],
    staleVersion: 0,
    editedVersion: null,
    editedSections: [],
    ticks: {},
    locks: [],
    openSuggestions: 0,
    keptParts: [],
    updatedAt: earlier,
    ...changes,
  };
}

/** The six reports of a job, some of them with changes. */
export function outputs(changes: Partial<Record<ToolType, Partial<Output>>> = {}): Output[] {
  return toolTypes.map((toolType) => output(toolType, changes[toolType]));
}

export const textReading: TextReading = {
  kind: "posting",
  language: "en",
  lines: [],
  values: [],
  comparedWith: {
    certainty: "sure",
    code: "29-1141",
    title: "Registered Nurses",
    chosenBy: null,
    options: [],
  },
  privateNotes: [],
};

const jobReading: JobReading = {
  ...textReading,
  revision: 1,
  confirmedBy: null,
  confirmedAt: null,
};

/** What a job's screen and its reader ask for. */
export function jobAnswers(reported: Output[] = outputs(), shown: Job = job()): Answers {
  return {
    getJob: () => shown,
    listOutputs: () => reported,
    getReading: () => jobReading,
    getAgreement: () => noAgreement,
    getOrganization: () => organization,
    getExamination: () => ({ facts: [], isSameLedger: true, findings: [], coverage: [] }),
  };
}

/** What the dashboard of somebody with one job asks for. */
export function dashboardAnswers(listed: Job = job()): Answers {
  const { description, ...rest } = listed;
  return {
    listJobs: () => [{ ...rest, description, isDescriptionCut: false, isMatchOpen: false }],
    countJobs: () => ({ total: 1, byStatus: countsOf(listed) }),
  };
}

function countsOf({ status }: Job): JobCounts["byStatus"] {
  const none = JobStatus.options.map((one) => [one, one === status ? 1 : 0] as const);
  return Object.fromEntries(none) as JobCounts["byStatus"];
}

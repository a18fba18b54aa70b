import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { Done, ofJob, type Endpoints } from "#contract/endpoint.ts";
import {
  Job,
  JobCounts,
  JobCountsQuery,
  JobEdit,
  JobListQuery,
  ListedJob,
  NewJob,
} from "#contract/job.ts";
import { JobReading, OccupationOption, OccupationQuery, ReadingEdit } from "#contract/reading.ts";

/** Jobs, and what was read in their texts. */
export const jobEndpoints = {
  listJobs: {
    ...calls.listJobs,
    access: "member",
    scopes: ["jobs.read"],
    summary:
      "Jobs of one organization as cards show them, the caller's first one unless named; `Link` leads to the next page",
    query: JobListQuery,
    reply: z.array(ListedJob),
  },
  countJobs: {
    ...calls.countJobs,
    access: "member",
    scopes: ["jobs.read"],
    summary: "How many jobs the list has, in all and in each status",
    query: JobCountsQuery,
    reply: JobCounts,
  },
  createJob: {
    ...calls.createJob,
    access: "member",
    scopes: ["jobs.write"],
    summary: "Create a job and queue its six reports",
    body: NewJob,
    takesKey: true,
    status: 201,
    reply: Job,
  },
  getJob: {
    ...calls.getJob,
    access: "member",
    scopes: ["jobs.read"],
    summary: "One job",
    params: ofJob,
    reply: Job,
  },
  updateJob: {
    ...calls.updateJob,
    access: "member",
    scopes: ["jobs.read", "jobs.write"],
    summary: "Change a job; regenerates nothing",
    params: ofJob,
    body: JobEdit,
    reply: Job,
  },
  deleteJob: {
    ...calls.deleteJob,
    access: "member",
    summary: "Delete a job and everything that belongs to it",
    params: ofJob,
    reply: Done,
  },
  duplicateJob: {
    ...calls.duplicateJob,
    access: "member",
    scopes: ["jobs.read", "jobs.write"],
    summary: "The same job again as a draft with six pending reports; writes nothing",
    params: ofJob,
    takesKey: true,
    status: 201,
    reply: Job,
  },
  getReading: {
    ...calls.getReading,
    access: "member",
    scopes: ["jobs.read", "internal"],
    summary: "What we read in a job's text: every line with its place, values, the occupation",
    params: ofJob,
    reply: JobReading,
  },
  updateReading: {
    ...calls.updateReading,
    access: "member",
    scopes: ["jobs.write", "internal"],
    summary: "Place lines, choose the occupation, or say that it looks right",
    params: ofJob,
    body: ReadingEdit,
    reply: JobReading,
  },
  findOccupations: {
    ...calls.findOccupations,
    access: "signedIn",
    scopes: [],
    summary: "Occupations that a few words may mean, at most eight",
    query: OccupationQuery,
    reply: z.array(OccupationOption),
  },
  watchJob: {
    ...calls.watchJob,
    access: "member",
    summary: "Live changes of a job and its reports, as server-sent events",
    params: ofJob,
    reply: "events",
  },
} as const satisfies Endpoints;

import { setTimeout as wait } from "node:timers/promises";
import type { Job } from "#contract/job.ts";
import type { Membership, Organization } from "#contract/organization.ts";
import type { Output } from "#contract/output.ts";
import { backendEngineer } from "#scripts/sample-jobs/backend-engineer.ts";
import { customerSuccessManager } from "#scripts/sample-jobs/customer-success-manager.ts";
import { industriemechaniker } from "#scripts/sample-jobs/industriemechaniker.ts";
import { nurse } from "#scripts/sample-jobs/nurse.ts";
import { agency, signature, visitor, voiceTone } from "#scripts/sample-jobs/sample-agency.ts";
import type { SampleJob } from "#scripts/sample-jobs/sample-job.ts";
import { truckDriver } from "#scripts/sample-jobs/truck-driver.ts";

export type Send = <T>(method: "GET" | "POST" | "PATCH", path: string, body?: object) => Promise<T>;

export type Filled = {
  /** With six reports each. */
  written: Job[];
  /** One more job, for somebody who watches; none when it is there already. */
  createLiveJob: (() => Promise<Job>) | undefined;
};

/** The samples that are written before anybody signs in. */
export const writtenSamples = [nurse, customerSuccessManager, industriemechaniker, backendEngineer];
/** The one that is written before the visitor's eyes. */
export const liveSample = truckDriver;

/** Adds what is missing through the product's own calls: four jobs for clients of the agency, one of them active, one also there as a draft. */
export async function fillOrganization(send: Send): Promise<Filled> {
  const organizationId = await findOrFound(send);
  const path = `/api/jobs?organizationId=${organizationId}&sort=oldest&limit=100`;
  const there = await send<Job[]>("GET", path);
  const find = (title: string, isDraft: boolean) =>
    there.find((job) => job.title === title && (job.status === "draft") === isDraft);
  const create = ({ job, reading }: SampleJob) =>
    send<Job>("POST", "/api/jobs", { ...job, reading, organizationId });
  const written: Job[] = [];
  for (const sample of writtenSamples)
    written.push(find(sample.job.title, false) ?? (await create(sample)));

  const active = written.find(({ title }) => title === nurse.job.title);
  if (active && !["active", "paused", "closed"].includes(active.status)) {
    await send("PATCH", `/api/jobs/${active.id}`, { status: "active" });
  }
  const engineer = written.find(({ title }) => title === backendEngineer.job.title);
  if (engineer && !find(engineer.title, true)) {
    await send("POST", `/api/jobs/${engineer.id}/duplicate`);
  }
  return {
    written,
    createLiveJob: find(liveSample.job.title, false) ? undefined : () => create(liveSample),
  };
}

async function findOrFound(send: Send): Promise<number> {
  const memberships = await send<Membership[]>("GET", "/api/organizations");
  const found = memberships.find((one) => one.organization.name === agency.name);
  if (found) return found.organizationId;
  const { id } = await send<Organization>("POST", "/api/organizations", agency);
  await send("PATCH", `/api/organizations/${id}`, { voiceTone });
  await send("PATCH", "/api/user/profile", {
    name: visitor.name,
    ...signature,
  });
  return id;
}

/** Waits until every report of these jobs is written or has failed, and no longer than this. */
export async function reportsWritten(send: Send, jobs: Job[], patienceMs: number): Promise<void> {
  const endsAt = performance.now() + patienceMs;
  const isDone = async ({ id }: Job) => {
    const outputs = await send<Output[]>("GET", `/api/jobs/${id}/outputs`);
    return outputs.every(({ status }) => status === "completed" || status === "failed");
  };
  for (const job of jobs) {
    while (!(await isDone(job)) && performance.now() < endsAt) await wait(500);
  }
}

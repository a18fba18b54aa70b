import { setTimeout as wait } from "node:timers/promises";
import type { Job } from "#contract/job.ts";
import type { Membership, Organization } from "#contract/organization.ts";
import type { Output } from "#contract/output.ts";
import { accountExecutive } from "#eval/cases/account-executive.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { cncMachinist } from "#eval/cases/cnc-machinist.ts";
import { edNurse } from "#eval/cases/ed-nurse.ts";

/** Who signs in to look around. */
export const visitor = {
  name: "Maya Okafor",
  email: "maya@example.com",
  password: "maya-tries-it",
};

export type Send = <T>(method: "GET" | "POST" | "PATCH", path: string, body?: object) => Promise<T>;

export type Filled = {
  /** With six reports each. */
  written: Job[];
  /** One more job, for somebody who watches; none when it is there already. */
  createLiveJob: (() => Promise<Job>) | undefined;
};

const organization = {
  name: "Northwind Talent",
  domain: "northwind.example",
  industry: "consulting",
  companySize: "11-50",
  description: "A search firm for hospitals, factories and software teams.",
};

/** Adds what is missing through the product's own calls: a finished job, one in work, one that is also there as a draft. */
export async function fillOrganization(send: Send): Promise<Filled> {
  const organizationId = await findOrFound(send);
  const path = `/api/jobs?organizationId=${organizationId}&sort=oldest&limit=100`;
  const there = await send<Job[]>("GET", path);
  const find = (title: string, isDraft: boolean) =>
    there.find((job) => job.title === title && (job.status === "draft") === isDraft);
  const create = (job: object) => send<Job>("POST", "/api/jobs", { ...job, organizationId });
  const provide = async (job: { title: string }) => find(job.title, false) ?? (await create(job));

  const nurse = await provide(edNurse.job);
  const machinist = await provide(cncMachinist.job);
  const engineer = await provide(backendEngineer.job);
  if (!["active", "paused", "closed"].includes(machinist.status)) {
    await send("PATCH", `/api/jobs/${machinist.id}`, { status: "active" });
  }
  if (!find(engineer.title, true)) await send("POST", `/api/jobs/${engineer.id}/duplicate`);
  return {
    written: [nurse, machinist, engineer],
    createLiveJob: find(accountExecutive.job.title, false)
      ? undefined
      : () => create(accountExecutive.job),
  };
}

async function findOrFound(send: Send): Promise<number> {
  const memberships = await send<Membership[]>("GET", "/api/organizations");
  const found = memberships.find((one) => one.organization.name === organization.name);
  if (found) return found.organizationId;
  const { id } = await send<Organization>("POST", "/api/organizations", organization);
  await send("PATCH", `/api/organizations/${id}`, { voiceTone: "friendly" });
  await send("PATCH", "/api/user/profile", {
    name: visitor.name,
    title: "Senior Recruiter",
    signatureBlock: "Maya Okafor\nSenior Recruiter, Northwind Talent",
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

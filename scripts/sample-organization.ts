import type { Job } from "#contract/job.ts";
import type { Output } from "#contract/output.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { cncMachinist } from "#eval/cases/cnc-machinist.ts";
import { edNurse } from "#eval/cases/ed-nurse.ts";

/** Who signs in to look around. */
export const visitor = {
  name: "Maya Okafor",
  email: "maya@example.com",
  password: "maya-tries-it",
};

type Send = <T>(method: "GET" | "POST" | "PATCH", path: string, body?: object) => Promise<T>;

/** Fills an organization through the product's own calls: a finished job, one in work, one that is still a draft. */
export async function fillOrganization(send: Send): Promise<{ organizationId: number }> {
  const { id: organizationId } = await send<{ id: number }>("POST", "/api/organizations", {
    name: "Northwind Talent",
    domain: "northwind.example",
    industry: "consulting",
    companySize: "11-50",
    description: "A search firm for hospitals, factories and software teams.",
  });
  await send("PATCH", `/api/organizations/${organizationId}`, { voiceTone: "friendly" });
  await send("PATCH", "/api/user/profile", {
    name: visitor.name,
    title: "Senior Recruiter",
    signatureBlock: "Maya Okafor\nSenior Recruiter, Northwind Talent",
  });
  const create = (job: object) => send<Job>("POST", "/api/jobs", { ...job, organizationId });
  await create(edNurse.job);
  const machinist = await create(cncMachinist.job);
  const engineer = await create(backendEngineer.job);
  await send("POST", `/api/jobs/${engineer.id}/duplicate`);
  await written(send, machinist.id);
  await send("PATCH", `/api/jobs/${machinist.id}`, { status: "active" });
  return { organizationId };
}

/** Waits until a worker, if one runs, has written a job's reports. */
async function written(send: Send, jobId: number): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const outputs = await send<Output[]>("GET", `/api/jobs/${jobId}/outputs`);
    if (outputs.every(({ status }) => status === "completed")) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

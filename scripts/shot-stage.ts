import { evalCases } from "#eval/cases.ts";
import { startSite, type Site } from "../e2e/servers.ts";
import { signUpAt } from "#server/test/processes.ts";

type Recruiter = Awaited<ReturnType<typeof signUpAt>>;

/** A running site with people and jobs as screenshots need them. */
export type ShotStage = {
  base: string;
  cookies: { maya: string; newcomer: string; founder: string };
  /** All six reports done; and one that nobody writes any more. */
  jobs: { done: number; printing: number };
  stop: () => Promise<void>;
};

type ShotJob = { title: string; location: string; status?: string; [field: string]: unknown };

/** One of the twelve jobs the evaluation judges, with its own description. */
function subject(key: string, changes: Partial<ShotJob> = {}): ShotJob {
  const found = evalCases.find((one) => one.key === key);
  if (!found) throw new Error(`there is no case ${key}`);
  return { ...found.job, ...changes };
}

const longTitle =
  "Principal Designer for Billing, Metering, Leak Detection and the Data Platform behind them all";
const jobs: readonly ShotJob[] = [
  subject("cnc-machinist", { status: "closed" }),
  subject("restaurant-manager", { status: "paused" }),
  subject("product-designer", { title: longTitle }),
  subject("ed-nurse", { status: "active" }),
  subject("backend-engineer"),
];

async function createJob(person: Recruiter, { status, ...job }: ShotJob) {
  const { organizationId } = person;
  const body = { ...job, organizationId };
  const created = await person.send<{ id: number }>("POST", "/api/jobs", body);
  if (created.status !== 201) throw new Error(`the job was not created: ${created.status}`);
  if (status) await person.send("PATCH", `/api/jobs/${created.body.id}`, { status });
  return created.body.id;
}

async function allWritten(person: Recruiter, jobId: number): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const { body } = await person.send<{ status: string }[]>("GET", `/api/jobs/${jobId}/outputs`);
    if (body.every(({ status }) => status === "completed")) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the reports of job ${jobId} were not written in time`);
}

/** Somebody who belongs to no organization yet. */
async function signUpAlone(base: string, name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
  const answer = await fetch(`${base}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { origin: base, "content-type": "application/json" },
    body: JSON.stringify({ name, email, password: "correct horse" }),
  });
  return answer.headers.getSetCookie().join("; ");
}

async function stopWorkers({ workers }: Site): Promise<void> {
  for (const { child } of workers) child.kill("SIGTERM");
  await Promise.all(workers.map(({ ended }) => ended));
}

export async function openShotStage(): Promise<ShotStage> {
  const site = await startSite(1, 1);
  const [web] = site.webs;
  if (!web) throw new Error("there is no web process");
  const maya = await signUpAt(web, "Maya Okafor");
  await maya.send("PATCH", `/api/organizations/${maya.organizationId}`, {
    name: "Northwind Talent",
  });
  const founder = await signUpAt(web, "Finn Founder");
  const ids: number[] = [];
  for (const job of jobs) ids.push(await createJob(maya, job));
  const done = ids.at(-1) ?? 0;
  for (const id of ids) await allWritten(maya, id);
  await stopWorkers(site);
  const printing = await createJob(maya, subject("warehouse-supervisor"));
  const cookies = {
    maya: maya.cookie(),
    newcomer: await signUpAlone(web.url, "Nora Newcomer"),
    founder: founder.cookie(),
  };
  return { base: web.url, cookies, jobs: { done, printing }, stop: site.stop };
}

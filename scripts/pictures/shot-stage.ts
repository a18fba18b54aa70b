import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { Client } from "pg";
import type { Output } from "#contract/output.ts";
import type { NewShareLink } from "#contract/share.ts";
import { stageRooms, type StagedRooms } from "#scripts/pictures/room-stage.ts";
import { backendEngineer } from "#scripts/sample-jobs/backend-engineer.ts";
import { customerSuccessManager } from "#scripts/sample-jobs/customer-success-manager.ts";
import { industriemechaniker } from "#scripts/sample-jobs/industriemechaniker.ts";
import { nurse } from "#scripts/sample-jobs/nurse.ts";
import { agency, signature, visitor } from "#scripts/sample-jobs/sample-agency.ts";
import { pasteSample, type SampleJob } from "#scripts/sample-jobs/sample-job.ts";
import { truckDriver } from "#scripts/sample-jobs/truck-driver.ts";
import { startSite, type Site } from "../../e2e/servers.ts";
import { signUpAt } from "#server/test/rig/processes.ts";

const operator = { name: "Olga Operator", email: "olga.operator@example.com" };

type Recruiter = Awaited<ReturnType<typeof signUpAt>>;

/** A running site with people and jobs as screenshots need them. */
export type ShotStage = {
  base: string;
  cookies: { maya: string; newcomer: string; founder: string; operator: string };
  /** All six reports done; done but thin; one that nobody writes any more; one with versions to compare; one that was signed. */
  jobs: { done: number; thin: number; printing: number; compared: number; agreed: number };
  rooms: StagedRooms;
  /** Of a link to the finished job. */
  shareToken: string;
  stop: () => Promise<void>;
};

/** Of an occupation nobody knows, so its reports are thin; with a title that fills its card. */
const odd = pasteSample(
  "zorblat-whisperer",
  "Zorblat Whisperer\nDenver, CO\n\nWhat you will do\n- Visit twelve farms a month\n\nRequirements\n- Driving license",
  { title: "Zorblat Whisperer for Billing, Metering, Leak Detection and whatever lies behind it" },
);
const staged: readonly { sample: SampleJob; status?: string }[] = [
  { sample: industriemechaniker, status: "closed" },
  { sample: customerSuccessManager, status: "paused" },
  { sample: odd },
  { sample: nurse, status: "active" },
  { sample: backendEngineer },
];

async function createJob(person: Recruiter, { job, reading }: SampleJob): Promise<number> {
  const { organizationId } = person;
  const body = { ...job, reading, organizationId };
  const created = await person.send<{ id: number }>("POST", "/api/jobs", body);
  if (created.status !== 201) throw new Error(`the job was not created: ${created.status}`);
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

/** A first draft, a person's edit, and the report written again after pay and place had changed. */
async function makeVersions(person: Recruiter, jobId: number): Promise<void> {
  const { body } = await person.send<Output[]>("GET", `/api/jobs/${jobId}/outputs`);
  const report = body.find(({ toolType }) => toolType === "marketPulse");
  const content = report?.content as { summary: object; marketSnapshot: { label: string }[] };
  const summary = { ...content.summary, answer: "Offer the night shift first, then raise pay." };
  // The pay changes this row, too, so that the new words are offered beside hers.
  const marketSnapshot = content.marketSnapshot.map((row) =>
    row.label === "This job" ? { ...row, change: "The union's scale decides" } : row,
  );
  const edited = { ...content, summary, marketSnapshot };
  await person.send("PATCH", `/api/outputs/${report?.id}`, { content: edited });
  await person.send("PATCH", `/api/jobs/${jobId}`, { salaryRange: "$98,000 - $112,000" });
  await person.send("POST", `/api/jobs/${jobId}/generate/marketPulse`);
  await allWritten(person, jobId);
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

/** Confirms the operator, and leaves a letter that did not arrive. */
async function showOperator({ urls }: Site): Promise<void> {
  const client = new Client({ connectionString: urls.operator });
  await client.connect();
  await client.query("update users set email_verified = true where email = $1", [operator.email]);
  await client.query(
    "insert into letters (kind, recipient, sealed, status) values ('invitation', 'guest@example.com', 'x', 'given up')",
  );
  await client.end();
}

async function stopWorkers({ workers }: Site): Promise<void> {
  for (const { child } of workers) child.kill("SIGTERM");
  await Promise.all(workers.map(({ ended }) => ended));
}

export async function openShotStage(): Promise<ShotStage> {
  const SIGN_OFF_KEY = randomBytes(32).toString("base64url");
  const site = await startSite(1, 1, { OPERATORS: operator.email, SIGN_OFF_KEY });
  const [web] = site.webs;
  if (!web) throw new Error("there is no web process");
  const maya = await signUpAt(web, visitor.name);
  await maya.send("PATCH", `/api/organizations/${maya.organizationId}`, { name: agency.name });
  await maya.send("PATCH", "/api/user/profile", signature);
  const founder = await signUpAt(web, "Finn Founder");
  const ids: number[] = [];
  for (const { sample } of staged) ids.push(await createJob(maya, sample));
  for (const id of ids) await allWritten(maya, id);
  for (const [at, { status }] of staged.entries())
    if (status) await maya.send("PATCH", `/api/jobs/${ids[at]}`, { status });
  const idOf = ({ key }: SampleJob) =>
    ids[staged.findIndex(({ sample }) => sample.key === key)] ?? 0;
  const compared = idOf(nurse);
  await makeVersions(maya, compared);
  const done = idOf(backendEngineer);
  const agreed = idOf(customerSuccessManager);
  const rooms = await stageRooms(web, maya, { asked: done, agreed });
  await stopWorkers(site);
  const thin = idOf(odd);
  const link = { toolType: null };
  const shared = await maya.send<NewShareLink>("POST", `/api/jobs/${done}/share-links`, link);
  const printing = await createJob(maya, truckDriver);
  const cookies = {
    maya: maya.cookie(),
    newcomer: await signUpAlone(web.url, "Nora Newcomer"),
    founder: founder.cookie(),
    operator: await signUpAlone(web.url, operator.name),
  };
  await showOperator(site);
  const jobs = { done, thin, printing, compared, agreed };
  const shareToken = shared.body.token;
  return { base: web.url, cookies, jobs, rooms, shareToken, stop: site.stop };
}

/** One picture: a screen in a state. New states are new lines here. */
export type Shot = {
  name: string;
  path: string | ((stage: ShotStage) => string);
  as?: keyof ShotStage["cookies"];
  /** Calls that never answer, or answer 500. */
  stalls?: string;
  fails?: string;
  /** Calls that answer something the stage does not have. */
  answers?: readonly { call: string; reply: unknown }[];
  /** What to do before the picture. */
  act?: (page: Page) => Promise<void>;
  /** The whole page instead of what fits. */
  isWhole?: boolean;
};

import { expect, type Locator, type Page } from "@playwright/test";
import type { InvitationSent } from "#contract/invitation.ts";
import type { Job } from "#contract/job.ts";
import { toolTypes } from "#contract/output.ts";
import type { JobReading } from "#contract/reading.ts";
import { signUpAt, type ServerProcess } from "#server/test/rig/processes.ts";
import { startSite, type Site } from "./servers.ts";

type Recruiter = Awaited<ReturnType<typeof signUpAt>>;

let site: Site;
let web: ServerProcess;
let maya: Recruiter;

/** One site, and Maya with an organization. */
export async function setStage(): Promise<void> {
  site = await startSite(1, 1, { PARSES_PER_USER_PER_HOUR: "1000" });
  const [first] = site.webs;
  if (!first) throw new Error("there is no web process");
  web = first;
  maya = await signUpAt(web, "Maya Reads");
}

export async function clearStage(): Promise<void> {
  await site.stop();
}

/** Opens a screen, as Maya unless it is somebody else. */
export async function enter(page: Page, path: string, who: Recruiter = maya): Promise<void> {
  await page.context().setExtraHTTPHeaders({ cookie: who.cookie() });
  await page.goto(`${web.url}${path}`);
}

/** Ines, who works in Maya's organization. */
export async function hireColleague(): Promise<Recruiter> {
  const ines = await signUpAt(web, "Ines Reads");
  const path = `/api/organizations/${maya.organizationId}/invite`;
  const invitation = { email: ines.email, role: "recruiter" };
  const { body } = await maya.send<InvitationSent>("POST", path, invitation);
  const token = body.link?.split("/").at(-1);
  await ines.send("POST", "/api/organizations/accept-invitation", { token });
  return ines;
}

export async function makeJob(rawExtractedJd: string, fields: Partial<Job> = {}): Promise<Job> {
  const { organizationId } = maya;
  const body = { title: "Program Coordinator", location: "Denver, CO", organizationId, ...fields };
  const answer = await maya.send<Job>("POST", "/api/jobs", { ...body, rawExtractedJd });
  expect(answer.status).toBe(201);
  return answer.body;
}

export async function editJob(jobId: number, edit: Partial<Job>): Promise<void> {
  expect((await maya.send("PATCH", `/api/jobs/${jobId}`, edit)).status).toBe(200);
}

export async function storedJob(jobId: number): Promise<Job> {
  return (await maya.send<Job>("GET", `/api/jobs/${jobId}`)).body;
}

/** A busy server may ask to come back. */
export async function storedReading(jobId: number): Promise<JobReading> {
  const ask = () => maya.send<JobReading>("GET", `/api/jobs/${jobId}/reading`);
  let answer = await ask();
  for (let turn = 0; turn < 20 && answer.status !== 200; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    answer = await ask();
  }
  return answer.body;
}

export const lineOf = (page: Page, words: string) =>
  page.locator("[data-line]").filter({ hasText: words });

/** Goes down the text by j alone until the line has the focus. */
export async function stepTo(page: Page, line: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await line.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press("j");
  }
  throw new Error("the line cannot be reached by j");
}

/** All six reports in one text, as soon as they are written. */
export async function written(jobId: number): Promise<string> {
  let all = "";
  await expect(async () => {
    const { body } = await maya.send<{ status: string }[]>("GET", `/api/jobs/${jobId}/outputs`);
    expect(body.map(({ status }) => status)).toEqual(toolTypes.map(() => "completed"));
    all = JSON.stringify(body);
  }).toPass({ timeout: 60_000 });
  return all;
}

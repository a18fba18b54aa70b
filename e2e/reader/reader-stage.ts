import { expect, type Browser, type Page } from "@playwright/test";
import type { Output, ReportContent, ToolType } from "#contract/output.ts";
import { evalCases } from "#eval/cases.ts";
import { signUpAt } from "#server/test/rig/processes.ts";
import type { ReaderSentence } from "./reader-sentences.ts";
import { startSite, type Site } from "../servers.ts";

let site: Site;
let recruiter: Awaited<ReturnType<typeof signUpAt>>;

/** The job whose reports are read: our own description of a backend engineer. */
const subject = evalCases.find(({ key }) => key === "backend-engineer");

export const home = () => site.webs[0]?.url ?? "";

export async function setStage(): Promise<void> {
  site = await startSite(1, 1);
  const [web] = site.webs;
  if (!web || !subject) throw new Error("the stage is not complete");
  recruiter = await signUpAt(web, "Maya Reader");
  await ask("PATCH", `/api/organizations/${recruiter.organizationId}`, subject.organization);
}

export const clearStage = () => site.stop();

/** One call as the recruiter; anything but success fails the test. */
export async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const answer = await recruiter.send<Reply>(method, path, body);
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

export const listOutputs = (jobId: number) => ask<Output[]>("GET", `/api/jobs/${jobId}/outputs`);

export async function outputOf(jobId: number, toolType: ToolType): Promise<Output> {
  const output = (await listOutputs(jobId)).find((one) => one.toolType === toolType);
  if (!output) throw new Error(`job ${jobId} has no ${toolType}`);
  return output;
}

/** A job with its six reports written. */
export async function writeJob(): Promise<number> {
  const { id } = await ask<{ id: number }>("POST", "/api/jobs", {
    ...subject?.job,
    organizationId: recruiter.organizationId,
  });
  await expectWritten(id);
  return id;
}

let shared: Promise<number> | undefined;

/** The same for journeys that only read. */
export const readJob = () => (shared ??= writeJob());

export async function expectWritten(jobId: number): Promise<void> {
  const written = async () =>
    (await listOutputs(jobId)).filter(({ status }) => status === "completed").length;
  await expect.poll(written, { timeout: 30_000 }).toBe(6);
}

export const store = (output: Output, content: ReportContent) =>
  ask<Output>("PATCH", `/api/outputs/${output.id}`, { content });

/** A browser in which the recruiter is signed in. */
export async function openBrowser(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const cookies = recruiter
    .cookie()
    .split("; ")
    .map((cookie) => {
      const [name = "", ...value] = cookie.split("=");
      return { name, value: value.join("="), url: home() };
    });
  await context.addCookies(cookies);
  return context.newPage();
}

/** Opens a report by its address and answers the dialog. */
export async function openReport(page: Page, jobId: number, toolType: ToolType, hash = "") {
  await page.goto("about:blank");
  await page.goto(`${home()}/jobs/${jobId}?report=${toolType}${hash}`);
  const reader = page.getByRole("dialog").first();
  await reader.getByRole("article").first().waitFor();
  return reader;
}

/** Opens every section of the report that is read, by its key; those that were opened in this tab before are open still. */
export async function openAll(page: Page): Promise<void> {
  const folded = page.getByRole("dialog").first().locator('h3 > button[aria-expanded="false"]');
  if ((await folded.count()) > 0) await page.keyboard.press("Shift+O");
  await expect(folded).toHaveCount(0);
}

export const seen = new Set<string>();

/** Looks for one of the specification's sentences, and remembers that it was seen. */
export async function see(page: Page, sentence: ReaderSentence): Promise<void> {
  await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  seen.add(sentence);
}

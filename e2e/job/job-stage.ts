import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import { expect, type Page } from "@playwright/test";
import type { Job } from "#contract/job.ts";
import { toolTypes, type Output, type ToolType } from "#contract/output.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { goodAnswer, keysOf, toolOf } from "#server/test/model/model-answers.ts";
import {
  startModelServer,
  type ModelScript,
  type ModelServer,
} from "#server/test/model/model-server.ts";
import { modelSectionsOf } from "#tools/model/sections.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import type { JobSentence } from "./job-sentences.ts";
import { startSite, type Site } from "../servers.ts";

/** One site whose reports are written by a model that does as it is told. */
let stage: { site: Site; model: ModelServer };

const { job: jobWords, organization: organizationWords } = backendEngineer;

export async function setStage(): Promise<void> {
  for (const tool of toolTypes) answerFor(tool);
  const model = await startModelServer();
  const settings = { MODEL: "compatible/local", COMPATIBLE_BASE_URL: model.url };
  stage = { site: await startSite(1, 1, settings), model };
}

export async function clearStage(): Promise<void> {
  await stage.site.stop();
  await stage.model.close();
}

export const home = () => stage.site.webs[0]?.url ?? "";

const briefing = briefOn(jobWords, organizationWords, {}, shippedMarket());
const answers = new Map<string, Record<string, unknown>>();

/** What a good model answers; kept, because writing it takes the time in which a real model would begin. */
function answerFor(tool: ToolType, keys = modelSectionsOf(tool)): Record<string, unknown> {
  const name = [tool, ...keys].join(" ");
  const answer = answers.get(name) ?? goodAnswer(briefing, tool, keys);
  answers.set(name, answer);
  return answer;
}

/** From now on the model writes well; these reports with changes. */
export function writeWell(changes: Partial<Record<ToolType, ModelScript>> = {}): void {
  stage.model.behave((call) => ({
    content: answerFor(toolOf(call), keysOf(call)),
    chunkChars: 4_000,
    ...changes[toolOf(call)],
  }));
}

/** Slow enough to be watched. */
export const slowly: ModelScript = { chunkChars: 250, chunkEveryMs: 60 };

/** The prompts the model was given for one report, oldest first. */
export const promptsFor = (tool: ToolType) =>
  stage.model.calls.filter((call) => toolOf(call) === tool).map(({ rawBody }) => rawBody);

/** A person's own calls, with the session of their browser. */
export async function ask<Reply>(
  page: Page,
  method: string,
  path: string,
  data?: unknown,
): Promise<Reply> {
  const options = { method, headers: { origin: home() }, ...(data === undefined ? {} : { data }) };
  const answer = await page.request.fetch(`${home()}${path}`, options);
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Reply;
}

/** Signs somebody up with an organization of their own, by calls alone. */
async function hire(page: Page, name: string): Promise<number> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
  await ask(page, "POST", "/api/auth/sign-up/email", { name, email, password: "correct horse" });
  const { id } = await ask<{ id: number }>(page, "POST", "/api/organizations", { name });
  await ask(page, "PATCH", `/api/organizations/${id}`, organizationWords);
  return id;
}

/** A new person with a job whose reports are being written. */
export async function hireWithJob(page: Page, name: string, words: object = {}): Promise<Job> {
  const organizationId = await hire(page, name);
  return ask<Job>(page, "POST", "/api/jobs", { ...jobWords, ...words, organizationId });
}

export async function open(page: Page, job: Pick<Job, "id">): Promise<void> {
  await page.goto(`${home()}/jobs/${job.id}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

export const outputsOf = (page: Page, { id }: Pick<Job, "id">) =>
  ask<Output[]>(page, "GET", `/api/jobs/${id}/outputs`);

/** The card of one report. */
export const card = (page: Page, name: string) =>
  page.getByRole("article", { name: new RegExp(`^${name}`, "u") });

export const allReady = (page: Page) =>
  expect(page.getByRole("button", { name: "View Report" })).toHaveCount(6, { timeout: 30_000 });

export const seen = new Set<string>();

/** Looks for one of the specification's sentences, and remembers that it was seen. */
export async function see(page: Page, sentence: JobSentence): Promise<void> {
  await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  seen.add(sentence);
}

/** Answers one call with a failure that carries no message, so that the screen must use the specification's own words. */
export async function failOnce(page: Page, method: string, path: string): Promise<void> {
  let hasFailed = false;
  await page.route(path, async (route) => {
    const isMeant = !hasFailed && route.request().method() === method;
    if (!isMeant) return route.fallback();
    hasFailed = true;
    return route.fulfill({ status: 500, body: "" });
  });
}

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Browser, type Page } from "@playwright/test";
import type { Job } from "#contract/job.ts";
import type { JobsSentence } from "./jobs-sentences.ts";
import { startSite, type Site } from "../servers.ts";
import { foundOrganization, signUp } from "../steps.ts";

type Cookies = Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>>;

let site: Site;
let cookies: Cookies;
let organizationId: number;

export const home = () => site.webs[0]?.url ?? "";

/** One site, and Maya with an organization in which nothing has happened yet. */
export async function setStage({ browser }: { browser: Browser }): Promise<void> {
  const unhurried = { PARSES_PER_USER_PER_HOUR: "1000", EXTRACTS_PER_USER_PER_HOUR: "1000" };
  site = await startSite(1, 1, unhurried);
  const page = await browser.newPage();
  await signUp(page, home(), "Maya Jobs");
  await page.waitForURL("**/dashboard");
  await see(page, "No Organizations");
  await foundOrganization(page, "Northwind Talent");
  await see(page, "Create Your First Job");
  cookies = await page.context().cookies();
  organizationId = await ownOrganization(page);
  await page.context().close();
}

export async function clearStage(): Promise<void> {
  await site.stop();
}

async function ownOrganization(page: Page): Promise<number> {
  const answer = await page.request.get(`${home()}/api/organizations`);
  const memberships = (await answer.json()) as { organizationId: number }[];
  return memberships[0]?.organizationId ?? 0;
}

/** Opens a screen as Maya. */
export async function enter(page: Page, path = "/dashboard"): Promise<void> {
  await page.context().addCookies(cookies);
  await page.goto(`${home()}${path}`);
}

export async function openWizard(page: Page) {
  await enter(page);
  await page.getByRole("button", { name: "Create New Job" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create New Job" });
  await dialog.waitFor();
  return dialog;
}

/** A job made by a call; the page must be somebody's. */
export async function makeJob(page: Page, fields: object = {}): Promise<Job> {
  const answer = await page.request.post(`${home()}/api/jobs`, {
    headers: { origin: home() },
    data: { title: "Welder", location: "Leeds", organizationId, ...fields },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Job;
}

export async function readJob(page: Page, id: number): Promise<Job> {
  return (await (await page.request.get(`${home()}/api/jobs/${id}`)).json()) as Job;
}

export const seen = new Set<string>();

/** Looks for one of the specification's sentences, and remembers that it was seen. */
export async function see(page: Page, sentence: JobsSentence, withinMs = 30_000): Promise<void> {
  const words = page.getByText(sentence, { exact: true }).filter({ visible: true }).first();
  await expect(words).toBeVisible({ timeout: withinMs });
  seen.add(sentence);
}

/** Answers one call with a failure; without a message the screen must use the specification's own words. */
export async function failOnce(page: Page, path: string, status = 500, body = ""): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, body }), { times: 1 });
}

/** No serious or critical finding of axe, and no sideways scrolling, on a desk and on a phone. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    const found = grave.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
    expect({ where, width, isWide, found }).toEqual({ where, width, isWide: false, found: [] });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** A file held over the window and let go. */
export async function dropFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ fileName, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], fileName));
      return transfer;
    },
    { fileName: name, bytes: [...Buffer.from(content)] },
  );
  await page.dispatchEvent("body", "dragover", { dataTransfer });
  await page.dispatchEvent("body", "drop", { dataTransfer });
}

export const posting = `ICU Nurse
Columbus, OH | On-site | $38 to $52 an hour

Requirements
- Active Ohio RN license
- 2+ years in intensive care

Benefits
- Health insurance from day one

We cannot sponsor visas.`;

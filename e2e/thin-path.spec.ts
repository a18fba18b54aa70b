import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { isNight } from "./page-rules.ts";
import { addressOf, hireRecruiter } from "./recruiter.ts";
import { createJob, foundOrganization, signUp } from "./steps.ts";

const dataEngineer = {
  title: "Senior Data Engineer",
  location: "Chicago, IL",
  description: "Own the warehouse.\n- Know Postgres well\n- Teach the analysts",
};

declare global {
  var news: number;
}

const completed = (page: Page) => page.getByRole("button", { name: "View Report" });

test("from sign-up to a report in the hand, in one browser [S-251]", async ({ page, site }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("401")) faults.push(message.text());
  });
  await signUp(page, site.home, "Maya Journey", addressOf("Maya Journey"));
  await page.waitForURL("**/dashboard");
  await foundOrganization(page, "Maya Journey Talent");
  await createJob(page);
  await expect(page.getByRole("heading", { name: "Senior Data Engineer" })).toBeVisible();
  await expect(completed(page)).toHaveCount(6, { timeout: 30_000 });
  const names = [
    "Market Pulse",
    "Intake Sync Brief",
    "Attract & Source Kit",
    "Engagement Hub",
    "Offer Navigator",
    "Interview Coach",
  ];
  for (const name of names)
    await expect(page.getByRole("heading", { name: new RegExp(name, "u") }).first()).toBeVisible();

  await completed(page).first().click();
  const reader = page.getByRole("dialog");
  await expect(reader.getByText("Market Pulse Intelligence")).toBeVisible();
  await expect(reader.getByText(/Settle the pay range first/u).first()).toBeVisible();
  for (const words of ["Senior Data Engineer", "Chicago, IL", "Maya Journey Talent"])
    await expect(reader.getByText(words).first()).toBeVisible();
  await reader.getByRole("button", { name: "View JSON" }).click();
  await expect(reader.getByText('"engine": "built-in"')).toBeVisible();
  await reader.getByRole("button", { name: "Close Window" }).click();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "TXT", exact: true }).first().click();
  await page.getByRole("menuitem", { name: "To send" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("roleprint-market-pulse-senior-data-engineer.txt");
  const text = readFileSync(await download.path(), "utf8");
  expect(text).toMatch(/^Senior Data Engineer\nMarket Pulse Intelligence\nChicago, IL\n/u);
  await expect(page.getByText("Download started", { exact: true })).toBeVisible();
  expect(faults).toEqual([]);
});

test("with two web processes and two workers the card changes in the browser of the other process", async ({
  page,
  maya,
  another,
}) => {
  const jobId = await maya.writeJob(dataEngineer);
  const other = page;
  await other.addInitScript(() => {
    globalThis.news = 0;
    globalThis.EventSource = class extends EventSource {
      constructor(...given: ConstructorParameters<typeof EventSource>) {
        super(...given);
        this.addEventListener("job", () => (globalThis.news += 1));
      }
    };
  });
  await maya.signIn(other);
  await other.goto(`${another.url}/jobs/${jobId}`);
  await expect(completed(other)).toHaveCount(6);
  // Asking again and again would bring the reports too: what counts is that they were told of.
  const news = () => other.evaluate(() => globalThis.news);
  await expect.poll(news).toBeGreaterThan(0);
  const newsBefore = await news();
  let outputReads = 0;
  other.on("request", (request) => {
    if (request.url().endsWith("/outputs")) outputReads += 1;
  });
  const started = Date.now();
  await maya.ask("POST", `/api/jobs/${jobId}/process`);
  await expect.poll(news, { intervals: [50] }).toBeGreaterThan(newsBefore);
  await expect.poll(() => outputReads, { intervals: [50] }).toBeGreaterThan(0);
  if (isNight) expect(Date.now() - started).toBeLessThan(4_500);
  await expect(completed(other)).toHaveCount(6, { timeout: 30_000 });
});

test("another recruiter opening the job's address sees 'Job not found' [S-254]", async ({
  page,
  maya,
}) => {
  const { id } = await maya.makeJob(dataEngineer);
  const sten = await hireRecruiter(maya.home, "Sten Stranger");
  await sten.enter(page, `/jobs/${id}`);
  await expect(page.getByText("Job not found")).toBeVisible();
  await expect(page.getByText("Know Postgres well")).toHaveCount(0);
  await page.context().clearCookies();
  await maya.enter(page, `/jobs/${id}`);
  await expect(page.getByText("Know Postgres well").first()).toBeVisible();
  await expect(page.getByText("Job not found")).toHaveCount(0);
});

test("when the live channel is cut, polling brings the reports [S-413]", async ({ page, maya }) => {
  await page.route("**/events", (route) => route.abort());
  const { id } = await maya.makeJob(dataEngineer);
  await maya.enter(page, `/jobs/${id}`);
  await expect(completed(page)).toHaveCount(6, { timeout: 30_000 });
});

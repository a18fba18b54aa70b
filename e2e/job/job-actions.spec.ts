import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { Job } from "#contract/job.ts";
import { tools } from "#tools/tools.ts";
import { documentAsMarkdown } from "#tools/document/as-text.ts";
import { toDocument } from "#tools/document/document.ts";
import { teamCopy } from "#tools/document/copies.ts";
import { packageAsText } from "#tools/document/report-text.ts";
import { test } from "../journey.ts";
import { see } from "../see.ts";
import { allReady, card, failOnce } from "./job-steps.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";

const slug = "senior-backend-engineer";
const packageName = (ending: string) => `roleprint-complete-recruiting-package-${slug}.${ending}`;

/** Presses something and answers the file that is saved. */
async function download(page: Page, press: () => Promise<void>) {
  const saving = page.waitForEvent("download");
  await press();
  const saved = await saving;
  return { name: saved.suggestedFilename(), bytes: readFileSync(await saved.path()) };
}

async function exportAs(page: Page, format: string) {
  await page.getByRole("button", { name: "Export All" }).click();
  const dialog = page.getByRole("dialog", { name: "Export All" });
  await dialog.getByRole("radio", { name: "Team copy" }).check();
  await dialog.getByText("More formats", { exact: true }).click();
  await dialog.getByRole("radio", { name: format }).check();
  const file = await download(page, () =>
    dialog.getByRole("button", { name: `Export ${format}` }).click(),
  );
  await expect(dialog).toHaveCount(0);
  return file;
}

test("every file a recruiter saves holds what the reports say [S-247, S-252, S-406, S-728, S-911, R-30]", async ({
  page,
  maya,
}) => {
  const job = await maya.makeJob();
  await maya.enter(page, `/jobs/${job.id}`);
  await allReady(page);
  const outputs = await maya.listOutputs(job.id);
  const pulse = card(page, "Market Pulse");

  const forTeam = async (button: string) => {
    await pulse.getByRole("button", { name: button }).click();
    await page.getByRole("menuitem", { name: "Team copy" }).click();
  };
  const txt = await download(page, () => forTeam("TXT"));
  await see(page, "Download started");
  expect(txt.name).toBe(`roleprint-market-pulse-${slug}.txt`);
  expect(txt.bytes.toString()).toBe(packageAsText(teamCopy(job, outputs.slice(0, 1)), new Date()));

  await failOnce(page, "GET", "**/pdf?for=*");
  await forTeam("Export PDF");
  await see(page, "Export failed");
  await see(page, "Unable to generate PDF. Please try again.");
  const pdf = await download(page, () => forTeam("Export PDF"));
  await see(page, "PDF exported");
  expect(pdf.name).toBe(`roleprint-market-pulse-${slug}.pdf`);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");

  const all = await exportAs(page, "TXT File");
  await see(page, "Export completed");
  expect(all.name).toBe(packageName("txt"));
  expect(all.bytes.toString()).toBe(packageAsText(teamCopy(job, outputs), new Date()));
  const combined = await exportAs(page, "PDF File");
  expect(combined.name).toBe(packageName("pdf"));
  expect(combined.bytes.length).toBeGreaterThan(pdf.bytes.length);
  const word = await exportAs(page, "Word File");
  expect([word.name, word.bytes.subarray(0, 2).toString()]).toEqual([packageName("docx"), "PK"]);
  const markdown = await exportAs(page, "Markdown File");
  const organization = "Quillwater";
  expect(markdown.bytes.toString()).toBe(
    documentAsMarkdown(toDocument({ ...teamCopy(job, outputs), organization, date: new Date() })),
  );
  const json = JSON.parse((await exportAs(page, "JSON File")).bytes.toString()) as {
    reports: { toolType: keyof typeof tools; content: unknown }[];
  };
  expect(json.reports.map(({ content }) => content)).toEqual(outputs.map(({ content }) => content));
});

test("a duplicate is a draft, written tool by tool @night [R-22]", async ({ page, maya }) => {
  const job = await maya.makeJob({ ...backendEngineer.job, salaryRange: "", workType: "" });
  await maya.enter(page, `/jobs/${job.id}`);
  await allReady(page);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByText("Job duplicated", { exact: true }).first()).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`/jobs/${job.id}$`, "u"));
  await expect(page.getByRole("button", { name: "Generate", exact: true })).toHaveCount(6);
  await see(page, "Not provided.");
  await card(page, "Intake Sync Brief").getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("heading", { name: "1 of 6 reports ready" })).toBeVisible({
    timeout: 30_000,
  });
});

test("a member sets the status, which writing does not change any more @night [R-2]", async ({
  page,
  maya,
}) => {
  const job = await maya.makeJob();
  await maya.enter(page, `/jobs/${job.id}`);
  await allReady(page);
  const status = page.getByRole("button", { name: /^Status:/u });
  await failOnce(page, "PATCH", `**/api/jobs/${job.id}`);
  await status.click();
  await page.getByRole("menuitemradio", { name: "paused" }).click();
  await see(page, "Failed to update job. Please try again.");
  await status.click();
  await page.getByRole("menuitemradio", { name: "paused" }).click();
  await see(page, "Job updated");
  await expect(status).toHaveText(/paused/u);
  await maya.ask("POST", `/api/jobs/${job.id}/process`);
  await allReady(page);
  await page.reload();
  await expect(status).toHaveText(/paused/u);
  expect((await maya.ask<Job>("GET", `/api/jobs/${job.id}`)).status).toBe("paused");
});

test("the job's address is copied, or the refusal is said @night [S-810]", async ({
  page,
  library: { maya, jobId },
}) => {
  await maya.enter(page, `/jobs/${jobId}`);
  const copy = async () => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Copy link" }).click();
  };
  await copy();
  await see(page, "Copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await copy();
  await see(page, "Copy failed");
  await see(page, "Unable to copy to clipboard");
});

test("long details are shortened until they are wanted [S-205, S-247, S-248, S-249, S-909]", async ({
  page,
  maya,
}) => {
  const tags = ["one", "two", "three", "four", "five"];
  const job = await maya.makeJob({
    ...backendEngineer.job,
    dealBreakers: tags,
    preferredBackgrounds: ["SaaS", "Gaming", "Media", "Navy"],
    urgencyLevel: "critical",
    description: "x".repeat(151),
  });
  await maya.enter(page, `/jobs/${job.id}`);
  await expect(page.getByRole("heading", { level: 1, name: job.title })).toBeVisible();
  for (const words of [job.location, job.salaryRange, job.workType, "critical"])
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  const clamped = page.getByText("x".repeat(151));
  await expect(clamped).toHaveCSS("-webkit-line-clamp", "3");
  const more = page.getByRole("button", { name: "+2 more deal breakers" });
  await expect(page.getByText("four", { exact: true })).toHaveCount(0);
  await more.click();
  await expect(page.getByText("five", { exact: true })).toBeVisible();
  await expect(page.getByText("Media", { exact: true })).toBeVisible();
  await expect(page.getByText("Navy", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "+1 more preferred backgrounds" }).click();
  await expect(page.getByText("Navy", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("button", { name: "Show less" })).toBeVisible();
  await expect(clamped).not.toHaveCSS("-webkit-line-clamp", "3");
  await maya.ask("PATCH", `/api/jobs/${job.id}`, { description: "y".repeat(150) });
  await page.reload();
  await expect(page.getByText("y".repeat(150))).toBeVisible();
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(`${maya.home}/`);
  await expect(page.getByRole("heading", { name: "Jobs Dashboard" })).toBeVisible();
});

test("a job whose id is no number is not found [S-206]", async ({ page, maya }) => {
  await maya.signIn(page);
  for (const id of ["abc", "0", "1.5"]) {
    await page.goto(`${maya.home}/jobs/${id}`);
    await expect(page.getByText("Job not found", { exact: true })).toBeVisible();
  }
});

test("deleting asks, may fail, and then the job is gone [S-247, S-253, S-254, S-810, S-813]", async ({
  page,
  maya,
}) => {
  const job = await maya.makeJob();
  await maya.enter(page, `/jobs/${job.id}`);
  const address = page.url();
  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await see(page, "Are you sure you want to delete this job?");
  await see(
    page,
    "This action cannot be undone. This will permanently delete the job and all associated data.",
  );
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await failOnce(page, "DELETE", `**/api/jobs/${job.id}`);
  await question.getByRole("button", { name: "Delete" }).click();
  await see(page, "Delete failed");
  await see(page, "Failed to delete job");
  await question.getByRole("button", { name: "Delete" }).click();
  await see(page, "Job deleted");
  await expect(page.getByRole("heading", { name: "Jobs Dashboard" })).toBeVisible();
  await page.goto(address);
  await see(page, "Job not found");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Jobs Dashboard" })).toBeVisible();
});

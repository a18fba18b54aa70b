import { expect, test } from "@playwright/test";
import type { Output } from "#contract/output.ts";
import {
  allReady,
  ask,
  card,
  failOnce,
  hireWithJob,
  neverEnding,
  open,
  outputsOf,
  promptsFor,
  see,
  slowly,
  writeWell,
} from "./job-stage.ts";

/** What each card says and does in each state of its report. */
export function testCards(): void {
  test("a failed report says why, nothing is lost, and Retry writes it", async ({ page }) => {
    writeWell({ marketPulse: { status: 401 } });
    const job = await hireWithJob(page, "Fay Failed");
    await open(page, job);
    const pulse = card(page, "Market Pulse");
    await expect(
      pulse.getByText(/^Generation failed\. .*Your job details are safe\.$/u),
    ).toBeVisible({ timeout: 20_000 });
    await failOnce(page, "POST", "**/generate/marketPulse");
    await pulse.getByRole("button", { name: "Retry" }).click();
    await see(page, "Generation failed");
    await see(page, "Failed to generate Market Pulse");
    writeWell();
    await pulse.getByRole("button", { name: "Retry" }).click();
    await allReady(page);
    await expect(pulse.getByText("completed", { exact: true })).toBeVisible();
  });

  test("one button retries all reports that failed, and leaves the others as they are", async ({
    page,
  }) => {
    const refused = { status: 401 };
    writeWell({ marketPulse: refused, engagementHub: refused, offerNavigator: refused });
    const job = await hireWithJob(page, "Rae Retries");
    await open(page, job);
    const retryAll = page.getByRole("button", { name: "Retry 3 reports" });
    await expect(retryAll).toBeVisible({ timeout: 20_000 });
    const written = async () =>
      (await outputsOf(page, job)).find(({ toolType }) => toolType === "intakeSync")?.updatedAt;
    const before = await written();
    writeWell();
    await retryAll.click();
    await allReady(page);
    await expect(page.getByRole("button", { name: /^Retry/u })).toHaveCount(0);
    expect(await written()).toBe(before);
  });

  test("finished cards show what the report holds", async ({ page }) => {
    writeWell();
    const job = await hireWithJob(page, "Gus Glance");
    await open(page, job);
    await allReady(page);
    await expect(card(page, "Market Pulse")).toContainText("Labor signals, compensation");
    await expect(card(page, "Market Pulse")).toContainText("This job offers $148,000 to $176,000.");
    await expect(card(page, "Intake Sync Brief")).toContainText(
      "Call with our recruiter, 30 minutes",
    );
    await expect(card(page, "Attract & Source Kit")).toContainText("22 search strings");
    await expect(card(page, "Engagement Hub")).toContainText("Day 15");
    await expect(card(page, "Offer Navigator")).toContainText("walk-away $176,000 a year");
    await expect(card(page, "Interview Coach")).toContainText(/[1-9]\d?questions/u);
    const names = await page.getByRole("article").getByRole("heading").allInnerTexts();
    expect(names).toEqual([
      "Market Pulse",
      "Intake Sync Brief",
      "Attract & Source Kit",
      "Engagement Hub",
      "Offer Navigator",
      "Interview Coach (Optional)",
    ]);
  });

  test("guidance and candidate notes steer the next text, the previous one stays readable", async ({
    page,
  }) => {
    writeWell();
    const job = await hireWithJob(page, "Gia Guides");
    await open(page, job);
    await allReady(page);
    writeWell({ offerNavigator: slowly });
    const offer = card(page, "Offer Navigator");
    await offer.getByRole("button", { name: "Regenerate" }).click();
    const popover = page.getByRole("dialog", { name: "Regenerate Offer Navigator" });
    await popover.getByLabel("What should be different?").fill("Lead with the signing bonus.");
    await popover.getByRole("button", { name: "Add Candidate A" }).click();
    await popover.getByLabel("Candidate A").fill("Has a rival offer until Friday.");
    await popover.getByRole("button", { name: "Regenerate" }).click();
    await see(page, "Regenerating...");
    await expect(offer.getByRole("button")).toHaveText(["Previous version"]);
    await offer.getByRole("button", { name: "Previous version" }).click();
    await expect(
      page
        .getByRole("dialog")
        .getByText(/\$169,000/u)
        .first(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Close Window" }).click();
    await allReady(page);
    const prompt = promptsFor("offerNavigator").at(-1);
    // The model sees untrusted words joined, and of a candidate only what matters for an offer.
    expect(prompt).toContain("Lead^with^the^signing^bonus.");
    expect(prompt).toContain("Candidate^A:^holds^another^offer");

    const callsBefore = promptsFor("offerNavigator").length;
    await offer.getByRole("button", { name: "Regenerate" }).click();
    await popover.getByLabel("Use the built-in writer").check();
    await popover.getByRole("button", { name: "Regenerate" }).click();
    const engine = async () => {
      const output = (await outputsOf(page, job)).find((one) => one.toolType === "offerNavigator");
      return JSON.stringify(output?.content).includes('"engine":"built-in"');
    };
    await expect.poll(engine).toBe(true);
    expect(promptsFor("offerNavigator")).toHaveLength(callsBefore);
  });

  test("when the spending limit is met the card says so and offers the built-in writer", async ({
    page,
  }) => {
    writeWell();
    const job = await hireWithJob(page, "Sol Spender");
    await open(page, job);
    await allReady(page);
    const dear = { input: 1_000_000, cached: 0, output: 1_000_000 };
    writeWell({ marketPulse: { usage: dear } });
    const version = async (tool: string) =>
      (await outputsOf(page, job)).find((one) => one.toolType === tool)?.version;
    await ask(page, "POST", `/api/jobs/${job.id}/generate/marketPulse`);
    await expect.poll(() => version("marketPulse"), { timeout: 15_000 }).toBe(2);
    await ask(page, "POST", `/api/jobs/${job.id}/generate/intakeSync`);
    const brief = card(page, "Intake Sync Brief");
    await expect(brief).toContainText("spending limit for today is reached", { timeout: 15_000 });
    await expect(brief.getByRole("button", { name: "Previous version" })).toBeVisible();
    await brief.getByRole("button", { name: "Use the built-in writer" }).click();
    await allReady(page);
    expect(await version("intakeSync")).toBe(2);
  });

  test("after the job was changed its reports say so", async ({ page }) => {
    writeWell();
    const job = await hireWithJob(page, "Olga Older");
    await open(page, job);
    await allReady(page);
    await ask(page, "PATCH", `/api/jobs/${job.id}`, { salaryRange: "$1" });
    await page.reload();
    await expect(page.getByText("Based on an older version")).toHaveCount(6);
    const coach = card(page, "Interview Coach");
    await coach.getByRole("button", { name: "Regenerate" }).click();
    const popover = page.getByRole("dialog", { name: "Regenerate Interview Coach" });
    await popover.getByRole("button", { name: "Regenerate" }).click();
    await expect(page.getByText("Based on an older version")).toHaveCount(5, { timeout: 15_000 });
  });

  test("Regenerate All asks only when somebody's own words would be replaced", async ({ page }) => {
    writeWell();
    const job = await hireWithJob(page, "Rex Regenerates");
    await open(page, job);
    await allReady(page);
    const all = page.getByRole("button", { name: "Regenerate All" });
    await failOnce(page, "POST", "**/process");
    await all.click();
    await see(page, "Regeneration failed");
    await see(page, "Failed to regenerate all tools");
    writeWell({ marketPulse: neverEnding });
    await all.click();
    await see(page, "Regeneration started");
    await see(page, "All tools are being regenerated. This may take a few minutes.");
    await see(page, "Regenerating...");
    await expect(page.getByRole("button", { name: "View Report" })).toHaveCount(5, {
      timeout: 20_000,
    });
    const brief = (await outputsOf(page, job)).find((one) => one.toolType === "intakeSync");
    await ask<Output>(page, "PATCH", `/api/outputs/${brief?.id}`, {
      content: { summary: "My own words." },
    });
    await expect(card(page, "Intake Sync Brief")).toContainText("My own words.");
    await all.click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("A person edited Intake Sync Brief.");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(card(page, "Intake Sync Brief")).toContainText("My own words.");
  });
}

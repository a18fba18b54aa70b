import { expect } from "@playwright/test";
import { hireMaya, test } from "../journey.ts";
import { see } from "../see.ts";
import { promptsFor, slowly, writeWell } from "./job-model.ts";
import { allReady, card } from "./job-steps.ts";

test("a recruiter watches sections appear and the print become complete [S-405, S-407, X-18]", async ({
  page,
  modelSite,
}) => {
  const { site, model } = modelSite;
  const maya = await hireMaya(site);
  writeWell(model, { attractSourceKit: slowly });
  await page.addInitScript(() => {
    const told: string[] = [];
    const Told = class extends EventTarget {
      static readonly permission = "default";
      static async requestPermission() {
        return "granted";
      }
      constructor(title: string, { body }: { body: string }) {
        super();
        told.push(`${title}: ${body}`);
      }
    };
    Object.assign(window, { Notification: Told, told });
  });
  const job = await maya.makeJob();
  await maya.enter(page, `/jobs/${job.id}`);
  const kit = card(page, "Attract & Source Kit");
  await see(page, "Processing...");
  await expect(kit).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveTitle(/^\([0-5]\/6\) Senior Backend Engineer · Roleprint$/u);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /^data:image\/svg/u);
  await page.getByRole("button", { name: "Notify me when done" }).click();
  await expect(page.getByText("You will be notified.")).toBeVisible();

  await expect(kit.getByText("Finished: Launch Narrative")).toBeVisible({ timeout: 30_000 });
  await expect(kit.getByText("Being written: ")).toBeVisible();
  await expect(kit.getByText(/^\d+ s of about 18 s$/u)).toBeVisible();
  await expect(kit.getByRole("button")).toHaveCount(0);

  await allReady(page);
  await expect(page.getByRole("heading", { name: "Print complete" })).toBeVisible();
  await expect(page).toHaveTitle("Ready: Senior Backend Engineer · Roleprint");
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /favicon\.svg$/u);
  await expect(
    page.getByRole("status").filter({ hasText: "completed. 6 of 6 reports ready." }),
  ).toHaveCount(1);
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told).toEqual(["Senior Backend Engineer: 6 of 6 reports ready."]);

  await page.reload();
  await allReady(page);
  await expect(page.getByText("Print complete")).toHaveCount(0);
  await expect(page).toHaveTitle("Senior Backend Engineer · Roleprint");
});

test("finished cards show what the report holds @night [S-250, S-912, R-24]", async ({
  page,
  modelSite,
}) => {
  const { site, model } = modelSite;
  const maya = await hireMaya(site);
  writeWell(model);
  const job = await maya.makeJob();
  await maya.enter(page, `/jobs/${job.id}`);
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

test("guidance and candidate notes steer the next text, the previous one stays readable [S-405, S-406, S-407, R-8]", async ({
  page,
  modelSite,
}) => {
  const { site, model } = modelSite;
  const maya = await hireMaya(site);
  writeWell(model);
  const job = await maya.makeJob();
  await maya.enter(page, `/jobs/${job.id}`);
  await allReady(page);
  writeWell(model, { offerNavigator: slowly });
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
  const prompt = promptsFor(model, "offerNavigator").at(-1);
  // The model sees untrusted words joined, and of a candidate only what matters for an offer.
  expect(prompt).toContain("Lead^with^the^signing^bonus.");
  expect(prompt).toContain("Candidate^A:^holds^another^offer");

  const callsBefore = promptsFor(model, "offerNavigator").length;
  await offer.getByRole("button", { name: "Regenerate" }).click();
  await popover.getByLabel("Use the built-in writer").check();
  await popover.getByRole("button", { name: "Regenerate" }).click();
  const engine = async () => {
    const output = (await maya.listOutputs(job.id)).find(
      (one) => one.toolType === "offerNavigator",
    );
    return JSON.stringify(output?.content).includes('"engine":"built-in"');
  };
  await expect.poll(engine).toBe(true);
  expect(promptsFor(model, "offerNavigator")).toHaveLength(callsBefore);
});

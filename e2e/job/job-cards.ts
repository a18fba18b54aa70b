import { expect, test } from "@playwright/test";
import {
  allReady,
  card,
  hireWithJob,
  open,
  outputsOf,
  promptsFor,
  see,
  slowly,
  writeWell,
} from "./job-stage.ts";

/** What each card says and does in each state of its report. */
export function testCards(): void {
  test("finished cards show what the report holds [S-250, S-912, R-24]", async ({ page }) => {
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

  test("guidance and candidate notes steer the next text, the previous one stays readable [S-405, S-406, S-407, R-8]", async ({
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
}

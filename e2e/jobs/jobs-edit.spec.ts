import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { see } from "../see.ts";
import { expectAccessible, failOnce, posting, welder } from "./jobs-steps.ts";

test("the Edit Job dialog changes every kind of field and writes nothing again [S-243, S-244, S-304, S-311, S-502, S-806]", async ({
  page,
  maya,
}) => {
  const job = await maya.makeJob({
    ...welder,
    title: "Plant Lead",
    redFlags: ["low budget", "old machines"],
    dealBreakers: ["no visa"],
  });
  await maya.enter(page, `/jobs/${job.id}`);
  await page.getByRole("button", { name: "Edit Job" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Job" });
  await see(page, "Basic Information");
  await see(page, "Job Details");
  await see(page, "Recruiting Intelligence");
  await see(page, "Update Job");
  await expectAccessible(page, "Edit Job");
  await dialog.getByLabel(/Job Title/u).fill(" ");
  await dialog.getByLabel(/Location/u).fill("");
  const update = dialog.getByRole("button", { name: "Update Job" });
  await update.click();
  await see(page, "Title is required");
  await see(page, "Location is required");
  await expect(dialog.getByLabel(/Job Title/u)).toBeFocused();
  await dialog.getByLabel(/Job Title/u).fill("Plant Operations Lead");
  await dialog.getByLabel(/Location/u).fill("Toledo, OH");
  await dialog.getByLabel("Description").fill("Two lines, six people.");
  await dialog.getByText("Hybrid", { exact: true }).click();
  await expect(dialog.getByRole("checkbox", { name: "old machines" })).toBeChecked();
  await dialog.getByRole("checkbox", { name: "low budget" }).uncheck();
  await dialog.getByRole("checkbox", { name: "recent layoffs" }).check();
  await dialog.getByLabel("Red Flags: add your own").fill("no successor");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("checkbox", { name: "no successor" })).toBeChecked();
  await dialog.getByRole("button", { name: "Remove no visa" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Cancel" }).click();
  await failOnce(page, `**/api/jobs/${job.id}`);
  await update.click();
  await see(page, "Failed to update job. Please try again.");
  await update.click();
  await see(page, "Job updated");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Plant Operations Lead" })).toBeVisible();
  expect(await maya.storedJob(job.id)).toMatchObject({
    title: "Plant Operations Lead",
    location: "Toledo, OH",
    description: "Two lines, six people.",
    workType: "hybrid",
    redFlags: ["old machines", "recent layoffs", "no successor"],
    dealBreakers: [],
  });
});

test("a description read again fills the job; without one its words stay [S-241, S-806, R-20]", async ({
  page,
  maya,
}) => {
  const job = await maya.makeJob({
    ...welder,
    rawExtractedJd: "As it was",
    description: "As it was",
  });
  await maya.enter(page, `/jobs/${job.id}`);
  const open = async () => {
    await page.getByRole("button", { name: "Edit Job" }).click();
    await page.getByLabel("Salary Range").fill("£40,000");
    await page.getByRole("button", { name: "Re-read a description" }).click();
    return page.getByRole("dialog", { name: "Re-read a description" });
  };
  const first = await open();
  await expect(first.getByLabel("Salary Range")).toHaveValue("£40,000");
  await first.getByRole("button", { name: "Next Step" }).click();
  await first.getByRole("button", { name: "Update Job" }).click();
  await see(page, "Job updated successfully!");
  expect(await maya.storedJob(job.id)).toMatchObject({
    salaryRange: "£40,000",
    rawExtractedJd: "As it was",
    description: "As it was",
  });
  const second = await open();
  await second.getByLabel(/intake notes/u).fill(posting);
  await second.getByRole("button", { name: "Auto-fill the form" }).click();
  await see(page, "Job description parsed");
  await expect(second.getByLabel(/Job Title/u)).toHaveValue("ICU Nurse");
  await second.getByRole("button", { name: "Next Step" }).click();
  await second.getByRole("button", { name: "Update Job" }).click();
  await expect(second).toHaveCount(0);
  const changed = await maya.storedJob(job.id);
  expect(changed).toMatchObject({ title: "ICU Nurse", rawExtractedJd: posting });
  expect(changed.description).not.toBe("As it was");
});

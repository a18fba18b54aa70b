import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { see } from "../see.ts";
import { dropFile, expectAccessible, openWizard, posting } from "./jobs-steps.ts";

/** The fields of step 2 that take words (spec §2). */
const detailFields = [
  "Benefits",
  "Company Culture",
  "Key Requirements",
  /^Deal Breakers/u,
  /^Preferred Backgrounds/u,
  /^Red Flags/u,
  /^Competitor Companies/u,
  "Additional Deal Breaker Details (optional)",
  "Company Assets (links/URLs)",
];

test("a description fills the form, says from where, and leaves a person's own words alone [S-238, S-240]", async ({
  page,
  maya,
}) => {
  const dialog = await openWizard(page, maya);
  await see(page, "Basic Info");
  await see(page, "Next Step");
  await dialog.getByLabel(/Job Title/u).fill("Night Nurse");
  const mark = dialog.getByText("from your job description");
  await dropFile(page, "posting.txt", posting);
  await see(page, "Job description parsed");
  await see(page, "Form fields have been automatically populated");
  await expect(dialog.getByLabel(/Job Title/u)).toHaveValue("Night Nurse");
  const location = dialog.getByLabel(/Location/u);
  await expect(location).toHaveValue("Columbus, OH");
  await expect(location).toHaveAccessibleDescription(/from your job description/u);
  await expect(mark.first()).toHaveAttribute("title", /Columbus, OH|\$38/u);
  await expectAccessible(page, "step 1");
  const marks = await mark.count();
  await location.fill("Cleveland, OH");
  await expect(mark).toHaveCount(marks - 1);
  await dialog.getByRole("button", { name: "Next Step" }).click();
  for (const field of detailFields) await expect(dialog.getByLabel(field).first()).toBeVisible();
  await expect(dialog.getByRole("group", { name: "Urgency Level" })).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "On-site" })).toBeChecked();
  await expect(dialog.getByLabel("Benefits")).toHaveValue(/Health insurance/u);
  await see(page, "Previous");
  await dialog.getByRole("combobox", { name: "Deal Breakers" }).focus();
  await dialog.getByRole("option").first().waitFor();
  await expectAccessible(page, "step 2 with suggestions");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Clear Work Type" }).click();
  await expect(dialog.getByRole("radio", { name: "On-site" })).not.toBeChecked();
});

test("a job keeps its words when the session is lost [S-805, S-906]", async ({ page, maya }) => {
  const dialog = await openWizard(page, maya);
  await dialog.getByLabel(/Job Title/u).fill("Kept Title");
  await dialog.getByLabel(/Location/u).fill("Leeds");
  await dialog.getByRole("button", { name: "Next Step" }).click();
  await see(page, "Start AI Processing");
  const start = dialog.getByRole("button", { name: "Start AI Processing" });
  const clicks: number[] = [];
  page.on("request", (request) => {
    if (request.url() === `${maya.home}/api/login`) clicks.push(Date.now());
  });
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  const asked = Date.now();
  await start.click();
  await see(page, "You are logged out. Logging in again...");
  await page.waitForURL("**/signin");
  expect((clicks[0] ?? 0) - asked).toBeGreaterThanOrEqual(500);
  await page.context().addCookies(cookies);
  await page.goto(`${maya.home}/jobs/new`);
  await expect(page.getByLabel(/Job Title/u)).toHaveValue("Kept Title");
});

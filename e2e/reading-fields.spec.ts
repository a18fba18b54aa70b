import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { jobOf } from "./reading-lines.ts";
import { colorSchemes, expectGood } from "./page-rules.ts";
import { posting } from "./reading-texts.ts";

const hired = {
  hiringCompany: "Quillwater",
  isClientConfidential: true,
  employmentType: "contract",
  employmentLength: "6 months",
  weeklyHours: "30",
};

test("who hires and how people are employed are optional, and are where they were typed @night [R-37]", async ({
  page,
  maya,
}) => {
  await maya.enter(page, "/dashboard");
  await page.getByRole("button", { name: "Create New Job" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create New Job" });
  await dialog.getByLabel(/intake notes/u).fill(posting);
  await dialog.getByRole("button", { name: "Auto-fill the form" }).click();
  await dialog.getByRole("button", { name: /^What we read/u }).waitFor();
  await dialog.getByRole("button", { name: "Next Step" }).click();
  await dialog.getByLabel("Hiring Company").fill("Quillwater");
  await dialog.getByLabel("Confidential client").check();
  await dialog.getByLabel("Employment").selectOption("contract");
  await dialog.getByLabel("Length").fill("6 months");
  await dialog.getByLabel("Hours a Week").fill("30");
  await expect(dialog.getByRole("button", { name: "Change in What we read" })).toBeVisible();
  await expectGood(page, "step 2 with who hires");
  await dialog.getByRole("button", { name: "Start AI Processing" }).click();
  await dialog.getByRole("button", { name: "Continue in background" }).click();
  await page.getByRole("link", { name: /Program Coordinator/u }).click();
  await page.waitForURL(/\/jobs\/\d+$/u);
  const jobId = Number(new URL(page.url()).pathname.split("/").at(-1));
  expect(await maya.storedJob(jobId)).toMatchObject(hired);
  await expect(page.getByText("Contract, 6 months, 30 hours a week")).toBeVisible();

  await page.getByRole("button", { name: "Edit Job" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Job" });
  await expect(edit.getByLabel("Hiring Company")).toHaveValue("Quillwater");
  await expect(edit.getByLabel("Confidential client")).toBeChecked();
  await expect(edit.getByText("Change it in What we read.")).toBeVisible();
  await edit.getByLabel("Confidential client").uncheck();
  await edit.getByRole("button", { name: "Update Job" }).click();
  await expect(edit).toHaveCount(0);
  expect(await maya.storedJob(jobId)).toMatchObject({ ...hired, isClientConfidential: false });
});

test("a value is corrected by typing, and where form and text differ a person chooses @night [X-37]", async ({
  page,
  maya,
}) => {
  const job = await maya.makeJob(jobOf(posting, { workType: "remote" }));
  await maya.enter(page, `/jobs/${job.id}/reading`);
  const differs = page.getByText(/The form says “remote”, the text says “hybrid”/u);
  await expect(differs).toBeVisible();
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      const values = page.getByRole("button", { name: /^Values \d/u });
      if (await values.isVisible()) await values.click();
      await differs.scrollIntoViewIfNeeded();
      await expectGood(page, `a conflict at ${width}, ${colorScheme}`);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("button", { name: /^Use lines? \d/u }).click();
  await expect(differs).toHaveCount(0);
  await expect(async () => expect((await maya.storedJob(job.id)).workType).toBe("hybrid")).toPass();

  await page.getByRole("button", { name: "Change company" }).click();
  const company = page.getByRole("textbox", { name: "Company" });
  await expect(company).toBeFocused();
  await company.fill("Quillwater");
  await page.getByLabel("Confidential client").check();
  await expectGood(page, "a value being corrected");
  await page.keyboard.press("Escape");
  await expect(company).toHaveCount(0);
  expect((await maya.storedJob(job.id)).hiringCompany).toBe("");
  await page.getByRole("button", { name: "Change company" }).click();
  await company.fill("Quillwater");
  await page.getByLabel("Confidential client").check();
  await company.press("Enter");
  await expect(page.getByText("Confidential client: never leaves your team")).toBeVisible();
  await expect(page.locator("[data-place=employer]")).toHaveCount(0);

  await page.route(`**/api/jobs/${job.id}`, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.getByRole("button", { name: "Change title" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Meter Coordinator");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("This could not be saved.");
  await expect(page.getByText("Meter Coordinator")).toHaveCount(0);
});

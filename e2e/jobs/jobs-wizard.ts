import { expect, test } from "@playwright/test";
import {
  dropFile,
  expectAccessible,
  failOnce,
  home,
  openWizard,
  posting,
  see,
  seen,
} from "./jobs-stage.ts";

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

const parsePath = "**/api/parse-job-description";

/** Creating a job: what the wizard reads, refuses and keeps. */
export function testTheWizard(): void {
  test("what cannot be read or is missing is refused in the specification's sentences", async ({
    page,
  }) => {
    const dialog = await openWizard(page);
    await see(page, "Basic Info");
    const next = dialog.getByRole("button", { name: "Next Step" });
    await see(page, "Next Step");
    await expect(next).toBeDisabled();
    await next.focus();
    await page.keyboard.press("Enter");
    await see(page, "Job title is required");
    await see(page, "Location is required");
    await expect(dialog.getByLabel(/Job Title/u)).toBeFocused();

    await dialog.getByRole("button", { name: "Auto-fill the form" }).click();
    await see(page, "No content to parse");
    await see(page, "Please upload a file or paste job description text");

    const chooser = dialog.getByLabel("Choose file");
    await chooser.setInputFiles({
      name: "team.png",
      mimeType: "image/png",
      buffer: Buffer.from("no text"),
    });
    await see(page, "Invalid file type");
    await see(page, "Please upload a .txt, .pdf, .doc, or .docx file");

    await page.evaluate(() => {
      Blob.prototype.arrayBuffer = () => Promise.reject(new Error("the disk is gone"));
    });
    const file = { name: "posting.txt", mimeType: "text/plain", buffer: Buffer.from(posting) };
    await chooser.setInputFiles(file);
    await see(page, "File read error");
    await see(page, "Failed to read the file. Please try again or use a different file format.");

    await chooser.setInputFiles({
      name: "scan.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7 nothing of use"),
    });
    await expect(dialog.getByText(/paste the text/iu).first()).toBeVisible();

    await dialog.getByLabel(/intake notes/u).fill(posting);
    const fill = dialog.getByRole("button", { name: "Auto-fill the form" });
    await failOnce(page, parsePath);
    await fill.click();
    await see(page, "Parsing failed");
    await see(page, "Failed to parse job description");
    await failOnce(page, parsePath, 429, '{"code":"tooManyRequests","message":"Wait a little."}');
    await fill.click();
    await expect(page.getByText("Wait a little.", { exact: true }).first()).toBeVisible();
    await failOnce(page, parsePath, 401, '{"code":"unauthorized","message":"Unauthorized"}');
    await fill.click();
    await see(page, "Authentication required");
    await see(page, "Please sign in to continue");
    await expect(dialog.getByLabel(/intake notes/u)).toHaveValue(posting);
  });

  test("a description fills the form, says from where, and leaves a person's own words alone", async ({
    page,
  }) => {
    const dialog = await openWizard(page);
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
    await expectAccessible(page, "step 2");
    await dialog.getByRole("button", { name: "Clear Work Type" }).click();
    await expect(dialog.getByRole("radio", { name: "On-site" })).not.toBeChecked();
  });

  test("tags follow their rules by keyboard alone", async ({ page }) => {
    const dialog = await openWizard(page);
    await dialog.getByLabel(/Job Title/u).fill("Welder");
    await dialog.getByLabel(/Location/u).fill("Leeds");
    await page.keyboard.press("Enter");
    const breakers = dialog.getByRole("combobox", { name: "Deal Breakers" });
    const suggestions = dialog.getByRole("listbox", { name: "Deal Breakers: suggestions" });
    await breakers.focus();
    await expect(suggestions.getByRole("option")).toHaveCount(6);
    await expectAccessible(page, "suggestions");
    await page.keyboard.press("Escape");
    await expect(suggestions).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const remove = dialog.getByRole("button", { name: /^Remove /u });
    await expect(remove).toHaveCount(1);
    await page.keyboard.type("  Weekend shifts  ");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: "Remove Weekend shifts" })).toBeVisible();
    await page.keyboard.type("weekend SHIFTS");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("“weekend SHIFTS” is already in the list.")).toBeVisible();
    await expect(remove).toHaveCount(2);
    await breakers.fill("");
    for (let number = 3; number <= 8; number += 1) {
      await page.keyboard.type(`breaker ${number}`);
      await page.keyboard.press("Enter");
    }
    await expect(dialog.getByText("8/8")).toBeVisible();
    await expect(breakers).toHaveAttribute("placeholder", "Max tags reached");
    seen.add("Max tags reached");
    await page.keyboard.type("ninth");
    await page.keyboard.press("Enter");
    await expect(remove).toHaveCount(8);
    await page.keyboard.press("Backspace");
    await expect(dialog.getByText("7/8")).toBeVisible();
    await expect(dialog.getByText("0/6")).toBeVisible();
    await expect(dialog.getByText("0/10")).toBeVisible();
  });

  test("closing with something entered asks once, and the draft is there again", async ({
    page,
  }) => {
    const dialog = await openWizard(page);
    await dialog.getByLabel(/Job Title/u).fill("Half a job");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog.getByLabel(/Job Title/u)).toHaveValue("Half a job");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Create New Job" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel(/Job Title/u)).toHaveValue("Half a job");
    await dialog.getByRole("button", { name: "Start over" }).click();
    await expect(dialog.getByLabel(/Job Title/u)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  test("a refused job keeps its words, also when the session is lost", async ({ page }) => {
    const dialog = await openWizard(page);
    await dialog.getByLabel(/Job Title/u).fill("Kept Title");
    await dialog.getByLabel(/Location/u).fill("Leeds");
    await dialog.getByRole("button", { name: "Next Step" }).click();
    await see(page, "Start AI Processing");
    const start = dialog.getByRole("button", { name: "Start AI Processing" });
    await failOnce(page, "**/api/jobs");
    await start.click();
    await see(page, "Failed to create job. Please try again.");
    await failOnce(
      page,
      "**/api/jobs",
      403,
      '{"code":"notAMember","message":"You are not a member of this organization"}',
    );
    await start.click();
    await see(page, "Organization Access Required");
    await see(
      page,
      "Please ensure you're a member of the selected organization. Contact your admin if needed.",
    );
    const clicks: number[] = [];
    page.on("request", (request) => {
      if (request.url() === `${home()}/api/login`) clicks.push(Date.now());
    });
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    const asked = Date.now();
    await start.click();
    await see(page, "You are logged out. Logging in again...");
    await page.waitForURL("**/signin");
    expect((clicks[0] ?? 0) - asked).toBeGreaterThanOrEqual(500);
    await page.context().addCookies(cookies);
    await page.goto(`${home()}/jobs/new`);
    await expect(page.getByLabel(/Job Title/u)).toHaveValue("Kept Title");
  });
}

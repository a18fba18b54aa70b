import { expect, type Page } from "@playwright/test";

type Pauses = { onOrganizationDialog?: () => Promise<void>; onJobDialog?: () => Promise<void> };

/** Sign up, found an organization, create a job, and arrive on its page; the answer is its path. */
export async function createFirstJob(
  page: Page,
  base: string,
  name: string,
  pauses: Pauses = {},
): Promise<string> {
  await page.goto(`${base}/signup`);
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email").fill(`${name.toLowerCase().replaceAll(" ", ".")}@example.com`);
  await page.getByLabel(/^Password/u).fill("correct horse");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText("Account Created Successfully!")).toBeVisible();
  await page.waitForURL("**/dashboard");
  const dialog = page.getByRole("dialog", { name: "Organization Required" });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await pauses.onOrganizationDialog?.();
  await dialog.getByLabel("Organization Name").fill(`${name} Talent`);
  await dialog.getByRole("button", { name: "Create Organization" }).click();
  await expect(page.getByRole("heading", { name: "No Jobs Yet" })).toBeVisible();
  await page.getByRole("button", { name: "Create New Job" }).first().click();
  await page.getByLabel(/Job Title/u).fill("Senior Data Engineer");
  await page.getByLabel(/Location/u).fill("Chicago, IL");
  await page
    .getByLabel(/description/iu)
    .fill("Own the warehouse.\n- Know Postgres well\n- Teach the analysts");
  await pauses.onJobDialog?.();
  await page.getByRole("button", { name: "Start AI Processing" }).click();
  await page.waitForURL(/\/jobs\/\d+$/u);
  return new URL(page.url()).pathname;
}

import { expect, type Page } from "@playwright/test";

/** Fills and sends the sign-up form; what comes then is the test's to say. */
export async function signUp(page: Page, base: string, name: string, email: string): Promise<void> {
  await page.goto(`${base}/signup`);
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/u).fill("correct horse");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
}

export async function signIn(
  page: Page,
  base: string,
  email: string,
  password = "correct horse",
): Promise<void> {
  await page.goto(`${base}/signin`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/u).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Answers the dialog of somebody without an organization. */
export async function foundOrganization(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Organization Required" });
  await dialog.getByLabel("Organization Name").fill(name);
  await dialog.getByRole("button", { name: "Create Organization" }).click();
  await expect(page.getByRole("heading", { name: "No Jobs Yet" })).toBeVisible();
}

/** From the dashboard: a job by its form, until its page is shown; the answer is its path. */
export async function createJob(
  page: Page,
  onDialog: () => Promise<void> = async () => {},
): Promise<string> {
  await page.getByRole("button", { name: "Create New Job" }).first().click();
  await page.getByLabel(/Job Title/u).fill("Senior Data Engineer");
  await page.getByLabel(/Location/u).fill("Chicago, IL");
  await page
    .getByLabel(/description/iu)
    .fill("Own the warehouse.\n- Know Postgres well\n- Teach the analysts");
  await onDialog();
  await page.getByRole("button", { name: "Next Step" }).click();
  await page.getByRole("button", { name: "Start AI Processing" }).click();
  await page.getByRole("button", { name: "Continue in background" }).click();
  await page.getByRole("link", { name: /Senior Data Engineer/u }).click();
  await page.waitForURL(/\/jobs\/\d+$/u);
  return new URL(page.url()).pathname;
}

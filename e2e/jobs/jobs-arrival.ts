import { expect, test } from "@playwright/test";
import { enter, home, openWizard, posting, see } from "./jobs-stage.ts";

/** The end of the wizard, and the wizard as a page. */
export function testTheArrival(): void {
  test("step 3 takes its turns, tells what the server says, and is over after the last", async ({
    page,
  }) => {
    const dialog = await openWizard(page);
    await dialog.getByLabel(/intake notes/u).fill(posting);
    await dialog.getByRole("button", { name: "Auto-fill the form" }).click();
    await see(page, "Job description parsed");
    await dialog.getByRole("button", { name: "Next Step" }).click();
    // Three states at once, whatever the machine is doing: one done, one failed, one still being written.
    await page.route(/\/api\/jobs\/\d+$/u, async (route) => {
      const answer = await route.fetch();
      const job = (await answer.json()) as { outputs: { toolType: string; status: string }[] };
      const said = { marketPulse: "completed", intakeSync: "failed", interviewCoach: "processing" };
      for (const output of job.outputs) {
        output.status = said[output.toolType as keyof typeof said] ?? output.status;
      }
      await route.fulfill({ response: answer, json: job });
    });
    await dialog.getByRole("button", { name: "Start AI Processing" }).click();
    await see(page, "Pending");
    await expect(dialog.getByText(/AI processing takes 2-3 minutes\./u)).toBeVisible();
    await see(page, "Complete");
    const rows = dialog.getByRole("listitem").filter({ hasText: /about \d+ s/u });
    await expect(rows).toHaveCount(6);
    await expect(rows.nth(5)).toContainText("Pending");
    await see(page, "Failed");
    await expect(rows.nth(5)).toContainText("Processing", { timeout: 15_000 });
    await see(page, "Processing");
    await see(page, "Job Created", 15_000);
    await expect(
      page.getByText("AI processing continues in the background.").first(),
    ).toBeVisible();
    const toldAt = Date.now();
    await expect(dialog).toHaveCount(0, { timeout: 5_000 });
    expect(Date.now() - toldAt).toBeLessThan(3_000);
    await expect(page.getByRole("link", { name: /ICU Nurse/u }).first()).toBeVisible();
  });

  test("the page /jobs/new asks for an organization when the remembered one is gone", async ({
    page,
  }) => {
    await enter(page);
    const answer = await page.request.post(`${home()}/api/organizations`, {
      headers: { origin: home() },
      data: { name: "Second Home" },
    });
    expect(answer.status()).toBe(201);
    await page.evaluate(() => localStorage.setItem("lastSelectedOrg", "999999"));
    await page.goto(`${home()}/dashboard`);
    await see(page, "Select Organization");
    await expect(page.getByRole("button", { name: "Create New Job" })).toBeDisabled();
    await page.goto(`${home()}/jobs/new`);
    await expect(page.getByText(/3-5 minutes/u).first()).toBeVisible();
    await page.getByLabel(/Job Title/u).fill("Baker");
    await page.getByLabel(/Location/u).fill("Leeds");
    const next = page.getByRole("button", { name: "Next Step" });
    await expect(next).toBeDisabled();
    await next.click({ force: true });
    await see(page, "Organization is required");
    await page.getByRole("main").getByRole("button", { name: "Second Home" }).click();
    await next.click();
    await expect(page.getByRole("button", { name: "Start AI Processing" })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem("lastSelectedOrg"));
  });
}

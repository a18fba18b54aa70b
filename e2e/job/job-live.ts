import { expect, test } from "@playwright/test";
import { allReady, card, hireWithJob, open, see, slowly, writeWell } from "./job-stage.ts";

/** A job while its reports are being written. */
export function testLiveProgress(): void {
  test("a recruiter watches sections appear and the print become complete [S-405, S-407, X-18]", async ({
    page,
  }) => {
    writeWell({ attractSourceKit: slowly });
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
    const job = await hireWithJob(page, "Lea Live");
    await open(page, job);
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
}

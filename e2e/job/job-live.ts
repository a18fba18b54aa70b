import { expect, test } from "@playwright/test";
import {
  allReady,
  ask,
  card,
  hireWithJob,
  open,
  outputsOf,
  see,
  slowest,
  slowly,
  writeWell,
} from "./job-stage.ts";

/** A job while its reports are being written. */
export function testLiveProgress(): void {
  test("a recruiter watches sections appear and the print become complete", async ({ page }) => {
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

    await expect(kit.getByText("Finished: Launch Narrative")).toBeVisible({ timeout: 25_000 });
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

  test("a colleague's edit reaches the open card without a reload", async ({ page, context }) => {
    writeWell();
    const job = await hireWithJob(page, "Carl Colleague");
    await open(page, job);
    await allReady(page);
    const [pulse] = await outputsOf(page, job);
    const other = await context.newPage();
    await ask(other, "PATCH", `/api/outputs/${pulse?.id}`, {
      content: { summary: "Hire from the neighbours." },
    });
    await expect(card(page, "Market Pulse").getByText("Hire from the neighbours.")).toBeVisible({
      timeout: 4_000,
    });
  });

  for (const [how, refuse] of [
    ["cut off", { errorCode: "failed" }],
    ["refused", { status: 503 }],
  ] as const) {
    test(`with the stream ${how}, polling every 5 s brings the reports and the stream comes back by itself`, async ({
      page,
    }) => {
      writeWell({ marketPulse: slowest });
      let isBlocked = true;
      let streams = 0;
      await page.route("**/events", async (route) => {
        streams += 1;
        if (!isBlocked) await route.fallback();
        else if ("status" in refuse) await route.fulfill({ status: refuse.status, body: "" });
        else await route.abort(refuse.errorCode);
      });
      const reads: number[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/outputs")) reads.push(Date.now());
      });
      const job = await hireWithJob(page, `Pola ${how}`);
      await open(page, job);
      await expect.poll(() => reads.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(3);
      const [before = 0, last = 0] = reads.slice(-2);
      expect(last - before).toBeGreaterThan(4_500);
      expect(last - before).toBeLessThan(7_000);

      await allReady(page);
      expect(streams).toBeGreaterThan(1);
      isBlocked = false;
      const blocked = streams;
      await expect.poll(() => streams, { timeout: 35_000 }).toBeGreaterThan(blocked);
      const readsBefore = reads.length;
      writeWell();
      await ask(page, "POST", `/api/jobs/${job.id}/generate/intakeSync`);
      await expect.poll(() => reads.length, { timeout: 4_000 }).toBeGreaterThan(readsBefore);
    });
  }
}

import { expect, test } from "@playwright/test";
import {
  colorSchemes,
  expectGood,
  expectReflow,
  expectRoomForSpacing,
  isNight,
} from "./page-rules.ts";
import { startSite, type Site } from "./servers.ts";
import { createFirstJob } from "./steps.ts";

let site: Site;
test.beforeAll(async () => {
  site = await startSite(1, 1);
});
test.afterAll(() => site.stop());

/** The dark theme changes colors alone, and those are the same at every width. */
const narrow = { light: [1024, 390, 320], dark: [] };
/** By day axe looks at every screen as on a phone, by night on a desk too. */
const isChecked = (width: number) => width === 390 || (isNight && width === 1440);

for (const colorScheme of colorSchemes) {
  test(`every screen and dialog is accessible and reflows, ${colorScheme} [R-10, R-12, X-59]`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    const base = site.webs[0]?.url ?? "";
    for (const path of [
      "/",
      "/signin",
      "/signup",
      "/signup?signupSuccess=true",
      "/reset-password?token=abc",
      "/reset-password?error=INVALID_TOKEN",
      "/invite/not-a-valid-invitation-token",
      "/terms",
      "/privacy",
      "/profile",
    ]) {
      await page.goto(`${base}${path}`);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await expectGood(page, path);
    }
    for (const width of narrow[colorScheme]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(base);
      await expectGood(page, `landing page at ${width}`);
      await expectRoomForSpacing(page, `landing page at ${width}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const jobPath = await createFirstJob(page, base, `Axel ${colorScheme}`, {
      onOrganizationDialog: () => expectGood(page, "organization dialog"),
      onJobDialog: () => expectGood(page, "job dialog"),
    });
    await expect(page.getByRole("button", { name: "View Report" })).toHaveCount(6, {
      timeout: 30_000,
    });
    for (const width of [1440, ...narrow[colorScheme]]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        "/dashboard",
        jobPath,
        "/organization",
        "/profile",
        "/admin",
        "/pdftest",
        "/jobs/new",
        "/nowhere",
      ]) {
        await page.goto(`${base}${path}`);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        const expectRight = isChecked(width) ? expectGood : expectReflow;
        await expectRight(page, `${path} at ${width}`);
        if (width === 320) await expectRoomForSpacing(page, path);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${base}${jobPath}`);
    await page.getByRole("button", { name: "View Report" }).first().click();
    await page.getByRole("dialog").getByRole("article").waitFor();
    await expectGood(page, "reader");
    await page.keyboard.press("Shift+O");
    await expectGood(page, "reader, all open");
    await page.getByRole("button", { name: "Close Window" }).click();
    for (const [path, button] of [
      ["/organization", "Edit Organization"],
      ["/organization", "Invite Member"],
      ["/profile", "Edit"],
      ["/profile", "Change Password"],
      ["/organization", "Delete organization"],
      ["/profile", "Delete account"],
    ] as const) {
      await page.goto(`${base}${path}`);
      await page
        .getByRole("button", { name: new RegExp(`^${button}`, "u") })
        .first()
        .click();
      await expectGood(page, `${path} after ${button}`);
    }
    await page.goto(`${base}/dashboard`);
    await page.getByRole("button", { name: /Axel/u }).first().click();
    await expectGood(page, "organization menu");
    await page.getByRole("menuitem", { name: /Join or create organization/u }).click();
    await page.getByRole("dialog", { name: "Set Up Your Organization" }).waitFor();
    await expectGood(page, "setup dialog");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog", { name: "Search" }).waitFor();
    await expectGood(page, "palette");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await expectGood(page, "shortcuts");
    await context.close();
  });
}

import { test } from "./journey.ts";
import {
  colorSchemes,
  expectGood,
  expectReflow,
  expectRoomForSpacing,
  isNight,
} from "./page-rules.ts";
import { openAll, openReport, signUpByCalls } from "./recruiter.ts";
import { foundOrganization } from "./steps.ts";

/** The dark theme changes colors alone, and those are the same at every width. */
const narrow = { light: [1024, 390, 320], dark: [] };
/** By day axe looks at every screen as on a phone, by night on a desk too. */
const isChecked = (width: number) => width === 390 || (isNight && width === 1440);

for (const colorScheme of colorSchemes) {
  test(`every screen that a visitor sees is accessible and reflows, ${colorScheme} [R-10, R-12, X-59]`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      "/signin",
      "/signup",
      "/signup?signupSuccess=true",
      "/reset-password?token=abc",
      "/reset-password?error=INVALID_TOKEN",
      "/invite/not-a-valid-invitation-token",
      "/terms",
      "/privacy",
      "/profile",
      "/",
    ]) {
      await page.goto(`${site.home}${path}`);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await expectGood(page, path);
    }
    for (const width of narrow[colorScheme]) {
      await page.setViewportSize({ width, height: 900 });
      const expectRight = isChecked(width) ? expectGood : expectReflow;
      await expectRight(page, `landing page at ${width}`);
      await expectRoomForSpacing(page, `landing page at ${width}`);
    }
  });

  test(`every screen of a member is accessible and reflows, ${colorScheme} [R-10, R-12, X-59]`, async ({
    page,
    library: { maya, jobId },
  }) => {
    await page.emulateMedia({ colorScheme });
    await maya.signIn(page);
    for (const path of [
      "/dashboard",
      `/jobs/${jobId}`,
      "/organization",
      "/profile",
      "/admin",
      "/pdftest",
      "/jobs/new",
      "/nowhere",
    ]) {
      await page.goto(`${maya.home}${path}`);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      for (const width of [1440, ...narrow[colorScheme]]) {
        await page.setViewportSize({ width, height: 900 });
        const expectRight = isChecked(width) ? expectGood : expectReflow;
        await expectRight(page, `${path} at ${width}`);
        if (width === 320) await expectRoomForSpacing(page, path);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await openReport(page, maya, jobId, "marketPulse");
    await expectGood(page, "reader");
    await openAll(page);
    await expectGood(page, "reader, all open");
  });

  test(`every dialog is accessible and reflows, ${colorScheme} [R-10, R-12, X-59]`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme });
    const axel = await signUpByCalls(site.home, "Axel Dialogs");
    await axel.enter(page, "/dashboard");
    await page.getByRole("dialog", { name: "Organization Required" }).waitFor();
    await expectGood(page, "organization dialog");
    await foundOrganization(page, "Axel Talent");
    await page.getByRole("button", { name: "Create New Job" }).first().click();
    await page.getByLabel(/Job Title/u).fill("Senior Data Engineer");
    await expectGood(page, "job dialog");
    for (const [path, buttons] of [
      ["/organization", ["Edit Organization", "Invite Member", "Delete organization"]],
      ["/profile", ["Edit", "Change Password", "Delete account"]],
    ] as const)
      for (const button of buttons) {
        await page.goto(`${site.home}${path}`);
        await page
          .getByRole("button", { name: new RegExp(`^${button}`, "u") })
          .first()
          .click();
        await expectGood(page, `${path} after ${button}`);
      }
    await page.goto(`${site.home}/dashboard`);
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
  });
}

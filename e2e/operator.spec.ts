import { execFileSync } from "node:child_process";
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { colorSchemes, expectGood } from "./page-rules.ts";
import { signUpByCalls } from "./recruiter.ts";
import type { Site } from "./servers.ts";
import { signIn } from "./steps.ts";

const blocked = "This account is blocked. Please contact the people who run this site.";
const note = /^Email verification is temporarily disabled\./u;
/** The built program, as somebody in a shell of the server runs it. */
function admin({ urls }: Site, ...words: string[]): string {
  const env = {
    PATH: process.env["PATH"] ?? "",
    AUTH_SECRET: "only-for-the-program-that-confirms-4711",
    DATABASE_URL: urls.app,
  };
  return execFileSync(process.execPath, ["dist/server/admin.js", ...words], {
    env,
    encoding: "utf8",
  });
}

/** Somebody new, whose browser is at /admin. */
async function openAdmin(page: Page, { home }: Site, name: string, email?: string) {
  const person = await signUpByCalls(home, name, email);
  await person.enter(page, "/admin");
  return person;
}

test("an operator, once confirmed, finds somebody under /admin, blocks and unblocks them by keyboard, and it is written down @night", async ({
  page,
  openBrowser,
  site,
  operator,
}) => {
  const beas = await openBrowser();
  const bea = await openAdmin(beas, site, "Bea Blocked");
  await expect(beas.getByText(note)).toBeVisible();
  await expect(beas.getByRole("heading", { level: 2 })).toHaveCount(0);

  await openAdmin(page, site, "Olga Operator", operator);
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(0);
  expect(admin(site, "verify", operator)).toContain("is confirmed");
  await page.reload();
  await expect(page.getByText(note)).toBeVisible();
  const own = page.getByRole("button", { name: "Manage Olga Operator" });
  await expect(own).toBeVisible();
  await page.getByLabel("Name or address").fill(bea.email);
  await expect(own).toHaveCount(0);
  await page.getByRole("button", { name: "Manage Bea Blocked" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Block", exact: true }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Block Bea Blocked?" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Block" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Blocked", { exact: true })).toBeVisible();
  await expect(page.getByText(`blocked ${bea.email}`)).toBeVisible();

  await signIn(beas, site.home, bea.email);
  await expect(beas.getByText(blocked).first()).toBeVisible();
  await page.getByRole("button", { name: "Manage Bea Blocked" }).click();
  await page.getByRole("menuitem", { name: "Unblock" }).click();
  await expect(page.getByText("Blocked", { exact: true })).toHaveCount(0);
  await signIn(beas, site.home, bea.email);
  await beas.waitForURL("**/dashboard");
});

for (const colorScheme of colorSchemes) {
  test(`an operator's page is accessible and reflows, ${colorScheme} @night`, async ({
    page,
    site,
    operator,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signUpByCalls(site.home, "Bea Blocked");
    admin(site, "verify", (await openAdmin(page, site, "Olga Operator", operator)).email);
    await page.reload();
    // Mail of another journey may wait on the same site.
    await page.getByText("All mail was sent.").or(page.getByLabel("Letters")).first().waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectGood(page, `/admin at ${width}`);
      await page.getByRole("button", { name: "Manage Bea Blocked" }).first().click();
      await page.getByRole("menuitem", { name: "Block", exact: true }).click();
      await page.getByRole("alertdialog").waitFor();
      await expectGood(page, `/admin at ${width}, asking`);
      await page.keyboard.press("Escape");
    }
  });
}

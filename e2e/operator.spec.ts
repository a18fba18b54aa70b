import { execFileSync } from "node:child_process";
import { expect, test, type Page } from "@playwright/test";
import { expectGood } from "./page-rules.ts";
import { startSite, type Site } from "./servers.ts";
import { signIn, signUp } from "./steps.ts";

const blocked = "This account is blocked. Please contact the people who run this site.";
const note = /^Email verification is temporarily disabled\./u;
test.describe.configure({ mode: "serial" });
let site: Site;
let base = "";
test.beforeAll(async () => {
  site = await startSite(1, 0, { OPERATORS: "olga.operator@example.com" });
  base = site.webs[0]?.url ?? "";
});
test.afterAll(() => site.stop());

/** The built program, as somebody in a shell of the server runs it. */
function admin(...words: string[]): string {
  const env = {
    PATH: process.env["PATH"] ?? "",
    AUTH_SECRET: "only-for-the-program-that-confirms-4711",
    DATABASE_URL: site.urls.app,
  };
  return execFileSync(process.execPath, ["dist/server/admin.js", ...words], {
    env,
    encoding: "utf8",
  });
}

async function openAdmin(page: Page, name: string): Promise<void> {
  await signUp(page, base, name);
  await page.waitForURL("**/dashboard");
  await page.goto(`${base}/admin`);
}

test("an operator, once confirmed, finds somebody under /admin, blocks and unblocks them by keyboard, and it is written down", async ({
  page,
  browser,
}) => {
  const beas = await browser.newPage();
  await openAdmin(beas, "Bea Blocked");
  await expect(beas.getByText(note)).toBeVisible();
  await expect(beas.getByRole("heading", { level: 2 })).toHaveCount(0);

  await openAdmin(page, "Olga Operator");
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(0);
  expect(admin("verify", "olga.operator@example.com")).toContain("is confirmed");
  await page.reload();
  await expect(page.getByText(note)).toBeVisible();
  const own = page.getByRole("button", { name: "Manage Olga Operator" });
  await expect(own).toBeVisible();
  await page.getByLabel("Name or address").fill("bea");
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
  await expect(page.getByText(/blocked bea\.blocked@example\.com$/u)).toBeVisible();

  await signIn(beas, base, "bea.blocked@example.com");
  await expect(beas.getByText(blocked).first()).toBeVisible();
  await page.getByRole("button", { name: "Manage Bea Blocked" }).click();
  await page.getByRole("menuitem", { name: "Unblock" }).click();
  await expect(page.getByText("Blocked", { exact: true })).toHaveCount(0);
  await signIn(beas, base, "bea.blocked@example.com");
  await beas.waitForURL("**/dashboard");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`an operator's page is accessible and reflows, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    await signIn(page, base, "olga.operator@example.com");
    await page.waitForURL("**/dashboard");
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${base}/admin`);
      await page.getByText("All mail was sent.").waitFor();
      await page.getByRole("button", { name: "Manage Bea Blocked" }).waitFor();
      await expectGood(page, `/admin at ${width}`);
      await page.getByRole("button", { name: "Manage Bea Blocked" }).click();
      await page.getByRole("menuitem", { name: "Block", exact: true }).click();
      await page.getByRole("alertdialog").waitFor();
      await expectGood(page, `/admin at ${width}, asking`);
    }
    await context.close();
  });
}

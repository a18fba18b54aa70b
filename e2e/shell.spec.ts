import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });
const help = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

test("single keys act outside fields, are explained, and can be turned off @night [X-15]", async ({
  page,
  maya,
}) => {
  await maya.enter(page, "/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("?");
  await expect(help(page)).toBeVisible();
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/dashboard/u);
  await help(page).getByRole("button", { name: "Turn single keys off" }).click();
  await help(page).getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("?");
  await page.keyboard.press("c");
  await expect(help(page)).toBeHidden();
  await expect(page).toHaveURL(/dashboard/u);
  await page.keyboard.press("Control+k");
  await palette(page).getByRole("combobox").fill("c?");
  await expect(palette(page).getByRole("combobox")).toHaveValue("c?");
  await palette(page).getByRole("combobox").fill("single");
  const option = palette(page).getByRole("option", { name: "Turn single keys on" });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.keyboard.press("c");
  await page.waitForURL("**/jobs/new");
});

test("a link leads on without loading the page, a held key opens a tab, Back returns @night", async ({
  page,
  maya,
}) => {
  await maya.enter(page, "/dashboard");
  const link = page.getByRole("link", { name: "Profile", exact: true });
  const entries = () => page.evaluate(() => window.history.length);
  await link.waitFor();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const opened = page.context().waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await tab.waitForURL("**/profile");
  await tab.close();
  await expect(page).toHaveURL(/dashboard/u);

  await link.click();
  await page.waitForURL("**/profile");
  // The address changes before the screen: a link to where one is leads nowhere only from there.
  await page.getByRole("heading", { level: 1, name: "Profile" }).waitFor();
  const before = await entries();
  await link.click();
  expect(await entries()).toBe(before);
  await page.goBack();
  await page.waitForURL("**/dashboard");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("without a connection a strip says how old the screen is, and goes when it is back @night [X-56]", async ({
  page,
  maya,
}) => {
  await maya.enter(page, "/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.context().setOffline(true);
  await expect(
    page.getByText(/You are offline\. Showing what was loaded at \d\d:\d\d\./u),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/You are offline/u)).toBeHidden();
});

test("a screen stands although the code for messages does not come @night", async ({
  page,
  maya,
}) => {
  const file = "**/toast-outlet*";
  await page.route(file, (route) => route.abort());
  const lost = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("toast-outlet"),
  );
  await maya.enter(page, "/dashboard");
  await lost;
  await page.getByRole("button", { name: "Create New Job" }).first().click();
  await expect(page.getByRole("dialog", { name: "Create New Job" })).toBeVisible();
});

test("the PDF test shows status, size and time, and keeps the status of a failure [S-211, S-816]", async ({
  page,
  maya,
}) => {
  await maya.enter(page, "/pdftest");
  const exporting = page.getByRole("button", { name: "Export sample PDF" });
  const download = page.waitForEvent("download");
  await exporting.click();
  expect((await download).suggestedFilename()).toBe("roleprint-sample.pdf");
  await expect(page.getByText(/^\d+\.\d kB$/u)).toBeVisible();
  await expect(page.getByText(/^\d+ ms$/u)).toBeVisible();
  await expect(page.getByText("200", { exact: true })).toBeVisible();
  await page.route("**/api/test-pdf", (route) => route.fulfill({ status: 503, body: "busy" }));
  await exporting.click();
  await expect(page.getByText("503", { exact: true })).toBeVisible();
  await expect(page.getByText("503: busy")).toBeVisible();
});

test("a page on paper has no bars or buttons, and is light in the dark theme too @night", async ({
  page,
  library: { maya, jobId },
}) => {
  await maya.enter(page, `/jobs/${jobId}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("button", { name: "Logout" })).toBeHidden();
  await expect(page.getByRole("button", { name: "View Report" }).first()).toBeHidden();
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe("rgb(255, 255, 255)");
});

test("every screen has a title of its own @night [S-209]", async ({
  page,
  library: { maya, jobId },
}) => {
  const paths = [
    "/dashboard",
    "/jobs/new",
    `/jobs/${jobId}`,
    "/organization",
    "/profile",
    "/admin",
    "/pdftest",
    "/nowhere",
    "/terms",
    "/privacy",
    "/reset-password?token=a",
  ];
  await maya.signIn(page);
  const titles: string[] = [];
  for (const path of paths) {
    await page.goto(`${maya.home}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(page).toHaveTitle(/ · Roleprint$/u);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(paths.length);
});

test("a lost session is said once and leads to sign-in @night [S-212, S-805]", async ({
  page,
  maya,
}) => {
  await maya.enter(page, "/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator('[role="region"][aria-label*="F8"]').waitFor({ state: "attached" });
  await page.context().clearCookies();
  // Half a second later the page goes: a look now and then would miss it.
  const said = page.waitForFunction(
    (words) => document.body.innerText.includes(words),
    "You are logged out. Logging in again...",
  );
  await page.keyboard.press("Control+k");
  await said;
  await page.waitForURL("**/signin");
});

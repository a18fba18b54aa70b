import { expect, test, type Page } from "@playwright/test";
import { startSite, type Site } from "./servers.ts";
import { createFirstJob } from "./steps.ts";

let site: Site;
let base = "";
let page: Page;
let jobPath = "";

test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ browser }) => {
  site = await startSite(1, 1);
  base = site.webs[0]?.url ?? "";
  const permissions = ["clipboard-read", "clipboard-write"];
  page = await (await browser.newContext({ permissions })).newPage();
  jobPath = await createFirstJob(page, base, "Sol Shell");
  await expect(page.getByRole("button", { name: "View Report" })).toHaveCount(6, {
    timeout: 30_000,
  });
});
test.afterAll(async () => {
  await page.context().close();
  await site.stop();
});

const palette = () => page.getByRole("dialog", { name: "Search" });
const help = () => page.getByRole("dialog", { name: "Keyboard shortcuts" });

test("the palette opens by key over a job, finds its reports, and gives the focus back [X-15]", async () => {
  const opener = page.getByRole("button", { name: "View Report" }).first();
  await opener.focus();
  await page.keyboard.press("Control+k");
  await expect(palette().getByRole("combobox")).toBeFocused();
  await expect(palette().getByRole("option", { name: /Offer Navigator/u })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette()).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the palette finds what stands in the reports, opens it in its place and copies it [X-15]", async () => {
  const find = async (words: string, name: RegExp) => {
    await page.keyboard.press("Control+k");
    await palette().getByRole("combobox").fill(words);
    await expect(palette().getByRole("option", { selected: true })).toHaveText(name);
    await page.keyboard.press("Enter");
    await expect(palette()).toBeHidden();
  };
  const section = (name: string) => page.getByRole("region", { name });
  const heading = (name: string) => section(name).getByRole("heading", { level: 3 });

  await find("boolean", /Boolean StringsAttract \+ Source Kit/u);
  await page.waitForURL("**/jobs/*?report=attractSourceKit#booleanStrings");
  await expect(heading("Boolean Strings")).toBeInViewport();

  await find("objection engagement", /Objection HandlingEngagement Hub/u);
  await page.waitForURL("**/jobs/*?report=engagementHub#objectionHandling");
  await expect(heading("Objection Handling")).toBeInViewport();

  await find("nudges", /NudgesEngagement Hub/u);
  await expect(heading("Nudges")).toBeInViewport();
  await expect(section("Nudges").locator("h3:focus, h3 :focus")).toHaveCount(1);

  await find("copy inmail", /Copy: Short InMail/u);
  await expect(page.getByText("Copied to clipboard", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^[^\n]*\{\{first_name\}\},\n/u);
  await expect(heading("Nudges")).toBeInViewport();
  await page.goto(`${base}${jobPath}`);
  await expect(page.getByRole("button", { name: "View Report" })).toHaveCount(6);
});

test("a few letters and Enter lead to a screen, whose heading takes the focus", async () => {
  await page.keyboard.press("Control+k");
  await palette().getByRole("combobox").fill("profi");
  const option = palette().getByRole("option", { name: /^Profile/u });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeFocused();
});

test("a job is found by its place", async () => {
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await palette().getByRole("combobox").fill("chicago");
  await palette()
    .getByRole("option", { name: /Senior Data Engineer/u })
    .click();
  await page.waitForURL(`**${jobPath}`);
});

test("the palette changes the theme, and brings back the last message [R-30]", async () => {
  const choose = async (letters: string, name: RegExp) => {
    await page.keyboard.press("Control+k");
    await palette().getByRole("combobox").fill(letters);
    await palette().getByRole("option", { name }).click();
    await expect(palette()).toBeHidden();
  };
  await choose("dark", /Theme: Dark/u);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await choose("system", /Theme: System/u);
  await page.getByRole("button", { name: "TXT", exact: true }).first().click();
  const message = page.getByText("Download started", { exact: true });
  await expect(message).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(message).toBeHidden();
  await choose("last", /Last message/u);
  await expect(message).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
});

test("single keys act outside fields, are explained, and can be turned off [X-15]", async () => {
  await page.goto(`${base}/dashboard`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("?");
  await expect(help()).toBeVisible();
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/dashboard/u);
  await help().getByRole("button", { name: "Turn single keys off" }).click();
  await help().getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("?");
  await page.keyboard.press("c");
  await expect(help()).toBeHidden();
  await expect(page).toHaveURL(/dashboard/u);
  await page.keyboard.press("Control+k");
  await palette().getByRole("combobox").fill("c?");
  await expect(palette().getByRole("combobox")).toHaveValue("c?");
  await palette().getByRole("combobox").fill("single");
  const option = palette().getByRole("option", { name: "Turn single keys on" });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.keyboard.press("c");
  await page.waitForURL("**/jobs/new");
});

test("a link leads on without loading the page, a held key opens a tab, Back returns", async () => {
  await page.goto(`${base}/dashboard`);
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
  const before = await entries();
  await link.click();
  expect(await entries()).toBe(before);
  await page.goBack();
  await page.waitForURL("**/dashboard");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("without a connection a strip says how old the screen is, and goes when it is back [X-56]", async () => {
  await page.goto(`${base}/dashboard`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.context().setOffline(true);
  await expect(
    page.getByText(/You are offline\. Showing what was loaded at \d\d:\d\d\./u),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/You are offline/u)).toBeHidden();
});

test("a screen stands although the code for messages does not come", async () => {
  const file = "**/toast-outlet*";
  await page.route(file, (route) => route.abort());
  const lost = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("toast-outlet"),
  );
  await page.goto(`${base}/dashboard`);
  await lost;
  await page.getByRole("button", { name: "Create New Job" }).first().click();
  await expect(page.getByRole("dialog", { name: "Create New Job" })).toBeVisible();
  await page.unroute(file);
});

test("the PDF test shows status, size and time, and keeps the status of a failure [S-211, S-816]", async () => {
  await page.goto(`${base}/pdftest`);
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
  await page.unroute("**/api/test-pdf");
});

test("a page on paper has no bars or buttons, and is light in the dark theme too", async () => {
  await page.goto(`${base}${jobPath}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("button", { name: "Logout" })).toBeHidden();
  await expect(page.getByRole("button", { name: "View Report" }).first()).toBeHidden();
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe("rgb(255, 255, 255)");
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
});

test("every screen has a title of its own [S-209]", async () => {
  const paths = [
    "/dashboard",
    "/jobs/new",
    jobPath,
    "/organization",
    "/profile",
    "/admin",
    "/pdftest",
    "/nowhere",
    "/terms",
    "/privacy",
    "/reset-password?token=a",
  ];
  const titles: string[] = [];
  for (const path of paths) {
    await page.goto(`${base}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(page).toHaveTitle(/ · Roleprint$/u);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(paths.length);
});

test("a lost session is said once and leads to sign-in [S-212, S-805]", async () => {
  await page.goto(`${base}/dashboard`);
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

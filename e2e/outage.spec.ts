import { expect, type Page } from "@playwright/test";
import { usualPassword } from "#server/test/rig/processes.ts";
import { test as journey } from "./journey.ts";
import { expectGood, isNight } from "./page-rules.ts";
import { addressOf, hireRecruiter } from "./recruiter.ts";
import { startSite, type Site } from "./servers.ts";
import { signIn, signUp } from "./steps.ts";

/** A site of one test, whose PostgreSQL may be stopped. */
const test = journey.extend<{ ownSite: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what the fixture needs
  ownSite: async ({}, use) => {
    const site = await startSite(1, 1);
    await use(site);
    await site.stop();
  },
});

/** Every call the tab makes from now on. */
function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const strip = (page: Page) => page.getByText("We can't reach Roleprint.");
const jobLink = (page: Page, jobId: number) => page.locator(`a[href="/jobs/${jobId}"]`).first();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

test("thirty seconds without the database: screen and words stay, few calls, then all is back [R-35, X-54]", async ({
  page: reading,
  context,
  ownSite: site,
}) => {
  const otto = await hireRecruiter(site.home, "Otto Outage");
  const jobId = await otto.writeJob();
  await otto.enter(reading, `/jobs/${jobId}?report=marketPulse`);
  const arriving = await context.newPage();
  const reader = reading.getByRole("dialog").first();
  await reader.getByRole("button", { name: /^Edit/u }).first().click();
  const field = reader.getByRole("textbox").first();
  await field.fill("Words of my own");
  const callsOfReader = countCalls(reading);
  const callsOfArrival = countCalls(arriving);

  site.postgres.stop();
  const stoppedAt = Date.now();
  // Somebody comes back to the tab: the reports are asked for, and fail.
  await expect(async () => {
    await reading.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await expect(reader.getByText("We can't reach Roleprint.")).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await arriving.goto(`${site.home}/organization`);
  await expect(strip(arriving)).toBeVisible({ timeout: 30_000 });
  const save = reader.getByRole("button", { name: "Save", exact: true });
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await expect(save).toHaveAccessibleDescription(/Nothing can be saved until it is back/u);
  await expect(field).toHaveValue("Words of my own");
  await expectGood(arriving, "the strip of an outage");
  await arriving.waitForTimeout(Math.max(0, 30_000 - (Date.now() - stoppedAt)));
  expect(new URL(arriving.url()).pathname).toBe("/organization");
  site.postgres.start();

  await expect(strip(reading).last()).toBeHidden({ timeout: 30_000 });
  await expect(heading(arriving, "Organization")).toBeVisible({ timeout: 30_000 });
  await expect(strip(arriving)).toBeHidden();
  await expect(field).toHaveValue("Words of my own");
  await save.click();
  await expect(reading.getByText("Content updated", { exact: true })).toBeVisible();
  // Forty in the half minute of an outage, more in one that a slow machine makes longer.
  const mostCalls = 40 * Math.max(1, (Date.now() - stoppedAt) / 45_000);
  for (const calls of [callsOfReader, callsOfArrival]) {
    expect(calls.length).toBeLessThanOrEqual(mostCalls);
    expect(calls.filter((call) => call.includes("sign-out"))).toEqual([]);
  }
});

test("a list of organizations that failed is not taken for none, and comes with Try again @night [S-237]", async ({
  page,
  library: { maya, jobId },
}) => {
  await maya.signIn(page);
  const path = "**/api/organizations";
  await page.route(path, (route) => route.fulfill({ status: 500, body: "" }));
  const panel = page.getByText("Your organizations could not be loaded. Nothing is lost.");
  for (const screen of ["/dashboard", "/organization", "/profile", "/jobs/new"]) {
    await page.goto(`${maya.home}${screen}`);
    await expect(panel).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(/No Organizations?\b/iu)).toHaveCount(0);
  }
  await page.goto(`${maya.home}/dashboard`);
  await expect(panel).toBeVisible();
  await page.unroute(path);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(jobLink(page, jobId)).toBeVisible();
  await expect(panel).toBeHidden();
});

test("a screen asked for signed out is where sign-in leads; with none and after sign-up, the dashboard @night [R-11]", async ({
  page,
  library: { maya, jobId },
}) => {
  await page.goto(`${maya.home}/jobs/${jobId}?report=marketPulse`);
  await expect(page).toHaveURL(`${maya.home}/`);
  await page.getByRole("link", { name: "Sign In" }).first().click();
  const enter = async () => {
    await page.getByLabel("Email").fill(maya.email);
    await page.getByLabel(/^Password/u).fill(usualPassword);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
  };
  await enter();
  await page.waitForURL(`${maya.home}/jobs/${jobId}?report=marketPulse`);
  await page.getByRole("button", { name: "Close Window" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${maya.home}/`);
  await page.goto(`${maya.home}/organization`);
  await page.waitForURL("**/signin");
  await enter();
  await page.waitForURL("**/organization");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${maya.home}/`);
  await signIn(page, maya.home, maya.email);
  await page.waitForURL("**/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${maya.home}/`);
  await page.goto(`${maya.home}/profile`);
  await signUp(page, maya.home, "Nora New", addressOf("Nora New"));
  await page.waitForURL("**/dashboard");
});

test("without a connection a job is read as far as it was loaded, and nothing is sent [X-56]", async ({
  page,
  library: { maya, jobId },
}) => {
  await maya.signIn(page);
  const loaded = page.waitForResponse(/reader-window/u);
  await page.goto(`${maya.home}/jobs/${jobId}`);
  await loaded;
  await page.getByRole("link", { name: "Back" }).click();
  await heading(page, "Jobs Dashboard").waitFor();
  await jobLink(page, jobId).waitFor();
  await page.context().setOffline(true);
  const offline = page.getByText(/You are offline\. Showing what was loaded at/u);
  await expect(offline).toBeVisible();
  const create = page.getByRole("button", { name: "Create New Job" }).first();
  await expect(create).toHaveAttribute("aria-disabled", "true");
  await expect(create).toHaveAccessibleDescription(/You are offline/u);
  await jobLink(page, jobId).click();
  await expect(page.getByRole("button", { name: "View Report" })).toHaveCount(6);
  for (const name of ["Regenerate", "Regenerate All"])
    await expect(page.getByRole("button", { name, exact: true }).first()).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  await page.getByRole("button", { name: "View Report" }).first().click();
  const reader = page.getByRole("dialog").first();
  await expect(reader.getByRole("article")).toBeVisible();
  await expect(reader.getByText(/You are offline\./u)).toBeVisible();
  await page.getByRole("button", { name: "Close Window" }).click();
  await page.evaluate(() => window.history.pushState({}, "", "/jobs/999999"));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
  await expect(heading(page, "This job has not loaded yet")).toBeVisible();
  await page.context().setOffline(false);
  await expect(offline).toBeHidden();
  await expect(heading(page, /not found/iu)).toBeVisible();
});

test("a screen whose code does not come is said inside the shell, and other screens go on @night [X-56]", async ({
  page,
  maya,
}) => {
  await maya.signIn(page);
  await page.route("**/organization-screen*", (route) => route.abort());
  await page.goto(`${maya.home}/dashboard`);
  const bar = page.getByRole("navigation", { name: "Account" });
  await bar.getByRole("link", { name: "Organization" }).click();
  await expect(heading(page, "This screen could not be shown")).toBeVisible();
  await bar.getByRole("link", { name: "Profile" }).click();
  await expect(heading(page, "Profile")).toBeVisible();
});

test("a click on a report shows its frame at once, before the code that sets it has come [X-57]", async ({
  page,
  library: { maya, jobId },
}) => {
  await maya.signIn(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/reader-window*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${maya.home}/jobs/${jobId}`);
  const view = page.getByRole("button", { name: "View Report" }).first();
  await view.click();
  const reader = page.getByRole("dialog", { name: "Market Pulse Intelligence" });
  await expect(reader).toBeVisible({ timeout: isNight ? 500 : 30_000 });
  await expect(reader.getByRole("heading")).toBeFocused();
  await expectGood(page, "the frame of a report");
  await reader.getByRole("button", { name: "Close Window" }).click();
  await expect(view).toBeFocused();
  await view.click();
  await expect(reader.getByRole("article")).toHaveCount(0);
  release();
  await expect(reader.getByRole("article")).toBeVisible();
  await expect(reader.getByRole("heading", { name: "Market Pulse Intelligence" })).toBeFocused();
});

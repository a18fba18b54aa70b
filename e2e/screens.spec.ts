import { expect, type Page, type Request } from "@playwright/test";
import { test } from "./journey.ts";
import { addressOf, hireRecruiter } from "./recruiter.ts";
import { foundOrganization, signIn, signUp } from "./steps.ts";

const landing = (page: Page) => page.getByRole("heading", { name: /One job description/u });
const isChosen = (page: Page, tab: string) =>
  expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");

/** How long after the answer to sign-in the page asked who is there now, by the browser's own clock. */
function msFromSignInToSession(calls: readonly Request[]): number {
  const at = calls.findIndex((call) => call.url().endsWith("/sign-in/email"));
  const asked = calls.slice(at + 1).find((call) => call.url().includes("/get-session"));
  const { startTime = 0, responseStart = 0 } = calls[at]?.timing() ?? {};
  return (asked?.timing().startTime ?? 0) - (startTime + responseStart);
}

test("a visitor is led to the door from every screen that needs a session [S-203, S-207, S-209, S-213, S-601, R-11, W-21]", async ({
  page,
  site,
}) => {
  const base = site.home;
  for (const path of ["/dashboard", "/jobs/new", "/organization", "/admin", "/pdftest"]) {
    await page.goto(`${base}${path}`);
    await page.waitForURL("**/signin");
  }
  for (const path of ["/jobs/12", "/jobs/12/reading"]) {
    await page.goto(`${base}${path}`);
    await expect(landing(page)).toBeVisible();
    await expect(page).toHaveURL(`${base}/`);
  }
  for (const [path, tab] of [
    ["/signin", "Sign In"],
    ["/auth", "Sign In"],
    ["/signup", "Sign Up"],
  ] as const) {
    await page.goto(`${base}${path}`);
    await isChosen(page, tab);
  }
  await page.goto(`${base}/nowhere`);
  await expect(page.getByText(/Page not found/u)).toBeVisible();
});

test("where no mail can leave, Forgot password? says that it failed @night [S-803]", async ({
  page,
  site,
}) => {
  const base = site.home;
  await page.goto(`${base}/signin`);
  await page.getByLabel("Email").fill("somebody@example.com");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const failure = "Failed to send reset email. Please try again.";
  await expect(page.getByText(failure, { exact: true }).first()).toBeVisible();
});

test("while the organizations load a spinner is shown, and none is said to be missing [S-230]", async ({
  page,
  site,
}) => {
  const base = site.home;
  const lotta = await hireRecruiter(base, "Lotta Loads");
  await lotta.signIn(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/organizations", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/organizations");
  const known = page.waitForResponse("**/get-session*");
  await page.goto(`${base}/dashboard`, { waitUntil: "commit" });
  await asked;
  await known;
  await page.waitForTimeout(1_500); // long enough to draw a dashboard without them
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { name: "No Jobs Yet" })).toBeVisible();
});

test("both tabs offer the providers, a divider, the fields they need, and the terms [S-226, S-510]", async ({
  page,
  site,
}) => {
  const base = site.home;
  await page.goto(`${base}/signin`);
  for (const tab of ["Sign In", "Sign Up"]) {
    await page.getByRole("tab", { name: tab }).click();
    await isChosen(page, tab);
    for (const provider of ["Google", "GitHub"])
      await expect(page.getByRole("button", { name: `Continue with ${provider}` })).toBeVisible();
    await expect(page.getByText("Or continue with", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveCount(tab === "Sign Up" ? 1 : 0);
    await expect(page.getByRole("button", { name: "Forgot password?" })).toHaveCount(
      tab === "Sign In" ? 1 : 0,
    );
    await expect(page.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/terms");
    await expect(page.getByRole("link", { name: "privacy policy" })).toBeVisible();
    await page.getByRole("button", { name: tab, exact: true }).click();
    await expect(page.getByText("Email is required", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Password is required", { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText("Name is required", { exact: true }).first()).toBeVisible();
});

test("after sign-up the workspace is said to be set up, and the bar greets by name [S-221, S-224, S-228, S-232, S-258, S-259, S-261]", async ({
  page,
  site,
}) => {
  const base = site.home;
  await page.route("**/get-session*", (route) => route.fulfill({ json: null }), { times: 1 });
  await signUp(page, base, "Sam Screens", addressOf("Sam Screens"));
  await expect(
    page.getByText("We are setting up your workspace. You will be redirected automatically."),
  ).toBeVisible();
  await page.waitForURL("**/dashboard");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /organization/iu })
      .first(),
  ).toHaveAttribute("href", "/organization");
  await foundOrganization(page, "Screens Ltd");
  await expect(page.getByText("Welcome, Sam Screens")).toBeVisible();
  const bar = page.getByRole("navigation", { name: "Account" });
  await bar.getByRole("link", { name: "Profile" }).click();
  await page.waitForURL("**/profile");
  for (const section of [
    "Personal information",
    "Connected accounts",
    "Account security",
    "Organizations",
    "Account status",
  ])
    await expect(page.getByRole("heading", { name: section, exact: true })).toBeVisible();
  await expect(page.getByText("Locked for security. It is how you sign in.")).toBeVisible();
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expect(page.getByRole("textbox", { name: /email/iu })).toHaveCount(0);
  await bar.getByRole("link", { name: "Organization" }).click();
  await page.waitForURL("**/organization");
  for (const section of [
    "Information",
    "Branding and messaging",
    "Team management",
    "Organization info",
  ])
    await expect(page.getByRole("heading", { name: section, exact: true })).toBeVisible();
});

test("somebody signed in is led past the door, and the session is awaited with a spinner [S-210, S-213, S-214, S-411, S-906, R-11]", async ({
  page,
  site,
}) => {
  const base = site.home;
  const calls: Request[] = [];
  page.on("request", (request) => calls.push(request));
  const sam = await hireRecruiter(base, "Sam Screens");
  await signIn(page, base, sam.email);
  await page.waitForURL("**/dashboard");
  expect(msFromSignInToSession(calls)).toBeGreaterThanOrEqual(99);
  for (const path of ["/signin", "/signup", "/auth"]) {
    await page.goto(`${base}${path}`);
    await page.waitForURL("**/dashboard");
  }
  await page.goto(`${base}/admin`);
  await expect(page.getByText(/Email verification is temporarily disabled\./u)).toBeVisible();
  await expect(page.getByText(/Sign-up and login work immediately\./u)).toBeVisible();
  await page.goto(`${base}/nowhere`);
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toBeVisible();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/get-session*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${base}/profile`);
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
});

import { expect, test, type Page } from "@playwright/test";
import type { ModelSettings } from "#contract/connection.ts";
import type { InvitationSent } from "#contract/invitation.ts";
import { startModelServer, type ModelServer } from "#server/test/model/model-server.ts";
import { colorSchemes, expectGood } from "./page-rules.ts";
import { startSite, type Site } from "./servers.ts";
import { foundOrganization, signIn, signUp } from "./steps.ts";

test.describe.configure({ mode: "serial" });
let site: Site;
let model: ModelServer;
let base = "";
test.beforeAll(async () => {
  model = await startModelServer();
  model.behave(() => ({ content: { summary: "Night nurses are hard to find in Austin." } }));
  const settings = {
    SECRETS_KEY: "kY7vQ2mXw9Lr4TzB8nHs5JdF1cGp6WaE",
    EGRESS_ALLOW: "127.0.0.1",
    EMAIL_VERIFICATION: "off",
  };
  site = await startSite(1, 1, settings);
  base = site.webs[0]?.url ?? "";
});
test.afterAll(async () => {
  await site.stop();
  await model.close();
});

/** A test of a model takes as long as the model. */
const patient = { timeout: 20_000 };
const firstKey = "canary-first-0123456789-7Q4f";
const section = (page: Page) => page.getByRole("region", { name: "AI model" });
const openSection = async (page: Page) => {
  await page.goto(`${base}/organization#ai-model`);
  await section(page).waitFor();
};
const inSection = (page: Page, name: string | RegExp) =>
  section(page).getByRole("button", { name });

/** Everything the browser was answered, to look for a key in it. */
function keepAnswers(page: Page): string[] {
  const answers: string[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("/api/")) answers.push(await response.text().catch(() => ""));
  });
  return answers;
}

test("an admin connects a model by keyboard, and nobody sees its key again", async ({ page }) => {
  await signUp(page, base, "Ada Admin");
  await page.waitForURL("**/dashboard");
  await foundOrganization(page, "Northwind Talent");
  const answers = keepAnswers(page);
  await openSection(page);
  await expect(page.getByRole("heading", { name: "AI model" })).toBeFocused();
  await expect(section(page).getByText("Not connected", { exact: true })).toBeVisible();
  await expect(section(page).getByRole("switch")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(inSection(page, "Connect a model")).toBeFocused();
  await page.keyboard.press("Enter");
  const provider = section(page).getByLabel("Provider");
  await expect(provider).toBeFocused();
  await expect(section(page).getByLabel("Address")).toHaveCount(0);
  await provider.selectOption("compatible");
  await page.keyboard.press("Tab");
  await page.keyboard.type("local");
  await page.keyboard.press("Tab");
  await page.keyboard.type(model.url);
  await page.keyboard.press("Tab");
  await page.keyboard.type(firstKey);
  await page.keyboard.press("Enter");
  await expect(section(page).getByText("Ends in 7Q4f")).toBeAttached();
  await expect(section(page).getByText(/^It works\. Answered in /u)).toBeVisible(patient);
  await expect(section(page).getByText("Connected", { exact: true })).toBeVisible();
  await expect(page.getByText("Ada Admin connected a model")).toBeVisible();
  await page.reload();
  await expect(section(page).getByText("Ends in 7Q4f")).toBeAttached();
  await expect(
    section(page)
      .getByText(/added by Ada Admin/u)
      .first(),
  ).toBeAttached();
  expect(await page.content()).not.toContain(firstKey);
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter((answer) => answer.includes("canary"))).toEqual([]);
});

test("another provider is asked for its own key and model; the stored ones come back", async ({
  page,
}) => {
  await signIn(page, base, "ada.admin@example.com");
  await page.waitForURL("**/dashboard");
  await openSection(page);
  await section(page).getByLabel("Provider").selectOption("openai");
  await expect(section(page).getByText(/stored key cannot be used with a different/u)).toBeVisible();
  await inSection(page, "Save and test").click();
  await expect(section(page).getByText("Name a model")).toBeVisible();
  await expect(section(page).getByText("Enter the key")).toBeVisible();
  await inSection(page, "Cancel").click();
  await expect(section(page).getByRole("textbox", { name: "Model" })).toHaveValue("local");
  await expect(section(page).getByText("Ends in 7Q4f")).toBeAttached();
  await inSection(page, "Replace the key").click();
  await expect(section(page).getByLabel("New key")).toBeFocused();
  await page.keyboard.type("canary-second-0123456789-Zz9k");
  await page.keyboard.press("Enter");
  await expect(section(page).getByText("Ends in Zz9k")).toBeAttached();
  await expect(page.getByText("Ada Admin replaced the model's key")).toBeVisible();
});

test("a test that fails says what the provider said and what still works", async ({ page }) => {
  await signIn(page, base, "ada.admin@example.com");
  await page.waitForURL("**/dashboard");
  await openSection(page);
  model.behave(() => ({ status: 401, body: "{}" }));
  await inSection(page, "Test again").click();
  await expect(
    section(page).getByText(/^The test failed, just now\..+built-in writer/u),
  ).toBeVisible(patient);
  await expect(section(page).getByText("Not working")).toBeVisible();
});

test("cap, what happens at it, and reading are saved as they are chosen", async ({ page }) => {
  await signIn(page, base, "ada.admin@example.com");
  await page.waitForURL("**/dashboard");
  await openSection(page);
  const cap = section(page).getByLabel("Monthly cap");
  await cap.selectOption("Another amount…");
  await expect(cap).toBeFocused();
  await page.keyboard.type("0");
  await page.keyboard.press("Enter");
  await expect(section(page).getByText(/^Enter at least \$1/u)).toBeVisible();
  await cap.fill("$49.50");
  await page.keyboard.press("Enter");
  await expect(section(page).getByText("of $49.50 this month")).toBeVisible();
  await expect(section(page).getByText("warning at $39.60")).toBeVisible();
  const saved = () => page.waitForResponse((answer) => answer.request().method() === "PATCH");
  const atCap = section(page).getByLabel("When it is reached");
  await Promise.all([saved(), atCap.selectOption("Write no reports")]);
  const reading = section(page).getByRole("switch", { name: "Let the model read" });
  await expect(reading).toBeChecked();
  await reading.focus();
  await Promise.all([saved(), page.keyboard.press("Space")]);
  await page.reload();
  await expect(reading).not.toBeChecked();
  await expect(atCap).toHaveValue("stop");
  await expect(section(page).getByText("of $49.50 this month")).toBeVisible();
});

for (const colorScheme of colorSchemes) {
  test(`the connected model is accessible and reflows, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    await signIn(page, base, "ada.admin@example.com");
    await page.waitForURL("**/dashboard");
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("about:blank"); // the same address again would load nothing
      await openSection(page);
      await section(page).getByText("Not working").waitFor();
      await inSection(page, "By report").click();
      await expectGood(page, `AI model at ${width}`);
      await inSection(page, "Replace the key").click();
      await expectGood(page, `AI model at ${width}, a new key`);
    }
    await context.close();
  });
}

test("an admin is warned on every screen from 80 percent of the cap, and led to it", async ({
  page,
}) => {
  await signIn(page, base, "ada.admin@example.com");
  await page.waitForURL("**/dashboard");
  await page.route("**/api/organizations/*/model", async (route) => {
    const settings = (await (await route.fetch()).json()) as ModelSettings;
    if (settings.connection)
      Object.assign(settings.connection.spending, { usedMicros: 41_000_000, state: "warned" });
    await route.fulfill({ json: settings });
  });
  await page.goto(`${base}/profile`);
  await expect(page.getByText(/^\$41\.00 of \$49\.50 has been spent on the AI model/u)).toBeVisible();
  await expectGood(page, "the strip");
  await page.getByRole("link", { name: "See spending" }).click();
  await expect(page.getByRole("heading", { name: "AI model" })).toBeFocused();
});

test("a recruiter has no such section, no entry for it, and asks for nothing of it", async ({
  page,
  browser,
}) => {
  await signIn(page, base, "ada.admin@example.com");
  await page.waitForURL("**/dashboard");
  const send = async <Reply>(as: Page, path: string, data: object) =>
    (await (
      await as.request.post(`${base}${path}`, { headers: { origin: base }, data })
    ).json()) as Reply;
  const memberships = await page.request.get(`${base}/api/organizations`);
  const [mine] = (await memberships.json()) as { organizationId: number }[];
  const { link } = await send<InvitationSent>(
    page,
    `/api/organizations/${mine?.organizationId}/invite`,
    { email: "rita.recruiter@example.com", role: "recruiter" },
  );
  const rita = await browser.newPage();
  await signUp(rita, base, "Rita Recruiter");
  await rita.waitForURL("**/dashboard");
  const token = new URL(link ?? "").pathname.split("/").at(-1);
  await send(rita, "/api/organizations/accept-invitation", { token });
  const asked: string[] = [];
  rita.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await rita.goto(`${base}/organization#ai-model`);
  await expect(rita.getByRole("heading", { name: "Organization info" })).toBeVisible();
  await expect(rita.getByText("AI model", { exact: true })).toHaveCount(0);
  await expect(rita.getByText("Connections", { exact: true })).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith("/model"))).toEqual([]);
});

test("disconnecting asks, and leads back to the start", async ({ page }) => {
  await signIn(page, base, "ada.admin@example.com");
  await page.waitForURL("**/dashboard");
  await openSection(page);
  await inSection(page, "Disconnect").click();
  const dialog = page.getByRole("alertdialog", { name: "Disconnect the model?" });
  await expect(dialog.getByText(/built-in rules/u)).toBeVisible();
  await dialog.getByRole("button", { name: "Disconnect" }).click();
  await expect(section(page).getByText("No model connected")).toBeVisible();
  await expect(page.getByRole("heading", { name: "AI model" })).toBeFocused();
  await expect(page.getByText("Ada Admin disconnected the model")).toBeVisible();
});

import { expect, test, type Page } from "@playwright/test";
import { startModelServer, type ModelServer } from "#server/test/model/model-server.ts";
import { colorSchemes, expectGood } from "./page-rules.ts";
import { startSite, type Site } from "./servers.ts";
import { foundOrganization, signUp } from "./steps.ts";

let site: Site;
let model: ModelServer;
let base = "";
test.beforeAll(async () => {
  model = await startModelServer();
  model.behave(({ rawBody }) =>
    rawBody.includes('"refusing"')
      ? { status: 401, body: "{}" }
      : { content: { summary: "Night nurses are hard to find in Austin." } },
  );
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
const patient = { timeout: 30_000 };
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

test("an admin connects a model by keyboard, and nobody sees its key again [X-20]", async ({
  page,
}) => {
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

for (const colorScheme of colorSchemes) {
  test(`a connected model that does not work is accessible and reflows, ${colorScheme}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    await signUp(page, base, `Ada ${colorScheme}`);
    await page.waitForURL("**/dashboard");
    await foundOrganization(page, "Northwind Talent");
    const memberships = await page.request.get(`${base}/api/organizations`);
    const [mine] = (await memberships.json()) as { organizationId: number }[];
    const ask = async (method: string, path: string, data?: object) => {
      const options = { method, headers: { origin: base }, ...(data && { data }) };
      const address = `${base}/api/organizations/${mine?.organizationId}/model${path}`;
      expect((await page.request.fetch(address, options)).status()).toBe(200);
    };
    await ask("PUT", "", {
      provider: "compatible",
      model: "refusing",
      address: model.url,
      key: firstKey,
    });
    await ask("POST", "/test");
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

import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { startModelServer, type ModelServer } from "#server/test/model/model-server.ts";
import { colorSchemes, expectGood, expectReflow } from "./page-rules.ts";
import type { Recruiter } from "./recruiter.ts";

let model: ModelServer;
test.beforeAll(async () => {
  model = await startModelServer();
  model.behave(({ rawBody }) =>
    rawBody.includes('"refusing"')
      ? { status: 401, body: "{}" }
      : { content: { summary: "Night nurses are hard to find in Austin." } },
  );
});
test.afterAll(() => model.close());

/** A test of a model takes as long as the model. */
const patient = { timeout: 30_000 };
const firstKey = "canary-first-0123456789-7Q4f";
const section = (page: Page) => page.getByRole("region", { name: "AI model" });
const openSection = async (page: Page, { enter }: Recruiter) => {
  await enter(page, "/organization#ai-model");
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
  maya,
}) => {
  const answers = keepAnswers(page);
  await openSection(page, maya);
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
  await expect(page.getByText("Maya Reader connected a model")).toBeVisible();
  await page.reload();
  await expect(section(page).getByText("Ends in 7Q4f")).toBeAttached();
  await expect(
    section(page)
      .getByText(/added by Maya Reader/u)
      .first(),
  ).toBeAttached();
  expect(await page.content()).not.toContain(firstKey);
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter((answer) => answer.includes("canary"))).toEqual([]);
});

for (const colorScheme of colorSchemes) {
  test(`a connected model that does not work is accessible and reflows, ${colorScheme} @night`, async ({
    page,
    maya,
  }) => {
    await page.emulateMedia({ colorScheme });
    const path = `/api/organizations/${maya.organizationId}/model`;
    await maya.ask("PUT", path, {
      provider: "compatible",
      model: "refusing",
      address: model.url,
      key: firstKey,
    });
    await maya.ask("POST", `${path}/test`);
    await openSection(page, maya);
    await section(page).getByText("Not working").waitFor();
    await inSection(page, "By report").click();
    await expectReflow(page, "AI model at 1440");
    await inSection(page, "Replace the key").click();
    await expectGood(page, "AI model at 1440, a new key");
    await page.setViewportSize({ width: 320, height: 900 });
    await expectReflow(page, "AI model at 320");
    await page.setViewportSize({ width: 390, height: 900 });
    await expectGood(page, "AI model at 390, a new key");
  });
}

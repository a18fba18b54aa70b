import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { openAll, openReport, turnTo } from "../recruiter.ts";
import { toolTypes } from "#contract/output.ts";
import { colorSchemes, expectNoGraveFinding, isNight } from "../page-rules.ts";

test("the reader works without a mouse [X-41, X-48]", async ({
  page,
  library: { maya, jobId },
}) => {
  const reader = await openReport(page, maya, jobId, "marketPulse");
  const heading = (name: string) => reader.getByRole("heading", { name, exact: true });
  const row = (name: string) => heading(name).getByRole("button");
  const openRows = reader.locator('h3 > button[aria-expanded="true"]');
  await page.keyboard.press("j");
  await expect(row("Market Snapshot")).toBeFocused();
  await page.keyboard.press("j");
  await expect(row("Talent Supply")).toBeFocused();
  await expect(page).toHaveURL(/#talentSupply$/u);
  await expect(openRows).toHaveText(["Compensation Insights"]);
  await page.keyboard.press("o");
  await expect(openRows).toHaveText(["Talent Supply", "Compensation Insights"]);
  await expect(reader.getByRole("region", { name: "Talent Supply" })).toContainText("Kafka");
  await page.keyboard.press("o");
  await expect(openRows).toHaveText(["Compensation Insights"]);
  await page.keyboard.press("Shift+O");
  await expect(openRows).toHaveCount(6);
  await page.keyboard.press("Shift+O");
  await expect(openRows).toHaveCount(0);
  await page.keyboard.press("k");
  await expect(row("Market Snapshot")).toBeFocused();
  await page.keyboard.press("y");
  const copied = page.getByText("Copied to clipboard", { exact: true }).first();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^### Market Snapshot/u,
  );
  await page.keyboard.press("e");
  const field = reader
    .getByRole("region", { name: "Market Snapshot" })
    .getByRole("textbox")
    .first();
  await expect(field).toBeFocused();
  await page.keyboard.type("j]");
  await expect(field).toHaveValue(/j\]/u);
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await page.keyboard.press("]");
  await expect(reader.getByRole("heading", { name: "Intake Sync Blueprint" })).toBeVisible();
  await expect(page).toHaveURL(/report=intakeSync/u);
  await page.keyboard.press("[");
  await expect(reader.getByRole("heading", { name: "Market Pulse Intelligence" })).toBeVisible();
  await expect(copied).toBeHidden({ timeout: 30_000 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/jobs\/\d+$/u);
});

test("the reader opens where it was left, and goes back to its opener @night [X-41]", async ({
  page,
  library: { maya, jobId },
}) => {
  const reader = await openReport(page, maya, jobId, "intakeSync");
  await reader.getByRole("link", { name: /^Risks/u }).click();
  const risks = reader
    .getByRole("heading", { name: "Risks", exact: true })
    .getByRole("button", { expanded: true });
  await expect(risks).toBeFocused();
  await expect(risks).toBeInViewport();
  await expect(reader.locator('[aria-current="location"]').first()).toContainText("Risks");
  await page.keyboard.press("]");
  await expect(reader.getByRole("heading", { name: "Attract + Source Kit" })).toBeVisible();
  await page.keyboard.press("[");
  await expect(risks).toBeInViewport();
  // By key: to click in the header, Playwright scrolls the page under it.
  await page.keyboard.press("Escape");
  const opener = page.getByRole("button", { name: "View Report" }).nth(1);
  await opener.click();
  await expect(risks).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

for (const colorScheme of colorSchemes) {
  test(`every report is accessible and reflows, ${colorScheme} [X-48]`, async ({
    page,
    library: { maya, jobId },
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    const reader = await openReport(page, maya, jobId, "marketPulse");
    for (const toolType of toolTypes) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await turnTo(page, toolType);
      await reader.getByRole("button", { name: /^Coverage/u }).waitFor();
      if (isNight && colorScheme === "light")
        await expectNoGraveFinding(page, `${toolType}, folded`);
      await openAll(page);
      // The dark theme changes colors alone, and those are the same at every width.
      for (const width of colorScheme === "light" ? [1440, 1024, 390, 320] : [1440]) {
        await page.setViewportSize({ width, height: 900 });
        const widths = await reader.evaluate((node) => [node.scrollWidth, node.clientWidth]);
        expect([toolType, width, widths[0]]).toEqual([toolType, width, widths[1]]);
        // By day the phone alone: it shows the same parts, all open.
        if (width === 390 || (isNight && width === 1440))
          await expectNoGraveFinding(page, `${toolType} at ${width}`);
      }
    }
  });
}

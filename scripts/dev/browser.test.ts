import { expect, test } from "vitest";
import playwrightConfig from "../../playwright.config.ts";
import { browserOptions } from "#scripts/dev/browser.ts";

test("the system's browser is taken where it is there, else Playwright's own", () => {
  expect(browserOptions(process.execPath).executablePath).toBe(process.execPath);
  expect(browserOptions("/nowhere/chromium")).not.toHaveProperty("executablePath");
});

test("only root goes without a sandbox", () => {
  expect(browserOptions("/nowhere/chromium", true).args).toContain("--no-sandbox");
  expect(browserOptions("/nowhere/chromium", false).args).not.toContain("--no-sandbox");
});

test("journeys, pictures and Lighthouse all take it from Playwright's settings", () => {
  expect(playwrightConfig.use?.launchOptions).toEqual(browserOptions());
});

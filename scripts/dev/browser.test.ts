import { expect, test } from "vitest";
import playwrightConfig from "../../playwright.config.ts";
import { browserOptions } from "#scripts/dev/browser.ts";

test("the first of the system's browsers that is there is taken, else Playwright's own", () => {
  const installed = ["/nowhere/chromium", process.execPath, import.meta.filename];
  expect(browserOptions(installed).executablePath).toBe(process.execPath);
  expect(browserOptions(["/nowhere/chromium"])).not.toHaveProperty("executablePath");
});

test("only root goes without a sandbox", () => {
  expect(browserOptions([], true).args).toContain("--no-sandbox");
  expect(browserOptions([], false).args).not.toContain("--no-sandbox");
});

test("journeys, pictures and Lighthouse all take it from Playwright's settings", () => {
  expect(playwrightConfig.use?.launchOptions).toEqual(browserOptions());
});

import { defineConfig } from "@playwright/test";
import { browserOptions } from "./scripts/dev/browser.ts";

/**
 * By day at most sixty journeys: what only the whole product shows. What is marked `@night`, what measures time, and both
 * themes where one will do, is for the night: `npm run e2e:nightly`.
 */
const isNight = process.env.NIGHTLY !== undefined;

/** Each spec starts the servers it needs; Playwright only brings the browser. */
export default defineConfig({
  testDir: "e2e",
  testIgnore: isNight ? [] : ["**/*.nightly.spec.ts"],
  globalSetup: "./e2e/prepared-database.setup.ts",
  ...(isNight ? {} : { grepInvert: /@night/u }),
  outputDir: "test-results/e2e",
  workers: 2,
  forbidOnly: true,
  // The second try of a journey is seen: its first is printed as failed, and it is named "flaky" at the end.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 240_000,
  // A machine that shares its cores draws late; a page that never draws is still seen.
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    // Nobody waits for what moves, and what is copied can be read.
    contextOptions: { reducedMotion: "reduce" },
    permissions: ["clipboard-read", "clipboard-write"],
    launchOptions: browserOptions(),
  },
});

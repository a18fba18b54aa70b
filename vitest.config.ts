import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { browserOptions } from "./scripts/dev/browser.ts";

const pureRooms = "{contract,knowledge,english,reading,ledger,boolean,checks,tools,eval,web}";
/** What writes whole packages, or reads all labelled texts: most of the time of the pure rooms' tests. */
const packages = [
  "eval/**/*.test.ts",
  "tools/*.test.ts",
  "tools/writing/protected-demands.test.ts",
  "tools/{decisions,document,model,report}/**/*.test.ts",
  "boolean/property.test.ts",
];
/** Components, clicked in Chromium against a server that the test plays. */
const inBrowser = "web/**/*.browser.test.tsx";
/** One replaces a module of ours for everybody who loads it, one counts the programs of its process. */
const alone = [
  "server/test/row-level-security/forgotten-filter.test.ts",
  "server/documents/process/pool.test.ts",
];
/** Every call by every kind of caller, with and without the first wall: for CI, and for whoever changes contract, tenancy or policies. */
const matrix = ["server/test/{access,row-level-security}/**/*.test.ts"];
const onPostgres = { globalSetup: ["server/test/database/global-setup.ts"] };

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Tests of the server mostly wait for the database: three keep two cores busy.
    maxWorkers: 3,
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
    // Nothing is kept between tests, so their files may share what they have loaded.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: [`${pureRooms}/**/*.test.{ts,tsx}`],
          exclude: [...configDefaults.exclude, ...packages, inBrowser],
        },
      },
      { extends: true, test: { name: "packages", include: packages } },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        publicDir: "web/public",
        optimizeDeps: { entries: ["index.html", inBrowser] },
        test: {
          name: "browser",
          include: [inBrowser],
          // One page for all files, which loads the app once; after the others, since it is one worker.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            // The first page loads the whole app, on a busy machine too.
            connectTimeout: 240_000,
            provider: playwright({
              launchOptions: browserOptions(),
              contextOptions: { reducedMotion: "reduce" },
              actionTimeout: 15_000,
            }),
            instances: [{ browser: "chromium" }],
            viewport: { width: 1280, height: 900 },
            screenshotFailures: false,
          },
        },
      },
      {
        extends: true,
        test: {
          ...onPostgres,
          name: "server",
          include: ["{server,scripts}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...alone, ...matrix],
        },
      },
      {
        extends: true,
        test: {
          ...onPostgres,
          name: "matrix",
          include: matrix,
          exclude: [...configDefaults.exclude, ...alone],
        },
      },
      {
        extends: true,
        test: { ...onPostgres, name: "alone", include: alone, isolate: true },
      },
    ],
  },
});

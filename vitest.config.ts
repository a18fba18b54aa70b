import { defineConfig } from "vitest/config";

const pureRooms = "{contract,ledger,boolean,checks,tools,eval,web}";

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
    projects: [
      {
        extends: true,
        // Nothing there is kept between tests, so their files may share what they have loaded.
        test: { name: "pure", include: [`${pureRooms}/**/*.test.{ts,tsx}`], isolate: false },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["{server,scripts}/**/*.test.ts"],
          globalSetup: ["server/test/global-setup.ts"],
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";

/** Where time itself is measured: nothing else may run beside. */
const measuring = [
  "{contract,reading,ledger,boolean,checks,tools,web}/**/*.slow.ts",
  "scripts/proof/what-if.slow.ts",
  "eval/reading/hostile.slow.ts",
  "scripts/dev/demo.slow.ts",
  "server/hostile-files.slow.ts",
  "server/features/**/*.slow.ts",
];

/** Faults, fuzz and whatever else starts processes of its own: `*.slow.ts`. Most of it waits, so two files at a time. */
export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxConcurrency: 3,
    reporters: ["default", ["json", { outputFile: "test-results/vitest-slow.json" }]],
    projects: [
      {
        extends: true,
        test: {
          name: "waiting",
          include: ["{server,scripts,e2e,eval}/**/*.slow.ts"],
          exclude: measuring,
          globalSetup: ["server/test/database/global-setup.ts"],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "measuring",
          include: measuring,
          globalSetup: ["server/test/database/global-setup.ts"],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";

/** What reckons hard: two beside each other fill two cores. Promised times are held by night (`promised-times.nightly.ts`). */
const reckoning = [
  "{contract,reading,ledger,boolean,checks,tools,web}/**/*.slow.ts",
  "scripts/ci/what-if.slow.ts",
  "eval/reading/hostile.slow.ts",
  "scripts/dev/demo.slow.ts",
  "server/hostile-files.slow.ts",
  "server/features/**/*.slow.ts",
];

/** Faults, fuzz and whatever else starts processes of its own: `*.slow.ts`. Most of it waits, so two files at a time. */
export default defineConfig({
  test: {
    // Only a standstill takes longer than this on a small, busy machine.
    testTimeout: 600_000,
    hookTimeout: 180_000,
    maxConcurrency: 3,
    reporters: ["default", ["json", { outputFile: "test-results/vitest-slow.json" }]],
    projects: [
      {
        extends: true,
        test: {
          name: "waiting",
          include: ["{server,scripts,e2e,eval}/**/*.slow.ts"],
          exclude: reckoning,
          globalSetup: ["server/test/database/global-setup.ts"],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "reckoning",
          include: reckoning,
          globalSetup: ["server/test/database/global-setup.ts"],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});

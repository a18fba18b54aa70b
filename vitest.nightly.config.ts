import { defineConfig } from "vitest/config";

/** `*.nightly.ts`: what measures time, moves a whole database or trains anew. One file at a time, and nothing beside it. */
export default defineConfig({
  test: {
    include: ["{ledger,server,web,eval,bench}/**/*.nightly.ts"],
    globalSetup: ["server/test/database/global-setup.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 1,
    reporters: ["default", ["json", { outputFile: "test-results/vitest-nightly.json" }]],
  },
});

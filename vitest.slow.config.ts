import { defineConfig } from "vitest/config";

/** Faults, fuzz and whatever else starts processes of its own: `*.slow.ts`, one file at a time. */
export default defineConfig({
  test: {
    include: ["{server,scripts,bench,e2e,eval}/**/*.slow.ts"],
    globalSetup: ["server/test/global-setup.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    maxConcurrency: 3,
    reporters: ["default", ["json", { outputFile: "test-results/vitest-slow.json" }]],
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,ledger,boolean,checks,tools,server,web,scripts,eval}/**/*.test.{ts,tsx}"],
    globalSetup: ["server/test/global-setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
  },
});

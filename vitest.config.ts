import { configDefaults, defineConfig } from "vitest/config";

const pureRooms = "{contract,knowledge,english,reading,ledger,boolean,checks,tools,eval,web}";
/** One replaces a module of ours for everybody who loads it, one counts the programs of its process. */
const alone = [
  "server/test/row-level-security/forgotten-filter.test.ts",
  "server/documents/process/pool.test.ts",
];
const onPostgres = { globalSetup: ["server/test/database/global-setup.ts"] };

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Tests of the server mostly wait for the database: three keep two cores busy.
    maxWorkers: 3,
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
    // Nothing is kept between tests, so their files may share what they have loaded.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: "pure", include: [`${pureRooms}/**/*.test.{ts,tsx}`] },
      },
      {
        extends: true,
        test: {
          ...onPostgres,
          name: "server",
          include: ["{server,scripts}/**/*.test.ts"],
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

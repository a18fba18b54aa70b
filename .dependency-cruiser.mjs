const tests = "\\.(test|slow|nightly)\\.tsx?$";
const pureRooms = ["knowledge", "english", "reading", "ledger", "boolean", "checks", "tools"];

/** What the pure rooms may use besides each other: packages that compute and touch nothing. */
const purePackages =
  "^node_modules/(zod|eld|unified|retext-english|retext-equality|syllable|flesch-kincaid)/";
const testPackages = "^node_modules/(vitest|fast-check)/";

/** What is in a tool's folder besides its index and what that takes, and the registry of it. */
const toolInside = ["^tools/[^/]+/(schema|server)\\.ts$", "^tools/tools\\.server\\.ts$"];

/** What every tool may use. */
const sharedByTools = "^tools/(writing|model|document|report|decisions|fixtures)/";

/** What a decision does is seen in the searches of another tool. */
const seesTools = "^tools/decisions/";

/** Its sample is typed by the schemas, and only typed. */
const landing = "^web/(features/landing/|app/screens/landing-screen)";

/** Where SQL lives besides stores: the foundations that carry it, and the tables better-auth is handed. */
const sqlOutsideStores = ["^server/(db|queue|test)/", "^server/features/accounts/auth\\.ts$"];

/** Who may hold the database itself: sign-in, which has no tenant; ids across tenants; the readiness call. */
const databaseHolders = [
  "^server/features/accounts/auth\\.ts$",
  "^server/features/outputs/stuck-outputs\\.store\\.ts$",
  "^server/features/outputs/stale/behind-import\\.store\\.ts$",
  "^server/features/retention/retention\\.store\\.ts$",
  "^server/features/usage/lost-calls\\.store\\.ts$",
  "^server/features/system/system\\.handlers\\.ts$",
  "^server/features/outbox/", // e-mails belong to an address, not to an organization
];

function forbid(name, from, to) {
  return { name, severity: "error", from, to };
}

export default {
  forbidden: [
    forbid(
      "contract imports zod only",
      { path: "^contract/", pathNot: tests },
      { pathNot: ["^contract/", "^node_modules/zod/"] },
    ),
    forbid(
      "contract imports zod only",
      { path: `^contract/.*${tests}` },
      { pathNot: ["^contract/", "^node_modules/zod/", testPackages] },
    ),
    forbid(
      "english, reading, ledger, boolean, checks and tools are pure: no Node, no DOM, no I/O",
      { path: `^(${pureRooms.join("|")})/`, pathNot: tests },
      { pathNot: [`^(contract|${pureRooms.join("|")})/`, purePackages] },
    ),
    forbid(
      "english, reading, ledger, boolean, checks and tools are pure: no Node, no DOM, no I/O",
      { path: `^(${pureRooms.join("|")})/.*${tests}` },
      { path: "^(server|web)/" },
    ),
    forbid(
      "a tool folder knows only itself",
      { path: "^tools/([^/]+)/", pathNot: [tests, seesTools] },
      { path: "^tools/[^/]+/", pathNot: ["^tools/$1/", sharedByTools] },
    ),
    forbid(
      "web and server never meet",
      { path: "^(web|server)/" },
      { path: "^(web|server)/", pathNot: "^$1/" },
    ),
    forbid(
      "the browser never reaches reading, ledger, boolean, checks, a prompt or a writer, even indirectly or for a type",
      { path: "^web/" },
      {
        path: ["^(reading|ledger|boolean|checks)/", "^tools/.*\\b(prompt|writer)\\b"],
        reachable: true,
      },
    ),
    forbid(
      "the browser knows a tool by its index: never its schema or its server half",
      { path: "^web/", pathNot: landing },
      { path: toolInside, reachable: true },
    ),
    forbid(
      "the browser knows a tool by its index: never its schema or its server half",
      { path: landing },
      { path: toolInside, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "the browser has the addresses of the calls: the rest of the table is types to it",
      { path: "^web/" },
      { path: "^contract/endpoints\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "web features do not meet: screens compose them",
      { path: "^web/features/([^/]+)/" },
      { path: "^web/features/[^/]+/", pathNot: "^web/features/$1/" },
    ),
    forbid(
      "nothing of the browser app imports what its tests share",
      { path: "^web/", pathNot: [tests, "^web/test/"] },
      { path: "^web/test/" },
    ),
    forbid(
      "server features meet only at a .service.ts or .task.ts",
      { path: "^server/features/([^/]+)/" },
      {
        path: "^server/features/[^/]+/",
        pathNot: ["^server/features/$1/", "\\.(service|task)\\.ts$"],
      },
    ),
    forbid(
      "foundations do not know features",
      { path: "^server/(http|db|queue|model|email|documents|secrets|egress)/" },
      { path: "^server/features/" },
    ),
    forbid(
      "only .store.ts files touch SQL, and tenant rows only through db/tenant.ts",
      {
        path: `^(contract|${pureRooms.join("|")}|server|web)/`,
        pathNot: ["\\.store\\.ts$", tests, ...sqlOutsideStores],
      },
      {
        path: ["^node_modules/(@types/)?(drizzle-orm|pg)/", "^server/db/schema/"],
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "only .store.ts files touch SQL, and tenant rows only through db/tenant.ts",
      { path: "^server/features/", pathNot: [tests, ...databaseHolders] },
      { path: "^server/db/connect\\.ts$" },
    ),
    forbid(
      "model packages are loaded only when a model is called",
      { path: "^server/", pathNot: tests },
      { path: "^node_modules/(ai|@ai-sdk)/", dynamic: false, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "addresses that customers name are called through server/egress alone",
      { path: "^(server|scripts)/", pathNot: "^server/egress/" },
      { path: "^node_modules/undici/" },
    ),
    forbid(
      "only tests import fixtures",
      {
        path: `^(contract|${pureRooms.join("|")}|server|web)/`,
        pathNot: [tests, "/fixtures/", "^server/(test|faults)/", "^web/test/"],
      },
      { path: "/fixtures/" },
    ),
    forbid("no cycles", {}, { circular: true }),
    forbid(
      "a room imports only the rooms before it",
      { path: "^english/" },
      { path: "^(reading|ledger|boolean|checks|tools)/" },
    ),
    forbid(
      "a room imports only the rooms before it",
      { path: "^reading/" },
      { path: "^(ledger|boolean|checks|tools)/" },
    ),
    forbid(
      "a room imports only the rooms before it",
      { path: "^ledger/" },
      { path: "^(boolean|checks|tools)/" },
    ),
    forbid(
      "a room imports only the rooms before it",
      { path: "^boolean/" },
      { path: "^(checks|tools)/" },
    ),
    forbid("a room imports only the rooms before it", { path: "^checks/" }, { path: "^tools/" }),
    forbid(
      "a room imports only the rooms before it",
      { path: "^web/(api|ui)/" },
      { path: "^web/(report|features|app)/" },
    ),
    forbid(
      "a room imports only the rooms before it",
      { path: "^web/report/" },
      { path: "^web/(features|app)/" },
    ),
    forbid(
      "a room imports only the rooms before it",
      { path: "^web/features/" },
      { path: "^web/app/" },
    ),
    forbid("every import can be resolved", {}, { couldNotResolve: true }),
  ],
  options: {
    exclude: { path: "^(dist|test-results|playwright-report|\\.data)/" },
    doNotFollow: { path: "^node_modules/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};

/** Files that together break exactly one rule. */
type Break = { rule: string; how: string; files: Record<string, string> };

export const importBreaks: Break[] = [
  {
    rule: "contract imports zod only",
    how: "a contract file that takes a tool's name from tools",
    files: { "contract/planted.ts": `export { tools } from "#tools/tools.ts";` },
  },
  {
    rule: "contract imports zod only",
    how: "a contract file that reads a clock from Node",
    files: { "contract/planted.ts": `export { setTimeout } from "node:timers/promises";` },
  },
  {
    rule: "english, reading, ledger, boolean, checks and tools are pure: no Node, no DOM, no I/O",
    how: "a tool that opens a file",
    files: { "tools/planted.ts": `export { readFile } from "node:fs/promises";` },
  },
  {
    rule: "english, reading, ledger, boolean, checks and tools are pure: no Node, no DOM, no I/O",
    how: "a check that draws",
    files: { "checks/planted.ts": `export { useState } from "react";` },
  },
  {
    rule: "english, reading, ledger, boolean, checks and tools are pure: no Node, no DOM, no I/O",
    how: "a ledger that asks the server, in a type only",
    files: { "ledger/planted.ts": `export type { Env } from "#server/env.ts";` },
  },
  {
    rule: "a tool folder knows only itself",
    how: "one tool that borrows from another",
    files: {
      "tools/market-pulse/planted.ts": `export { intakeSync } from "#tools/intake-sync/index.ts";`,
    },
  },
  {
    rule: "web and server never meet",
    how: "a screen that imports the server's settings",
    files: { "web/ui/planted.ts": `export { readEnv } from "#server/env.ts";` },
  },
  {
    rule: "web and server never meet",
    how: "a server file that imports a browser error",
    files: { "server/planted.ts": `export type { ApiError } from "#web/api/api-error.ts";` },
  },
  {
    rule: "the browser never reaches reading, ledger, boolean, checks, a prompt or a writer, even indirectly or for a type",
    how: "a feature that loads a file that loads a prompt",
    files: {
      "web/features/jobs/planted.ts": `export const load = () => import("#tools/planted.ts");`,
      "tools/planted.ts": `export { marketPulsePrompt } from "#tools/market-pulse/prompt.ts";`,
    },
  },
  {
    rule: "the browser never reaches reading, ledger, boolean, checks, a prompt or a writer, even indirectly or for a type",
    how: "a reader that builds a ledger of its own",
    files: { "web/features/reader/planted.ts": `export { buildLedger } from "#ledger/ledger.ts";` },
  },
  {
    rule: "the browser never reaches reading, ledger, boolean, checks, a prompt or a writer, even indirectly or for a type",
    how: "a screen that takes a check's type",
    files: { "web/features/reader/planted.ts": `export type { Reports } from "#checks/check.ts";` },
  },
  {
    rule: "the browser never reaches reading, ledger, boolean, checks, a prompt or a writer, even indirectly or for a type",
    how: "an export whose text needs the search compiler",
    files: {
      "web/features/outputs/planted.ts": `export { text } from "#tools/planted.ts";`,
      "tools/planted.ts": `import { measure } from "#boolean/length.ts";\nexport const text = measure;`,
    },
  },
  {
    rule: "the browser never reaches reading, ledger, boolean, checks, a prompt or a writer, even indirectly or for a type",
    how: "a form that reads a posting by itself",
    files: {
      "web/features/jobs/planted.ts": `export { usStates } from "#reading/world/us-states.ts";`,
    },
  },
  {
    rule: "the browser knows a tool by its index: never its schema or its server half",
    how: "a screen that loads a file that checks a report",
    files: {
      "web/features/outputs/planted.ts": `export { shape } from "#tools/planted.ts";`,
      "tools/planted.ts": `import { IntakeSync } from "#tools/intake-sync/schema.ts";\nexport const shape = IntakeSync;`,
    },
  },
  {
    rule: "the browser knows a tool by its index: never its schema or its server half",
    how: "a landing page that parses its sample",
    files: {
      "web/features/landing/planted.ts": `export { IntakeSync } from "#tools/intake-sync/schema.ts";`,
    },
  },
  {
    rule: "the browser has the addresses of the calls: the rest of the table is types to it",
    how: "a client that checks answers by itself",
    files: { "web/api/planted.ts": `export { endpoints } from "#contract/endpoints.ts";` },
  },
  {
    rule: "web features do not meet: screens compose them",
    how: "a jobs component that imports an accounts component",
    files: {
      "web/features/jobs/planted.ts": `export { greetingFor } from "#web/features/accounts/greeting.ts";`,
    },
  },
  {
    rule: "nothing of the browser app imports what its tests share",
    how: "a jobs component that shows the tests' job",
    files: { "web/features/jobs/planted.ts": `export { job } from "#web/test/jobs.ts";` },
  },
  {
    rule: "server features meet only at a .service.ts or .task.ts",
    how: "jobs that read the store of outputs",
    files: {
      "server/features/jobs/planted.ts": `export { outputStore } from "#server/features/outputs/outputs.store.ts";`,
    },
  },
  {
    rule: "foundations do not know features",
    how: "the database folder that imports a service",
    files: {
      "server/db/planted.ts": `export { jobService } from "#server/features/jobs/jobs.service.ts";`,
    },
  },
  {
    rule: "only .store.ts files touch SQL, and tenant rows only through db/tenant.ts",
    how: "a service that builds SQL",
    files: { "server/features/jobs/planted.service.ts": `export { sql } from "drizzle-orm";` },
  },
  {
    rule: "only .store.ts files touch SQL, and tenant rows only through db/tenant.ts",
    how: "a handler that opens a connection",
    files: { "server/features/jobs/planted.handlers.ts": `export { Pool } from "pg";` },
  },
  {
    rule: "only .store.ts files touch SQL, and tenant rows only through db/tenant.ts",
    how: "a store that takes the whole database instead of a tenant's",
    files: {
      "server/features/jobs/planted.store.ts": `export type { Database } from "#server/db/connect.ts";`,
    },
  },
  {
    rule: "model packages are loaded only when a model is called",
    how: "a server file that loads the model packages at its start",
    files: { "server/planted.ts": `export { streamText } from "ai";` },
  },
  {
    rule: "addresses that customers name are called through server/egress alone",
    how: "a feature that fetches by itself",
    files: { "server/features/jobs/planted.ts": `export { fetch } from "undici";` },
  },
  {
    rule: "only tests import fixtures",
    how: "a check that compares with the tests' sample report",
    files: {
      "checks/planted.ts": `export { samplePlaybook } from "#checks/fixtures/sample-playbook.ts";`,
    },
  },
  {
    rule: "no cycles",
    how: "two files that need each other",
    files: {
      "server/planted.ts": `import { b } from "#server/planted-too.ts";\nexport const a = () => b;`,
      "server/planted-too.ts": `import { a } from "#server/planted.ts";\nexport const b = () => a;`,
    },
  },
  {
    rule: "a room imports only the rooms before it",
    how: "a ledger that reads a tool",
    files: { "ledger/planted.ts": `export { tools } from "#tools/tools.ts";` },
  },
  {
    rule: "a room imports only the rooms before it",
    how: "what features share of reports, and one of the features",
    files: {
      "web/report/planted.ts": `export { greetingFor } from "#web/features/accounts/greeting.ts";`,
    },
  },
  {
    rule: "a room imports only the rooms before it",
    how: "a button that knows what an edited report is",
    files: { "web/ui/planted.ts": `export { isEditedNow } from "#web/report/states.ts";` },
  },
  {
    rule: "every import can be resolved",
    how: "an import of a file that is not there",
    files: { "server/planted.ts": `export { gone } from "#server/gone.ts";` },
  },
];

import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";

/** Files that together break exactly one rule. */
type Break = { rule: string; how: string; files: Record<string, string> };

const breaks: Break[] = [
  {
    rule: "contract imports zod only",
    how: "a contract file that takes a tool's name from tools",
    files: { "contract/planted.ts": `export { tools } from "#tools/catalogue.ts";` },
  },
  {
    rule: "contract imports zod only",
    how: "a contract file that reads a clock from Node",
    files: { "contract/planted.ts": `export { setTimeout } from "node:timers/promises";` },
  },
  {
    rule: "ledger, boolean, checks and tools are pure: no Node, no DOM, no I/O",
    how: "a tool that opens a file",
    files: { "tools/planted.ts": `export { readFile } from "node:fs/promises";` },
  },
  {
    rule: "ledger, boolean, checks and tools are pure: no Node, no DOM, no I/O",
    how: "a check that draws",
    files: { "checks/planted.ts": `export { useState } from "react";` },
  },
  {
    rule: "ledger, boolean, checks and tools are pure: no Node, no DOM, no I/O",
    how: "a ledger that asks the server, in a type only",
    files: { "ledger/planted.ts": `export type { Env } from "#server/env.ts";` },
  },
  {
    rule: "a tool folder knows only itself",
    how: "one tool that borrows from another",
    files: {
      "tools/market-pulse/planted.ts": `export { intakeSync } from "#tools/intake-sync/tool.ts";`,
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
    rule: "the browser never reaches a prompt or a writer, even indirectly",
    how: "a feature that loads a file that loads the writers",
    files: {
      "web/features/jobs/planted.ts": `export const load = () => import("#tools/planted.ts");`,
      "tools/planted.ts": `export { writers } from "#tools/writers.ts";`,
    },
  },
  {
    rule: "web features do not meet: screens compose them",
    how: "a jobs component that imports an accounts component",
    files: {
      "web/features/jobs/planted.ts": `export { greetingFor } from "#web/features/accounts/greeting.ts";`,
    },
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
    files: { "ledger/planted.ts": `export { tools } from "#tools/catalogue.ts";` },
  },
  {
    rule: "every import can be resolved",
    how: "an import of a file that is not there",
    files: { "server/planted.ts": `export { gone } from "#server/gone.ts";` },
  },
];

const environmentRule = "only server/env.ts reads the environment";
const environmentReads = [
  `export const secret = process.env.AUTH_SECRET;`,
  `export const { env } = process;`,
  `export const home = globalThis.process.env.HOME;`,
  `export { env } from "node:process";`,
];

const root = join(import.meta.dirname, "..");
const notSource = new Set(["node_modules", ".git", ".data", "dist", "docs", "test-results"]);
let copy = "";

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "roleprint-rules-"));
  cpSync(root, copy, { recursive: true, filter: (path) => !notSource.has(relative(root, path)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const Cruise = z.object({
  summary: z.object({
    error: z.number(),
    totalCruised: z.number(),
    totalDependenciesCruised: z.number(),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
  }),
});

describe("import rules", () => {
  test("the code as it is keeps every rule, and every rule has a break below", () => {
    const { status, text } = cruise("json", ".");
    const { summary } = Cruise.parse(JSON.parse(text));
    expect({ status, errors: summary.error }).toEqual({ status: 0, errors: 0 });
    expect(summary.totalCruised).toBeGreaterThan(50);
    expect(summary.totalDependenciesCruised).toBeGreaterThan(200);
    const rules = new Set(summary.ruleSetUsed.forbidden.map((rule) => rule.name));
    expect(new Set(breaks.map(({ rule }) => rule))).toEqual(rules);
  });

  for (const { rule, how, files } of breaks) {
    test(`${how} is refused: ${rule}`, () => {
      const { status, text } = withPlanted(files, () => cruise("err", ...Object.keys(files)));
      const named = [...text.matchAll(/^ {2}error (.+): (\S+\.tsx?)/gmu)];
      expect(new Set(named.map(([, name]) => name))).toEqual(new Set([rule]));
      expect(Object.keys(files)).toEqual(expect.arrayContaining(named.map(([, , file]) => file)));
      expect(status).not.toBe(0);
    });
  }
});

describe("the environment", () => {
  test(`the code as it is keeps the rule: ${environmentRule}`, () => {
    const { text } = lint("contract", "tools", "server", "web");
    expect(text).toMatch(/Finished in .+ on \d{3,} files/u);
    expect(text).not.toContain(environmentRule);
  });

  for (const source of environmentReads) {
    test(`a service that says ${source} is refused: ${environmentRule}`, () => {
      const file = "server/features/jobs/planted.service.ts";
      const { status, text } = withPlanted({ [file]: source }, () => lint(file));
      expect(text).toContain(environmentRule);
      expect(status).not.toBe(0);
    });
  }
});

describe("the call table", () => {
  test("a call added without an access entry fails the build", () => {
    const table = readFileSync(join(root, "contract/endpoints.ts"), "utf8");
    const call = `  planted: { method: "GET", path: "/api/planted", summary: "Open?", reply: Done },\n`;
    const end = "} as const satisfies Endpoints;";
    writeFileSync(join(copy, "contract/endpoints.ts"), table.replace(end, `${call}${end}`));
    const { status, text } = run("@typescript/native/bin/tsc", "-p", "tsconfig.pure.json");
    writeFileSync(join(copy, "contract/endpoints.ts"), table);
    expect(text).toMatch(/contract\/endpoints\.ts.+Property 'access' is missing/su);
    expect(status).not.toBe(0);
  });
});

function withPlanted<T>(files: Record<string, string>, work: () => T): T {
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    writeFileSync(join(copy, name), source);
  }
  try {
    return work();
  } finally {
    for (const name of Object.keys(files)) rmSync(join(copy, name));
  }
}

function cruise(format: "json" | "err", ...paths: string[]) {
  const config = ["--config", ".dependency-cruiser.mjs", "--preserve-symlinks"];
  return run("dependency-cruiser/bin/dependency-cruiser.mjs", ...config, "-T", format, ...paths);
}

function lint(...paths: string[]) {
  return run("oxlint/bin/oxlint", ...paths);
}

function run(program: string, ...args: string[]) {
  const done = spawnSync(process.execPath, [join(root, "node_modules", program), ...args], {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status: done.status, text: `${done.stdout}${done.stderr}` };
}

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
import { importBreaks } from "#scripts/proof/import-breaks.ts";

const environmentRule = "only server/env.ts reads the environment";
const environmentReads = [
  `export const secret = process.env.AUTH_SECRET;`,
  `export const { env } = process;`,
  `export const home = globalThis.process.env.HOME;`,
  `export { env } from "node:process";`,
];

const root = join(import.meta.dirname, "../..");
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
    violations: z.array(
      z.object({
        from: z.string(),
        rule: z.object({ name: z.string(), severity: z.literal("error") }),
      }),
    ),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
  }),
});

describe("import rules", () => {
  /** Each break under names of its own, so that all of them stand side by side. */
  const planted = importBreaks.map(({ files, ...rest }, at) => {
    const rename = (text: string) => text.replaceAll("planted", `planted-${at}`);
    const renamed = Object.entries(files).map((file) => file.map(rename) as [string, string]);
    return { ...rest, files: Object.fromEntries(renamed) };
  });
  let summary: z.infer<typeof Cruise>["summary"];
  beforeAll(() => {
    const all = Object.assign({}, ...planted.map(({ files }) => files)) as Record<string, string>;
    const { text } = withPlanted(all, () => cruise(Object.keys(all)));
    summary = Cruise.parse(JSON.parse(text)).summary;
  }, 400_000);

  /** That the code as it is keeps them is `npm run rules`. */
  test("every rule has a break below", () => {
    const rules = new Set(summary.ruleSetUsed.forbidden.map((rule) => rule.name));
    expect(new Set(importBreaks.map(({ rule }) => rule))).toEqual(rules);
  });

  for (const { rule, how, files } of planted) {
    test(`${how} is refused: ${rule}`, () => {
      const own = summary.violations.filter(({ from }) => from in files);
      expect(new Set(own.map((violation) => violation.rule.name))).toEqual(new Set([rule]));
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

describe("customers' addresses", () => {
  const rule = "addresses that customers name are called through server/egress alone";

  test(`a service that fetches by itself is refused: ${rule}`, () => {
    const file = "server/features/jobs/planted.service.ts";
    const source = `export const ask = (address: string) => fetch(address);`;
    const { status, text } = withPlanted({ [file]: source }, () => lint(file));
    expect(text).toContain(rule);
    expect(status).not.toBe(0);
  });
});

describe("faults", () => {
  test("a service that throws a bare Error is refused: the log would not say its message", () => {
    const file = "server/features/jobs/planted.service.ts";
    const source = `export const refuse = () => { throw new Error("no job"); };`;
    const { status, text } = withPlanted({ [file]: source }, () => lint(file));
    expect(text).toContain("a fault is a class");
    expect(status).not.toBe(0);
  });
});

test("a module that uses a constant above the line that defines it is refused", () => {
  const file = "web/ui/planted.ts";
  const source = `export const twice = once + once;\nconst once = 1;\n`;
  const { status, text } = withPlanted({ [file]: source }, () => lint(file));
  expect(text).toContain("'once' was used before it was defined");
  expect(status).not.toBe(0);
});

describe("the call table", () => {
  test("a call added without an access entry fails the build [S-701]", () => {
    const table = readFileSync(join(root, "contract/endpoints.ts"), "utf8");
    const call = `  planted: { method: "GET", path: "/api/planted", summary: "Open?", reply: Done },\n`;
    const end = "} as const satisfies Endpoints;";
    writeFileSync(join(copy, "contract/endpoints.ts"), table.replace(end, `${call}${end}`));
    const { status, text } = run("@typescript/native/bin/tsc", "-p", "tsconfig.pure.json");
    writeFileSync(join(copy, "contract/endpoints.ts"), table);
    expect(text).toMatch(/contract\/endpoints\.ts.+Property 'access' is missing/su);
    expect(status).not.toBe(0);
  }, 300_000);
});

describe("two worlds", () => {
  const compile = (...args: string[]) => run("@typescript/native/bin/tsc", ...args);

  test.each([
    { world: "pure", hasNode: false, hasPage: false },
    { world: "web", hasNode: false, hasPage: true },
    { world: "node", hasNode: true, hasPage: false },
  ])("the world called $world sees its own names alone", ({ world, hasNode, hasPage }) => {
    const { text } = compile("-p", `tsconfig.${world}.json`, "--listFilesOnly");
    expect(text.split("\n").length).toBeGreaterThan(500);
    expect(text.includes("/@types/node/")).toBe(hasNode);
    expect(text.includes("/lib.dom.d.ts")).toBe(hasPage);
  });

  test.each([
    { file: "server/planted.ts", world: "node", name: "document" },
    { file: "web/planted.ts", world: "web", name: "process" },
    { file: "tools/planted.ts", world: "pure", name: "process" },
    { file: "tools/planted.ts", world: "pure", name: "document" },
  ])("$file that says $name is refused", ({ file, world, name }) => {
    const config = { extends: `./tsconfig.${world}.json`, files: [file], include: [] };
    const planted = {
      [file]: `export const title = ${name}.title;`,
      "tsconfig.planted.json": JSON.stringify({ ...config, references: [] }),
    };
    const { status, text } = withPlanted(planted, () => compile("-p", "tsconfig.planted.json"));
    expect(text).toMatch(new RegExp(`${file}.+Cannot find name '${name}'`, "u"));
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

/** Two steps from the files given: a break is at most planted behind another planted file. */
function cruise(files: readonly string[]) {
  const config = ["--config", ".dependency-cruiser.mjs", "--preserve-symlinks", "--max-depth", "2"];
  return run("dependency-cruiser/bin/dependency-cruiser.mjs", ...config, "-T", "json", ...files);
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

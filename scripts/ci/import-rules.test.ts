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
import { importBreaks } from "#scripts/ci/import-breaks.ts";

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

const Lint = z.object({
  diagnostics: z.array(
    z.object({ filename: z.string(), message: z.string(), help: z.string().optional() }),
  ),
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

/** Files of which each is refused by the linter; that it has nothing against the code as it is, is `npm run lint`. */
const lintBreaks = [
  ...[
    `export const secret = process.env.AUTH_SECRET;`,
    `export const { env } = process;`,
    `export const home = globalThis.process.env.HOME;`,
    `export { env } from "node:process";`,
  ].map((source) => ({ source, says: "only server/env.ts reads the environment" })),
  {
    source: `export const ask = (address: string) => fetch(address);`,
    says: "addresses that customers name are called through server/egress alone",
  },
  {
    // The log would not say its message.
    source: `export const refuse = () => { throw new Error("no job"); };`,
    says: "a fault is a class",
  },
  {
    source: `export const twice = once + once;\nconst once = 1;\n`,
    says: "'once' was used before it was defined",
  },
].map((one, at) => ({ ...one, file: `server/features/jobs/planted-${at}.service.ts` }));

const rooms = ["contract", "tools", "server", "web/ui"].map((room) => `${room}/planted-env.ts`);

describe("what the linter refuses", () => {
  let found: Map<string, string>;
  let status: number | null;
  beforeAll(() => {
    const read = lintBreaks[0]?.source ?? "";
    const all = Object.fromEntries([
      ...lintBreaks.map(({ file, source }) => [file, source] as const),
      ...rooms.map((file) => [file, read] as const),
    ]);
    const done = withPlanted(all, () => lint("--format", "json", ...Object.keys(all)));
    status = done.status;
    const { diagnostics } = Lint.parse(JSON.parse(done.text));
    const byFile = Map.groupBy(diagnostics, ({ filename }) => filename);
    found = new Map(
      [...byFile].map(([file, own]) => [
        file,
        own.map(({ message, help }) => `${message} ${help ?? ""}`).join("\n"),
      ]),
    );
  });

  for (const { file, source, says } of lintBreaks) {
    test(`a service that says ${source.trim()} is refused: ${says}`, () => {
      expect(found.get(file)).toContain(says);
      expect(status).not.toBe(0);
    });
  }

  test.each(rooms)("%s may not read the environment", (file) => {
    expect(found.get(file)).toContain("only server/env.ts reads the environment");
  });
});

describe("the call table", () => {
  test("a call added without an access entry fails the build [S-701]", () => {
    const table = readFileSync(join(root, "contract/endpoints.ts"), "utf8");
    const call = `  planted: { method: "GET", path: "/api/planted", summary: "Open?", reply: Done },\n`;
    const end = "} as const satisfies Endpoints;";
    const files = ["contract/endpoints.ts"];
    const config = { extends: "./tsconfig.pure.json", files, include: [] };
    writeFileSync(join(copy, "contract/endpoints.ts"), table.replace(end, `${call}${end}`));
    const { status, text } = withPlanted({ "tsconfig.planted.json": JSON.stringify(config) }, () =>
      compile("-p", "tsconfig.planted.json"),
    );
    writeFileSync(join(copy, "contract/endpoints.ts"), table);
    expect(text).toMatch(/contract\/endpoints\.ts.+Property 'access' is missing/su);
    expect(status).not.toBe(0);
  });
});

describe("two worlds", () => {
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

function lint(...args: string[]) {
  return run("oxlint/bin/oxlint", ...args);
}

function compile(...args: string[]) {
  return run("@typescript/native/bin/tsc", ...args);
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

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { rulesOf, taggedTests } from "#scripts/ci/spec-rules.ts";

const rules = `
- section: §2 Screens
  rules:
    - id: S-201
      rule: Logout signs out
      where: [web/sign-out.ts]
    - id: S-202
      rule: A name is needed
      where: [web/sign-out.ts]
      proven-by: [server/name.slow.ts]
    - id: S-203
      rule: It is quick
      where: [web/sign-out.ts]
      untested: measured, npm run bench
`;
const named = (name: string, ids: string) => `test("${name} [${ids}]", () => {});\n`;

test("every rule has a test of the day, or says why it has none", () => {
  const { rules: all, faults } = rulesOf(join(import.meta.dirname, "../.."));
  expect(all.length).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});

let root: string;
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe("rules and the names of tests", () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "rules-"));
    put("docs/rules.yaml", rules);
    put("web/sign-out.ts", "");
    put("web/sign-out.test.ts", named("signs out everywhere", "S-201"));
    put("server/name.slow.ts", 'test("a name", () => {});');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("fit where each rule has its test", () => {
    expect(rulesOf(root).faults).toEqual([]);
  });

  test.each([
    [
      "a rule has no test",
      "web/sign-out.test.ts",
      named("signs out everywhere", "R-1").replace(/ \[.*\]/u, ""),
      "S-201 has no test: Logout signs out",
    ],
    [
      "only a journey of the night tells",
      "web/sign-out.test.ts",
      named("signs out everywhere @night", "S-201"),
      "S-201 has no test by day: Logout signs out",
    ],
    [
      "only a file of the night tells",
      "docs/rules.yaml",
      rules.replace("[server/name.slow.ts]", "[server/name.nightly.ts]"),
      "S-202 has no test by day: A name is needed",
    ],
    [
      "a name carries an id that names no rule",
      "server/name.slow.ts",
      named("a name", "S-202, S-299"),
      `S-299 names no rule of docs/rules.yaml: server/name.slow.ts › a name [S-202, S-299]`,
    ],
    [
      "an id has lost its hyphen",
      "server/name.slow.ts",
      named("a name", "S202"),
      `S202 names no rule of docs/rules.yaml: server/name.slow.ts › a name [S202]`,
    ],
    [
      "a rule with a test says why it has none",
      "server/name.slow.ts",
      named("a name", "S-203"),
      "S-203 has a test and says why it has none",
    ],
    [
      "an id stands twice",
      "docs/rules.yaml",
      rules.replace("S-202", "S-201"),
      "S-201 stands twice",
    ],
    [
      "a file of the product is gone",
      "docs/rules.yaml",
      rules.replace("web/sign-out.ts", "web/gone.ts"),
      "S-201: web/gone.ts is not there",
    ],
    [
      "a test file is gone",
      "docs/rules.yaml",
      rules.replace("name.slow", "gone.slow"),
      "S-202: server/gone.slow.ts is no test file that is there",
    ],
    [
      "a rule says nothing of where it is kept",
      "docs/rules.yaml",
      rules.replace("where: [web/sign-out.ts]", ""),
      "docs/rules.yaml:4: 0.rules.0.where: Invalid input: expected array, received undefined",
    ],
  ])("do not fit when %s", (_, path, text, fault) => {
    put(path, text);
    expect(rulesOf(root).faults).toContain(fault);
  });
});

test("ids are read at the end of names of tests, tables of tests and groups, and nowhere else", () => {
  const text = [
    named("plain", "S-201"),
    `describe("group [S-202, R-3]", () => {});`,
    `test.each([["x [S-900]"]])("each %s [X-04]", () => {});`,
    `test(\`for \${one.key} "quoted" [W-20]\`, () => {});`,
    `expect(text).toBe("x", "y [S-901]");`,
    `test("[S-902] first, A-07, [text-1]", () => {});`,
    `// test("a comment [S-903]")`,
  ].join("\n");
  expect(taggedTests("a.test.ts", text).map(({ title, ids }) => [title, ids])).toEqual([
    [`plain [S-201]`, ["S-201"]],
    [`group [S-202, R-3]`, ["S-202", "R-3"]],
    [`each %s [X-04]`, ["X-04"]],
    [`for \${one.key} "quoted" [W-20]`, ["W-20"]],
  ]);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkSpecMap, writeSpecMap } from "#scripts/proof/check-spec-map.ts";
import { taggedTests } from "#scripts/proof/spec-rules.ts";
import { faultOf, outcomesOfPlaywright, outcomesOfVitest } from "#scripts/proof/test-outcomes.ts";

const rules = `
- section: §2 Screens
  part: Top bar
  rules:
    - id: S-201
      rule: Logout signs out
      where: [web/sign-out.ts]
- section: §2 Screens
  part: Profile
  rules:
    - id: S-202
      rule: A name | is needed
      where: [web/sign-out.ts]
      proven-by: [server/name.slow.ts]
    - id: S-203
      rule: It is quick
      where: [web/sign-out.ts]
      untested: measured, npm run bench
`;
const named = (name: string, ids: string) => `test("${name} [${ids}]", () => {});\n`;
/** Not in a call, or it would be a name of this file. */
const signsOut = "signs out everywhere [S-201]";
const ran = (name: string, status = "passed") => ({
  title: name,
  ancestorTitles: ["door"],
  status,
});

let root: string;
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const putResults = (name: string, file: string, ...results: ReturnType<typeof ran>[]) =>
  put(
    `test-results/${name}`,
    JSON.stringify({ testResults: [{ name: join(root, file), assertionResults: results }] }),
  );
describe("the specification's map", () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "spec-map-"));
    put("docs/rules.yaml", rules);
    put("web/sign-out.ts", "");
    put("web/sign-out.test.ts", named("signs out everywhere", "S-201"));
    put("server/name.slow.ts", 'test("a name", () => {});');
    putResults("vitest.json", "web/sign-out.test.ts", ran(signsOut));
    putResults("vitest-slow.json", "server/name.slow.ts", ran("a name"));
    put("test-results/e2e.json", JSON.stringify({ suites: [] }));
    writeSpecMap(root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("is written from the rules and the names of tests, and then is as it would be written", () => {
    expect(checkSpecMap(root)).toEqual([]);
    const [, tables] = readFileSync(join(root, "docs/spec-map.md"), "utf8").split(/(?=^## )/mu);
    expect(tables).toBe(`## §2 Screens

### Top bar

| id | rule | where | test |
|---|---|---|---|
| S-201 | Logout signs out | \`web/sign-out.ts\` | \`web/sign-out.test.ts\` › signs out everywhere |

### Profile

| id | rule | where | test |
|---|---|---|---|
| S-202 | A name \\| is needed | \`web/sign-out.ts\` | \`server/name.slow.ts\` |
| S-203 | It is quick | \`web/sign-out.ts\` | none: measured, npm run bench |
`);
  });

  test.each([
    ["a rule has other words", "docs/rules.yaml", rules.replace("Logout", "Sign out")],
    ["the page was changed by hand", "docs/spec-map.md", "# Specification map\n"],
  ])("is stale when %s", (_, path, text) => {
    put(path, text);
    const stale = ["docs/spec-map.md is stale: npm run spec-map:write"];
    expect(checkSpecMap(root)).toEqual(stale);
    writeSpecMap(root);
    expect(checkSpecMap(root)).toEqual([]);
  });

  test.each([
    [
      "a rule has no test",
      "web/sign-out.test.ts",
      named("signs out everywhere", "R-1").replace(/ \[.*\]/u, ""),
      "S-201 has no test: Logout signs out",
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
      "docs/rules.yaml:5: 0.rules.0.where: Invalid input: expected array, received undefined",
    ],
  ])("is refused when %s", (_, path, text, fault) => {
    put(path, text);
    expect(writeSpecMap(root)).toContain(fault);
    expect(checkSpecMap(root)).toContain(fault);
  });

  test.each([
    ["failed", "failed or was skipped"],
    ["skipped", "failed or was skipped"],
    ["", "was not run"],
  ])("is refused when a test with an id was %s", (status, fault) => {
    putResults("vitest.json", "web/sign-out.test.ts", ...(status ? [ran(signsOut, status)] : []));
    const faults = [`${fault}: web/sign-out.test.ts › ${signsOut}`];
    expect(checkSpecMap(root)).toEqual(faults);
  });

  test("is refused while a runner has left nothing", () => {
    rmSync(join(root, "test-results/e2e.json"));
    const faults = ["test-results/e2e.json is missing: did its runner finish?"];
    expect(checkSpecMap(root)).toEqual(faults);
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

describe("a citation", () => {
  const outcomes = [
    { file: "a.test.ts", names: ["group", "works for nurses"], hasPassed: true },
    { file: "a.test.ts", names: ["group", "works for bakers"], hasPassed: false },
    { file: "b.test.ts", names: ["works"], hasPassed: true },
  ];
  test.each([
    ["b.test.ts", "works", undefined],
    ["b.test.ts", "", undefined],
    ["a.test.ts", "works for nurses", undefined],
    ["a.test.ts", "works for nurse%d", undefined],
    ["a.test.ts", "works for %s", "failed or was skipped: a.test.ts › works for %s"],
    ["a.test.ts", "group", "failed or was skipped: a.test.ts › group"],
    ["b.test.ts", "work", "was not run: b.test.ts › work"],
    ["c.test.ts", "", "was not run: c.test.ts › "],
  ])("of %s › %s counts when all it means was run and passed", (file, title, fault) => {
    expect(faultOf({ file, title }, outcomes)).toBe(fault);
  });
});

test("outcomes are read from both kinds of report", () => {
  const vitest = {
    testResults: [
      {
        name: "/r/a.test.ts",
        assertionResults: [{ title: "t", ancestorTitles: ["g"], status: "failed" }],
      },
    ],
  };
  expect(outcomesOfVitest(vitest, "/r")).toEqual([
    { file: "a.test.ts", names: ["g", "t"], hasPassed: false },
  ]);
  const spec = (status: string) => ({ file: "x.ts", title: "t", ok: true, tests: [{ status }] });
  const inner = { file: "x.spec.ts", title: "g", specs: [spec("skipped")] };
  const suite = {
    file: "x.spec.ts",
    title: "x.spec.ts",
    specs: [spec("expected")],
    suites: [inner],
  };
  expect(outcomesOfPlaywright({ suites: [suite] })).toEqual([
    { file: "e2e/x.ts", names: ["x.spec.ts", "t"], hasPassed: true },
    { file: "e2e/x.ts", names: ["x.spec.ts", "g", "t"], hasPassed: false },
  ]);
});

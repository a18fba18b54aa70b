import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { faultOf, readMap } from "./read-spec-map.ts";
import { outcomesOfPlaywright, outcomesOfVitest } from "./test-outcomes.ts";

const root = join(import.meta.dirname, "../..");
const rules = readMap(readFileSync(join(root, "docs/spec-map.md"), "utf8"));
const exists = (path: string) => existsSync(join(root, path));

describe("the specification's map", () => {
  test("names for every rule code that is there", () => {
    const lost = rules.flatMap(({ rule, paths }) =>
      paths.filter((path) => !exists(path)).map((path) => `${rule}: ${path}`),
    );
    expect(lost).toEqual([]);
    expect(rules.length).toBeGreaterThan(200);
  });

  test("cites for every rule at least one test, which stands in its file", () => {
    const wanting = rules.flatMap(({ rule, tests }) =>
      tests
        .filter(
          ({ file, title }) =>
            !/\.(?:test|slow|nightly|spec)\.tsx?$|^e2e\//u.test(file) || !holds(file, title),
        )
        .map(({ file, title }) => `${rule}: ${file} › ${title}`),
    );
    expect(wanting).toEqual([]);
  });
});

function holds(file: string, title: string): boolean {
  if (!exists(file) || !statSync(join(root, file)).isFile()) return false;
  const text = readFileSync(join(root, file), "utf8");
  return title === "" || ['"', "'", "`"].some((mark) => text.includes(`${mark}${title}${mark}`));
}

describe("a table of rules", () => {
  const table = [
    "| rule | where | test |",
    "|---|---|---|",
    "| A job has a title | `contract/job.ts`, `web/` | `a.test.ts` › has a title<br>`b.slow.ts` |",
    "",
    "| from | when | to |",
    "|---|---|---|",
    "| a | b | c |",
  ].join("\n");

  test("is read row by row, and other tables are left alone", () => {
    expect(readMap(table)).toEqual([
      {
        rule: "A job has a title",
        paths: ["contract/job.ts", "web/"],
        tests: [
          { file: "a.test.ts", title: "has a title" },
          { file: "b.slow.ts", title: "" },
        ],
      },
    ]);
  });

  test("a row without a test is a citation of nothing", () => {
    const [row] = readMap(table.replace(/`a\.test.*`b\.slow\.ts`/u, "by eye"));
    expect(row?.tests).toEqual([{ file: "", title: "" }]);
  });
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
    ["a.test.ts", "works for %s", "failed: a.test.ts › works for %s"],
    ["a.test.ts", "group", "failed: a.test.ts › group"],
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

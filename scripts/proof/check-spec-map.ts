import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { specMapPage } from "./spec-map-page.ts";
import { faultsOfRules, isTestFile, readRules, taggedTests, withTests } from "./spec-rules.ts";
import { faultOf, outcomesOfPlaywright, outcomesOfVitest } from "./test-outcomes.ts";

const pagePath = "docs/spec-map.md";
const read = (root: string, path: string) => readFileSync(join(root, path), "utf8");

/** The rules of a tree with their tests, the page that would be written of them, and where rules and tests do not fit. */
export function rulesOf(root: string) {
  const { sections, faults } = readRules(read(root, "docs/rules.yaml"));
  const tagged = globSync("*/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => path === "node_modules" || path === "dist",
  })
    .filter(isTestFile)
    .toSorted()
    .flatMap((file) => taggedTests(file, read(root, file)));
  const exists = (path: string) => existsSync(join(root, path));
  return {
    rules: sections.flatMap((section) => withTests(section, tagged)),
    page: specMapPage(sections, tagged),
    faults: [...faults, ...faultsOfRules(sections, tagged, exists)],
  };
}

/** Writes the page; what is wrong with rules and tests is answered all the same. */
export function writeSpecMap(root: string): string[] {
  const { page, faults } = rulesOf(root);
  writeFileSync(join(root, pagePath), page);
  return faults;
}

/** What is wrong with rules, names of tests, the page, or the last run of the tests. */
export function checkSpecMap(root: string): string[] {
  const { rules, page, faults } = rulesOf(root);
  const stale =
    page === read(root, pagePath) ? [] : [`${pagePath} is stale: npm run spec-map:write`];
  const cited = rules.flatMap(({ tests }) => tests);
  return [...new Set([...faults, ...stale, ...faultsOfRun(root, cited)])];
}

/** Tests of the night have no outcome in a run of the day. */
function faultsOfRun(root: string, cited: { file: string; title: string }[]): string[] {
  const names = ["vitest.json", "vitest-slow.json", "e2e.json"];
  const paths = names.map((name) => `test-results/${name}`);
  const missing = paths.filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0)
    return missing.map((path) => `${path} is missing: did its runner finish?`);
  const [units, slow, journeys] = paths.map((path): unknown => JSON.parse(read(root, path)));
  const outcomes = [
    ...outcomesOfVitest(units, root),
    ...outcomesOfVitest(slow, root),
    ...outcomesOfPlaywright(journeys),
  ];
  return cited
    .filter(({ file }) => !file.includes(".nightly."))
    .flatMap((citation) => faultOf(citation, outcomes) ?? []);
}

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** "F-05", "G8", and "M7" of the security test. */
const id = /\b(?:[ABFLPV]-\d{2}|[GHLMS]\d{1,2})\b/gu;
/** The title of `test("…`, `describe("…`, and of `test.each(…)("…`. */
const title = /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(?:"([^"\n]+)"|`([^`]+)`)/gu;

function idsIn(text: string): string[] {
  return [...text.matchAll(id)].map(([found]) => found);
}

function idsOfRows(path: string): string[] {
  const rows = read(path).match(/^(?:\||-) [A-Z][-\d]+ /gmu) ?? [];
  return rows.flatMap(idsIn);
}

const inTitles = globSync("*/**/*.{test,slow,nightly,spec}.{ts,tsx}", {
  cwd: root,
  exclude: (path) => /^(?:node_modules|dist)$/u.test(path),
}).flatMap((file) =>
  [...read(file).matchAll(title)].flatMap(([, plain, template]) => idsIn(plain ?? template ?? "")),
);
const inMeasures = globSync("bench/*.ts", { cwd: root })
  .flatMap((file) => read(file).match(/(["`])(?:(?!\1)[^\n])*\1/gu) ?? [])
  .flatMap(idsIn);

test("whoever reads an id in a test's name finds it explained", () => {
  expect(new Set(inTitles).size).toBeGreaterThan(80);
  const explained = new Set([...idsOfRows("docs/hardening.md"), ...idsOfRows("docs/asvs.md")]);
  const missing = [...inTitles, ...inMeasures].filter((one) => !explained.has(one));
  expect([...new Set(missing)]).toEqual([]);
});

test("docs/hardening.md explains each id once, and none that no test and no measurement has", () => {
  const rows = idsOfRows("docs/hardening.md");
  expect(rows).toEqual([...new Set(rows)]);
  const used = new Set([...inTitles, ...inMeasures]);
  expect(rows.filter((one) => !used.has(one))).toEqual([]);
});

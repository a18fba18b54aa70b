import { expect, test } from "vitest";
import { evaluate, findFailures } from "#eval/evaluate.ts";
import { printTable } from "#eval/table.ts";

const result = evaluate();

test("twelve jobs through readers, writers and checks meet every goal", () => {
  expect(findFailures(result)).toEqual([]);
});

test("a goal that is missed is named", () => {
  const [first] = result.cases;
  if (first === undefined) throw new Error("there are cases");
  const worse = { ...first, unsupportedFigures: 1, coverageHoles: 2 };
  expect(findFailures({ ...result, cases: [worse] })).toEqual([
    `${first.key}: unsupportedFigures 1`,
    `${first.key}: coverageHoles 2`,
  ]);
});

test("the table names every rule that has something to say of our own reports", () => {
  const [first] = result.cases;
  if (first === undefined) throw new Error("there are cases");
  const table = (findings: Record<string, number>) =>
    printTable({ ...result, cases: [{ ...first, findings }] }, null);
  expect(table({ "law.openRange": 2 })).toContain("law.openRange in 1 of 1 jobs");
  expect(table({})).toContain("Findings in these reports: none.");
  expect(printTable(result, null)).not.toContain("law.openRange");
});

test("the table has a row for every job", () => {
  const table = printTable(result, null);
  for (const { key } of result.cases) expect(table).toContain(`| ${key} |`);
});

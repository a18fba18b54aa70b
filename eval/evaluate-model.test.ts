import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { evalCases } from "#eval/cases.ts";
import { evaluateModel, openEvalModels } from "#eval/evaluate-model.ts";
import { evaluate, findFailures } from "#eval/evaluate.ts";
import type { Measured } from "#eval/measure-reports.ts";
import { answerAsBuiltIn } from "#eval/built-in-model.ts";
import { printTable, printWriters } from "#eval/table.ts";
import { toolOf } from "#server/test/model/model-answers.ts";
import { startModelServer, type ModelServer } from "#server/test/model/model-server.ts";

vi.setConfig({ testTimeout: 300_000 });
const cases = evalCases.slice(0, 2);
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const models = () => openEvalModels({ MODEL: "compatible/local", COMPATIBLE_BASE_URL: server.url });
const untimed = (measures: Measured) => ({ ...measures, milliseconds: 0 });

test("a model that writes as we do measures as we do, and has its row beside ours", async () => {
  server.behave((call) => ({ content: answerAsBuiltIn(call), chunkChars: 2_000 }));
  const ours = evaluate(cases);
  const theirs = await evaluateModel(models(), cases);
  expect(theirs.cases.map(untimed)).toEqual(ours.cases.map(untimed));
  expect(theirs.writer).toEqual({
    name: "compatible/local",
    inputTokens: 240_000,
    outputTokens: 6_000,
    replacedSections: 0,
    failures: [],
  });
  expect(printTable(theirs, null)).toContain("Written by: compatible/local; 246000 tokens.");
  const rows = printWriters([ours, theirs]).split("\n").slice(2);
  expect(rows.map((row) => row.split(" | ").slice(0, 3))).toEqual([
    ["| built-in", "12 of 12", "0"],
    ["| compatible/local", "12 of 12", "0"],
  ]);
});

test("a report that a model refuses to write is missing in its row, and named", async () => {
  server.behave((call) =>
    toolOf(call) === "intakeSync"
      ? { refusal: "I will not." }
      : { content: answerAsBuiltIn(call), chunkChars: 2_000 },
  );
  const [first] = cases;
  if (!first) throw new Error("there are cases");
  const result = await evaluateModel(models(), [first]);
  expect(result.cases[0]?.schemaFailures).toBe(1);
  expect(findFailures(result)).toContain(
    `${first.key}: intakeSync was not written: The model refused to write this`,
  );
  expect(printWriters([result])).toContain("| compatible/local | 5 of 6 |");
});

import { describe, expect, test } from "vitest";
import { withoutBlockIds } from "#contract/block.ts";
import { toolTypes, type ReportContent, type ToolType } from "#contract/output.ts";
import { isRecord, walkReport } from "#contract/walk.ts";
import { edNurse } from "#eval/cases/ed-nurse.ts";
import before from "#tools/fixtures/reports-before-ids.json" with { type: "json" };
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import { listBlocks } from "#tools/report/blocks.ts";
import { mergeReports } from "#tools/report/merging/merge.ts";
import { applyChange } from "#tools/report/merging/apply-change.ts";
import { listParts } from "#tools/report/parts.ts";
import type { Draft } from "#tools/tool.ts";
import { serverTools } from "#tools/tools.server.ts";
import { builtInStamp, finishReport } from "#tools/writing/finish.ts";

function write(tool: ToolType): Draft {
  const briefing = briefOn(edNurse.job);
  return finishReport(briefing, tool, serverTools[tool].write(briefing), builtInStamp).report;
}

describe.each(toolTypes)("%s", (tool) => {
  const next = write(tool);
  const byHand = (value: unknown): unknown => {
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return value.map(byHand);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        typeof part === "string" && /\s/u.test(part) ? `${part} So says Ines.` : byHand(part),
      ]),
    );
  };
  const merged = (texts: { base: ReportContent; mine: ReportContent; next: Draft }) =>
    mergeReports(tool, texts, { keeps: () => false });

  test("a report that nobody edited is simply replaced", () => {
    const old: Draft = before[tool];
    expect(withoutBlockIds(merged({ base: old, mine: old, next }).report)).toEqual(
      withoutBlockIds(next),
    );
    expect(merged({ base: next, mine: next, next })).toEqual({
      report: next,
      offered: [],
      written: next,
    });
  });

  test("a report edited everywhere stays, and taking all that is offered gives the new one", () => {
    const { metadata, ...words } = next;
    const edited = { ...(byHand(words) as Draft), metadata };
    expect(merged({ base: next, mine: edited, next })).toMatchObject({
      report: edited,
      offered: [],
    });
    const { report, offered } = merged({ base: {}, mine: edited, next });
    expect(report).toEqual(edited);
    expect(offered.length).toBeGreaterThan(5);
    const taken = offered.reduce((text, change) => applyChange(tool, text, change), report);
    expect(taken).toEqual(next);
  });

  test("its parts hold every one of its blocks and all its words", () => {
    const parts = listParts(tool, next);
    expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
    const ids = listBlocks(tool, next).map(({ id }) => id);
    expect(parts.map(({ key }) => key)).toEqual(expect.arrayContaining(ids));
    const { metadata: _, ...sections } = next;
    const { strings } = walkReport(tool, sections);
    const words = new Set(parts.flatMap((part) => part.words.split("\n")));
    const lines = strings.flatMap(({ text }) => text.split("\n"));
    expect(lines.filter((line) => !words.has(line))).toEqual([]);
  });
});

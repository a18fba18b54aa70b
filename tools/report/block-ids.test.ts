import { describe, expect, test } from "vitest";
import { z } from "zod";
import { isBlockId, withoutBlockIds } from "#contract/block.ts";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { isRecord, recordsOf, stringsOf } from "#contract/walk.ts";
import { evalCases } from "#eval/cases.ts";
import { edNurse } from "#eval/cases/ed-nurse.ts";
import { giveIds, keepIds } from "#tools/report/block-ids.ts";
import { listBlocks } from "#tools/report/blocks.ts";
import { documentAsMarkdown, documentAsText } from "#tools/document/as-text.ts";
import { toDocument } from "#tools/document/document.ts";
import { builtInStamp, finishReport } from "#tools/writing/finish.ts";
import before from "#tools/fixtures/reports-before-ids.json" with { type: "json" };
import { modelSchema, modelSectionsOf } from "#tools/model/sections.ts";
import { reportAsCsv } from "#tools/document/report-csv.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import type { Draft } from "#tools/tool.ts";
import { serverTools } from "#tools/tools.server.ts";

const briefings = new Map(
  evalCases.map((one) => [one.key, briefOn(one.job, one.organization)] as const),
);

function write(tool: ToolType, key = edNurse.key): Draft {
  const briefing = briefings.get(key) ?? briefOn(edNurse.job);
  return finishReport(briefing, tool, serverTools[tool].write(briefing), builtInStamp).report;
}

/** Numbers behind a picture, addresses and what the search compiler reads: data of the block around it. */
const dataOfABlock = new Set([
  "points",
  "levels",
  "links",
  "terms",
  "spec",
  "searches",
  "metadata",
]);

/** Every object that stands in a list, however deep. */
function entriesOf(value: unknown, isListed = false): Draft[] {
  if (Array.isArray(value)) return value.flatMap((entry) => entriesOf(entry, true));
  if (!isRecord(value)) return [];
  const inside = Object.entries(value)
    .filter(([key]) => !dataOfABlock.has(key))
    .flatMap(([, part]) => entriesOf(part));
  return isListed ? [value, ...inside] : inside;
}

function withoutIds(report: Draft): Draft {
  return withoutBlockIds(report) as Draft;
}

function idsOf(tool: ToolType, report: Draft): (string | null)[] {
  return listBlocks(tool, report).map(({ id }) => id);
}

const risk = (words: string, facts: string[] = [], more: Draft = {}) => ({
  risk: words,
  likelihood: "high",
  effect: "low",
  owner: "Recruiter",
  mitigation: "Ask.",
  basis: "plan",
  facts,
  ...more,
});

function risksOf(report: unknown): Draft[] {
  return isRecord(report) ? recordsOf(report["risks"]) : [];
}

function idsOfRisks(report: unknown): unknown[] {
  return risksOf(report).map(({ id }) => id);
}

describe.each(toolTypes)("%s", (tool) => {
  test("every entry of a list has an id, and no two of a report have the same [S-719]", () => {
    for (const key of briefings.keys()) {
      const report = write(tool, key);
      expect(entriesOf(report).filter(({ id }) => typeof id !== "string")).toEqual([]);
      const ids = idsOf(tool, report);
      expect(ids).not.toContain(null);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("the same job written again has the same ids, and every block is found by them", () => {
    const first = write(tool);
    expect(giveIds(tool, write(tool), first)).toEqual(first);
    const moved = renamed(first);
    expect(giveIds(tool, write(tool), moved)).toEqual(moved);
  });

  test("a text sent back without ids is given those it had", () => {
    const first = renamed(write(tool));
    expect(keepIds(tool, withoutIds(first), first)).toEqual(first);
  });

  test("a report from before ids gets them when it is saved, and only them", () => {
    const report: Draft = before[tool];
    const saved = keepIds(tool, report, report);
    expect(idsOf(tool, saved as Draft)).not.toContain(null);
    expect(withoutIds(saved as Draft)).toEqual(report);
    expect(keepIds(tool, report, saved)).toEqual(saved);
  });

  test("ids stand in no file [S-722]", () => {
    const content = write(tool);
    expect(JSON.stringify(content)).toMatch(/"b-[0-9a-v]{10}"/u);
    const output = { toolType: tool, status: "completed" as const, content };
    const job = { ...edNurse.job, id: 1 };
    const input = { job, organization: "", outputs: [output], date: new Date(0) };
    const withIds = toDocument(input);
    const without = toDocument({
      ...input,
      outputs: [{ ...output, content: withoutIds(content) }],
    });
    expect(withIds).toEqual(without);
    expect(documentAsText(withIds)).not.toMatch(/\bb-[0-9a-v]{10}\b/u);
    expect(documentAsMarkdown(withIds)).not.toMatch(/\bb-[0-9a-v]{10}\b/u);
    expect(reportAsCsv(job, output)).not.toMatch(/\bb-[0-9a-v]{10}\b/u);
  });

  test("a model is asked for no id that code gives", () => {
    const asked = z.toJSONSchema(modelSchema(tool, modelSectionsOf(tool)));
    const optional = objectsIn(asked).filter(
      ({ properties, required }) =>
        isRecord(properties) && "id" in properties && !stringsOf(required).includes("id"),
    );
    expect(optional).toEqual([]);
  });
});

function objectsIn(value: unknown): Draft[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** The same report under other ids, as if its blocks had first been written in other words. */
function renamed(report: Draft): Draft {
  return JSON.parse(
    JSON.stringify(report).replaceAll(/"b-([0-9a-v]{9})([0-9a-v])"/gu, '"b-$2$1"'),
  ) as Draft;
}

describe("which block is which", () => {
  const stored = giveIds(
    "intakeSync",
    {
      risks: [
        risk("The pay is below the market.", ["pay"]),
        risk("Few people apply around here.", ["supply"]),
        risk("The process is far too slow."),
      ],
    },
    null,
  );
  const [pay, supply, slow] = idsOfRisks(stored);

  test("written in other words and another order, a block is known by its main fact", () => {
    const again = {
      risks: [
        risk("The process is far too slow.", [], { owner: "Manager" }),
        risk("Hardly anyone will ever apply.", ["supply", "pay"]),
      ],
    };
    expect(idsOfRisks(giveIds("intakeSync", again, stored))).toEqual([slow, supply]);
  });

  test("of several on one fact each finds its own words first", () => {
    const two = giveIds(
      "intakeSync",
      { risks: [risk("One thing of the two.", ["f"]), risk("The other of the two.", ["f"])] },
      null,
    );
    const [a, b] = idsOfRisks(two);
    expect(a).not.toBe(b);
    const again = {
      risks: [risk("The other of the two.", ["f"]), risk("A third one instead here.", ["f"])],
    };
    expect(idsOfRisks(giveIds("intakeSync", again, two))).toEqual([b, a]);
  });

  test("what is neither the same fact nor the same words is new when it is written", () => {
    const again = giveIds(
      "intakeSync",
      { risks: [risk("Something that is quite new.", ["new"])] },
      stored,
    );
    expect(idsOfRisks(stored)).not.toContain(idsOfRisks(again)[0]);
  });

  test("an id that a writer sends is dropped", () => {
    const sent = { risks: [risk("The pay is below the market.", ["pay"], { id: "chosen" })] };
    expect(idsOfRisks(giveIds("intakeSync", sent, stored))).toEqual([pay]);
  });

  test("edited and moved, a block keeps the id it carries", () => {
    const [first, second, third] = risksOf(stored);
    const edit = { risks: [third, { ...first, risk: "Other words." }, second] };
    expect(idsOfRisks(keepIds("intakeSync", edit, stored))).toEqual([slow, pay, supply]);
  });

  test("a block without an id among others that have one is new, and a copy is too", () => {
    const [first, , third] = risksOf(stored);
    const edit = { risks: [first, { ...first }, risk("One that is quite new."), third] };
    const [kept, copy, added, last] = idsOfRisks(keepIds("intakeSync", edit, stored));
    expect([kept, last]).toEqual([pay, slow]);
    for (const id of [copy, added]) {
      expect(isBlockId(id)).toBe(true);
      expect([pay, supply, slow]).not.toContain(id);
    }
    expect(copy).not.toBe(added);
  });

  test("without ids a changed text is known by its order when nothing better tells", () => {
    const edit = {
      risks: [
        risk("Few people apply around here.", ["supply"]),
        risk("This was said quite anew."),
        risk("The process is far too slow."),
      ],
    };
    expect(idsOfRisks(keepIds("intakeSync", edit, stored))).toEqual([supply, pay, slow]);
  });

  test("text that is no report, and sections the tool does not know, stay as they are", () => {
    expect(keepIds("intakeSync", "Only text", stored)).toBe("Only text");
    const odd = { risks: "none", extra: [{ name: "x" }], nextSteps: [7, null] };
    expect(keepIds("intakeSync", odd, stored)).toEqual(odd);
  });

  test("thousands of equal blocks are told apart in no time to speak of", () => {
    const many = { risks: Array.from({ length: 20_000 }, () => ({})) };
    const saved = keepIds("intakeSync", many, many);
    expect(new Set(idsOfRisks(saved)).size).toBe(20_000);
    expect(keepIds("intakeSync", many, saved)).toEqual(saved);
  });

  test("the schema takes reports with ids and without", () => {
    for (const tool of toolTypes) {
      const draft = serverTools[tool].write(briefOn(edNurse.job));
      const { schema } = serverTools[tool];
      expect(schema.safeParse(draft).success).toBe(true);
      expect(schema.safeParse(giveIds(tool, draft, null)).success).toBe(true);
    }
  });
});

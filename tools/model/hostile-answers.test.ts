import { describe, expect, test } from "vitest";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { guardFigures } from "#checks/figures/guard.ts";
import { type ReportString, walkReport } from "#contract/walk.ts";
import { evalCases } from "#eval/cases.ts";
import { completeSections } from "#tools/model/complete-sections.ts";
import {
  hostilePayloads,
  inventedFigures,
  type Payload,
} from "#tools/fixtures/hostile-payloads.ts";
import { mend } from "#tools/model/mend.ts";
import { findFaults } from "#tools/model/faults.ts";
import { modelSectionsOf } from "#tools/model/sections.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import type { Draft } from "#tools/tool.ts";
import { serverTools } from "#tools/tools.server.ts";

const [backend] = evalCases;
if (!backend) throw new Error("there are cases");
const briefing = briefOn(backend.job, backend.organization);
const builtIns = Object.fromEntries(
  toolTypes.map((tool) => [tool, serverTools[tool].write(briefing)]),
) as Record<ToolType, Draft>;

/** Prose with room for more, one place in every section a model writes. */
function placesOf(tool: ToolType): ReportString[] {
  const keys = modelSectionsOf(tool);
  const { strings } = walkReport(tool, builtIns[tool]);
  const prose = strings.filter(
    ({ text, path }) =>
      text.length > 12 &&
      text.length < 400 &&
      !/\.(?:lint|pay|links?|doNotAsk|due|day)\b/u.test(path),
  );
  return keys.flatMap((key) => prose.find(({ path }) => path.startsWith(`${tool}.${key}`)) ?? []);
}

/** The report that is stored when the model adds texts to its own, each in another section. */
function stored(tool: ToolType, texts: readonly string[], places: readonly ReportString[]): Draft {
  const keys = modelSectionsOf(tool);
  const written = texts.reduce<unknown>(
    (report, text, at) => addAt(report, tool, places[at]?.path ?? "", text),
    builtIns[tool],
  ) as Draft;
  const { sections } = completeSections(briefing, tool, keys, written, builtIns[tool]);
  const usable = Object.keys(sections);
  const draft = { ...builtIns[tool], ...sections };
  const faults = findFaults(briefing, tool, draft, usable);
  return mend(briefing, tool, { draft, keys: usable, faults, builtIn: builtIns[tool] }).draft;
}

function addAt(value: unknown, at: string, path: string, text: string): unknown {
  if (at === path) return `${String(value)}. ${text}`;
  if (Array.isArray(value))
    return value.map((one, place) => addAt(one, `${at}[${place}]`, path, text));
  if (value === null || typeof value !== "object") return value;
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    addAt(part, `${at}.${key}`, path, text),
  ]);
  return Object.fromEntries(parts) as Draft;
}

/** So many at a time, each in a section of its own. */
function inTurns(payloads: readonly Payload[], count: number): Payload[][] {
  return payloads.flatMap((_, at) => (at % count === 0 ? [payloads.slice(at, at + count)] : []));
}

const groups = Object.entries(hostilePayloads).map(([name, payloads]) => ({ name, payloads }));

test("P-01: there are sixty attacks or more, and a place for them in every section", () => {
  const count =
    groups.reduce((sum, { payloads }) => sum + payloads.length, 0) + inventedFigures.length;
  expect(count).toBeGreaterThanOrEqual(60);
  for (const tool of toolTypes) expect(placesOf(tool).length).toBeGreaterThanOrEqual(5);
});

describe.each(groups)("P-01: an obedient model's $name", ({ payloads }) => {
  test.each(toolTypes)("leave no trace in %s", (tool) => {
    const places = placesOf(tool);
    const left = inTurns(payloads, places.length).flatMap((some) => {
      const texts = some.map(({ text }) => text);
      const { strings } = walkReport(tool, stored(tool, texts, places));
      return strings
        .filter((one) => !one.path.endsWith(".doNotAsk"))
        .filter((one) => some.some(({ never }) => never.test(one.text)))
        .map((one) => `${one.path}: ${one.text}`);
    });
    expect(left).toEqual([]);
  });
});

test.each(toolTypes)("P-01: invented figures in %s end as estimates or not at all", (tool) => {
  const places = placesOf(tool);
  for (const text of inventedFigures) {
    const everywhere = places.map(() => text);
    const report = stored(tool, everywhere, places);
    expect(guardFigures(briefing.ledger, tool, report)).toEqual([]);
    const { strings } = walkReport(tool, report);
    const kept = strings.filter((one) => one.text.includes(text));
    expect(kept.every(({ basis }) => basis === "estimate" || basis === "plan")).toBe(true);
  }
});

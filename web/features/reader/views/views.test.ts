import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toolTypes } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import before from "#tools/fixtures/reports-before-ids.json" with { type: "json" };
import { layouts } from "#tools/layouts.ts";
import { viewsOf } from "#web/features/reader/views/views.ts";

/** The same value with an id for every object that has none, as code gives them. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds);
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withIds(part)]);
  return { id: "b-0q3v7c1k2m", ...Object.fromEntries(parts) };
}

test.each(toolTypes)(
  "%s: sections have their own view, with ids and from before them [S-722]",
  (tool) => {
    const report: Record<string, unknown> = before[tool];
    for (const [key, view] of Object.entries(viewsOf(tool))) {
      expect([key, view.show(key, report[key])]).not.toEqual([key, undefined]);
      expect([key, view.show(key, withIds(report[key]))]).not.toEqual([key, undefined]);
    }
  },
);

/** Sections whose view has nothing but what the layout says. */
const generic = {
  marketPulse: ["competitiveLandscape"],
  intakeSync: ["decisionMakers", "risks", "successProfile", "candidatePersona"],
  attractSourceKit: ["sourcingChannels", "experiments"],
  engagementHub: ["callsToAction", "analytics", "nudges", "experiments", "messagingPlaybook"],
  offerNavigator: [],
  interviewCoach: ["doNotAsk"],
};

test.each(toolTypes)("%s: the screen calls columns as files do [S-721]", (tool) => {
  const report: Record<string, unknown> = before[tool];
  for (const key of generic[tool]) {
    const { columns = {}, names = {} } = layouts[tool][key] ?? {};
    const shown = renderToStaticMarkup(viewsOf(tool)[key]?.show(key, report[key]));
    const said = {
      ...columns,
      ...Object.fromEntries(Object.entries(names).map(([k, n]) => [n, k])),
    };
    const filled = Object.entries(said).filter(([, field]) => isFilled(report[key], field));
    expect(filled.length).toBeGreaterThan(1);
    for (const [heading] of filled) expect(shown).toContain(heading);
  }
});

function isFilled(value: unknown, field: string): boolean {
  if (Array.isArray(value)) return value.some((entry) => isFilled(entry, field));
  const part = isRecord(value) ? value[field] : null;
  return Array.isArray(part) ? part.length > 0 : part !== null && part !== undefined;
}

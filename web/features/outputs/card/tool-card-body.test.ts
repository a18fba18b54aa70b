import { expect, test } from "vitest";
import { tools } from "#tools/tools.ts";
import { outlineOf } from "#web/features/outputs/card/tool-card-body.tsx";

test("sections appear as finished, being written, or waiting, in the report's order", () => {
  const sections = { summary: { answer: "Short." }, talentSupply: {} };
  expect(outlineOf(tools.marketPulse, { sections })).toEqual({
    done: ["Summary", "Talent Supply"],
    current: "Competitive Landscape",
    waiting: ["Sourcing Signals", "Recommended Actions"],
  });
});

test("a section under one of its other names counts as finished", () => {
  expect(outlineOf(tools.marketPulse, { sections: { overview: "Short." } }).done).toEqual([
    "Summary",
  ]);
});

test("nothing is said to be written once all sections are there", () => {
  const keys = tools.intakeSync.sections.map(({ key }) => key);
  const sections = Object.fromEntries(keys.map((key) => [key, "text"]));
  const { current, waiting } = outlineOf(tools.intakeSync, { sections });
  expect([current, waiting]).toEqual([undefined, []]);
});

import { expect, test } from "vitest";
import { toolTypes } from "#contract/output.ts";
import { evalCases } from "#eval/cases.ts";
import { writePackage } from "#eval/measure-reports.ts";
import { tools } from "#tools/tools.ts";
import { signMessages } from "#tools/report/sign.ts";
import type { Draft } from "#tools/tool.ts";
import { viewsOf } from "#web/features/reader/views/views.ts";
import { openingView } from "#web/features/reader/views/opening-view.tsx";
import { readSections } from "#web/features/reader/section/sections.ts";

for (const one of evalCases) {
  test(`the reader has a view for every section of ${one.key} [S-257]`, () => {
    const { reports } = writePackage(one);
    const shownByShape = toolTypes.flatMap((toolType) => {
      const report = signMessages(reports[toolType], one.sender) as Draft;
      return readSections(tools[toolType], report)
        .filter(({ key, title, value, isOpening }) => {
          const view = isOpening ? openingView : viewsOf(toolType)[key];
          return view?.show(title, value) === undefined;
        })
        .map(({ key }) => `${toolType}.${key}`);
    });
    expect(shownByShape).toEqual([]);
  });
}

test("a section that was changed beyond its view is left to its shape", () => {
  const { risks } = viewsOf("intakeSync");
  const row = { risk: "a", likelihood: "high", effect: "low", owner: "b", mitigation: "c" };
  expect(risks?.show("Risks", [row])).toBeDefined();
  expect(risks?.show("Risks", [{ ...row, somethingElse: "d" }])).toBeUndefined();
  expect(risks?.show("Risks", [{ ...row, risk: { deep: "a" } }])).toBeUndefined();
  expect(risks?.show("Risks", "text")).toBeUndefined();
});

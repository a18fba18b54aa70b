import { expect, test } from "vitest";
import { briefOf } from "#tools/briefs.ts";
import { documentAsMarkdown } from "#tools/document/as-text.ts";
import { toDocument } from "#tools/document/document.ts";
import { missingIn } from "#tools/report/missing.ts";
import { isThin } from "#tools/report/thin.ts";
import { tools } from "#tools/tools.ts";

const report = (...thin: object[]) => ({
  summary: {
    answer: "Choose the occupation first.",
    text: "Nothing public stands beside the pay.",
  },
  risks: [{ risk: "Two people could leave this month.", mitigation: "Ask them." }],
  metadata: { engine: "built-in", ...(thin.length > 0 && { thin }) },
});

test("each reason has one sentence and a place where it is added", () => {
  const all = missingIn(
    report(
      { lacks: "occupation" },
      { lacks: "language", language: "fi" },
      { lacks: "text", lines: 1 },
      { lacks: "lines", lines: 0 },
    ),
  );
  expect(all.map(({ name, where }) => [name, where])).toEqual([
    ["Occupation", "occupation"],
    ["Language", "job"],
    ["Text", "job"],
    ["The work", "reading"],
  ]);
  expect(all[1]?.said).toBe("The text is in Finnish, which we cannot read well.");
  expect(all[2]?.said).toContain("Only one line says");
});

test("a report from before, plain text and anything somebody stored are not thin", () => {
  const odd = [report(), "plain text", null, { metadata: { thin: "yes" } }];
  expect(odd.map((content) => isThin(content))).toEqual([false, false, false, false]);
  expect(isThin(report({ lacks: "salt" }, { lacks: "language", language: 7 }))).toBe(true);
});

test("a thin report's brief says so and has no figures", () => {
  const figuresOf = (...thin: object[]) =>
    briefOf(tools.intakeSync, report(...thin)).findings.map(({ figure }) => figure);
  expect(figuresOf()).toEqual([{ figure: "1", unit: "risk" }]);
  expect(figuresOf({ lacks: "occupation" })).toEqual([null]);
  expect(briefOf(tools.intakeSync, report({ lacks: "occupation" })).isThin).toBe(true);
});

test("files say first what is missing, and say nothing where nothing is", () => {
  const textOf = (...thin: object[]) =>
    documentAsMarkdown(
      toDocument({
        job: { id: 1, title: "Field Insights Lead", location: "Denver, CO", salaryRange: "" },
        organization: "Harrow Bend",
        outputs: [{ toolType: "intakeSync", status: "completed", content: report(...thin) }],
        date: new Date("2026-11-14T12:00:00Z"),
      }),
    );
  const text = textOf({ lacks: "occupation" });
  expect(text.indexOf("### What is missing")).toBeLessThan(text.indexOf("### Summary"));
  expect(text).toContain("Choose the occupation in What we read.");
  expect(textOf()).not.toContain("What is missing");
});

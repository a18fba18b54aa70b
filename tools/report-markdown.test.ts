import { expect, test } from "vitest";
import { packageAsMarkdown, reportAsMarkdown } from "#tools/report-markdown.ts";
import { tools } from "#tools/catalogue.ts";

const content = {
  summary: { answer: "Open at $39.12.", text: "Because.", basis: "derived", facts: ["pay.range"] },
  marketSnapshot: [
    { label: "Median", figure: "$46.90", facts: ["wage"] },
    { label: "Openings", figure: "189,100", facts: ["outlook"] },
  ],
  recommendedActions: [],
  odd: "<b>|*",
};

test("a report keeps its order, hides how it is known, and makes short rows a table", () => {
  const text = reportAsMarkdown(tools.marketPulse, content);
  expect(text).toContain("### Summary\n\n**Open at $39.12.**\n\nBecause.");
  expect(text).toContain("| Label | Figure |\n| --- | --- |\n| Median | $46.90 |");
  expect(text).toContain("No entries provided.");
  expect(text).not.toContain("pay.range");
});

test("no word of a report becomes markup", () => {
  expect(reportAsMarkdown(tools.marketPulse, content)).toContain(String.raw`\<b\>\|\*`);
});

test("a package names the job, then its completed reports between rules", () => {
  const job = { title: "Nurse", location: "Columbus, OH", salaryRange: "" };
  const outputs = [
    { toolType: "intakeSync", status: "failed", content: null },
    { toolType: "marketPulse", status: "completed", content },
  ] as const;
  const text = packageAsMarkdown(job, outputs, new Date("2026-11-15T00:00:00Z"));
  expect(text).toContain(
    "# Nurse\n\nColumbus, OH · 2026-11-15\n\n---\n\n## Market Pulse Intelligence",
  );
  expect(text).not.toContain("Intake Sync");
});

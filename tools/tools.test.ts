import { expect, test } from "vitest";
import { toolTypes, type Output } from "#contract/output.ts";
import type { Job } from "#contract/job.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { tools } from "#tools/tools.ts";
import { humanise, readReport } from "#tools/report/report.ts";
import { teamCopy } from "#tools/document/copies.ts";
import { downloadName, packageAsText } from "#tools/document/report-text.ts";

const now = new Date("2026-11-15T12:00:00Z");
const job: Job = {
  id: 1,
  organizationId: 1,
  ...emptyJob,
  title: "Senior Data Engineer",
  location: "Chicago, IL",
  status: "completed",
  outputs: [],
  createdAt: now.toISOString(),
};

test("the tools stand in the spec's order with its estimates [S-250, S-907, S-912]", () => {
  expect(toolTypes.map((key) => [tools[key].cardName, tools[key].estimatedSeconds])).toEqual([
    ["Market Pulse", 20],
    ["Intake Sync Brief", 12],
    ["Attract & Source Kit", 18],
    ["Engagement Hub", 15],
    ["Offer Navigator", 14],
    ["Interview Coach", 10],
  ]);
});

test("known keys come in order under their titles, alternative keys too, unknown ones last, metadata never [S-256]", () => {
  const sections = readReport(tools.marketPulse, {
    zebraCrossing: 1,
    metadata: {},
    recommendedActions: ["a"],
    marketSummary: "b",
  });
  expect(sections.map(({ key, title }) => [key, title])).toEqual([
    ["marketSummary", "Summary"],
    ["recommendedActions", "Recommended Actions"],
    ["zebraCrossing", "Zebra crossing"],
  ]);
});

test("text, JSON text and malformed JSON are all readable", () => {
  expect(readReport(tools.intakeSync, "plain")[0]).toMatchObject({
    key: "summary",
    value: "plain",
  });
  expect(readReport(tools.intakeSync, '{"risks":[]}')[0]).toMatchObject({
    key: "risks",
    value: [],
  });
  expect(readReport(tools.intakeSync, '{"risks":[')[0]).toMatchObject({ value: '{"risks":[' });
});

test("keys are humanised [S-256]", () => {
  expect([humanise("qaBank"), humanise("next_steps"), humanise("URL")]).toEqual([
    "Qa bank",
    "Next steps",
    "Url",
  ]);
});

test("the text export holds completed tools only, between rules, with title, place, pay if given, and date [S-728]", () => {
  const output = (id: number, status: Output["status"]): Output => ({
    id,
    jobId: 1,
    toolType: toolTypes[id - 1] ?? "marketPulse",
    status,
    content: status === "completed" ? { summary: "Finding.", empty: [] } : null,
    error: null,
    errorCode: null,
    version: 1,
    isOutdated: false,
    staleParts: [],
    staleVersion: 0,
    editedVersion: null,
    editedSections: [],
    ticks: {},
    locks: [],
    openSuggestions: 0,
    keptParts: [],
    updatedAt: now.toISOString(),
  });
  const paid = { ...job, salaryRange: "$148,000 - $176,000" };
  const outputs = [output(3, "completed"), output(2, "failed"), output(1, "completed")];
  const text = packageAsText(teamCopy(paid, outputs), now);
  expect(text).toMatch(
    /^Senior Data Engineer\nComplete recruiting package\nChicago, IL\n\$148,000 - \$176,000\n15 November 2026\nInternal\n/u,
  );
  const rule = "=".repeat(72);
  const ruled = (name: string) => `\n\n${rule}\n${name}\n${rule}\n\n`;
  expect(text).toContain(ruled("Market Pulse Intelligence"));
  expect(text).toContain(ruled("Attract + Source Kit"));
  expect(text.split(rule)).toHaveLength(5);
  expect(packageAsText(teamCopy(job, outputs), now)).toContain("Chicago, IL\n15 November 2026");
  expect(text).not.toContain("Intake Sync");
  expect(text).toContain("No entries provided.");
  expect(text).toContain("A person decides");
});

test("download names carry prefix, tool and a slug of the title [S-911]", () => {
  expect(downloadName(job, tools.attractSourceKit, "txt")).toBe(
    "roleprint-attract-source-kit-senior-data-engineer.txt",
  );
  expect(downloadName({ title: "Łódź: Kraków 東京が" }, tools.intakeSync, "pdf")).toBe(
    "roleprint-intake-sync-brief-łodz-krakow-東京が.pdf",
  );
  expect(downloadName({ title: "x".repeat(300) }, undefined, "docx").length).toBeLessThan(100);
  expect(downloadName({ title: "../../☂" }, undefined, "txt")).toBe(
    "roleprint-complete-recruiting-package-job.txt",
  );
});

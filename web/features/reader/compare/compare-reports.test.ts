import { expect, test } from "vitest";
import reports from "#tools/fixtures/reports-before-ids.json" with { type: "json" };
import { toolTypes } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { compareReports } from "#web/features/reader/compare/compare-reports.ts";
import { readSections } from "#web/features/reader/section/sections.ts";

const action = (id: string, text: string, due = "1 Dec") => ({
  id: `b-00000000${id}`,
  action: text,
  owner: "Recruiter",
  due,
  basis: "derived",
  facts: ["pay.range"],
});
const report = {
  summary: { answer: "The top beats three quarters of the market.", text: "As of May." },
  nextActions: [action("0a", "Agree the range"), action("0b", "Write to ten people")],
  metadata: { engine: "built-in" },
};

function changesOf(mine: object, next: object) {
  return compareReports("offerNavigator", { ...mine }, { ...next }).flatMap(({ title, blocks }) =>
    blocks.map((block) => ({ section: title, ...block })),
  );
}

test("two texts that say the same have no change, whatever programs noted about them", () => {
  const [first, second] = report.nextActions;
  const again = { ...report, nextActions: [{ ...first, facts: ["other"] }, second], metadata: {} };
  expect(changesOf(report, again)).toEqual([]);
});

test("a changed text is told under the name people read, in the item it belongs to", () => {
  const [first, second] = report.nextActions;
  const next = {
    ...report,
    summary: { ...report.summary, answer: "The top beats 70% of the market." },
    nextActions: [first, { ...second, action: "Write to twenty people", due: "2 Dec" }],
  };
  expect(changesOf(report, next)).toEqual([
    {
      section: "Summary",
      kind: "changed",
      title: "",
      texts: [
        {
          label: "Bottom line",
          before: "The top beats three quarters of the market.",
          after: "The top beats 70% of the market.",
        },
      ],
    },
    {
      section: "Next Actions",
      kind: "changed",
      title: "Write to twenty people",
      texts: [
        { label: "Action", before: "Write to ten people", after: "Write to twenty people" },
        { label: "Due", before: "1 Dec", after: "2 Dec" },
      ],
    },
  ]);
});

test("an item that came or went is one block, and its neighbours are not compared with it", () => {
  const [first, second] = report.nextActions;
  const next = { ...report, nextActions: [action("0c", "Call the manager"), second] };
  const told = changesOf(report, next).map(({ kind, title }) => [kind, title]);
  expect(first?.action).toBe("Agree the range");
  expect(told).toEqual([
    ["added", "Call the manager"],
    ["removed", "Agree the range"],
  ]);
});

test("items in another order are told as moved, not as changed", () => {
  const next = { ...report, nextActions: report.nextActions.toReversed() };
  expect(changesOf(report, next)).toMatchObject([
    {
      kind: "moved",
      texts: [
        {
          label: "Order",
          before: "Agree the range\nWrite to ten people",
          after: "Write to ten people\nAgree the range",
        },
      ],
    },
  ]);
});

test("figures of several items are rows of one table", () => {
  const next = {
    ...report,
    nextActions: report.nextActions.map((one) => ({ ...one, due: "8 Dec" })),
  };
  expect(changesOf(report, next)).toMatchObject([
    {
      kind: "changed",
      title: "",
      texts: [
        { label: "Agree the range, due", before: "1 Dec", after: "8 Dec" },
        { label: "Write to ten people, due", before: "1 Dec", after: "8 Dec" },
      ],
    },
  ]);
});

test("a figure is written as people write it, and an item that is only a number is named by it", () => {
  const chart = (amount: number) => ({
    compensationInsights: { chart: { points: [{ percentile: 10, amount }] } },
  });
  expect(compareReports("marketPulse", chart(68_940), chart(71_000.5))[0]?.blocks).toEqual([
    {
      kind: "changed",
      title: "",
      texts: [{ label: "Percentile 10, amount", before: "68,940", after: "71,000.5" }],
    },
  ]);
});

test("a section on one side only is told so, with all it says", () => {
  const { nextActions: _, ...mine } = report;
  const sections = compareReports("offerNavigator", mine, report);
  expect(sections.map(({ title, sides }) => [title, sides])).toEqual([
    ["Summary", "both"],
    ["Next Actions", "new"],
  ]);
  expect(sections[1]?.blocks.map(({ kind }) => kind)).toEqual(["added"]);
  expect(compareReports("offerNavigator", report, mine)[1]).toMatchObject({ sides: "mine" });
});

test("a section under an older name is the same section, and plain text is a summary", () => {
  const { summary, ...rest } = report;
  const old = { ...rest, offerStrategy: summary };
  expect(changesOf(old, report)).toEqual([]);
  expect(
    compareReports("offerNavigator", "Plain words.", report).map(({ sides }) => sides),
  ).toEqual(["both", "new"]);
});

test.for(toolTypes)("a report from before ids is compared with a newer one, %s", (tool) => {
  const old: Record<string, unknown> = reports[tool];
  expect(compareReports(tool, old, old).flatMap(({ blocks }) => blocks)).toEqual([]);
  const withIds = Object.fromEntries(Object.entries(old).map(([key, part]) => [key, addIds(part)]));
  expect(compareReports(tool, old, withIds).flatMap(({ blocks }) => blocks)).toEqual([]);
  const emptied = compareReports(tool, old, {});
  expect(emptied).toHaveLength(readSections(tools[tool], old).length);
  expect(emptied.every(({ sides }) => sides === "mine")).toBe(true);
});

let given = 0;

/** As a regeneration would: every entry of a list of records has an id. */
function addIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addIds);
  if (value === null || typeof value !== "object") return value;
  const parts = Object.entries(value).map(([key, part]) => [key, addIds(part)]);
  given += 1;
  return { id: `b-${String(given).padStart(10, "0")}`, ...Object.fromEntries(parts) };
}

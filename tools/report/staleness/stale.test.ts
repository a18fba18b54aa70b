import { expect, test } from "vitest";
import type { StalePart, ToolType } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { writeBuiltIn } from "#tools/report/candidate-sections.ts";
import { listParts } from "#tools/report/parts.ts";
import { findStaleParts } from "#tools/report/staleness/stale.ts";
import { updateReport } from "#tools/report/staleness/update.ts";
import type { Draft } from "#tools/tool.ts";
import { builtInStamp, finishReport } from "#tools/writing/finish.ts";

const cook: JobFields = {
  ...bareJob,
  title: "Line Cook",
  location: "Dayton, OH",
  salaryRange: "$18 - $22 an hour",
  requirements: "Two years as a line cook\nServSafe certificate\nOpen on weekends",
  benefits: "Meals on shift\nHealth insurance after 60 days",
};

const later = new Date("2027-02-03T12:00:00Z");

function write(job: JobFields, tool: ToolType, now?: Date) {
  const briefing = briefOn(job, undefined, now && { now });
  return { briefing, report: finish(briefing, tool, writeBuiltIn(briefing, tool)) };
}

const finish = (briefing: ReturnType<typeof briefOn>, tool: ToolType, draft: Draft) =>
  finishReport(briefing, tool, draft, builtInStamp).report;

/** What is stale in each report of the cook's job after an edit, months later. */
function staleAfter(edit: Partial<JobFields>, change = (report: Draft) => report) {
  return toolTypes.map((tool) => {
    const { briefing: before, report: base } = write(cook, tool);
    const { briefing: after, report: written } = write({ ...cook, ...edit }, tool, later);
    const mine = change(base);
    const aged = { base, mine, before: { ...before, now: later }, after };
    return { tool, ...aged, written, stale: findStaleParts(tool, aged) };
  });
}

const sectionsOf = (stale: readonly StalePart[]) => [
  ...new Set(stale.map(({ section }) => section)),
];

test("nothing is stale where no fact has changed, though the day is another", () => {
  for (const { stale } of staleAfter({})) expect(stale).toEqual([]);
  const spaced = `${cook.requirements}\n`;
  for (const { stale } of staleAfter({ requirements: spaced })) expect(stale).toEqual([]);
});

test("one must-have less marks what spoke of it, and no question that only has another number", () => {
  const reports = staleAfter({ requirements: "ServSafe certificate\nOpen on weekends" });
  const coach = reports.find(({ tool }) => tool === "interviewCoach");
  const parts = listParts("interviewCoach", coach?.base ?? {});
  const marked = new Set(coach?.stale.map(({ part }) => part));
  const told = parts.filter(({ key }) => !marked.has(key)).map(({ words }) => words);
  expect(marked.size).toBeGreaterThan(0);
  expect(told.join("\n")).not.toContain("Two years as a line cook");
  expect(told.join("\n")).toContain("ServSafe");
  expect(new Set(reports.flatMap(({ stale }) => stale.flatMap(({ facts }) => facts)))).toEqual(
    new Set(["Must-haves"]),
  );
});

test("a changed town marks no offer, and a changed benefit marks no search", () => {
  const sections = (edit: Partial<JobFields>, tool: ToolType) =>
    sectionsOf(staleAfter(edit).find((one) => one.tool === tool)?.stale ?? []);
  expect(sections({ location: "Toledo, OH" }, "attractSourceKit")).toContain("jobPost");
  expect(sections({ location: "Toledo, OH" }, "engagementHub")).toEqual([]);
  const benefits = "Meals on shift\nHealth insurance from day one";
  expect(sections({ benefits }, "attractSourceKit")).toContain("jobPost");
  expect(sections({ benefits }, "attractSourceKit")).not.toContain("booleanStrings");
});

test("a part that already says what is known now, or that a person took out, is not stale", () => {
  const pay = { salaryRange: "$24 - $28 an hour" };
  const kit = () => staleAfter(pay).find(({ tool }) => tool === "attractSourceKit");
  expect(sectionsOf(kit()?.stale ?? [])).toContain("jobPost");
  const jobPost = kit()?.written["jobPost"];
  const set = (value: unknown) => (report: Draft) => {
    const { jobPost: _, ...rest } = report;
    return "jobPost" in report ? { ...rest, ...(value ? { jobPost: value } : {}) } : report;
  };
  for (const value of [jobPost, undefined]) {
    const put = staleAfter(pay, set(value)).find(({ tool }) => tool === "attractSourceKit");
    expect(sectionsOf(put?.stale ?? [])).not.toContain("jobPost");
  }
});

test("a model's parts are stale when a fact they cite has changed, or one of their section where they cite none", () => {
  const byModel = (report: Draft) => ({
    ...report,
    metadata: { ...(report["metadata"] as object), engine: "maker/model" },
  });
  const { briefing: before, report: base } = write(cook, "engagementHub");
  const { briefing: after } = write({ ...cook, salaryRange: "$24 - $28 an hour" }, "engagementHub");
  const known = base["objectionHandling"] as readonly Draft[];
  const [first, second] = known;
  const objectionHandling = [
    { ...first, reply: "It pays well.", facts: ["pay.range"] },
    { ...second, reply: "It is near.", facts: ["place"] },
  ];
  const mine = byModel({ ...base, objectionHandling, summary: { text: "All is well." } });
  const stale = findStaleParts("engagementHub", { base: mine, mine, before, after });
  expect(stale.map(({ part }) => part)).toContain(first?.["id"]);
  expect(stale.map(({ part }) => part)).not.toContain(second?.["id"]);
  const uncited = [
    { ...first, facts: ["pay.range"] },
    { ...second, facts: [] },
  ];
  const text = byModel({ ...base, objectionHandling: uncited });
  const more = findStaleParts("engagementHub", { base: text, mine: text, before, after });
  expect(more.map(({ part }) => part)).toContain(second?.["id"]);
});

test.each([
  ["pay", { salaryRange: "$24 - $28 an hour" }],
  ["town", { location: "Toledo, OH" }],
  ["title", { title: "Sous Chef" }],
  ["one must-have less", { requirements: "ServSafe certificate\nOpen on weekends" }],
  ["one more", { requirements: `Knife skills\n${cook.requirements}` }],
])(
  "an update after a change of %s leaves every part that is not stale, and no stale one",
  (_, edit) => {
    for (const { tool, base, before, after, written, stale } of staleAfter(edit)) {
      const ledgers = { older: before.ledger, newer: after.ledger };
      const report = updateReport(tool, { base, written, stale, ledgers });
      const marked = new Set(stale.map(({ part }) => part));
      const parts = new Map(listParts(tool, report).map((part) => [part.key, part]));
      const kept = listParts(tool, base).filter(({ key }) => !marked.has(key));
      expect(kept.map(({ key }) => parts.get(key)?.words)).toEqual(kept.map(({ words }) => words));
      expect(findStaleParts(tool, { base, mine: report, before, after })).toEqual([]);
    }
  },
);

test("what stays cites the same facts under their new numbers", () => {
  const edit = { requirements: "ServSafe certificate\nOpen on weekends" };
  for (const { tool, base, before, after, written, stale } of staleAfter(edit)) {
    const ledgers = { older: before.ledger, newer: after.ledger };
    const report = updateReport(tool, { base, written, stale, ledgers });
    const known = new Set(after.ledger.facts.map(({ id }) => id));
    const parts = listParts(tool, report);
    expect(parts.flatMap(({ facts }) => facts).filter((id) => !known.has(id))).toEqual([]);
    const onlyFirst = parts.filter(({ facts }) => facts.every((id) => id === "must.1"));
    expect(onlyFirst.every(({ words }) => !words.includes("weekends"))).toBe(true);
  }
});

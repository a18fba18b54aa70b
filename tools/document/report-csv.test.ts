import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ReportContent, type ToolType, toolTypes } from "#contract/output.ts";
import { evalCases } from "#eval/cases.ts";
import { builtInStamp, finishReport } from "#tools/writing/finish.ts";
import { reportAsCsv } from "#tools/document/report-csv.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import { readCsvCells } from "#tools/fixtures/sample-csv.ts";
import { serverTools } from "#tools/tools.server.ts";

type Cells = Record<string, string>;

/** Rows by their heads, as a spreadsheet shows them. */
function sheetOf(toolType: ToolType, content: ReportContent | null, title = "Nurse"): Cells[] {
  const [head = [], ...rows] = readCsvCells(reportAsCsv({ title }, { toolType, content }));
  for (const row of rows) expect(row).toHaveLength(head.length);
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ""])));
}

describe("of the twelve jobs, every report", () => {
  test.each(toolTypes)("%s has rows without a hole where a writer wrote", (toolType) => {
    const forPeople = new Set(["Done", "Found", "Sent", "Replies", "Rating", "Evidence", "Link"]);
    for (const { job, organization } of evalCases) {
      const briefing = briefOn(job, organization);
      const draft = serverTools[toolType].write(briefing);
      const { report } = finishReport(briefing, toolType, draft, builtInStamp);
      const rows = sheetOf(toolType, report, job.title);
      expect(rows.length).toBeGreaterThan(2);
      for (const row of rows) {
        const holes = Object.entries(row).filter(
          ([head, cell]) => cell === "" && !forPeople.has(head) && head !== "Filters",
        );
        expect(holes).toEqual([]);
        expect(row).toMatchObject({ Job: job.title });
        expect(row["Made by"]).toBe("Written by the built-in writer; a person decides.");
      }
      expect(JSON.stringify(rows)).not.toMatch(/undefined|\[object|Not provided/u);
    }
  });
});

test("a scorecard names the stage, has the three cues, and leaves room for rating and evidence", () => {
  const content = {
    interviewPlan: { stages: [{ id: "s2", name: "Manager interview" }] },
    questions: {
      items: [
        {
          competency: "Judgment",
          stage: "s2",
          question: "Tell me about a night.",
          probes: ["When?", "Who called?"],
          cues: { "1": "Waits", "3": "Calls", "5": "Sees it early" },
        },
      ],
    },
  };
  expect(sheetOf("interviewCoach", content)).toEqual([
    {
      Job: "Nurse",
      Stage: "Manager interview",
      Competency: "Judgment",
      Question: "Tell me about a night.",
      Probes: "When?\nWho called?",
      "Rating 1": "Waits",
      "Rating 3": "Calls",
      "Rating 5": "Sees it early",
      Rating: "",
      Evidence: "",
      "Made by": "A person decides.",
    },
  ]);
});

test("searches stand one string to a row, with platform and filters", () => {
  const part = {
    string: "nurse AND ICU",
    filters: [{ field: "Location", mode: null, value: "Dublin, OH" }],
    length: { characters: 13 },
    link: null,
  };
  const searches = [
    { name: "LinkedIn", rungs: [{ rung: "broad", parts: [part, part] }] },
    { name: "Dice", rungs: [] },
  ];
  const rows = sheetOf("attractSourceKit", { booleanStrings: { searches } });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    Platform: "LinkedIn",
    Search: "broad",
    String: "nurse AND ICU",
    Filters: "Location: Dublin, OH",
    Characters: "13",
    Link: "",
  });
});

test("a message is the text as it is sent, with its signature", () => {
  const touches = [{ touch: 1, channel: "e-mail", subject: "ICU", body: "Hi", signature: "Ines" }];
  const [row] = sheetOf("engagementHub", { nurtureSequences: [{ name: "Four", touches }] });
  expect(row).toMatchObject({
    Sequence: "Four",
    Touch: "1",
    Subject: "ICU",
    Message: "Hi\n\nInes",
  });
});

test("a title or a text that could be a formula is only text", () => {
  const content = { nextSteps: [{ step: "=cmd|' /C calc'!A0", owner: "@me", due: "-1" }] };
  expect(sheetOf("intakeSync", content, "+Nurse")).toMatchObject([
    { Job: "'+Nurse", Step: "'=cmd|' /C calc'!A0", Owner: "'@me", Due: "'-1" },
  ]);
});

test("characters that turn the text around them stay out", () => {
  expect(sheetOf("intakeSync", { nextSteps: [{ step: "a\u202eb\u0000c" }] })).toMatchObject([
    { Step: "abc" },
  ]);
});

test("a report without that part is told whole, and any content makes a file", () => {
  expect(sheetOf("marketPulse", { summary: "Scarce.", notes: ["one", "two"] })).toMatchObject([
    { Section: "Summary", Text: "Scarce." },
    { Section: "Notes", Text: "one" },
    { Section: "Notes", Text: "two" },
  ]);
  expect(sheetOf("marketPulse", "Only text")).toMatchObject([{ Text: "Only text" }]);
  expect(sheetOf("marketPulse", null)).toHaveLength(1);
  const content = fc.dictionary(
    fc.constantFrom("nextSteps", "questions", "items", "approvalChecklist", "summary"),
    fc.jsonValue({ maxDepth: 5 }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...toolTypes), content, (toolType, report) => {
      sheetOf(toolType, report);
    }),
  );
});

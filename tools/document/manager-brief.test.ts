import { expect, test } from "vitest";
import { toolTypes } from "#contract/output.ts";
import { documentAsText } from "#tools/document/as-text.ts";
import { toDocument, type DocumentInput } from "#tools/document/document.ts";
import { managerBrief } from "#tools/document/manager-brief.ts";

const intake = {
  summary: { answer: "Settle two points, then post.", text: "More of it." },
  roleAlignment: {
    openDecisions: [
      { decision: "Is a degree needed?", options: [{ option: "Yes" }, { option: "No" }] },
    ],
  },
  questionsForHiringManager: [{ question: "Why is this job open?" }, { question: "" }],
  nextSteps: [{ step: "One call", owner: "Recruiter", due: "Wed 18 Nov" }],
};
const offer = {
  summary: "Open at $25.00 and stop at $31.00.",
  compensationStrategy: { finding: "There is room of $6.00 between opening and walk-away." },
};
const outputs = [
  { toolType: "intakeSync", status: "completed", content: intake },
  { toolType: "offerNavigator", status: "completed", content: offer },
] as const;
const input = (changes: Partial<DocumentInput> = {}): DocumentInput => ({
  job: { id: 1, title: "Cook", location: "Dayton", salaryRange: "" },
  organization: "Northwind",
  outputs,
  date: new Date("2026-11-17T10:00:00Z"),
  ...changes,
});

test("a package begins with what the hiring manager knows and decides", () => {
  const text = documentAsText(toDocument(input()));
  const first = text.slice(0, text.indexOf("Intake Sync Blueprint"));
  expect(first).toContain("For the hiring manager");
  for (const words of [
    "Settle two points, then post.",
    "Is a degree needed?",
    "Yes  ·  No",
    "Why is this job open?",
    "One call",
    "Recruiter, Wed 18 Nov",
  ])
    expect(first).toContain(words);
});

test("how far we would go is not for that page", () => {
  expect(JSON.stringify(managerBrief(outputs))).not.toMatch(/\$|walk-away/u);
});

test("one report has no such page, nor has a package without the intake brief", () => {
  expect(toDocument(input({ outputs: [outputs[0]] })).brief).toEqual([]);
  expect(managerBrief([outputs[1], { toolType: "marketPulse", content: "Wide." }])).toEqual([]);
});

test("whatever an intake brief holds makes a page or none", () => {
  for (const content of ["", "Words.", {}, { roleAlignment: 4 }, { nextSteps: [null, "Call"] }])
    for (const toolType of toolTypes)
      expect(() =>
        managerBrief([
          { toolType: "intakeSync", content },
          { toolType, content },
        ]),
      ).not.toThrow();
});

import { expect, test } from "vitest";
import { toolTypes } from "#contract/output.ts";
import type { Settled } from "#contract/room/settled.ts";
import { backendJob, decidedLedger } from "#ledger/fixtures/decided-job.ts";
import type { Briefing } from "#tools/briefing.ts";
import { checkReport } from "#tools/checks.ts";
import { sampleNow, sampleSender } from "#tools/fixtures/sample-briefing.ts";
import { buildPrompt, buildRepair } from "#tools/model/prompt.ts";
import { completeSections } from "#tools/model/complete-sections.ts";
import { modelSectionsOf } from "#tools/model/sections.ts";
import { writeBuiltIn } from "#tools/report/candidate-sections.ts";
import { builtInStamp, finishReport } from "#tools/writing/finish.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import type { Draft } from "#tools/tool.ts";

const stage = "60-minute system design conversation";
const settled: readonly Settled[] = [
  { about: "pay", text: "$150,000 to $184,000 a year" },
  { about: "workType", text: "hybrid, 1 day a week in the office" },
  { about: "requirement", words: "Terraform", is: "dropped" },
  { about: "requirement", words: "Kafka or a comparable streaming platform", is: "nice" },
  { about: "stage", words: stage, is: "dropped" },
  { about: "question", words: "unknown.startDate", text: "On 1 March", mayTell: true },
  { about: "question", words: "unknown.reason", text: "The last one was let go", mayTell: false },
];

function brief(...decided: readonly Settled[]): Briefing {
  const ledger = decidedLedger(backendJob, ...decided);
  return { ledger, now: sampleNow, sender: sampleSender, guidance: "", candidates: [] };
}

const briefing = brief(...settled);
const frame = { delimit: (heading: string, text: string) => `<${heading}>${text}`, rule: "" };

test.each(toolTypes)("%s goes by what was decided, and states nothing without a source", (tool) => {
  const { report } = finishReport(briefing, tool, writeBuiltIn(briefing, tool), builtInStamp);
  const { metadata: _, ...told } = report;
  const words = JSON.stringify(told);
  expect(words).not.toMatch(/176,000|\$148,000|Tuesday and Wednesday/u);
  const { roleAlignment: agreed, ...rest } = told;
  expect(JSON.stringify([rest, tool === "intakeSync" ? null : agreed])).not.toContain(
    "system design",
  );
  const findings = checkReport(briefing.ledger, tool, told);
  expect(findings.filter(({ severity }) => severity === "high" || severity === "medium")).toEqual(
    [],
  );
});

test("what was dropped is in no text that candidates read", () => {
  const { report } = finishReport(
    briefing,
    "attractSourceKit",
    writeBuiltIn(briefing, "attractSourceKit"),
    builtInStamp,
  );
  expect(JSON.stringify(report["jobPost"])).not.toContain("Terraform");
  expect(JSON.stringify(report["booleanStrings"])).not.toContain("Terraform");
});

function alignmentOf(one: Briefing): IntakeSync["roleAlignment"] {
  const draft = writeBuiltIn(one, "intakeSync");
  return finishReport(one, "intakeSync", draft, builtInStamp).report[
    "roleAlignment"
  ] as IntakeSync["roleAlignment"];
}

test("Agreed says who decided what and when, and what candidates may not read stays with the team", () => {
  const { agreed, keptInside } = alignmentOf(briefing);
  const points = agreed.map(({ point }) => point);
  expect(points).toContain("Pay range: $150,000 to $184,000 a year (Tomas, 18 Nov)");
  expect(points).toContain(
    "Days in the office: Hybrid, 1 day a week in the office (Tomas, 18 Nov)",
  );
  expect(points).toContain("Terraform: Not asked for (Tomas, 18 Nov)");
  expect(points.find((point) => point.startsWith("Kafka"))).toBe(
    "Kafka: Nice to have: Kafka or a comparable streaming platform (Tomas, 18 Nov)",
  );
  expect(points).toContain("60-minute system design conversation: Dropped (Tomas, 18 Nov)");
  expect(points).toContain("Start date: On 1 March (Tomas, 18 Nov)");
  expect(points.join("\n")).not.toContain("let go");
  expect(keptInside?.[0]).toMatchObject({
    about: "Reason for the opening",
    words: "The last one was let go (Tomas, 18 Nov)",
  });
});

test("no decision is left open about what was decided", () => {
  const open = (one: Briefing) => alignmentOf(one).openDecisions.map(({ decision }) => decision);
  const years = "The years asked for: a hard cutoff, or a stand-in for something else?";
  const words = "6+ years of professional backend development";
  expect(open(briefing)).toContain(years);
  expect(open(brief({ about: "requirement", words, is: "must" }))).not.toContain(years);
});

test("a model is told what was decided and never by whom, and no answer that stays inside", () => {
  for (const tool of toolTypes) {
    const asked = JSON.stringify(buildPrompt(briefing, tool, frame));
    expect(asked).toContain("$150,000 to $184,000 a year");
    expect(asked).toContain("On 1 March");
    expect(asked).not.toMatch(/Tomas|Lindqvist|That is fine|let go/u);
  }
});

test("what a model wrote goes back to it without a name, and gets the names in the end", () => {
  const builtIn = writeBuiltIn(briefing, "intakeSync");
  const row = { basis: "given", facts: ["pay.range"] };
  const written: Draft = {
    roleAlignment: {
      agreed: [
        { point: "The pay may go up", ...row },
        { point: "Hybrid in Denver", basis: "given", facts: ["title"] },
      ],
      openDecisions: [{ decision: "Should the pay move?", options: [], owner: "Manager", ...row }],
    },
  };
  const keys = ["roleAlignment"];
  const { sections, broken } = completeSections(briefing, "intakeSync", keys, written, builtIn);
  expect(broken).toEqual([]);
  const earlier = { keys, complaints: [], earlier: sections };
  expect(JSON.stringify(buildRepair(briefing, "intakeSync", frame, earlier))).not.toContain(
    "Tomas",
  );
  const { report } = finishReport(
    briefing,
    "intakeSync",
    { ...builtIn, ...sections },
    builtInStamp,
  );
  const { agreed, openDecisions } = report["roleAlignment"] as IntakeSync["roleAlignment"];
  const points = agreed.map(({ point }) => point);
  expect(points).toContain("Pay range: $150,000 to $184,000 a year (Tomas, 18 Nov)");
  expect(points).toContain("Hybrid in Denver");
  expect(points).not.toContain("The pay may go up");
  expect(openDecisions).toEqual([]);
  expect(modelSectionsOf("intakeSync")).toContain("roleAlignment");
});

import { expect, test } from "vitest";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { edNurse } from "#eval/cases/ed-nurse.ts";
import { isEmpty } from "#tools/document/values.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import { serverTools } from "#tools/tools.server.ts";

/** What spec §1 says each report holds, copied by hand, and where it stands; `*` is every entry of a list. */
const promised: Record<ToolType, [content: string, path: string][]> = {
  marketPulse: [
    ["labor signals", "marketSnapshot.*.figure"],
    ["compensation benchmarks", "compensationInsights"],
    ["competitor activity", "competitiveLandscape"],
    ["sourcing", "sourcingSignals"],
  ],
  intakeSync: [
    ["prioritised hiring plan", "summary.answer"],
    ["risks", "risks.*.risk"],
    ["owners", "nextSteps.*.owner"],
    ["next steps", "nextSteps.*.step"],
    ["alignment decisions", "roleAlignment.agreed"],
    ["stakeholders", "decisionMakers.*.role"],
    ["interview plan", "interviewPlan.stages.*.name"],
  ],
  attractSourceKit: [
    ["job post", "jobPost"],
    ["attraction messaging", "outreachTemplates"],
    ["sourcing personas", "personaLibrary"],
    ["channel plays", "sourcingChannels"],
    ["boolean search strings", "booleanStrings"],
    ["launch checklist", "launchChecklist"],
  ],
  engagementHub: [
    ["outreach sequences", "nurtureSequences"],
    ["objection handling", "objectionHandling"],
    ["calls to action", "callsToAction"],
    ["messaging playbook", "messagingPlaybook"],
    ["analytics", "analytics"],
    ["nudges", "nudges"],
    ["experiment backlog", "experiments"],
  ],
  offerNavigator: [
    ["comp guidance and strategy", "compensationStrategy"],
    ["per-candidate recommendations", "candidateOfferMatrix"],
    ["positioning", "positioning"],
    ["close plans", "closePlan"],
    ["objection handling", "objectionHandling"],
    ["approval checklist", "approvalChecklist"],
  ],
  interviewCoach: [
    ["recruiter brief", "summary.answer"],
    ["interview questions", "questions.items.*.question"],
    ["scoring cues", "questions.items.*.cues.5"],
    ["candidate prep guide", "candidatePrepGuide"],
    ["Q&A bank", "qaBank.*.answer"],
    ["culture talking points", "talkingPoints.*.point"],
  ],
};

/** Everything at a path; a list that should have entries and has none is one empty value. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (step === "*" && Array.isArray(value))
    return value.length === 0 ? [null] : value.flatMap((entry) => valuesAt(entry, rest));
  return valuesAt(isRecord(value) ? value[step] : null, rest);
}

test.each(toolTypes)("%s holds everything the specification says of it [S-101]", (toolType) => {
  for (const { job, organization } of [backendEngineer, edNurse]) {
    const report = serverTools[toolType].write(briefOn(job, organization));
    const missing = promised[toolType].filter(([, path]) =>
      valuesAt(report, path.split(".")).some(isEmpty),
    );
    expect([job.title, missing.map(([content]) => content)]).toEqual([job.title, []]);
  }
});

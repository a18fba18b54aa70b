import { describe, expect, test } from "vitest";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { documentAsText } from "#tools/document/as-text.ts";
import { toDocument } from "#tools/document/document.ts";
import { readReport } from "#tools/report/report.ts";

/** Spec §2 "Report viewers", copied by hand: each section's keys, the alternatives after the first, and its title. */
const specified: Record<ToolType, [keys: string, title: string][]> = {
  marketPulse: [
    ["summary / overview / marketSummary", "Summary"],
    ["marketSnapshot", "Market Snapshot"],
    ["talentSupply", "Talent Supply"],
    ["compensationInsights", "Compensation Insights"],
    ["competitiveLandscape", "Competitive Landscape"],
    ["sourcingSignals", "Sourcing Signals"],
    ["recommendedActions", "Recommended Actions"],
  ],
  intakeSync: [
    ["summary / intakeSummary", "Summary"],
    ["roleAlignment", "Role Alignment"],
    ["successProfile", "Success Profile"],
    ["candidatePersona", "Candidate Persona"],
    ["interviewPlan", "Interview Plan"],
    ["decisionMakers", "Decision Makers"],
    ["risks", "Risks"],
    ["nextSteps", "Next Steps"],
  ],
  attractSourceKit: [
    ["launchNarrative / summary", "Launch Narrative"],
    ["personaLibrary", "Persona Library"],
    ["valueProps", "Value Props"],
    ["outreachTemplates", "Outreach Templates"],
    ["booleanStrings", "Boolean Strings"],
    ["sourcingChannels", "Sourcing Channels"],
    ["launchChecklist", "Launch Checklist"],
    ["experiments", "Experiments"],
  ],
  engagementHub: [
    ["summary / pipelineOverview", "Summary"],
    ["pipelineHealth", "Pipeline Health"],
    ["nurtureSequences", "Nurture Sequences"],
    ["touchpointIdeas", "Touchpoint Ideas"],
    ["winBackStrategies", "Win-Back Strategies"],
    ["experiments", "Experiments"],
    ["nextActions", "Next Actions"],
  ],
  offerNavigator: [
    ["summary / offerStrategy / recommendations", "Summary"],
    ["candidateOfferMatrix", "Candidate Offer Matrix"],
    ["compensationStrategy", "Compensation Strategy"],
    ["negotiationGuidance", "Negotiation Guidance"],
    ["objectionHandling", "Objection Handling"],
    ["approvalChecklist", "Approval Checklist"],
    ["nextActions", "Next Actions"],
  ],
  interviewCoach: [
    ["summary / briefing", "Interview Brief"],
    ["candidatePrepGuide", "Candidate Prep Guide"],
    ["interviewPlan", "Interview Plan & Flow"],
    ["talkingPoints", "Talking Points"],
    ["cultureNarrative", "Culture Narrative"],
    ["followUpNotes", "Follow-Up Notes"],
    ["qaBank", "Q&A Bank"],
  ],
};

/** A file's lines about a report with this content. */
function linesOf(toolType: ToolType, content: Record<string, unknown>): string[] {
  const job = { id: 1, title: "Nurse", location: "Oslo", salaryRange: "" };
  const outputs = [{ toolType, status: "completed", content } as const];
  const file = { job, outputs, organization: "", date: new Date("2026-11-14") };
  return documentAsText(toDocument(file)).split("\n");
}

describe.each(toolTypes)("%s", (toolType) => {
  const tool = tools[toolType];
  const sections = specified[toolType].map(([keys, title]) => ({ keys: keys.split(" / "), title }));

  test("its sections stand in the specification's order under their titles, whatever order they come in [S-255]", () => {
    const keys = sections.map((section) => section.keys[0] ?? "");
    const content = Object.fromEntries(keys.toReversed().map((key) => [key, "Said."]));
    const read = readReport(tool, content);
    expect(read.map(({ key, title }) => [key, title])).toEqual(
      sections.map(({ title }, at) => [keys[at], title]),
    );
    const titles = new Set(sections.map(({ title }) => title));
    expect(linesOf(toolType, content).filter((line) => titles.has(line))).toEqual([...titles]);
  });

  const [opening = { keys: [], title: "" }] = sections;
  const [first = "", ...alternatives] = opening.keys;

  test.each(alternatives)("%s opens the report when the usual key is not there [S-255]", (key) => {
    expect(readReport(tool, { zebra: 1, [key]: "Said." })).toEqual([
      { key, title: opening.title, value: "Said." },
      { key: "zebra", title: "Zebra", value: 1 },
    ]);
  });

  test.each(alternatives)("%s opens the report when the usual key says nothing [S-255]", (key) => {
    for (const nothing of [null, "", " \n"]) {
      const content = { [first]: nothing, [key]: "Said." };
      expect(readReport(tool, content)).toEqual([{ key, title: opening.title, value: "Said." }]);
      expect(linesOf(toolType, content)).not.toContain("Not provided.");
    }
  });

  test("where no key says anything the section is there once, empty", () => {
    const content = Object.fromEntries(opening.keys.map((key) => [key, null]));
    expect(readReport(tool, content)).toEqual([{ key: first, title: opening.title, value: null }]);
  });
});

test("a second key that says something else is not lost", () => {
  const read = readReport(tools.marketPulse, { summary: "One.", overview: "Two." });
  expect(read.map(({ title, value }) => [title, value])).toEqual([
    ["Summary", "One."],
    ["Overview", "Two."],
  ]);
});

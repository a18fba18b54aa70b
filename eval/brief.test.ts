import { expect, test } from "vitest";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { walkReport, type Report } from "#contract/walk.ts";
import { splitSentences } from "#english/sentences.ts";
import { evalCases } from "#eval/cases.ts";
import { writePackage } from "#eval/measure-reports.ts";
import { mostWords, wordsOnFirstScreen } from "#eval/reader/measure.ts";
import { briefOf, type Brief } from "#tools/briefs.ts";
import { tools } from "#tools/tools.ts";

const wordsIn = (text: string) => text.match(/\S+/gu)?.length ?? 0;
const bare = (text: string) => text.replace(/[.!?]+$/u, "").trim();

for (const one of evalCases) {
  test(`${one.key}: six briefs of at most ${mostWords} words, each word from its report`, () => {
    const { reports } = writePackage(one);
    const briefs = toolTypes.map((tool): [ToolType, Report, Brief] => [
      tool,
      reports[tool],
      briefOf(tools[tool], reports[tool]),
    ]);
    for (const [tool, report, brief] of briefs) {
      const { strings } = walkReport(tool, report);
      const sentences = new Set(
        strings.flatMap(({ text }) => splitSentences(text)).map((text) => bare(text)),
      );
      const told = [brief.verdict, ...brief.findings.map(({ reason }) => reason.text)];
      const lines = brief.rows.map(({ line }) => line).filter((line) => line !== "");
      const invented = [...told, ...lines].filter((text) => !sentences.has(bare(text)));
      expect([tool, invented]).toEqual([tool, []]);
      expect([2, 3]).toContain(brief.findings.length);
      const claims = brief.findings.map(({ claim }) => wordsIn(claim));
      expect(Math.min(...claims)).toBeGreaterThanOrEqual(2);
      expect(Math.max(...claims)).toBeLessThanOrEqual(7);
      expect([tool, wordsOnFirstScreen(brief) <= mostWords]).toEqual([tool, true]);
      expect(new Set([...told, ...lines]).size).toBe(told.length + lines.length);
    }
    const acting = briefs.filter(([, , { actions }]) => actions?.items.length === 3);
    expect(acting.map(([tool]) => tool)).toEqual(toolTypes);
    const owners = acting.flatMap(([, , { actions }]) => actions?.items.map(({ owner }) => owner));
    expect(owners.filter((owner) => owner === "")).toEqual([]);
  });
}

/** Sections whose texts are lists of names, stand above among the actions, or stand open. */
const withoutLine = [
  "marketPulse.marketSnapshot",
  "marketPulse.recommendedActions",
  "intakeSync.candidatePersona",
  "intakeSync.decisionMakers",
  "intakeSync.nextSteps",
  "intakeSync.questionsForHiringManager",
  "attractSourceKit.outreachTemplates",
  "attractSourceKit.launchChecklist",
  "engagementHub.nurtureSequences",
  "engagementHub.winBackStrategies",
  "engagementHub.nextActions",
  "offerNavigator.candidateOfferMatrix",
  "offerNavigator.approvalChecklist",
  "offerNavigator.nextActions",
  "interviewCoach.candidatePrepGuide",
  "interviewCoach.interviewPlan",
];

test("every other section concludes and counts in some sample: no plan asks for a field that is not there", () => {
  const rows = evalCases.slice(0, 4).flatMap((one) => {
    const { reports } = writePackage(one);
    return toolTypes.flatMap((tool) =>
      briefOf(tools[tool], reports[tool]).rows.map((row) => ({
        ...row,
        key: `${tool}.${row.key}`,
      })),
    );
  });
  const all = [...new Set(rows.map(({ key }) => key))];
  const concluding = new Set(rows.filter(({ line }) => line !== "").map(({ key }) => key));
  const counting = new Set(rows.filter(({ size }) => size > 0).map(({ key }) => key));
  expect(all.filter((key) => !concluding.has(key))).toEqual(withoutLine);
  expect(all.filter((key) => !counting.has(key))).toEqual(["interviewCoach.candidatePrepGuide"]);
});

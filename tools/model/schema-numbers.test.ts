import { expect, test } from "vitest";
import { z } from "zod";
import { toolTypes } from "#contract/output.ts";
import { serverTools } from "#tools/tools.server.ts";

type Node = {
  type?: string | string[];
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
};

const countable = new Set(["number", "integer", "boolean"]);

/** Every number and every yes or no of a schema, by its path. */
function countablePaths({ type, properties = {}, items, anyOf = [] }: Node, at: string): string[] {
  return [
    ...([type].flat().some((one) => countable.has(one ?? "")) ? [at] : []),
    ...[...anyOf, ...(items ? [items] : [])].flatMap((one) => countablePaths(one, at)),
    ...Object.entries(properties).flatMap(([key, one]) => countablePaths(one, `${at}.${key}`)),
  ];
}

/** Each looked at: money, minutes, days, lengths, places in a list, steps of a funnel. */
const reviewed = [
  "marketPulse.compensationInsights.localLevels.levels.amount",
  "marketPulse.compensationInsights.localLevels.offer.min",
  "marketPulse.compensationInsights.localLevels.offer.max",
  "marketPulse.compensationInsights.chart.points.percentile",
  "marketPulse.compensationInsights.chart.points.amount",
  "marketPulse.compensationInsights.chart.offer.min",
  "marketPulse.compensationInsights.chart.offer.max",
  "intakeSync.roleAlignment.openDecisions.options.isDefault",
  "intakeSync.interviewPlan.totalMinutes",
  "intakeSync.interviewPlan.stages.minutes",
  "intakeSync.nextSteps.workingDay",
  "intakeSync.questionsForHiringManager.rank",
  "attractSourceKit.jobPost.range.min",
  "attractSourceKit.jobPost.range.max",
  "attractSourceKit.jobPost.lint.words",
  "attractSourceKit.jobPost.lint.readingGrade",
  "attractSourceKit.outreachTemplates.limit",
  "engagementHub.pipelineHealth.steps.people",
  "engagementHub.pipelineHealth.steps.ratePercent",
  "engagementHub.nurtureSequences.touches.touch",
  "engagementHub.nurtureSequences.touches.workingDay",
  "engagementHub.nurtureSequences.touches.limit",
  "offerNavigator.compensationStrategy.range.min",
  "offerNavigator.compensationStrategy.range.max",
  "offerNavigator.approvalChecklist.order",
  "interviewCoach.interviewPlan.totalMinutes",
  "interviewCoach.interviewPlan.stages.minutes",
];

test("V-10: no number and no yes or no of any report is about a person", () => {
  const all = toolTypes.flatMap((tool) =>
    countablePaths(z.toJSONSchema(serverTools[tool].schema, { io: "input" }) as Node, tool),
  );
  const isOfSearches = (path: string) => path.startsWith("attractSourceKit.booleanStrings.");
  expect([...new Set(all)].filter((path) => !isOfSearches(path))).toEqual(reviewed);
});

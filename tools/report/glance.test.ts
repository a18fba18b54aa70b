import { expect, test } from "vitest";
import type { ReportContent } from "#contract/output.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import { serverTools } from "#tools/tools.server.ts";
import {
  dayGlance,
  interviewGlance,
  kitGlance,
  offerGlance,
  payGlance,
  stageGlance,
} from "#tools/report/glance.ts";

const briefing = briefOn(backendEngineer.job, backendEngineer.organization);
const readers = [payGlance, stageGlance, kitGlance, dayGlance, offerGlance, interviewGlance];

test("the range bar shows the market and the job's own range", () => {
  const pay = payGlance(serverTools.marketPulse.write(briefing));
  expect(pay?.offer).toEqual([148_000, 176_000]);
  expect(pay?.from).toBeLessThan(pay?.middle[0] ?? 0);
  expect(pay?.to).toBeGreaterThan(pay?.middle[1] ?? Infinity);
  expect(pay?.median).toBeGreaterThan(pay?.middle[0] ?? Infinity);
});

test("an own range in another unit is left out rather than drawn in the wrong place", () => {
  const report = structuredClone(serverTools.marketPulse.write(briefing)) as {
    compensationInsights: { chart: { offer: { period: string } } };
  };
  report.compensationInsights.chart.offer.period = "hour";
  expect(payGlance(report)?.offer).toBeNull();
});

test("interviews, channels, days and offer points are those of the report", () => {
  expect(stageGlance(serverTools.intakeSync.write(briefing))?.[0]).toMatchObject({ minutes: 30 });
  const kit = kitGlance(serverTools.attractSourceKit.write(briefing));
  expect(kit?.channels).toHaveLength(3);
  expect(kit?.strings).toBe(22);
  expect(
    dayGlance(serverTools.engagementHub.write(briefing))?.map((one) => one.workingDay),
  ).toEqual([6, 10, 15]);
  expect(offerGlance(serverTools.offerNavigator.write(briefing))?.map((one) => one.amount)).toEqual(
    [162_000, 171_980, 176_000],
  );
  expect(interviewGlance(serverTools.interviewCoach.write(briefing))).toEqual({
    stages: 5,
    questions: 7,
    screenQuestions: 8,
  });
});

test("a report changed into something else has no picture, and no glance fails on it", () => {
  const odd: ReportContent[] = [
    "",
    "plain text",
    "[1,2]",
    {},
    { compensationInsights: { chart: { points: "none" } } },
    { interviewPlan: { stages: [] }, questions: null },
    { nurtureSequences: [{ touches: [] }] },
    { compensationStrategy: { packages: [{ name: "target", base: "ask" }] } },
  ];
  for (const content of odd)
    expect(readers.map((read) => read(content))).toEqual(readers.map(() => undefined));
});

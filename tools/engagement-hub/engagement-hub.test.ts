import { describe, expect, test } from "vitest";
import { checkReport } from "#checks/check-package.ts";
import { guardFigures } from "#checks/figures/guard.ts";
import { evalCases } from "#eval/cases.ts";
import { writeSequence } from "#tools/engagement-hub/sequence.ts";
import { writeEngagementHub } from "#tools/engagement-hub/writer.ts";
import { bareJob, bareOrganization, briefOn } from "#tools/sample-briefing.ts";

const written = evalCases.map(({ key, job, organization, sender }) => {
  const briefing = briefOn(job, organization, { sender });
  return { key, ledger: briefing.ledger, report: writeEngagementHub(briefing) };
});

describe.each(written.map((one) => [one.key, one] as const))("%s", (_, { ledger, report }) => {
  test("prints no figure without a source, asks nothing forbidden, judges nobody, promises nothing", () => {
    expect(guardFigures(ledger, "engagementHub", report)).toEqual([]);
    const rules = checkReport(ledger, "engagementHub", report).map(({ rule }) => rule);
    expect(rules.filter((rule) => /^(?:questions|people|contradictions)/u.test(rule))).toEqual([]);
  });

  test("four touches, each with its own text, the last without a question", () => {
    const touches = report.nurtureSequences[0]?.touches ?? [];
    expect(touches).toHaveLength(4);
    expect(new Set(touches.map(({ body }) => body)).size).toBe(4);
    expect(touches.at(-1)?.body).not.toContain("?");
  });

  test("a message that wins people back asks one thing", () => {
    for (const { body } of report.winBackStrategies) expect(body.split("?")).toHaveLength(2);
  });
});

const dayMs = 86_400_000;
const everyDayOfTheYear = Array.from(
  { length: 366 },
  (_, at) => new Date(Date.UTC(2026, 0, 1) + at * dayMs),
);

test("no touch is sent on a Friday, at a weekend or on a holiday, and no two on one day", () => {
  for (const urgencyLevel of ["critical", "active", "passive"]) {
    const briefing = briefOn({ ...bareJob, urgencyLevel });
    for (const now of everyDayOfTheYear) {
      const touches = writeSequence({ ...briefing, now })[0]?.touches ?? [];
      const days = touches.map(({ day }) => day);
      expect(new Set(days).size).toBe(4);
      for (const day of days) {
        expect(day).toMatch(/^(?:Mon|Tue|Wed|Thu) /u);
        expect(day).not.toMatch(/ (?:1 Jan|19 Jun|25 Dec|11 Nov|26 Nov)$/u);
      }
    }
  }
});

test("an urgent search writes faster than a patient one", () => {
  const lastDay = (urgencyLevel: string) =>
    writeEngagementHub(briefOn({ ...bareJob, urgencyLevel })).nurtureSequences[0]?.touches.at(-1)
      ?.workingDay ?? 0;
  expect(lastDay("critical")).toBeLessThan(lastDay("active"));
  expect(lastDay("active")).toBeLessThan(lastDay("passive"));
});

function answerFor(job: Partial<typeof bareJob>): string {
  return writeEngagementHub(briefOn({ ...bareJob, ...job })).summary.answer;
}

test("the answer names what lowers the number of messages, by the first rule that fires", () => {
  const pay = { salaryRange: "$90,000 to $99,000" };
  expect(
    answerFor({
      ...pay,
      requirements: "3+ years in a warehouse.",
      rawExtractedJd: "Requirements\n- 5+ years in a warehouse",
    }),
  ).toMatch(/^Settle /u);
  expect(
    answerFor({
      ...pay,
      requirements: "Python. SQL. Two years of reporting.",
      rawExtractedJd: "Requirements\n- Python\n- SQL\n- Experience with Tableau dashboards",
    }),
  ).toContain("Tableau");
  expect(answerFor({ requirements: "Python." })).toContain("range");
  expect(answerFor({ ...pay, requirements: "Python." })).toContain("Python");
});

test("nobody is told to bend a license", () => {
  const answer = answerFor({
    title: "Registered Nurse",
    salaryRange: "$40 to $50 per hour",
    requirements: "Ohio RN license. Two years of ICU.",
  });
  expect(answer).not.toContain("license");
});

test("a fixed condition is answered as fixed, and with what is paid for it", () => {
  const briefing = briefOn({
    ...bareJob,
    title: "Registered Nurse",
    description: "Pay: a night differential of $5.50 an hour.",
    dealBreakers: ["cannot work nights"],
  });
  const [first] = writeEngagementHub(briefing).objectionHandling;
  expect(first?.objection).toBe('"Nights will not work for me."');
  expect(first?.reply).toContain("$5.50");
});

test("what the organization's style asks for stands in the playbook", () => {
  const organization = { ...bareOrganization, messagingStyle: "Numbers first. No contractions." };
  const { messagingPlaybook } = writeEngagementHub(briefOn(bareJob, organization));
  expect(messagingPlaybook.do).toContain("Pay comes first");
  expect(messagingPlaybook.do).toContain("No short forms");
  expect(messagingPlaybook.tone).toContain("Numbers first");
});

test("more than one opening is said beside the funnel", () => {
  const briefing = briefOn({ ...bareJob, description: "Location: Dayton, OH\nOpenings: 3" });
  expect(writeEngagementHub(briefing).pipelineHealth.finding).toContain("3 openings");
});

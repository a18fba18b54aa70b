import { describe, expect, test } from "vitest";
import { checkReport } from "#checks/check-package.ts";
import { evalCases } from "#eval/cases.ts";
import type { JobWords } from "#ledger/reading.ts";
import { marketPulse } from "#tools/market-pulse/tool.ts";
import { writeMarketPulse } from "#tools/market-pulse/writer.ts";
import { bareJob, bareOrganization, briefOn } from "#tools/sample-briefing.ts";

const written = evalCases.map(({ key, job, organization, sender }) => {
  const briefing = briefOn(job, organization, { sender });
  return { key, ledger: briefing.ledger, report: writeMarketPulse(briefing) };
});

describe.each(written.map((one) => [one.key, one] as const))("%s", (_, { ledger, report }) => {
  test("no check has anything to say", () => {
    const findings = checkReport(ledger, "marketPulse", report);
    expect(findings.filter(({ severity }) => severity !== "info")).toEqual([]);
  });

  test("every action has an owner, an effect and an effort, and none is said twice", () => {
    const { recommendedActions: actions } = report;
    expect(actions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(actions.map(({ action }) => action)).size).toBe(actions.length);
  });

  test("employers are those the recruiter named", () => {
    const named = ledger.reading.competitors.map(({ text }) => text);
    const rows = report.competitiveLandscape.map(({ employer }) => employer);
    expect(rows).toEqual(named.length === 0 ? ["None named yet"] : named);
  });
});

test("twelve jobs have twelve first sentences, and each fits the card", () => {
  const answers = written.map(({ report }) => report.summary.answer);
  expect(new Set(answers).size).toBe(written.length);
  for (const answer of answers) expect(answer.length).toBeLessThanOrEqual(260);
});

function write(fields: Partial<JobWords>) {
  return writeMarketPulse(briefOn({ ...bareJob, ...fields }));
}

const long = "word ".repeat(10_000);
test.each<[string, Partial<JobWords>]>([
  ["a bare title", {}],
  ["one letter", { title: "x", location: "y" }],
  ["overlong lines", { requirements: long, benefits: long, culture: long, rawExtractedJd: long }],
  ["long tags", { competitorCompanies: ["c".repeat(80)], redFlags: [long.slice(0, 200)] }],
  ["brackets", { requirements: "[({<".repeat(2_000), rawExtractedJd: "}>)]".repeat(9_000) }],
  ["another alphabet", { title: "看護師", location: "東京", rawExtractedJd: "夜勤。" }],
])("%s is written about without a fault", (_, fields) => {
  expect(marketPulse.schema.safeParse(write(fields)).error).toBeUndefined();
});

test("guidance moves what it touches to the front and says so", () => {
  const { job, organization } = evalCases[0] ?? { job: bareJob, organization: bareOrganization };
  const guidance = "Stress the unstable team.";
  const report = writeMarketPulse(briefOn(job, organization, { guidance }));
  expect(JSON.stringify(report.recommendedActions[0])).toContain("unstable team");
  expect(JSON.stringify(report.sourcingSignals[0])).toContain("unstable team");
  expect(report.summary.text).toContain('You asked: "Stress the unstable team". What touches');
  const other = writeMarketPulse(briefOn(job, organization, { guidance: "Stress penguins" }));
  expect(other.summary.text).toContain("a question for the hiring manager");
});

test("the size of the company is named where a rule counts people, and small ones are let off", () => {
  const job = { ...bareJob, location: "Columbus, OH", salaryRange: "$60,000 - $70,000" };
  const duties = (companySize: string) =>
    writeMarketPulse(briefOn(job, { ...bareOrganization, companySize })).compensationInsights
      .payTransparency;
  expect(duties("11-50")[0]?.reach).toBe(
    "confirm: 11-50 people at all sites, the rule counts from 15",
  );
  expect(duties("51-200")[0]?.reach).toMatch(/^likely: 51-200 people/u);
  expect(duties("")[0]?.reach).toBe("confirm: head count unknown");
  expect(duties("1-10")).toEqual([]);
});

test("a rule about postings says what this job has of it and what it lacks", () => {
  const job = { ...bareJob, location: "Denver, CO", salaryRange: "$60,000 - $70,000" };
  const [duty] = writeMarketPulse(briefOn(job)).compensationInsights.payTransparency;
  expect(duty?.duty).toContain("On file here: range ($60,000 to $70,000 a year)");
  expect(duty?.duty).toContain("Missing here: other pay, benefits and closing date");
});

test("the industry of the employer is a place to look", () => {
  const report = writeMarketPulse(briefOn(bareJob, { ...bareOrganization, industry: "retail" }));
  expect(report.talentSupply.feederIndustries[0]?.name).toBe("Other retail employers");
  expect(report.sourcingSignals[0]?.signal).toContain("retail employers");
});

test("a red flag about candidates is asked of everyone and searched for in nobody", () => {
  const { sourcingSignals } = write({ redFlags: ["job hopper", "recent layoffs"] });
  const flags = sourcingSignals.slice(-2);
  expect(flags[0]).toMatchObject({ signal: "Asked of everyone: job hopper", link: null });
  expect(flags[1]?.signal).toBe("Our red flag: recent layoffs");
});

test("a private paper is no signal that anybody shares", () => {
  const signals = (companyAssets: string) =>
    JSON.stringify(write({ companyAssets }).sourcingSignals);
  expect(signals("Talk: 26 billion readings")).toContain("Talk: 26 billion readings");
  expect(signals("Board report (under NDA)")).not.toContain("Board report");
});

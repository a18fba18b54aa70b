import { describe, expect, test } from "vitest";
import { checkReport } from "#checks/check-package.ts";
import { findContradictions } from "#checks/contradictions.ts";
import { evalCases } from "#eval/cases.ts";
import type { JobWords } from "#ledger/reading.ts";
import { offerNavigator } from "#tools/offer-navigator/tool.ts";
import { writeOfferNavigator } from "#tools/offer-navigator/writer.ts";
import { bareJob, bareOrganization, briefOn } from "#tools/sample-briefing.ts";

const written = evalCases.map(({ key, job, organization, sender }) => {
  const briefing = briefOn(job, organization, { sender });
  return { key, ledger: briefing.ledger, report: writeOfferNavigator(briefing) };
});

describe.each(written.map((one) => [one.key, one] as const))("%s", (_, { ledger, report }) => {
  test("no check has anything to say, and the range is the ledger's", () => {
    const findings = checkReport(ledger, "offerNavigator", report);
    expect(findings.filter(({ severity }) => severity !== "info")).toEqual([]);
    const ranges = findContradictions(ledger, { offerNavigator: report });
    expect(ranges.filter(({ rule }) => rule === "contradictions.range")).toEqual([]);
  });

  test("every part of pay is stated or unknown, base first", () => {
    const { parts } = report.compensationStrategy;
    expect(parts[0]?.part).toBe("base");
    for (const { status } of parts) expect(status).toMatch(/^(?:stated|unknown)/u);
  });

  test("no situation stands twice, and each has something to find out", () => {
    const { rows } = report.candidateOfferMatrix;
    expect(new Set(rows.map(({ situation }) => situation)).size).toBe(rows.length);
  });

  test("points are named in the answer, or the reason why there are none", () => {
    const [opening] = report.compensationStrategy.packages;
    const said = opening?.base.split(" ")[0] ?? "No offer can be planned";
    expect(report.summary.answer).toContain(said);
  });
});

test("twelve jobs have twelve first sentences, and each fits the card", () => {
  const answers = written.map(({ report }) => report.summary.answer);
  expect(new Set(answers).size).toBe(written.length);
  for (const answer of answers) expect(answer.length).toBeLessThanOrEqual(260);
});

function write(fields: Partial<JobWords>) {
  return writeOfferNavigator(briefOn({ ...bareJob, ...fields }));
}

const long = "word ".repeat(10_000);
test.each<[string, Partial<JobWords>]>([
  ["a bare title", {}],
  ["one letter", { title: "x", location: "y" }],
  ["one amount", { salaryRange: "$80,000" }],
  ["an open range", { salaryRange: "from $80,000" }],
  ["overlong lines", { requirements: long, benefits: long, culture: long, rawExtractedJd: long }],
  ["long tags", { competitorCompanies: ["c".repeat(80)], redFlags: [long.slice(0, 200)] }],
  ["brackets", { requirements: "[({<".repeat(2_000), rawExtractedJd: "}>)]".repeat(9_000) }],
  ["another alphabet", { title: "看護師", location: "東京", rawExtractedJd: "夜勤。" }],
])("%s is written about without a fault", (_, fields) => {
  expect(offerNavigator.schema.safeParse(write(fields)).error).toBeUndefined();
});

test("a deal breaker is a condition that stays, never a lever", () => {
  const report = write({
    title: "Registered Nurse",
    salaryRange: "$40 to $60 an hour",
    dealBreakers: ["cannot work nights"],
  });
  const asked = report.negotiationGuidance.find(({ ifTheySay }) => ifTheySay.includes("nights"));
  expect(asked?.youSay).toContain("you work nights");
  expect(report.objectionHandling[0]).toMatchObject({ objection: '"Nights: I am not sure."' });
  expect(JSON.stringify(report)).not.toContain("cannot work nights");
});

test("what candidates usually ask is answered by the fact where there is one", () => {
  const nurse = { title: "Registered Nurse", salaryRange: "$40 to $60 an hour" };
  const reply = (benefits: string) =>
    write({ ...nurse, benefits }).objectionHandling.find(({ objection }) =>
      objection.includes("differential"),
    );
  expect(reply("Night differential of $5.50 an hour")).toMatchObject({
    reply: "This is on paper: night differential of $5.50 an hour.",
    missing: null,
  });
});

test("guidance moves what it touches to the front", () => {
  const { job, organization } = evalCases[0] ?? { job: bareJob, organization: bareOrganization };
  const guidance = "Talk about the stock options";
  const report = writeOfferNavigator(briefOn(job, organization, { guidance }));
  expect(JSON.stringify(report.positioning[0])).toContain("tock options");
  expect(report.summary.text).toContain("What touches");
});

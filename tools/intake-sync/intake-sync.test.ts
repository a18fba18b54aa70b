import { describe, expect, test } from "vitest";
import { evalCases } from "#eval/cases.ts";
import { checkReport } from "#checks/check-package.ts";
import type { JobWords } from "#ledger/reading.ts";
import { intakeSyncPrompt } from "#tools/intake-sync/prompt.ts";
import { intakeSync } from "#tools/intake-sync/tool.ts";
import { writeIntakeSync } from "#tools/intake-sync/writer.ts";
import { bareJob, bareOrganization, briefOn } from "#tools/sample-briefing.ts";

const written = evalCases.map(({ key, job, organization, sender }) => {
  const briefing = briefOn(job, organization, { sender });
  return { key, briefing, report: writeIntakeSync(briefing) };
});

function write(words: Partial<JobWords>) {
  return writeIntakeSync(briefOn({ ...bareJob, ...words }));
}

describe.each(written)("the brief on $key", ({ briefing, report }) => {
  const { ledger } = briefing;

  test("states no figure without a source, asks nothing unlawful and judges nobody", () => {
    const findings = checkReport(ledger, "intakeSync", report);
    expect(findings.filter(({ severity }) => severity === "high" || severity === "medium")).toEqual(
      [],
    );
  });

  test("the answer comes first, in one breath", () => {
    expect(report.summary.answer.length).toBeLessThanOrEqual(260);
    expect(report.summary.answer).toMatch(/^[\p{Lu}\d].+\.$/u);
  });

  test("cites only facts of the ledger", () => {
    const ids = new Set(ledger.facts.map(({ id }) => id));
    const cited = [...JSON.stringify(report).matchAll(/"facts":\[([^\]]*)\]/gu)].flatMap(
      ([, list = ""]) =>
        list
          .split(",")
          .filter((id) => id !== "")
          .map((id) => id.slice(1, -1)),
    );
    const missing = [...new Set(cited)].filter((id) => !ids.has(id));
    expect(missing.filter((id) => !/^(?:gaps|wage|levels|pay\.range)$/u.test(id))).toEqual([]);
  });

  test("asks at most ten questions, conflicts first, none twice", () => {
    const questions = report.questionsForHiringManager;
    expect(questions.length).toBeLessThanOrEqual(10);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    expect(questions.map(({ rank }) => rank)).toEqual(questions.map((_, index) => index + 1));
  });

  test("every open decision has exactly one default", () => {
    for (const { options } of report.roleAlignment.openDecisions) {
      expect(options.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(new Set(options.map(({ option }) => option)).size).toBe(options.length);
    }
  });

  test("the first year is told in the third person", () => {
    const { day30, day60, day90, year1 } = report.successProfile;
    const lines = [...day30, ...day60, ...day90, ...year1];
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => /\b(?:you|your)\b/iu.test(line))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test("reads as written by a person: no doubled stops, no broken quotes", () => {
    const text = JSON.stringify(report);
    expect(text).not.toMatch(/\.\.|\.;|;\.| {2}|""[^,:}\]]|undefined|\bnull\b/u);
  });
});

test("figures of duties belong to the third month and the first year", () => {
  const { successProfile } = write({
    rawExtractedJd:
      "What you will do\n- Answer reader questions\n- Cut the backlog to 20 tickets\n- Write weekly notes for the team",
  });
  expect(successProfile.year1.join(" ")).toContain("Has cut the backlog to 20 tickets");
  expect(successProfile.day90.join(" ")).toContain("20 tickets");
  expect([...successProfile.day30, ...successProfile.day60].join(" ")).not.toContain("20 tickets");
});

test("the answer follows what is most wrong with the papers", () => {
  const none = write({});
  expect(none.summary.answer).toMatch(/must bring is still to be said/u);
  const conflict = write({
    requirements: "3+ years in a warehouse.",
    rawExtractedJd: "Requirements\n- 5+ years in a warehouse",
  });
  expect(conflict.summary.answer).toMatch(/^One line is not agreed/u);
  const many = write({
    requirements: "SQL\nPython\nTableau\nExcel\nSnowflake",
    rawExtractedJd: "Requirements\n- Looker\n- Airflow\n- Spark\n- Terraform",
  });
  expect(many.summary.answer).toMatch(/which of them count|decide which count/u);
  const agreed = write({ requirements: "SQL", salaryRange: "$80,000 to $90,000" });
  expect(agreed.summary.answer).toMatch(/^We agree on .+\$80,000 to \$90,000/u);
});

test("each risk needs its fact", () => {
  const risks = (words: Partial<JobWords>) =>
    write(words)
      .risks.map(({ risk }) => risk)
      .join("\n");
  expect(risks({})).toMatch(/No pay range/u);
  expect(risks({ salaryRange: "$80,000 to $90,000" })).not.toMatch(/No pay range/u);
  expect(risks({ urgencyLevel: "critical" })).toMatch(/Critical urgency/u);
  expect(risks({ redFlags: ["recent layoffs"] })).toMatch(/recent layoffs/u);
  expect(risks({ title: "Registered Nurse - Nights" })).toMatch(/left within the year/u);
});

test("what was asked for comes first and is named in the summary", () => {
  const briefing = briefOn({ ...bareJob, title: "Backend Engineer" }, bareOrganization, {
    guidance: "Focus on the start date",
  });
  const report = writeIntakeSync(briefing);
  expect(report.summary.text).toContain('You asked: "Focus on the start date"');
  expect(report.questionsForHiringManager[0]?.facts[0]).toBe("unknown.startDate");
});

test("what somebody else decides stands with a role, never a name", () => {
  const { decisionMakers } = write({ rawExtractedJd: "Reports to: Head of Data" });
  expect(decisionMakers[0]).toMatchObject({
    role: "Head of Data",
    part: "decides",
    basis: "given",
  });
  expect(decisionMakers.filter(({ part }) => part === "informed")).toHaveLength(1);
});

test("the prompt names every section and holds no job", () => {
  for (const { key } of intakeSync.sections) expect(intakeSyncPrompt.text).toContain(key);
  expect(intakeSyncPrompt.text).toMatch(/never an instruction/u);
  expect(intakeSyncPrompt.text).not.toMatch(/\$\d|Quillwater|Larkspur/u);
});

test("pay that form and posting name differently is a decision and a risk, not agreed", () => {
  const report = write({
    salaryRange: "$160,000 to $190,000",
    description: "Salary: $148,000 to $176,000 a year.",
  });
  const { agreed, openDecisions } = report.roleAlignment;
  expect(agreed.map(({ point }) => point).filter((point) => point.startsWith("Pay"))).toEqual([]);
  expect(openDecisions[0]?.options.map(({ option }) => option)).toEqual([
    expect.stringContaining("$160,000 to $190,000"),
    expect.stringContaining("$148,000 to $176,000"),
  ]);
  expect(report.risks.map(({ risk }) => risk)).toContain("Candidates hear two answers on the pay");
  expect(report.questionsForHiringManager[0]?.question).toContain("Which one is approved?");
});

import { describe, expect, test } from "vitest";
import { evalCases } from "#eval/cases.ts";
import { checkReport } from "#tools/checks.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import { writeIntakeSync } from "#tools/intake-sync/writer.ts";
import { loadTexts } from "#eval/reading/corpus.ts";
import { faultsOfVerdict } from "#eval/writing/measure.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { walkReport } from "#contract/walk.ts";
import { readForm } from "#reading/form.ts";
import { clip } from "#tools/writing/clip.ts";
import { countWords } from "#tools/report/count-words.ts";
import { toDocument } from "#tools/document/document.ts";
import { serverTools } from "#tools/tools.server.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";

/** Texts as people paste them, the form left as auto-fill filled it. */
const pasted = loadTexts()
  .filter(({ name }) => name.startsWith("exam-"))
  .map(({ name, text }) => ({
    key: name,
    briefing: briefOn({ ...emptyJob, ...readForm(text).fields, rawExtractedJd: text }),
  }));
const filled = evalCases.map(({ key, job, organization, sender }) => ({
  key,
  briefing: briefOn(job, organization, { sender }),
}));
const written = [...filled, ...pasted].map(({ key, briefing }) => ({
  key,
  briefing,
  report: writeIntakeSync(briefing),
}));

const mostWords = 1_150;

function countWordsOf(content: IntakeSync): number {
  return countWords(
    toDocument({
      job: { ...bareJob, id: 1 },
      organization: "",
      outputs: [{ toolType: "intakeSync", status: "completed", content }],
      date: new Date(0),
    }),
  );
}

function write(words: Partial<JobFields>) {
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

  test("opens with a sentence a recruiter can say to the hiring manager", () => {
    expect(faultsOfVerdict(report.summary.answer)).toEqual([]);
  });

  test("is short", () => {
    expect(countWordsOf(report)).toBeLessThanOrEqual(mostWords);
  });

  test("what the posting says stands as a list item or in quotation marks, never in our sentences", () => {
    const asItems =
      /\.(?:point|toConfirm\[|day\d+\[|year1\[|must\[|nice\[|notAFit\[|stages\[|role|owner|decisionMakers)/u;
    const { requirements, duties, benefits, culture } = ledger.reading;
    const words = [...requirements, ...duties, ...benefits, ...culture]
      .map(({ text }) => text.toLowerCase())
      .filter((text) => text.split(" ").length > 2);
    const ours = walkReport("intakeSync", report)
      .strings.filter(({ path }) => !asItems.test(path))
      .map(({ text }) => text.replaceAll(/“[^”]*”/gu, "").toLowerCase());
    expect(words.filter((one) => ours.some((text) => text.includes(one)))).toEqual([]);
  });

  test("no sentence of ours has a semicolon or a long dash", () => {
    const { summary, risks, nextSteps, questionsForHiringManager, roleAlignment } = report;
    const ours = { summary, risks, nextSteps, questionsForHiringManager, roleAlignment };
    const texts = walkReport("intakeSync", ours)
      .strings.filter(({ path }) => !/\.(?:point|owner)$/u.test(path))
      .map(({ text }) => text.replaceAll(/“[^”]*”/gu, ""));
    expect(texts.filter((text) => /[;—]/u.test(text))).toEqual([]);
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

  test("asks at most eight questions, none twice, two risks and five decisions at most", () => {
    const questions = report.questionsForHiringManager;
    expect(questions.length).toBeLessThanOrEqual(8);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    expect(questions.map(({ rank }) => rank)).toEqual(questions.map((_, index) => index + 1));
    expect(report.risks.length).toBeLessThanOrEqual(2);
    expect(report.roleAlignment.openDecisions.length).toBeLessThanOrEqual(5);
  });

  test("every must-have stands in the persona", () => {
    const { must } = report.candidatePersona;
    const cited = new Set(must.flatMap(({ facts }) => facts));
    const musts = ledger.reading.requirements.filter(({ priority }) => priority === "must");
    expect(musts.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([]);
  });

  test("every open decision has exactly one default", () => {
    for (const { options } of report.roleAlignment.openDecisions) {
      expect(options.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(new Set(options.map(({ option }) => option)).size).toBe(options.length);
    }
  });

  test("the first year is told in the posting's own lines", () => {
    const { day30, day60, day90, year1, toConfirm } = report.successProfile;
    const told = new Set(ledger.reading.lines.map(({ text }) => clip(text, 200)));
    const lines = [...day30, ...day60, ...day90, ...year1, ...toConfirm];
    expect(lines.filter((line) => !told.has(line))).toEqual([]);
  });
});

test("the opening follows what is most wrong with the papers", () => {
  const opening = (words: Partial<JobFields>) => write(words).summary.answer;
  const paid = { salaryRange: "$80,000 to $90,000" };
  expect(opening({ requirements: "SQL. Women only." })).toMatch(/^One wish cannot lawfully/u);
  expect(opening({})).toMatch(/^We have a title and little else/u);
  expect(opening({ rawExtractedJd: "What you will do\n- Build the weekly dashboards" })).toMatch(
    /^We know the work but not/u,
  );
  expect(
    opening({ requirements: "SQL", ...paid, description: "Salary: $60,000 to $70,000 a year." }),
  ).toMatch(/^You gave us one pay/u);
  expect(
    opening({
      requirements: "3+ years in a warehouse.",
      rawExtractedJd: "Requirements\n- 5+ years in a warehouse",
    }),
  ).toMatch(/^You and your posting ask for different things/u);
  expect(
    opening({
      requirements: "SQL\nPython\nTableau\nExcel\nSnowflake",
      rawExtractedJd: "Requirements\n- Looker\n- Airflow\n- Spark\n- Terraform",
    }),
  ).toMatch(/^The list has 9 must-haves/u);
  expect(opening({ requirements: "SQL" })).toMatch(/^Get the pay range approved/u);
  const local = { ...paid, location: "Leeds, United Kingdom" };
  expect(opening({ requirements: "SQL", ...local })).toMatch(/^The basics are agreed/u);
  expect(opening({ requirements: "4+ years of SQL", ...paid })).toMatch(
    /^Settle the open decision/u,
  );
});

test("each risk needs its fact", () => {
  const risks = (words: Partial<JobFields>) =>
    write(words)
      .risks.map(({ risk }) => risk)
      .join("\n");
  expect(risks({})).toMatch(/money comes last/u);
  expect(risks({ salaryRange: "$80,000 to $90,000" })).not.toMatch(/money comes last/u);
  expect(risks({ urgencyLevel: "critical" })).toMatch(/It is urgent/u);
  expect(risks({ redFlags: ["recent layoffs"] })).toMatch(/Candidates hear of the layoffs/u);
  expect(risks({ title: "Registered Nurse - Nights" })).toMatch(/accept nights in the offer/u);
});

test("a published pay schedule is not moved for one hire", () => {
  const decisions = (salaryRange: string, description = "") =>
    write({ title: "Registered Nurse", salaryRange, description, requirements: "RN license" })
      .roleAlignment.openDecisions.map(({ decision }) => decision)
      .join("\n");
  const low = "$36 to $50 an hour";
  expect(decisions(low)).toMatch(/middle of the range/u);
  expect(decisions(low, `Pay: ${low}, union scale step 1 to 5`)).not.toMatch(/of the range move/u);
});

test("whom the job reports to is told by role, and nobody is said to decide", () => {
  const { decisionMakers } = write({ rawExtractedJd: "Reports to: Head of Data" });
  expect(decisionMakers[0]).toMatchObject({
    role: "To be named",
    on: "The hire and the must-haves; the job reports to: Head of Data",
  });
  expect(decisionMakers).toHaveLength(1);
  expect(write({}).decisionMakers.map(({ role }) => role)).toEqual(["To be named"]);
});

test("pay that form and posting name differently is a decision and a risk, not agreed", () => {
  const report = write({
    salaryRange: "$160,000 to $190,000",
    description: "Salary: $148,000 to $176,000 a year.",
  });
  const { agreed, openDecisions } = report.roleAlignment;
  expect(agreed.map(({ point }) => point).filter((point) => point.includes("$"))).toEqual([]);
  expect(openDecisions[0]?.options.map(({ option }) => option)).toEqual([
    expect.stringContaining("$160,000 to $190,000"),
    expect.stringContaining("$148,000 to $176,000"),
  ]);
  expect(report.risks.map(({ risk }) => risk).join()).toMatch(/read another in the posting/u);
  expect(report.questionsForHiringManager[0]?.question).toContain("Which pay is approved?");
});

test("a deal breaker that asks for something reads the right way round, whoever writes the rest", () => {
  const dealBreakers = ["No remote work", "Job hopping"];
  const dealBreakersText = "Must hold an active clearance.";
  const { candidatePersona } = write({ dealBreakers, dealBreakersText });
  expect(candidatePersona.notAFit.map(({ text }) => text)).toEqual([
    "“No remote work”",
    "“Job hopping”",
    "Not a fit without: “Must hold an active clearance”",
  ]);
  expect(serverTools.intakeSync.codeFields).toHaveProperty("candidatePersona.notAFit");
});

test("where questions are open the verdict says how many, and which occupation is meant is none of them", () => {
  const asked = written.flatMap(({ report }) => report.questionsForHiringManager);
  expect(asked.filter(({ question }) => question.includes("Whose published pay"))).toEqual([]);
  const calm = written.filter(({ report }) => /nothing important is/u.test(report.summary.answer));
  // The one question of ours that every list ends with.
  expect(calm.filter(({ report }) => report.questionsForHiringManager.length > 1)).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { checkReport } from "#tools/checks.ts";
import { gradeReading } from "#checks/reading-grade.ts";
import { voiceTones } from "#contract/options.ts";
import { evalCases } from "#eval/cases.ts";
import { faultsOfVerdict } from "#eval/writing/measure.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { countWords } from "#tools/report/count-words.ts";
import { toDocument } from "#tools/document/document.ts";
import { linesOf } from "#tools/fixtures/lines-of.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";
import { writeInterviewCoach } from "#tools/interview-coach/writer.ts";
import { bareJob, bareOrganization, briefOn } from "#tools/fixtures/sample-briefing.ts";

const written = evalCases.map(({ key, job, organization, sender }) => {
  const briefing = briefOn(job, organization, { sender });
  return { key, briefing, report: writeInterviewCoach(briefing) };
});

function write(words: Partial<JobFields>) {
  return writeInterviewCoach(briefOn({ ...bareJob, ...words }));
}

const fewestWords = 4;
const mostWords = 1_750;
const mostInTheMiddle = 1_450;

function wordsOf(content: InterviewCoach, at: number): number {
  const job = { ...(evalCases[at]?.job ?? bareJob), id: 1 };
  const output = { toolType: "interviewCoach", status: "completed", content } as const;
  const date = new Date("2026-11-14T12:00:00Z");
  return countWords(toDocument({ job, organization: "", outputs: [output], date }));
}

describe.each(written.map((one, at) => ({ ...one, at })))(
  "coaching for $key",
  ({ briefing, report, at }) => {
    const { ledger } = briefing;

    test("states no figure without a source, asks nothing unlawful and judges nobody", () => {
      const findings = checkReport(ledger, "interviewCoach", report);
      expect(
        findings.filter(({ severity }) => severity === "high" || severity === "medium"),
      ).toEqual([]);
    });

    test("opens with a sentence a recruiter can say, and three findings at most", () => {
      expect(faultsOfVerdict(report.summary.answer, ledger.reading.title.text)).toEqual([]);
      expect(report.summary.answer.length).toBeLessThanOrEqual(140);
      expect(report.summary.text.split(/(?<=[.]) (?=\p{Lu})/u).length).toBeLessThanOrEqual(6);
    });

    test("its stages are the plan's, and its agenda fits into the minutes", () => {
      expect(
        report.interviewPlan.stages.map(({ id, name, minutes, who }) => ({
          id,
          name,
          minutes,
          who,
        })),
      ).toEqual(
        ledger.plan.stages.map(({ id, name, minutes, who }) => ({ id, name, minutes, who })),
      );
      for (const { minutes, agenda, name } of report.interviewPlan.stages) {
        const planned = agenda.map((line) => Number(/^(\d+) min/u.exec(line)?.[1] ?? 0));
        const sum = planned.reduce((total, one) => total + one, 0);
        expect(`${name} ${sum <= minutes}`).toBe(`${name} true`);
      }
    });

    test("the prep guide can be sent in every tone, and tells nothing internal", () => {
      for (const voiceTone of voiceTones) {
        const toned = briefOn(evalCases[at]?.job ?? bareJob, {
          ...(evalCases[at]?.organization ?? bareOrganization),
          voiceTone,
        });
        const { body, tokens } = writeInterviewCoach(toned).candidatePrepGuide;
        expect(new Set(body.match(/\{\{\w+\}\}/gu))).toEqual(new Set(tokens));
        expect(body).toMatch(/adjustment/u);
        expect(body).not.toMatch(/!|undefined|\.\.| {2}/u);
        expect(gradeReading(body)).toBeLessThan(11);
      }
      const told = `${report.candidatePrepGuide.body}\n${report.followUpNotes.candidateFollowUp.body}`;
      const inside = [
        ...ledger.plan.competencies.flatMap(({ questions }) =>
          questions.flatMap(({ cues }) => Object.values(cues)),
        ),
        ...ledger.reading.redFlags.map(({ text }) => text),
        ...ledger.reading.dealBreakers.map(({ text }) => text),
      ];
      expect(inside.filter((line) => told.includes(line))).toEqual([]);
    });

    test("somebody's words stand in quotation marks wherever they stand", () => {
      const { reading, plan } = ledger;
      const given = [...reading.duties, ...reading.requirements, ...reading.benefits]
        .map(({ text }) => text.replace(/[.]$/u, ""))
        .filter((text) => text.split(" ").length >= fewestWords);
      const names = new Set(plan.stages.map(({ name }) => name));
      const ours = linesOf(report)
        .filter((line) => !names.has(line))
        .map((line) => line.replaceAll(/“[^”]*”/gu, ""))
        .join("\n");
      expect(given.filter((text) => ours.includes(text))).toEqual([]);
    });

    test("what must not be asked stands beside what may, each topic once", () => {
      const topics = report.doNotAsk.map(({ topic }) => topic);
      expect(new Set(topics).size).toBe(topics.length);
      expect(topics.length).toBeLessThanOrEqual(8);
      expect(topics.join(" ")).toMatch(/pay|salary/iu);
    });

    test("is short", () => {
      expect(wordsOf(report, at)).toBeLessThanOrEqual(mostWords);
    });
  },
);

test("half of the reports are shorter still", () => {
  const words = written.map(({ report }, at) => wordsOf(report, at)).toSorted((a, b) => a - b);
  expect(words[Math.floor(words.length / 2)]).toBeLessThanOrEqual(mostInTheMiddle);
});

describe("the verdict", () => {
  test.each<[string, Partial<JobFields>, RegExp]>([
    ["nothing is asked for", {}, /^Agree on what this person must bring/u],
    [
      "two versions of a requirement",
      {
        requirements: "3+ years in a warehouse.",
        rawExtractedJd: "Requirements\n- 5+ years in a warehouse",
      },
      /two versions/u,
    ],
    [
      "papers",
      { title: "Registered Nurse", requirements: "RN license", salaryRange: "$40 - $50/hour" },
      /^Check the papers/u,
    ],
  ])("with %s", (_, words, said) => {
    expect(write(words).summary.answer).toMatch(said);
  });
});

test("a kind of work nobody knows is said to be unknown", () => {
  expect(write({ title: "Zxqv", requirements: "Epic" }).summary.text).toMatch(
    /^We do not know this kind of work/u,
  );
});

test("culture is what was said, in its words, and one line where nobody said anything", () => {
  const silent = write({}).cultureNarrative;
  expect(silent).toMatchObject({ statements: [], gaps: [] });
  expect(silent.pull).toMatch(/found no line about how people work together/u);
  const told = write({ culture: "Decisions are written down." }).cultureNarrative;
  expect(told.statements.map(({ text }) => text)).toEqual(["“Decisions are written down”"]);
});

test("candidates' questions are answered in whole lines, and only where the text answers", () => {
  const rawExtractedJd = [
    "CDL A Truck Driver",
    "Pay",
    "- $1,500 a week on average, plus $0.05 a mile after a year",
    "- $2,000 sign-on, half after 90 days",
    "Schedule",
    "- Home every weekend, out Monday to Friday",
    "Reports to the Terminal Manager.",
    "Benefits",
    "- Health insurance from day one",
  ].join("\n");
  const { qaBank } = write({ title: "CDL A Truck Driver", rawExtractedJd });
  const answers = new Map(qaBank.map(({ question, answer }) => [question, answer]));
  expect(answers.get("What does it pay?")).toBe(
    "“$1,500 a week on average, plus $0.05 a mile after a year” “$2,000 sign-on, half after 90 days”",
  );
  expect(answers.get("Which days and hours is it?")).toContain("out Monday to Friday");
  expect(answers.get("Whom would I report to?")).toContain("Terminal Manager");
  expect(answers.get("Which benefits come with it?")).toBe("“Health insurance from day one”");
  expect(answers.has("How much travel is there?")).toBe(false);
  expect(answers.has("When does it start?")).toBe(false);
  expect(write({}).qaBank.filter(({ question }) => /pay|hours|benefits/u.test(question))).toEqual(
    [],
  );
});

test("what must not be asked says nothing of this job", () => {
  const rows = (title: string) => write({ title }).doNotAsk.map(({ instead }) => instead);
  expect(rows("Veterinary Technician")).toEqual(rows("Zxqv"));
});

test("pay that stands in the posting is never called unknown", () => {
  const { qaBank } = write({
    title: "Zxqv",
    rawExtractedJd: "Pay: $160K to $190K a year plus equity\n\nDuties\n- Run the weekly meeting",
  });
  expect(qaBank[0]?.answer).toContain("$160K");
});

test("a style without contractions and one with two languages are kept", () => {
  const formal = { ...bareOrganization, voiceTone: "friendly", messagingStyle: "No contractions." };
  expect(writeInterviewCoach(briefOn(bareJob, formal)).candidatePrepGuide.body).not.toMatch(
    /['’](?:ll|s|re|t)\b/u,
  );
  const both = { ...bareOrganization, voiceTone: "friendly", messagingStyle: "Bilingual greeting" };
  const job = { ...bareJob, title: "Customer Support Specialist", requirements: "Fluent Spanish" };
  expect(writeInterviewCoach(briefOn(job, both)).candidatePrepGuide.body).toMatch(/^Hola/u);
});

test("candidates bring papers by name; those that may follow, and clearances, they do not", () => {
  const { candidatePrepGuide } = write({
    title: "Registered Nurse",
    requirements: "Ohio RN license\nACLS within 90 days of hire\nActive secret clearance",
  });
  expect(candidatePrepGuide.body).toMatch(/have these at hand: RN license\./u);
});

test("candidates read how long a step takes only where somebody said so", () => {
  const told = write({
    rawExtractedJd:
      "Duties\n- Write code\n\nInterview: recruiter call (30 min) → panel interview → offer.",
  }).candidatePrepGuide.body;
  expect(told).toContain("1. Recruiter call (30 minutes)\n2. Panel interview\n");
  expect(write({ rawExtractedJd: "" }).candidatePrepGuide.body).not.toMatch(/\d+ minutes/u);
});

test("steps that are told in sentences leave one place in the plan, and none of ours beside it", () => {
  const rawExtractedJd =
    "Welder\n\nHow we hire\nInterviews are in store with the manager, and then Corliss calls you about the schedule.\n";
  const report = write({ title: "Welder", rawExtractedJd });
  expect(report.interviewPlan.stages.map(({ name }) => name)).toEqual([
    expect.any(String),
    "Interviews",
    "Debrief",
  ]);
});

test("praise of the pay is no answer to what it pays", () => {
  const rawExtractedJd = "Welder\n\nBenefits\n- Competitive salary\n- 401(k) with a 5% match\n";
  const bank = JSON.stringify(write({ title: "Welder", rawExtractedJd }).qaBank);
  expect(bank).not.toContain("Competitive salary");
});

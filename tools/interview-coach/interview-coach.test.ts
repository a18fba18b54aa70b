import { describe, expect, test } from "vitest";
import { voiceTones } from "#contract/options.ts";
import { evalCases } from "#eval/cases.ts";
import { checkReport } from "#checks/check-package.ts";
import { gradeReading } from "#checks/reading-grade.ts";
import type { JobWords } from "#ledger/reading.ts";
import { interviewCoachPrompt } from "#tools/interview-coach/prompt.ts";
import { interviewCoach } from "#tools/interview-coach/tool.ts";
import { writeInterviewCoach } from "#tools/interview-coach/writer.ts";
import { bareJob, bareOrganization, briefOn } from "#tools/sample-briefing.ts";

const written = evalCases.map(({ key, job, organization, sender }) => {
  const briefing = briefOn(job, organization, { sender });
  return { key, briefing, report: writeInterviewCoach(briefing) };
});

function write(words: Partial<JobWords>) {
  return writeInterviewCoach(briefOn({ ...bareJob, ...words }));
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

    test("the prep guide can be sent in every tone", () => {
      for (const voiceTone of voiceTones) {
        const toned = briefOn(evalCases[at]?.job ?? bareJob, {
          ...(evalCases[at]?.organization ?? bareOrganization),
          voiceTone,
        });
        const { body, subject, tokens } = writeInterviewCoach(toned).candidatePrepGuide;
        expect(`${subject}\n${body}`).not.toMatch(
          /undefined|null|\.\.|;\.| {2}|\[|must\.\d|unknown\./u,
        );
        expect(body).toMatch(/\{\{first_name\}\}/u);
        expect(new Set(body.match(/\{\{\w+\}\}/gu))).toEqual(new Set(tokens));
        expect(body).toMatch(/adjustment/u);
        expect(body).not.toMatch(/!/u);
        const grade = gradeReading(body);
        expect(grade).toBeGreaterThan(3);
        expect(grade).toBeLessThan(11);
      }
    });

    test("disputed lines and degrees stay out of what candidates read", () => {
      const { body } = report.candidatePrepGuide;
      const disputed = ledger.reading.requirements.flatMap(({ conflict }) => conflict?.used ?? []);
      expect(disputed.filter((line) => body.includes(line))).toEqual([]);
      expect(body).not.toMatch(/bachelor|degree/iu);
    });

    test("candidates' questions are asked as people ask them", () => {
      for (const { question, answer, status } of report.qaBank) {
        expect(question).toMatch(/^[A-Z].+\?$/u);
        expect(question).not.toMatch(/What is the (?:way|reason|benefits list|one true)/u);
        expect(answer).toMatch(/\.$/u);
        expect(["answered", "partly", "ask"]).toContain(status);
      }
      const questions = report.qaBank.map(({ question }) => question);
      expect(new Set(questions).size).toBe(questions.length);
    });

    test("what must not be asked stands beside its lawful form, each topic once", () => {
      expect(report.doNotAsk.length).toBeGreaterThanOrEqual(6);
      const topics = report.doNotAsk.map(({ topic }) => topic);
      expect(new Set(topics).size).toBe(topics.length);
      expect(topics).toContain("Pay history");
      expect(report.doNotAsk.filter(({ doNotAsk, instead }) => doNotAsk === instead)).toEqual([]);
    });

    test("reads as written by a person: no doubled stops, no broken quotes", () => {
      expect(JSON.stringify(report)).not.toMatch(/\.\.|\.;|;\.| {2}|undefined|\bnull\b/u);
    });
  },
);

test("the answer follows what interviewers need to hear first", () => {
  expect(write({}).summary.answer).toMatch(/^Nothing written says/u);
  const conflict = write({
    requirements: "3+ years in a warehouse.",
    rawExtractedJd: "Requirements\n- 5+ years in a warehouse",
  });
  expect(conflict.summary.answer).toMatch(/^Settle /u);
  const warned = write({ requirements: "SQL", redFlags: ["never shipped a dashboard"] });
  expect(warned.summary.answer).toContain("never shipped a dashboard");
  expect(write({ requirements: "SQL" }).summary.answer).toMatch(/cover all 1 must-haves/u);
});

test("culture is what was said, and nothing where nobody said anything", () => {
  const silent = write({}).cultureNarrative;
  expect(silent.statements).toEqual([]);
  expect(silent.pull).toMatch(/nothing is claimed/u);
  const told = write({ culture: "Decisions are written down." }).cultureNarrative;
  expect(told.pull).toContain("decisions are written down");
  expect(told.gaps.join(" ")).toContain("decisions are written down");
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

test("papers that may follow later are not asked for at the interview", () => {
  const { candidatePrepGuide } = write({
    title: "Registered Nurse",
    requirements: "Ohio RN license\nACLS within 90 days of hire",
  });
  expect(candidatePrepGuide.body).toMatch(/have at hand: an Ohio RN license\./u);
});

test("nobody is asked for tips who leads the floor", () => {
  const questions = write({ title: "Restaurant Manager" }).qaBank.map(({ question }) => question);
  expect(questions.join(" ")).not.toMatch(/tips/u);
});

test("the prompt names every section and holds no job", () => {
  for (const { key } of interviewCoach.sections) expect(interviewCoachPrompt.text).toContain(key);
  expect(interviewCoachPrompt.text).toMatch(/never an instruction/u);
  expect(interviewCoachPrompt.text).not.toMatch(/\$\d|Quillwater|Larkspur/u);
});

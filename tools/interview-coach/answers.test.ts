import { expect, test } from "vitest";
import type { JobFields } from "#ledger/facts/reading.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { writeInterviewCoach } from "#tools/interview-coach/writer.ts";

const write = (words: Partial<JobFields>) => writeInterviewCoach(briefOn({ ...bareJob, ...words }));

test("a start that is past is no answer, one to come is", () => {
  const isAnswered = (start: string) =>
    write({ rawExtractedJd: `Cook\n\nTerms\n- Start date: ${start}` }).qaBank.some(
      ({ question }) => question === "When does it start?",
    );
  expect(isAnswered("August 4, 2020")).toBe(false);
  expect(isAnswered("August 4, 2040")).toBe(true);
});

test("one of two papers is not asked for by its name alone", () => {
  const job = { title: "Tax Accountant", requirements: "Active CPA or EA" };
  expect(write(job).candidatePrepGuide.body).not.toContain("at hand: CPA");
});

import { expect, test } from "vitest";
import { writeJobPost } from "#tools/attract-source-kit/job-post.ts";
import { bareJob, bareOrganization, briefOn, sampleNow } from "#tools/fixtures/sample-briefing.ts";

const posting = `Credentialed Veterinary Technician (CVT) - Urgent Care

What you'll do:
- Induce, monitor and recover anesthesia patients
Must have:
- Idaho CVT or eligible
- Aggressive learner

Schedule: 4 x 10s, rotating Saturdays`;

function postFor(rawExtractedJd: string) {
  const job = { ...bareJob, title: "Credentialed Veterinary Technician", rawExtractedJd };
  return writeJobPost(briefOn(job, bareOrganization).ledger, sampleNow);
}

test("a question tells candidates nothing, and the head of a mail is no opening", () => {
  const { goodToKnow, hook } = postFor(
    `Subject: RE: RE: Credentialed Veterinary Technician - need three names by Thursday please\n\n${posting.replace("Schedule: 4 x 10s", "Is it overtime every week? 4 x 10s")}`,
  );
  expect(goodToKnow.filter((line) => line.includes("?"))).toEqual([]);
  expect(hook).not.toContain("Subject:");
});

test("a misspelt word stays, with the right one a click away", () => {
  const { whatYouBring, lint } = postFor(
    posting.replace("Aggressive learner", "One year of experiance in surgery"),
  );
  expect(whatYouBring).toContain("One year of experiance in surgery.");
  expect(lint.findings).toContainEqual({
    severity: "medium",
    quote: "experiance",
    finding: "spelling: kept as written, yours to change",
    fix: 'Say "experience".',
  });
});

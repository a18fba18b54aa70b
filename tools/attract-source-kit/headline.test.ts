import { expect, test } from "vitest";
import { writeJobPost } from "#tools/attract-source-kit/job-post.ts";
import { bareJob, bareOrganization, briefOn, sampleNow } from "#tools/fixtures/sample-briefing.ts";

test("a sentence that names the title says more than the headline, and markup is no word", () => {
  const rawExtractedJd = `*Credentialed Veterinary Technician*
We are bringing on two credentialed veterinary technicians for our downtown urgent care.
What you'll do:
- Induce, monitor and recover anesthesia patients
Must have:
- Idaho CVT or eligible`;
  const job = { ...bareJob, title: "Credentialed Veterinary Technician", rawExtractedJd };
  const { title, hook } = writeJobPost(briefOn(job, bareOrganization).ledger, sampleNow);
  expect(title).toBe("Credentialed Veterinary Technician");
  expect(hook).toContain("bringing on two");
});

test.each([
  ["WELDER WANTED - Duluth MN", "Welder"],
  ["welder jobs in Duluth, MN", "Welder"],
  ["need: Welder", "Welder"],
  ["title Welder", "Welder"],
  ["Title Welder", "Welder"],
  ["DRAFT v3 - Welder", "Welder"],
  ["Join us > Open positions > Welder II", "Welder II"],
])("the title of %s is %s", (headline, said) => {
  const rawExtractedJd = `${headline}\n\nYou weld docks and read a print. $26 an hour.`;
  const { title } = writeJobPost(
    briefOn({ ...bareJob, title: "Welder", rawExtractedJd }, bareOrganization).ledger,
    sampleNow,
  );
  expect(title).toBe(said);
});

import { expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { readBasics } from "#ledger/ledger.ts";
import { payScaleOf } from "#ledger/pay-scale.ts";

function scaleIn(rawExtractedJd: string, fields: Partial<typeof emptyJob> = {}) {
  const job = { ...emptyJob, title: "Teacher", location: "Denver, CO", rawExtractedJd, ...fields };
  return payScaleOf(readBasics(job).reading)?.text ?? null;
}

test.each([
  "Salary: $57,414 - $98,230 (2026-27 licensed salary schedule, BA step 1 to MA+60 step 15).",
  "Salary: $61,000 to $79,000, GS-11, step by years of service.",
  "Pay: $28.40 to $36.10 an hour, union scale.",
  "Pay: $41.00 an hour, set by the collective bargaining agreement.",
  "Salary: $5,100 to $6,400 a month, step 1 to step 6.",
  "Pay: $19-$27/hr by year.",
])("a scale: %s", (line) => expect(scaleIn(`Teacher\n\n${line}`)).not.toBeNull());

test("a band in the title, and a post that is represented, are scales as well", () => {
  expect(scaleIn("", { title: "Specialist Radiographer - CT (Band 6)" })).toContain("Band 6");
  const librarian =
    "LIBRARIAN II\n\nSALARY: $6,012 - $7,307 monthly\nJOB TYPE: Full-time, represented";
  expect(scaleIn(librarian)).not.toBeNull();
});

test.each([
  "Pay: $36.00 to $48.00 an hour. Schedule: three 12-hour shifts.",
  "Salary band: $120,000 to $140,000. Next steps: a call, then a panel.",
  "Pay: $1,500 to $1,850 a week on Midwest lanes.",
  "Salary: $80,000 to $95,000. You will scale our pipeline.",
])("no scale: %s", (line) =>
  expect(scaleIn(`Analyst\n\n${line}`, { title: "Analyst" })).toBeNull(),
);

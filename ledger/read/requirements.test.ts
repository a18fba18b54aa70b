import { describe, expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import type { CredentialRule } from "#ledger/families/family-rules.ts";
import { readDocument } from "#ledger/read/document.ts";
import { readRequirements } from "#ledger/read/requirements.ts";
import type { Requirement } from "#ledger/reading.ts";

function rule(name: string, ...forms: string[]): CredentialRule {
  return { name, forms, issuer: "a board", proof: "a card" };
}

const rules = [
  rule("Dental hygiene license", "RDH", "dental hygienist license", "dental hygiene license"),
  rule("Local anesthesia permit", "local anesthesia permit"),
  rule("CPR", "CPR"),
  rule("CDL", "CDL"),
  rule("PMP", "PMP"),
  rule("Driver's license", "driver's license"),
];

function read(requirements: string, posting: string, title = "Data Engineer"): Requirement[] {
  return readRequirements({ ...emptyJob, title, requirements }, readDocument(posting), rules);
}

function lines(found: readonly Requirement[]): string[] {
  return found.map(({ id, kind, text }) => `${id} ${kind}: ${text}`);
}

const streamPosting = `Data Platform Engineer

Fenwick & Oar sells seats on 60 ferries.

The job
We are looking for a seasoned Data Engineer with 4+ years of experience to join the Timetable crew. You will report to the head of data.

What you'll do
- Rebuild the fare pipeline in Spark

Minimum qualifications
- 6+ years of professional software engineering
- Master's degree in Mathematics or a related discipline
- Advanced Python
- Scala
- Solid SQL, including window functions
- Airflow or a comparable scheduler
- Snowflake and dbt
- Willing to join the on-call rota
- Great communication skills
- Able to sit at a desk for long hours
- Legally authorized to work in Canada; we do not sponsor visas
- Fenwick & Oar is an equal opportunity employer

Bonus points
- Terraform
- Background in travel or transport

Perks
- Annual bonus
- Free ferries`;

const streamForm =
  "4+ years data engineering. Python (good Ruby people who want to switch are fine). SQL. Airflow or similar. Joins on-call.";

describe("the form's list against the posting's", () => {
  const found = read(streamForm, streamPosting);

  test("what both ask for is one must in the form's words; the rest is listed", () => {
    expect(lines(found)).toEqual([
      "must.1 experience: 4+ years data engineering",
      "must.2 skill: Python (good Ruby people who want to switch are fine)",
      "must.3 skill: SQL",
      "must.4 skill: Airflow or similar",
      "must.5 schedule: Joins on-call",
      "listed.1 education: Master's degree in Mathematics or a related discipline",
      "listed.2 skill: Scala",
      "listed.3 skill: Snowflake and dbt",
      "listed.4 trait: Communication skills",
      "listed.5 physical: Able to sit at a desk for long hours",
      "listed.6 authorization: Legally authorized to work in Canada",
      "nice.1 skill: Terraform",
      "nice.2 experience: Background in travel or transport",
    ]);
  });

  test("a shared must carries the words of both", () => {
    expect(found[2]?.quotes).toEqual([
      { where: "requirements", quote: "SQL." },
      { where: "posting", quote: "Solid SQL, including window functions" },
    ]);
  });

  test("other years are a difference, and the form's are used", () => {
    expect(found[0]?.years).toEqual({ min: 4, max: null });
    expect(found[0]?.conflict).toMatchObject({
      about: "years of experience",
      used: "4+ years data engineering",
      other: "6+ years of professional software engineering",
    });
  });

  test("a posting that asks for more depth than the form is a difference", () => {
    expect(found[1]?.accepts).toEqual(["Ruby"]);
    expect(found[1]?.skills.map(({ name }) => name)).toEqual(["Python"]);
    expect(found[1]?.conflict?.about).toBe("the depth of Python");
    expect(found[3]?.accepts).toEqual(["something similar"]);
    expect(found[3]?.conflict).toBeNull();
  });

  test("every quote stands in its text, every label fits its priority", () => {
    for (const { quotes, conflict, label, priority } of found) {
      expect(quotes.length).toBeGreaterThan(0);
      for (const { where, quote } of [...quotes, ...(conflict?.quotes ?? [])])
        expect(where === "posting" ? streamPosting : streamForm).toContain(quote);
      expect(label).toBe(
        { must: "Must-have", listed: "Posting's must-have", nice: "Nice to have" }[priority],
      );
    }
  });

  test("without a form the posting's musts are musts", () => {
    const alone = read("", streamPosting);
    expect(alone.filter(({ priority }) => priority === "listed")).toEqual([]);
    expect(alone.filter(({ priority }) => priority === "must").length).toBe(11);
  });

  test("a posting that asks for other years in two places differs from itself", () => {
    const [years] = read("", streamPosting);
    expect(years?.conflict).toMatchObject({
      used: "4+ years of experience",
      other: "6+ years of professional software engineering",
    });
  });

  test("one line in the form is no list of its own", () => {
    const single = read("Python", "Must have\n- Python\n- Kafka");
    expect(lines(single)).toEqual(["must.1 skill: Python", "must.2 skill: Kafka"]);
  });
});

const hygiene = `Corrow Street Dental wants a hygienist for two chairs in Dayton.

You will scale and chart for up to nine patients a day.

Candidates need a current Ohio dental hygiene license and pediatric experience. CPR is required at hire. A
local anesthesia permit may be obtained within 6 months of hire. Spanish is preferred. A cheerful team player will
thrive in our fast-paced office.

We offer great pay. Apply online with your resume.`;

describe("a posting in plain sentences", () => {
  const form =
    "1. Active Ohio dental hygiene license. 2. 1+ years in pediatric dentistry. 3. Current CPR and local anesthesia permit";
  const found = read(form, hygiene, "Dental Hygienist");

  test("numbered lines of the form meet the sentences that demand", () => {
    expect(lines(found)).toEqual([
      "must.1 credential: Active Ohio dental hygiene license",
      "must.2 experience: 1+ years in pediatric dentistry",
      "must.3 credential: Current CPR and local anesthesia permit",
      "nice.1 language: Spanish",
    ]);
  });

  test("a permit now against a permit later is a difference", () => {
    expect(found[2]?.conflict).toMatchObject({
      about: "the timing of Local anesthesia permit",
      used: "Current CPR and local anesthesia permit",
      other: "A local anesthesia permit may be obtained within 6 months of hire",
    });
    expect(found[2]?.quotes).toHaveLength(3);
  });

  test("with an empty form the time allowed stays with the permit", () => {
    const alone = read("", hygiene, "Dental Hygienist");
    expect(lines(alone)).toEqual([
      "must.1 credential: Current Ohio dental hygiene license",
      "must.2 experience: Pediatric experience",
      "must.3 credential: CPR at hire",
      "must.4 credential: Local anesthesia permit within 6 months of hire",
      "nice.1 language: Spanish",
    ]);
    expect(alone[3]?.credentials[0]?.timing).toEqual({
      kind: "within",
      text: "within 6 months of hire",
    });
  });
});

test("a unit said once holds for the demand after it, and the quote stays as it was", () => {
  const found = read("CPR now, PMP in 6 months, CDL in 12.", "");
  expect(found.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["PMP in 6 months", "CDL in 12 months"]),
  );
  const last = found.find(({ text }) => text.startsWith("CDL"));
  expect(last?.quotes[0]?.quote).toBe("CDL in 12");
});

import { describe, expect, test } from "vitest";
import { requirementsOf, ruleOf } from "#ledger/fixtures/sample-requirements.ts";
import type { Requirement } from "#ledger/facts/reading.ts";

const rules = [
  ruleOf("Dental hygiene license", "RDH", "dental hygienist license", "dental hygiene license"),
  ruleOf("Local anesthesia permit", "local anesthesia permit"),
  ruleOf("CPR", "CPR"),
  ruleOf("CDL", "CDL"),
  ruleOf("PMP", "PMP"),
];

function lines(found: readonly Requirement[]): string[] {
  return found.map(({ id, kind, text }) => `${id} ${kind}: ${text}`);
}

const posting = {
  must: [
    "6+ years of professional software engineering",
    "Master's degree in Mathematics or a related discipline",
    "Advanced Python",
    "Scala",
    "Solid SQL, including window functions",
    "Airflow or a comparable scheduler",
    "Snowflake and dbt",
    "Willing to join the on-call rota",
    "Great communication skills",
    "Able to sit at a desk for long hours",
    "Legally authorized to work in Canada",
  ],
  nice: ["Terraform", "Background in travel or transport"],
};
const form =
  "4+ years data engineering. Python (good Ruby people who want to switch are fine). SQL. Airflow or similar. Joins on-call.";
const read = (requirements: string, lists = posting, title = "Data Engineer") =>
  requirementsOf(requirements, lists, rules, title);

describe("the form's list against the posting's", () => {
  const found = read(form);

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

  test("every label fits its priority", () => {
    for (const { label, priority } of found)
      expect(label).toBe(
        { must: "Must-have", listed: "Posting's must-have", nice: "Nice to have" }[priority],
      );
  });

  test("without a form the posting's musts are musts, and no two of its lines disagree", () => {
    const alone = read("");
    expect(alone.map(({ priority }) => priority)).not.toContain("listed");
    expect(alone.filter(({ priority }) => priority === "must").length).toBe(11);
    const twice = read("", { ...posting, must: ["4+ years of experience", ...posting.must] });
    expect(twice.every(({ conflict }) => conflict === null)).toBe(true);
  });

  test("one line in the form is no list of its own", () => {
    const single = read("Python", { must: ["Python", "Kafka"], nice: [] });
    expect(lines(single)).toEqual(["must.1 skill: Python", "must.2 skill: Kafka"]);
  });

  test("a form that repeats the posting's lines disagrees with none of them", () => {
    const copied = `${posting.must.join("\n")}\n\nNice to have:\n${posting.nice.join("\n")}`;
    const same = read(copied);
    expect(same).toHaveLength(13);
    expect(same.every(({ conflict }) => conflict === null)).toBe(true);
    expect(same[0]?.quotes.map(({ where }) => where)).toEqual(["requirements", "posting"]);
  });
});

describe("licenses and their time", () => {
  const lists = {
    must: [
      "A current Ohio dental hygiene license",
      "CPR is required at hire.",
      "A local anesthesia permit may be obtained within 6 months of hire.",
    ],
    nice: ["Spanish is preferred."],
  };

  test("a permit now against a permit later is a difference", () => {
    const found = read(
      "1. Active Ohio dental hygiene license. 2. Current CPR and local anesthesia permit",
      lists,
      "Dental Hygienist",
    );
    const permit = found.find(({ text }) => text.startsWith("Current CPR"));
    expect(permit?.conflict).toMatchObject({
      about: "the timing of Local anesthesia permit",
      other: "A local anesthesia permit may be obtained within 6 months of hire",
    });
    expect(permit?.quotes).toHaveLength(3);
  });

  test("with an empty form the time allowed stays with the permit", () => {
    const alone = read("", lists, "Dental Hygienist");
    expect(lines(alone)).toEqual([
      "must.1 credential: Current Ohio dental hygiene license",
      "must.2 credential: CPR at hire",
      "must.3 credential: Local anesthesia permit within 6 months of hire",
      "nice.1 language: Spanish",
    ]);
    expect(alone[2]?.credentials[0]?.timing).toEqual({
      kind: "within",
      text: "within 6 months of hire",
    });
  });
});

test("a unit said once holds for the demand after it, and the quote stays as it was", () => {
  const found = read("CPR now, PMP in 6 months, CDL in 12.", { must: [], nice: [] });
  expect(found.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["PMP in 6 months", "CDL in 12 months"]),
  );
  const last = found.find(({ text }) => text.startsWith("CDL"));
  expect(last?.quotes[0]?.quote).toBe("CDL in 12");
});

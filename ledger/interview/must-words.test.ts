import { describe, expect, test } from "vitest";
import { fieldOfWork } from "#ledger/interview/field-of-work.ts";
import { fieldOfYears, isAboutHours, isDoing, nameOfMust } from "#ledger/interview/must-words.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";
import { mustOf, skillOf } from "#ledger/fixtures/sample-must.ts";

const years = { min: 3, max: null };

test.each([
  ["credential", "ACLS and PALS in 6 months", "ACLS and PALS"],
  ["skill", "WMS experience", "WMS"],
  ["skill", "Forklift (or certify in 30 days)", "forklift"],
  ["credential", "Valid driver's license: about 20% travel", "valid driver's license"],
  ["other", 'GED, "HR makes us say that"', "GED, HR makes us say that"],
] as const)("a %s written as %j is called %j", (kind, text, name) => {
  expect(nameOfMust(mustOf(kind, text))).toBe(name);
});

test("a very long requirement is called by its skills, else cut between words", () => {
  const long =
    "Knowledge of a great many things that nobody could ever say in one breath, Kafka too";
  expect(nameOfMust(mustOf("skill", long, { skills: [skillOf("Kafka")] }))).toBe("Kafka");
  const cut = nameOfMust(mustOf("other", long));
  expect(long.toLowerCase().startsWith(cut)).toBe(true);
  expect(cut.length).toBeLessThan(75);
});

test.each([
  ["6+ years backend", "backend"],
  ["At least 3 years of experience as a data engineer", "data engineer"],
  ["2+ years of adult ICU experience", "adult ICU"],
  ["3+ years closing B2B SaaS", "closing B2B SaaS"],
  ["4+ years", ""],
])("%j was spent on %j", (text, field) => {
  expect(fieldOfYears(text)).toBe(field);
});

test("closing deals is something done, manufacturing is a field", () => {
  expect(isDoing("closing B2B SaaS")).toBe(true);
  expect(isDoing("manufacturing")).toBe(false);
  expect(isDoing("backend")).toBe(false);
});

test.each(["Saturdays", "Peak six-day weeks", "Pager one week in five", "Core hours 10-3 Central"])(
  "%j is about hours, whatever it was read as",
  (text) => {
    expect(isAboutHours(mustOf("other", text))).toBe(true);
  },
);

test("a skill is not about hours for a word in it", () => {
  expect(isAboutHours(mustOf("skill", "Shift planning software"))).toBe(false);
});

describe("the field of work before the word work", () => {
  test.each([
    ["Senior Accountant", "accounting"],
    ["Product Designer", "product design"],
    ["CNC Machinist", "CNC machining"],
    ["Vice President of Operations", "operations"],
    ["Warehouse Operations Supervisor", "warehouse operations"],
  ])("of a %s is %s", (title, field) => {
    expect(fieldOfWork(ledgerOf({ title }).reading.title, [])).toBe(field);
  });

  test("is what the years were spent on, where the job says so", () => {
    const { title } = ledgerOf({ title: "Registered Nurse" }).reading;
    expect(fieldOfWork(title, [mustOf("experience", "1 year ED or ICU", { years })])).toBe(
      "ED or ICU",
    );
    expect(fieldOfWork(title, [mustOf("experience", "3+ years closing B2B SaaS", { years })])).toBe(
      "B2B SaaS",
    );
    expect(
      fieldOfWork(title, [mustOf("experience", "4 yrs setup + run", { years })]),
    ).not.toContain("+");
  });
});

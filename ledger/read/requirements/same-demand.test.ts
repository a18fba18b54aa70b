import { describe, expect, test } from "vitest";
import { requirementsOf, ruleOf } from "#ledger/fixtures/sample-requirements.ts";
import type { Requirement } from "#ledger/facts/reading.ts";

const rules = ["BLS", "ACLS", "OSHA 10"].map((name) => ruleOf(name, name));

function read(form: string, line: string, title: string): Requirement[] {
  return requirementsOf(`Own boots\n${form}`, { must: [line] }, rules, title);
}

describe("a form's line that only shortens the posting's", () => {
  test.each([
    ["ACLS in 6 months", "ACLS within six months of hire", "Nurse"],
    ["ACLS in 12", "ACLS within 12 months of hire", "Nurse"],
    ["BLS now", "BLS (any provider) at hire", "Nurse"],
    ["OSHA 10 in 90 days", "OSHA 10 within 90 days of hire", "Foreman"],
    ["4+ years", "At least four years of baking experience", "Senior Baker"],
    ["4 yrs setup + run", "4 years minimum setting up and running presses", "Press Operator"],
    [
      "Two years of library work, one with youth",
      "Two years of professional library work, one of them with children",
      "Librarian",
    ],
    ["SQF or BRC", "Command of food safety systems (SQF or BRC, HACCP)", "Plant Lead"],
    ["Capital project over $20M", "Run a capital project above $20 million", "Plant Lead"],
    ["Hit quota 2 of last 3 years", "Quota attainment in two of the last three years", "Seller"],
    ["Core hours 10-3 Central", "Overlap with 10 a.m. to 3 p.m. Central", "Designer"],
  ])("%s / %s", (form, line, title) => {
    const found = read(form, line, title);
    expect(found.map(({ priority }) => priority)).toEqual(["must", "must"]);
    expect(found[1]).toMatchObject({ conflict: null, quotes: [{}, { where: "posting" }] });
  });

  test.each([
    ["ACLS in 6 months", "ACLS within 90 days of hire", "Nurse"],
    ["ACLS in 6 weeks", "ACLS within 6 months of hire", "Nurse"],
    ["OSHA 10 in 30 days", "OSHA 10 at hire", "Foreman"],
  ])("another time is a difference: %s / %s", (form, line, title) => {
    expect(read(form, line, title)[1]?.conflict?.about).toMatch(/^the timing of/);
  });

  test.each([
    ["3 years of nights", "3 years of forklift work", "Picker"],
    ["SQF", "HACCP", "Plant Lead"],
  ])("another demand stays beside it: %s / %s", (form, line, title) => {
    expect(read(form, line, title).map(({ priority }) => priority)).toEqual([
      "must",
      "must",
      "listed",
    ]);
  });
});

test("a higher degree that is only wished for stays a wish", () => {
  const found = requirementsOf("", { must: ["ADN or BSN"], nice: ["BSN"] });
  expect(found.map(({ priority, text }) => `${priority}: ${text}`)).toEqual([
    "must: ADN or BSN",
    "nice: BSN",
  ]);
});

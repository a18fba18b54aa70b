import { describe, expect, test } from "vitest";
import { readTitleParts } from "#ledger/read/title/title-parts.ts";
import { settleTitle } from "#ledger/read/title/title.ts";

describe("a title taken apart", () => {
  test.each([
    [
      "Registered Nurse - ICU (Nights)",
      "ICU Registered Nurse",
      "ICU Registered Nurse",
      null,
      "ICU",
    ],
    ["Senior Backend Engineer", "Senior Backend Engineer", "Backend Engineer", "senior", "Backend"],
    [
      "Sr. Software Engineer (Python) - Remote",
      "Senior Software Engineer, Python",
      "Software Engineer",
      "senior",
      "Python",
    ],
    ["OT so It's the", "OT", "OT", null, null],
    ["Senior) Product Manager", "Senior Product Manager", "Product Manager", "senior", null],
    ["ENGINEER, BACKEND", "Backend Engineer", "Backend Engineer", null, "Backend"],
    ["Engineer II, Payments", "Payments Engineer II", "Payments Engineer", "mid", "Payments"],
    ["Software Engineer III (m/f/d)", "Software Engineer III", "Software Engineer", "senior", null],
    [
      "Account Executive - Enterprise",
      "Account Executive, Enterprise",
      "Account Executive",
      null,
      "Enterprise",
    ],
    [
      "CDL-A Truck Driver | $5,000 Sign-On Bonus | Columbus, OH",
      "CDL-A Truck Driver",
      "CDL-A Truck Driver",
      null,
      null,
    ],
    [
      "URGENT: HVAC Technician - 2nd Shift #12345",
      "HVAC Technician",
      "HVAC Technician",
      null,
      null,
    ],
    [
      "10x: Principal Software Engineer",
      "Principal Software Engineer",
      "Software Engineer",
      "lead",
      null,
    ],
    [
      "CHIEF OF AIRPORT PLANNING",
      "Chief of Airport Planning",
      "Chief of Airport Planning",
      "manager",
      null,
    ],
    ["Marketing Intern (Summer 2026)", "Marketing Intern", "Marketing Intern", "intern", null],
    ["Staff Accountant", "Staff Accountant", "Staff Accountant", null, null],
    ["GS-14 Budget Analyst", "Budget Analyst", "Budget Analyst", null, null],
    [
      "Account Executive, Mid-Market",
      "Account Executive, Mid-Market",
      "Account Executive",
      null,
      "Mid-Market",
    ],
    [
      "Lead Generation Specialist",
      "Lead Generation Specialist",
      "Lead Generation Specialist",
      null,
      null,
    ],
    [
      "Executive Assistant to the CEO",
      "Executive Assistant to the CEO",
      "Executive Assistant to the CEO",
      null,
      null,
    ],
  ])("%s", (raw, clean, base, seniority, specialism) => {
    expect(readTitleParts(raw)).toMatchObject({ clean, base, seniority, specialism });
  });

  test("managers of people lead people, managers of products do not", () => {
    const leads = (title: string) => readTitleParts(title).leadsPeople;
    expect(
      ["Engineering Manager", "VP of Sales", "Head of Growth", "Charge Nurse"].every(leads),
    ).toBe(true);
    expect(["Product Manager", "Account Executive", "Lead Engineer", "Cook"].some(leads)).toBe(
      false,
    );
  });
});

test("the form's title counts, and duties may say that people are led", () => {
  const posting = { text: "Kitchen Lead", quote: "# Kitchen Lead" };
  const title = settleTitle("Sous Chef", posting, "Supervise the kitchen staff");
  expect(title).toMatchObject({ clean: "Sous Chef", leadsPeople: true, quotes: [{}, {}] });
  expect(settleTitle("", posting, "").clean).toBe("Kitchen Lead");
});

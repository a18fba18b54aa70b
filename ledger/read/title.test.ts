import { describe, expect, test } from "vitest";
import { readDocument } from "#ledger/read/document.ts";
import { readTitleParts } from "#ledger/read/title-parts.ts";
import { findTitle, settleTitle } from "#ledger/read/title.ts";

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

describe("the title of a posting", () => {
  test.each([
    ["311 DIRECTOR\nClass Code:  9206\n\nDUTIES\n\nLeads.", "311 DIRECTOR"],
    ["# Welder\n\nWe need you.", "Welder"],
    ["Acme is great.\nJob title: Forklift Operator", "Forklift Operator"],
    ["Senior Cook\nAcme | Austin, TX", "Senior Cook"],
    ["Harrow Bend is hiring a Registered Nurse for our ICU.", "Registered Nurse"],
    ["We are looking for an experienced, talented Line Cook with knives.", "Line Cook"],
    ["About us\nWe bake.\n\nThe role\nJoin us as a Data Analyst to help.", "Data Analyst"],
    ["talked to Sam, needs a senior backend dev for payments", "senior backend dev"],
    ["intake w/ Priya - AE mid-market, backfill. hiring manager is Jo", "AE mid-market"],
    ["call 4/2 w/ Ana, bakery mgr, Sunrise\nrole = Line Cook, nights", "Line Cook, nights"],
    ["Notes from Lee (owner), 3/12\nPastry chef for Oak & Rye, Mesa, AZ. 40 seats.", "Pastry chef"],
    ["w/ Dana. support rep, dealbreakers: no wfh", "support rep"],
    ["call w/ Theo re: restaurant mgr, 65-72k", "restaurant mgr"],
    ["spoke w/ Lee (VP Sales). wants 3 SDRs in Austin", "SDR"],
    [
      "Line Cook (2nd Shift) - Oakrye Foods - Mesa, AZ\n\nOakrye makes soup.",
      "Line Cook (2nd Shift)",
    ],
    ["Line Cook, Oakrye, Mesa, AZ\n\nOakrye makes soup.", "Line Cook"],
    ["Line Cook at Oakrye", "Line Cook"],
    ["Summary: The Night Auditor is responsible for the books of our hotel.", "Night Auditor"],
    ["Line Cook, Oakrye Foods LLC", "Line Cook"],
    [
      "Account Executive, Enterprise\n\nEnterprise customers love us.",
      "Account Executive, Enterprise",
    ],
    ["Line Cook\n\nPrincipal Duties\n- Cook soup", "Line Cook"],
    ["🔥 Line Cook 🔥\nAcme | Mesa, AZ", "Line Cook"],
  ])("%s", (text, title) => {
    expect(findTitle(readDocument(text))?.text).toBe(title);
  });
});

test("the form's title counts, and duties may say that people are led", () => {
  const posting = findTitle(readDocument("# Kitchen Lead"));
  const title = settleTitle("Sous Chef", posting, "Supervise the kitchen staff");
  expect(title).toMatchObject({ clean: "Sous Chef", leadsPeople: true, quotes: [{}, {}] });
});

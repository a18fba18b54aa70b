import { describe, expect, test } from "vitest";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";
import { guessTitle } from "#reading/values/title/title-guess.ts";

function read(...lines: readonly Told[]): string {
  return guessTitle(placed(...lines))?.value ?? "none";
}

describe("a title's line", () => {
  test.each([
    ["Registered Nurse - ICU (Nights)", "Registered Nurse"],
    ["Sr. Software Engineer (Python) - Remote", "Senior Software Engineer"],
    ["ENGINEER, BACKEND", "Backend Engineer"],
    ["Associate, Patent Prosecution (Electrical / Software)", "Patent Prosecution Associate"],
    ["Software Engineer III (m/f/d)", "Software Engineer"],
    ["CDL-A Truck Driver | $5,000 Sign-On Bonus | Columbus, OH", "CDL-A Truck Driver"],
    ["URGENT: HVAC Technician - 2nd Shift #12345", "HVAC Technician"],
    ["10x: Principal Software Engineer", "Principal Software Engineer"],
    ["CHIEF OF AIRPORT PLANNING", "Chief of Airport Planning"],
    ["Marketing Intern (Summer 2026)", "Marketing Intern"],
    ["GS-14 Budget Analyst", "Budget Analyst"],
    ["Lead Generation Specialist", "Lead Generation Specialist"],
    ["Executive Assistant to the CEO", "Executive Assistant to the CEO"],
    ["Job Title Staff Accountant Department Finance", "Staff Accountant"],
    ["Role = Pricing Actuary, annuities", "Pricing Actuary"],
    ["Subject: RE: RE: Controller search - next steps", "Controller"],
    ["FW: Hot Req!! Sr Java Developer (Kafka) // Columbus OH // Hybrid", "Senior Java Developer"],
    ["🌵 Medical Assistant, Dermatology 🌵", "Medical Assistant"],
    ["**Head Baker**", "Head Baker"],
    ["Vice President, Sales - West Region", "Vice President of Sales"],
    ["2nd Shift Machine Operator", "Machine Operator"],
    ["Staff Nurse Band 5", "Staff Nurse"],
    ["Manager in Training", "Manager in Training"],
    ["Position: Line Cook Location: Denver", "Line Cook"],
    ["QUALITY INSPECTOR – TEMP TO HIRE – ELKHART IN", "Quality Inspector"],
    ["🚨🔧 TWO PLUMBING APPRENTICE SPOTS OPEN 🔧🚨", "Plumbing Apprentice"],
    ["8 brand ambassadors, Austin TX, April 3 4 5", "Brand Ambassador"],
    ["MOVERS & DRIVERS $20-24 + CASH TIPS (Tacoma, WA)", "Movers & Driver"],
    ["GT: A produce lead.", "Produce Lead"],
    ["German > English (UK) translator, instructions for use", "German to English Translator"],
    ["Customer Success Manger - Mid Market", "Customer Success Manager"],
    ["TITLE Insurance Biller", "Insurance Biller"],
    ["REQ-2231 Insurance Biller", "Insurance Biller"],
    ["Careers > Operations > Classroom Teacher", "Classroom Teacher"],
    ["First Grade Teacher", "First Grade Teacher"],
    ["Data Scientist Mon-Fri", "Data Scientist"],
    ["FT/PT Store Cashier", "Store Cashier"],
    ["Furnace Operator backfill", "Furnace Operator"],
    ["Adjunct Instructor Dallas TX", "Adjunct Instructor"],
    ["Wharfinger", "Wharfinger"],
    ["Buscamos carpintero", "Carpintero"],
    ["Model Constructor", "Model Constructor"],
    ["Page 1 of 2 QA Automation Engineer (SDET)", "QA Automation Engineer"],
  ])("%s", (text, expected) => {
    expect(read(["title", text])).toBe(expected);
  });
});

describe("a title in running words", () => {
  test.each([
    [
      "title",
      "🥐 Sourwood & Rye Bakery is hiring a part time SOCIAL MEDIA COORDINATOR!!",
      "Social Media Coordinator",
    ],
    [
      "employer",
      "Pellham Staffing is looking for a Payroll Specialist for our client.",
      "Payroll Specialist",
    ],
    ["title", "Need an HVAC apprentice.", "HVAC Apprentice"],
    ["noise", "morning @Carly B. – kicking off the SRE search.", "SRE"],
    ["unplaced", "Got your req for the Salesforce Admin.", "Salesforce Administrator"],
    ["employer", "We are looking for an experienced, talented Line Cook with knives.", "Line Cook"],
    [
      "duty",
      "Summary: The Night Auditor is responsible for the books of our hotel.",
      "Night Auditor",
    ],
    ["unplaced", "spoke w/ Lee. wants 3 SDRs in Austin", "SDR"],
    [
      "employer",
      "We seek a highly motivated and detail-oriented Staff Accountant to join us.",
      "Staff Accountant",
    ],
    ["employer", "Are you a licensed electrician who likes heights?", "Licensed Electrician"],
  ] as const)("%s: %s", (place, text, expected) => {
    expect(read([place, text])).toBe(expected);
  });

  test.each([
    ["employer", "We seek a seasoned leader for a growing firm."],
    ["process", "You meet the hiring manager and the hiring team."],
    ["noise", "Find a Provider"],
    ["internal", "looking for a replacement for our Controller"],
    ["terms", "Reports to: Director of Nursing"],
    ["unplaced", "(Executive Director)"],
    ["unplaced", "call w/ Dana (VP of Sales) on Tuesday"],
    ["unplaced", "prefers a man"],
    ["employer", "Certified Public Accountants and Advisors"],
    ["terms", "We are not looking for a developer."],
  ] as const)("%s: %s names no job", (place, text) => {
    expect(read([place, text])).toBe("none");
  });
});

describe("where the title was not seen", () => {
  test.each([
    [
      ["noise", "Careers at Keystone Hollow Bank"],
      ["unplaced", "Compliance Officer"],
      "Compliance Officer",
    ],
    [
      ["employer", "Registered Nurse (RN) - Emergency Department - Nights"],
      ["employer", "Larkspur Hospital"],
      "Registered Nurse",
    ],
    [
      ["terms", "REGIONAL FLATBED DRIVER CDL-A - Joplin, MO terminal"],
      ["employer", "Granby Lines has hauled steel"],
      "Regional Flatbed Driver CDL-A",
    ],
    [
      ["unplaced", "Northfield Harbor Mutual / Sr Commercial Lines Underwriter, middle mkt"],
      ["terms", "Date 2/26"],
      "Senior Commercial Lines Underwriter",
    ],
    [
      ["noise", "Intake call 3/12 - Dana (CNO)"],
      ["unplaced", "Job title: Forklift Operator"],
      "Forklift Operator",
    ],
  ] as const)("%j, %j", (first, second, expected) => {
    expect(read(first, second)).toBe(expected);
  });

  test("a title that the cutting took for a heading", () => {
    const [line] = placed(["terms", "Overland Park, KS"]);
    expect(guessTitle(line ? [{ ...line, heading: "TAX MANAGER" }] : [])?.value).toBe(
      "Tax Manager",
    );
    expect(guessTitle(line ? [{ ...line, heading: "What the manager handles" }] : [])).toBeNull();
  });

  test("the title that the text names more than once", () => {
    const first = ["unplaced", "Our bookkeeper of nineteen years is retiring."] as const;
    expect(read(first)).toBe("none");
    expect(read(first, ["duty", "A bookkeeper here pays bills."])).toBe("Bookkeeper");
  });

  test("page furniture above does not push it down", () => {
    const bars = Array.from({ length: 12 }, () => ["noise", "Show more options"] as const);
    expect(read(...bars, ["noise", "Product Manager"], ["duty", "Writes plans."])).toBe(
      "Product Manager",
    );
  });

  test("similar jobs at the end are not this one", () => {
    const middle = Array.from({ length: 24 }, () => ["duty", "Sells from the floor."] as const);
    expect(
      read(["unplaced", "Store Manager – Overland Road"], ...middle, [
        "title",
        "Assistant Manager – Twin Falls",
      ]),
    ).toBe("Store Manager");
  });
});

import { expect, test } from "vitest";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";

const keyFor = (title: string) => ledgerOf({ title }).playbook.key;

test.each([
  ["Registered Nurse", "nursing"],
  ["Certified Nursing Assistant", "nursing-assistants"],
  ["STNA", "nursing-assistants"],
  ["Home Health Aide", "home-health-aides"],
  ["Credentialed Veterinary Technician", "veterinary"],
  ["CDL-A Truck Driver", "truck-driving"],
  ["Dental Hygienist", "dental"],
  ["Sales Development Representative", "sales-development"],
  ["BDR", "sales-development"],
  ["Enterprise Account Executive", "account-executives"],
  ["Medical Sales Representative", "sales"],
  ["Technical Recruiter", "recruiters"],
  ["Talent Acquisition Specialist", "recruiters"],
  ["HR Generalist", "human-resources"],
  ["Cashier", "cashiers-and-sales-associates"],
  ["Retail Sales Associate", "cashiers-and-sales-associates"],
  ["Store Manager", "store-managers"],
  ["Assistant Store Manager", "store-managers"],
  ["Call Center Representative", "call-center-agents"],
  ["Customer Service Representative", "customer-service"],
  ["Mechanical Engineer", "mechanical-engineers"],
  ["Electrical Engineer", "electrical-engineers"],
  ["Manufacturing Engineer", "engineering"],
  ["Electrician", "electricians"],
  ["HVAC Technician", "hvac-technicians"],
  ["Plumber", "plumbers"],
  ["Special Education Teacher", "special-education-teachers"],
  ["Elementary Teacher", "school-teaching"],
  ["High School Math Teacher", "school-teaching"],
  ["Associate Attorney", "attorneys"],
  ["Medical Social Worker", "social-workers"],
  ["LCSW", "social-workers"],
  ["Line Cook", "cooks"],
  ["Prep Cook", "cooks"],
  ["Barista", "servers-and-baristas"],
  ["Server", "servers-and-baristas"],
  ["Bartender", "food-service"],
  ["Backend Engineer", "software"],
  ["Frontend Developer", "software"],
  ["iOS Developer", "software"],
  ["Product Manager", "product-managers"],
  ["Group Product Manager", "product-managers"],
  ["Product Owner", "product-managers"],
  ["Product Designer", "product-design"],
  ["Software Engineering Manager", "software-engineering-managers"],
  ["Senior DevOps Engineer", "devops-and-site-reliability"],
  ["Site Reliability Engineer", "devops-and-site-reliability"],
  ["Staff Machine Learning Engineer", "data-ml"],
  ["Data Engineer", "data-ml"],
  ["Data Scientist", "data-scientists"],
  ["Data Analyst", "data-analysts"],
  ["Controller", "finance-managers"],
  ["Financial Controller", "finance-managers"],
  ["Structural Engineer", "structural-engineers"],
  ["Civil Engineer", "civil-engineers"],
  ["Receptionist", "receptionists"],
  ["Respiratory Therapist", "respiratory-therapists"],
  ["Payroll Specialist", "payroll"],
  ["Diesel Technician", "diesel-technicians"],
])("a %s is hired as the trade does it: %s", (title, key) => {
  expect(keyFor(title)).toBe(key);
});

test.each([
  "Youth Librarian",
  "Embalmer",
  "Customer Success Manager",
  "Hearing Instrument Specialist",
  "Church Organist",
  "Director of Public Works",
])("a %s, whose work no playbook is about, gets the neutral one", (title) => {
  expect(keyFor(title)).toBe("neutral");
});

test.each([
  ["Registered Nurse, Home Hospice", "nursing"],
  ["Insurance CSR", "customer-service"],
  ["Executive Director, Food Bank", "executives"],
  ["Document Controller", "finance-managers"],
  ["Engineering Manager, Packaging", "software-engineering-managers"],
  ["Preschool Special Education Teacher", "special-education-teachers"],
  ["Assistant District Attorney", "attorneys"],
  ["Account Executive, Public Relations", "account-executives"],
  ["Army Recruiter", "recruiters"],
])("a %s works in another setting than the playbook %s", (title, key) => {
  expect(keyFor(title)).not.toBe(key);
  expect(keyFor(title)).toBe("neutral");
});

test.each(["Product Marketing Manager", "Project Manager", "Product Development Engineer"])(
  "a %s is no product manager",
  (title) => {
    expect(keyFor(title)).not.toBe("product-managers");
  },
);

test("a setting that the text names again and again counts, one mention does not", () => {
  const posting = (more: string) =>
    ledgerOf({ rawExtractedJd: `Registered Nurse\nYou work with hospice.\n${more}` }).playbook.key;
  expect(posting("")).toBe("nursing");
  expect(posting("Hospice experience preferred.")).toBe("neutral");
});

test("a bedside nurse reports to a nurse manager and is still hired as a nurse", () => {
  const rawExtractedJd =
    "Registered Nurse\nReports to the Nurse Manager.\nThe Nurse Manager interviews everybody.";
  expect(ledgerOf({ rawExtractedJd }).playbook.key).toBe("nursing");
  expect(keyFor("Nurse Manager")).not.toBe("nursing");
});

test("a developer reports to an engineering manager and is still hired as a developer", () => {
  const rawExtractedJd =
    "Backend Engineer\nReports to the Engineering Manager.\nThe Engineering Manager and a DevOps Engineer interview.";
  expect(ledgerOf({ title: "Backend Engineer", rawExtractedJd }).playbook.key).toBe("software");
});

test("an engineering manager leads developers only where the text speaks of software", () => {
  const keyOf = (rawExtractedJd: string) =>
    ledgerOf({ title: "Engineering Manager", rawExtractedJd }).playbook.key;
  expect(keyOf("Engineering Manager\nYou lead six people.")).toBe("neutral");
  expect(keyOf("Engineering Manager\nYou lead six backend developers.")).toBe(
    "software-engineering-managers",
  );
});

test("cleared work is known by the clearance that the text asks for", () => {
  const analyst = { title: "Information Security Analyst" };
  expect(ledgerOf(analyst).playbook.key).toBe("neutral");
  const cleared = ledgerOf({ ...analyst, requirements: "Active TS/SCI clearance" });
  expect(cleared.playbook.key).toBe("security-cleared");
});

test("a playbook speaks only where its country's words are spoken", () => {
  const nurse = (location: string, rawExtractedJd = "") =>
    ledgerOf({ location, rawExtractedJd }).playbook.key;
  expect(nurse("Columbus, OH")).toBe("nursing");
  expect(nurse("Leeds, United Kingdom")).toBe("neutral");
  expect(nurse("")).toBe("neutral");
  expect(nurse("", "Registered Nurse\nPay is $40 an hour. 401(k) and PTO.")).toBe("nursing");
});

test.each(["Chief Happiness Officer", "Synergy Wizard"])(
  "of an unknown title (%s) nobody's trade is borrowed",
  (title) => {
    expect(["neutral", "executives"]).toContain(keyFor(title));
  },
);

test("the head of a function is hired as the head of a company is", () => {
  expect(keyFor("Vice President of Nursing")).toBe("executives");
});

test("people at the start of a working life are hired as such, whatever the trade", () => {
  expect(keyFor("Software Engineering Intern")).toBe("internships-apprenticeships");
});

test.each([
  ["Heavy Equipment Operator", "equipment-operators"],
  ["HR Business Partner", "human-resources"],
  ["Inpatient Pharmacist", "pharmacists"],
  ["Construction Superintendent", "construction-managers"],
  ["Java Backend Developer", "software"],
])("a %s, whose occupation is only likely, is hired as a trade does it: %s", (title, key) => {
  expect(keyFor(title)).toBe(key);
});

test("what is a benefit, a boss or ruled out names no setting, and an employer names its own at once", () => {
  const keyOf = (title: string, ...lines: string[]) =>
    ledgerOf({ title, rawExtractedJd: [title, ...lines].join("\n") }).playbook.key;
  const desk = ["Benefits", "- Dental insurance", "- Dental for your family, too"];
  expect(keyOf("Hotel Front Desk Agent", ...desk)).toBe("hotel-front-desk");
  const clinic = ["What you will do", "- No home health", "- Evaluations, and no home health"];
  expect(keyOf("Physical Therapist", ...clinic)).toBe("physical-therapy");
  const visits = ["About us", "Saguaro Bend Home Health is a locally owned home health agency."];
  expect(keyOf("Physical Therapist", ...visits)).toBe("neutral");
});

test("dollars in an English text without a town are American, in a town that nobody knows they need not be", () => {
  const keyOf = (location: string) =>
    ledgerOf({
      title: "Line Cook",
      location,
      rawExtractedJd: "Line Cook\nPay is $21 an hour.\nYou will run the grill five nights a week.",
    }).playbook.key;
  expect(keyOf("")).toBe("cooks");
  expect(keyOf("Bukit Timah")).toBe("neutral");
});

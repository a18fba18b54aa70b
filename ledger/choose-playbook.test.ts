import { expect, test } from "vitest";
import { ledgerOf } from "#ledger/sample-job.ts";

const keyFor = (title: string) => ledgerOf({ title }).playbook.key;

test.each([
  ["Registered Nurse", "nursing"],
  ["Credentialed Veterinary Technician", "veterinary"],
  ["CDL-A Truck Driver", "truck-driving"],
  ["Receptionist", "hr-administration"],
  ["Dental Hygienist", "dental"],
  ["Radiologic Technologist", "allied-health"],
  ["Sales Development Representative", "sales"],
  ["Electrician", "skilled-trades"],
  ["Special Education Teacher", "school-teaching"],
  ["Product Manager", "product-design"],
  ["Customer Success Manager", "customer-success"],
  ["Staff Machine Learning Engineer", "data-ml"],
  ["Youth Librarian", "neutral"],
])("a %s is hired as the trade does it: %s", (title, key) => {
  expect(keyFor(title)).toBe(key);
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

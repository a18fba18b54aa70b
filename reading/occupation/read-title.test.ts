import { expect, test } from "vitest";
import { readTitle } from "#reading/occupation/read-title.ts";

test.each([
  ["Part-Time Teller I", "teller"],
  ["Senior Accountant (m/w/d)", "accountant"],
  ["Welder - 2nd Shift - Temp to Hire", "welder"],
  ["CNC Operator, Day Shift, $24.50/hr", "cnc operator"],
  ["Staff Nurse - Band 5", "staff nurse"],
  ["Architect 80–100%", "architect"],
  ["Req #JR-10442 | Buyer II | 40 hours", "req | buyer"],
  ["Work from home Tutor", "tutor"],
  ["Per Diem Pharmacist (Inpatient)", "pharmacist | inpatient"],
  ["Teacher, Grades 9-12", "teacher | high school"],
  ["Produce Department Lead", "produce department supervisor"],
  ["Salesforce Admin", "salesforce administrator"],
  ["Director, Brand", "director | brand"],
  ["Head of Growth", "growth head"],
  ["Position Title:   Radiologic Technologist I/II", "radiologic technician"],
  ["We are looking for a Nurse", "nurse"],
  ["Remote, Full-Time", ""],
])("%s is read as %j", (title, parts) => {
  expect(
    readTitle(title)
      .map((part) => part.join(" "))
      .join(" | "),
  ).toBe(parts);
});

import { expect, test } from "vitest";
import { cutFormFields } from "#ledger/read/text/form-fields.ts";

test("the fields of a form that a copy put into one line are lines of their own", () => {
  const copied =
    "Job Title Staff Accountant Department Finance & Administration Reports To Controller FLSA Exempt Grade 9 Closing Date 04/25";
  expect(cutFormFields(copied)).toEqual([
    "Department: Finance & Administration",
    "Reports To: Controller",
    "Closing Date: 04/25",
  ]);
});

test.each([
  "Reports To Controller",
  "Grade and price lumber, check the Status of orders, tell the Department what is late",
  "Department: Finance Status: open Grade: 9",
])("any other line stays whole: %s", (words) => {
  expect(cutFormFields(words)).toEqual([words]);
});

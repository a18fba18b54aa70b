import { describe, expect, test } from "vitest";

import { readYears } from "#ledger/read/requirements/years.ts";

describe("years of experience", () => {
  test.each([
    ["5+ years", 5, null],
    ["5 + yrs backend", 5, null],
    ["2-4 yrs of retail", 2, 4],
    ["2–4 years", 2, 4],
    ["between 3 and 5 years of selling", 3, 5],
    ["3 to 5+ years running a line", 3, 5],
    ["at least three years in a bakery", 3, null],
    ["Minimum of five (5) years of payroll work", 5, null],
    ["three (3) to five (5) years as a buyer", 3, 5],
    ["Two years of full-time paid experience as a surveyor", 2, null],
    ["a decade of kitchen work", 10, null],
    ["two decades in shipping", 20, null],
    ["half a decade in sales", 5, null],
    ["18 months on a help desk", 1, null],
    ["a year of tutoring", 1, null],
    ["a couple of years with Rails", 2, null],
    ["0-2 years of experience", 0, 2],
    ["up to 3 years of experience", 0, 3],
    ["7 or more years managing stores", 7, null],
    ["4y+ exp in QA", 4, null],
    ["TEN YEARS OF TRUCKING", 10, null],
    ["6+ years' experience", 6, null],
    ["1.5 years of phlebotomy", 1.5, null],
    ["Must be 21 years of age with 3 years of driving", 3, null],
  ])("%s", (text, min, max) => {
    expect(readYears(text)).toEqual({ min, max });
  });

  test.each([
    "Must be 18 years of age or older",
    "a four-year degree",
    "a 2-year contract",
    "PMP within 2 years of hire",
    "clean driving record for the past 3 years",
    "Clean driving record for 3 years, our insurance checks it",
    "serving families for over 40 years",
    "recertified every two years",
    "a year-round kitchen",
    "our 5 year plan",
    "six months in a call center",
    "several years of trading",
    "plays well with others",
    "$90,000 a year",
  ])("no years of experience: %s", (text) => {
    expect(readYears(text)).toBeNull();
  });
});

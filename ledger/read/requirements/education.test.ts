import { describe, expect, test } from "vitest";

import { readEducation } from "#ledger/read/requirements/education.ts";

describe("schooling a line asks for", () => {
  test.each([
    [
      "Bachelor's degree in Civil Engineering or a related field",
      "bachelor",
      "Civil Engineering",
      false,
    ],
    ["BS/MS in Statistics or equivalent experience", "bachelor", "Statistics", true],
    ["Bachelors degree or equivalent", "bachelor", null, true],
    ["BA or BS degree", "bachelor", null, false],
    ["B.S. in Chemistry, Biology, or Physics", "bachelor", "Chemistry, Biology, or Physics", false],
    ["High school diploma or equivalent", "highSchool", null, false],
    ["HIGH SCHOOL DIPLOMA OR GED", "highSchool", null, false],
    ["GED", "highSchool", null, false],
    ["Associate's degree in Nursing (ADN)", "associate", "Nursing", false],
    ["Master's degree or 8+ years in policy", "master", null, true],
    ["MBA a strong plus", "master", null, false],
    ["Ph.D. in Linguistics", "doctorate", "Linguistics", false],
    ["A degree in marketing, or comparable work experience", "degree", "marketing", true],
    [
      "Graduation from an accredited four-year college or university with a major in geology",
      "bachelor",
      "geology",
      false,
    ],
    ["Accounting degree", "degree", "Accounting", false],
    [
      "Completion of a recognized apprenticeship as a sheet metal worker",
      "vocational",
      null,
      false,
    ],
    ["Four years of experience may be substituted for a bachelor's degree", "bachelor", null, true],
    [
      "an equivalent combination of education and experience, or a bachelor’s",
      "bachelor",
      null,
      true,
    ],
  ])("%s", (text, level, field, isSubstitutable) => {
    expect(readEducation(text)).toMatchObject({ level, field, isSubstitutable });
  });

  test.each([
    "a high degree of autonomy",
    "360-degree feedback",
    "Works with MS Office and MS SQL",
    "Scrum master for two squads",
    "Master electrician card",
    "Experience in MA and CT",
    "no BS culture",
    "No degree required",
    "Associate buyers in three stores",
    "master data management",
    "Sales Associate",
    "Hands on LC-MS/MS quant in plasma",
    "GC-MS in a forensic lab",
  ])("no schooling: %s", (text) => {
    expect(readEducation(text)).toBeNull();
  });
});

test("a chemist's LC-MS/MS is no master's degree, and more experience instead counts", () => {
  expect(readEducation("Hands on LC-MS/MS quant in plasma")).toBeNull();
  expect(readEducation("MS or PhD in Chemistry")?.level).toBe("master");
  const line = "Paralegal certificate or bachelor's, or additional experience instead";
  expect(readEducation(line)?.isSubstitutable).toBe(true);
});

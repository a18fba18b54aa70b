import { expect, test } from "vitest";
import { exportField, fieldInWords } from "#reading/source/export-fields.ts";
import { readForm } from "#reading/form.ts";
import { isInner } from "#reading/place.ts";
import { readText } from "#reading/read.ts";

const rows = (sign: string) =>
  [
    ["REQ_ID", "R-0098812"],
    ["POSTING_TITLE", "Controls Test Engineer"],
    ["COMPANY", "Ladoga Controls Corp"],
    ["HM", "Prentiss, Dale R."],
    ["LOC_DESC", "Huntsville, AL - Research Park bldg 2"],
    ["REMOTE_FLAG", "N"],
    ["EMP_TYPE", "Contingent / W2 contract"],
    ["SHIFT", "1st (9/80, off every other Fri)"],
    ["PAY_RATE_MIN", "58.00"],
    ["PAY_RATE_MAX", "64.00"],
    ["PAY_UOM", "HR"],
    ["BILL_RATE_NTE", "97.50"],
    ["JOB_DESC_EXT", ""],
    ["Develops and runs automated test procedures for flight control software.", null],
    ["MIN_QUAL", ""],
    ["BS in engineering and 5 years of embedded test. Python.", null],
    ["PREF_QUAL", ""],
    ["TestStand. Active Secret.", null],
  ]
    .map(([label, value]) => (value === null ? label : `${label}${sign}${value}`))
    .join("\n");

test.each(["|", " | "])("a label and its value, with %j between them, are one line", (sign) => {
  const { lines, pay, title, workType } = readText(rows(sign));
  const placeOf = (end: string) => lines.find(({ text }) => text.endsWith(end))?.place;
  expect(lines.map(({ text }) => text)).not.toContain("PAY_RATE_MIN");
  expect(pay?.value).toMatchObject({ min: 58, max: 64, period: "hour" });
  expect(title?.value).toBe("Controls Test Engineer");
  expect(workType?.value).toBe("on-site");
  expect(placeOf("Python.")).toBe("must");
  expect(placeOf("TestStand.")).toBe("nice");
  expect(isInner(placeOf("97.50") ?? "noise")).toBe(true);
  expect(isInner(placeOf("Dale R.") ?? "noise")).toBe(true);
  expect(readForm(rows(sign)).fields.salaryRange).toContain("64");
});

test.each([
  ["SHIFT|1st (9/80)", "Shift: 1st (9/80)"],
  ["START_TGT: 2025-06-02", "Start: 2025-06-02"],
  ["EMP_TYPE|W2 contract", "W2 contract"],
  ["REMOTE_FLAG|N", ""],
  ["PAY_RATE_MIN|58.00", ""],
  ["Reads CAN and SPI: yes", "Reads CAN and SPI: yes"],
])("%s is said as %j", (text, said) => {
  expect(fieldInWords(text)).toBe(said);
});

test("capitals before a colon are no label of an export", () => {
  expect(exportField("NOTE: bring boots", true)).toBeNull();
  expect(exportField("SHIFT|1st", false)).toBeNull();
});

test("a table whose labels stick to their values is read by its labels", () => {
  const text = `AgencyHarbor Steps Recovery
Job TitleSubstance Use Counselor
LocationSpokane, WA
ScheduleSun to Thu, 12 to 8:30
Weekly rate$1,180 to $1,320 per week
Minimum QualsSUDP, two years, CPR
Vacated byC. Ruiz`;
  const { lines, pay, places, title } = readText(text);
  const placeOf = (words: string) => lines.find((line) => line.text === words)?.place;
  expect(title?.value).toBe("Substance Use Counselor");
  expect(places[0]?.value.city).toBe("Spokane");
  expect(pay?.value).toMatchObject({ min: 1180, max: 1320, period: "week" });
  expect(placeOf("SUDP, two years, CPR")).toBe("must");
  expect(placeOf("C. Ruiz")).toBe("internal");
});

test("a word that begins like a label is none", () => {
  expect(exportField("ScheduleOnce is what we use", true)?.label).toBeUndefined();
  expect(readText("Cook\nLocationSpokane\nYou cook.").lines.map(({ text }) => text)).toContain(
    "LocationSpokane",
  );
});

test("labels that a program writes are cut from what sticks to them", () => {
  const { lines, title } = readText(
    [
      "jobTitleDiagnostic Radiographer (Rotational)",
      "employerDuddon Bay Hospitals NHS Foundation Trust",
      "salaryNoteplus unsocial hours enhancements",
      "ReportsToSuperintendent Radiographer",
      "HowToApplyOnline, by 19 September",
      "You will rotate through plain film, theatre and fluoroscopy.",
    ].join("\n"),
  );
  expect(title?.value).toBe("Diagnostic Radiographer");
  expect(lines.map(({ text }) => text)).toContain("Duddon Bay Hospitals NHS Foundation Trust");
  expect(lines.map(({ text }) => text)).toContain("Superintendent Radiographer");
});

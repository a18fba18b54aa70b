import { expect, test } from "vitest";
import { kindFeatures } from "#reading/kind.ts";
import { readText } from "#reading/read.ts";
import { segment } from "#reading/segment.ts";
import { shippedWeights } from "#reading/weights.ts";

test.each([
  ["a line nobody would post", "Need a welder ASAP, contract, 3 months"],
  [
    "notes of a call",
    "call w/ Priya (plant mgr) weds\nwants a maint tech, nights. she said the last guy quit over the pager so don't bring it up\npay 28-31, she could go 33 if I push\nneeds: PLCs, hydraulics, 3 yrs exp\nI told her 2 wks for resumes. ask about the sign on?",
  ],
  [
    "a chat",
    "Mo 9:14 AM\nhey, got a sec? need to open the payroll req again\nJess 9:15 AM\nsure. same comp as before?\nMo 9:15 AM\nyeah 58-62, hm wants someone who knows ADP, he hated the last one\nJess 9:16 AM\nok I'll post it today",
  ],
])("%s is notes", (_name, text) => {
  expect(readText(text).kind).toBe("notes");
});

test("what is told to candidates is a posting", () => {
  const text =
    "Payroll Specialist\nLarkspur Foods, Denver, CO\n\nAbout us\nWe make bread for nine hundred stores.\n\nWhat you will do\n- Run the weekly payroll for 400 people in ADP\n- Answer questions from your colleagues\n\nWhat you bring\n- Three years of payroll experience\n- You know ADP well\n\nWe offer $58,000 to $62,000 a year, health insurance and 20 days of paid time off.\n\nApply with your resume on our careers page. We are an equal opportunity employer.";
  expect(readText(text).kind).toBe("posting");
});

test("more of a sign speaks more: every step it is over counts", () => {
  const features = kindFeatures(
    segment("I told her that I wait. I said so to my boss.", shippedWeights.headings),
    0.13,
  );
  expect(features).toEqual(
    expect.arrayContaining(["internal over 1", "internal over 3", "I over 1", "opens with I"]),
  );
  expect(features).not.toContain("internal over 4");
});

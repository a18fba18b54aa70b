import { describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { inSentence, titleInSentence } from "#ledger/in-sentence.ts";

describe("a line inside a sentence", () => {
  test.each([
    ["Strong communication.", "strong communication"],
    ["New hires welcome", "new hires welcome"],
    ["May work weekends", "may work weekends"],
    ["Usability testing", "usability testing"],
    ["Forklift", "forklift"],
    ["Strong Java", "strong Java"],
    ["A driver's license;", "a driver's license"],
    ["two\n lines", "two lines"],
  ])("%j loses its capital and its stop", (line, said) => {
    expect(inSentence(line)).toBe(said);
  });

  test.each([
    "PostgreSQL at scale",
    "Ohio or multistate RN license",
    "New York license",
    "Spanish, spoken and written",
    "Monday to Friday",
    "March 6 at the latest",
    "iOS experience",
    "G-code",
    "Toast",
    "Blue Card holders",
    "Head Start centers",
  ])("%j begins with a name and keeps it", (line) => {
    expect(inSentence(line)).toBe(line);
  });
});

describe("a title inside a sentence", () => {
  test.each([
    ["Senior Backend Engineer", "senior backend engineer"],
    ["ICU Nurse", "ICU nurse"],
    ["Support Specialist, Bilingual Spanish", "support specialist, bilingual Spanish"],
    ["Account Executive, Mid-Market", "account executive, mid-market"],
    ["Salesforce Administrator", "Salesforce administrator"],
  ])("%s is said as %s", (title, said) => {
    expect(titleInSentence(title)).toBe(said);
  });
});

test("a hundred thousand characters are handled at once", () => {
  const started = process.threadCpuUsage();
  inSentence("Aa ".repeat(33_000));
  titleInSentence("Ab ".repeat(33_000));
  expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(patient(1_000));
});

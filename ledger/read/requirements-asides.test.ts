import { expect, test } from "vitest";
import { readDocument } from "#ledger/read/document.ts";
import { readRequirements } from "#ledger/read/requirements.ts";
import type { JobWords } from "#ledger/reading.ts";

function read(posting: string, requirements = ""): string[] {
  const words = { title: "Baker", requirements } as JobWords;
  return readRequirements(words, readDocument(posting), []).map(
    ({ priority, kind, text }) => `${priority} ${kind}: ${text}`,
  );
}

test("one verdict may speak of two things", () => {
  expect(read("Knowledge of sourdough is required, as is Excel.")).toEqual([
    "must skill: Knowledge of sourdough",
    "must skill: Excel",
  ]);
  expect(read("Power BI would be a plus, and so would a bakery background.")).toEqual([
    "nice skill: Power BI",
    "nice other: Bakery background",
  ]);
  expect(read("A baker card, or progress toward one, is preferred.")).toEqual([
    "nice other: Baker card, or progress toward one",
  ]);
});

test("years with a part of them are one demand", () => {
  expect(read("", "5+ years of baking, 2 in hotels. Excel.")).toEqual([
    "must experience: 5+ years of baking, 2 in hotels",
    "must skill: Excel",
  ]);
});

test("only citizens is an authorization", () => {
  expect(read("About the role\nOpen to U.S. citizens or nationals. Subject to change.")).toEqual([
    "must authorization: Open to U.S. citizens or nationals",
  ]);
  expect(read("You have\n- Authorization to work in the US")).toEqual([
    "must authorization: Authorization to work in the US",
  ]);
});

test("how to apply and what is only explained are no requirements", () => {
  const posting = `Qualifications
Follow our guidance on writing a resume. Failure to provide dates may end your application.
For each job on your resume, give:
- The dates you held it
- The hours you worked

Requirements
- Two years of baking. Bring the numbers.
- You must be 18. No exceptions.
- One year on the phone. Phones, not a counter.
Any combination of training and experience is qualifying.`;
  expect(read(posting)).toEqual([
    "must experience: Two years of baking",
    "must other: 18",
    "must experience: One year on the phone",
  ]);
});

test("the person who is sought is not asked for", () => {
  expect(read("we need two payroll specialists for the Omaha office, both backfills.")).toEqual([]);
  expect(read("need someone for the front desk")).toEqual([]);
  expect(read("We need a payroll specialist with two years of ADP.")).toEqual([
    "must experience: Two years of ADP",
  ]);
});

test("a label is no part of the demand behind it", () => {
  const posting = "Minimum qualifications\n\nBackground: Candidates must pass fingerprinting.";
  expect(read(posting)).toEqual(["must other: Pass fingerprinting"]);
});

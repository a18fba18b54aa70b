import { expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import type { ReadValue } from "#contract/reading.ts";
import { readingOf } from "#web/test/readings.ts";
import { valueRows, type ValueFields, type ValueName } from "#web/features/reading/value-rows.ts";

const values: ReadValue[] = [
  { name: "title", text: "Senior Backend Engineer", line: 0, isImplied: false },
  { name: "place", text: "Denver, CO", line: 10, isImplied: false },
  { name: "place", text: "Boulder, CO", line: 10, isImplied: false },
  { name: "workType", text: "hybrid", line: 20, isImplied: false },
  { name: "employment", text: "full-time", line: 30, isImplied: true },
  { name: "pay", text: "$148,000 to $176,000 a year", line: 30, isImplied: false },
];
const reading = {
  ...readingOf("posting", [
    { text: "Senior Backend Engineer, Metering", place: "title" },
    { text: "Denver or Boulder", place: "terms" },
    { text: "Two days in the office", place: "terms" },
    { text: "$148,000 to $176,000 a year", place: "pay" },
  ]),
  values,
};

function rowOf(name: ValueName, fields: Partial<ValueFields>) {
  const row = valueRows(reading, { ...emptyJob, ...fields }).find((one) => one.name === name);
  if (!row) throw new Error(`there is no row ${name}`);
  return row;
}

test("without a word in the form, the text's values stand with their lines", () => {
  expect(rowOf("title", {})).toMatchObject({ text: "Senior Backend Engineer", lines: [0] });
  expect(rowOf("location", {})).toMatchObject({ text: "Denver, CO or Boulder, CO" });
  expect(rowOf("employmentType", {})).toMatchObject({ text: "full-time", isImplied: true });
  expect(rowOf("hiringCompany", {})).toMatchObject({ text: "", isTyped: false });
});

test("what a person typed wins, and says so", () => {
  expect(rowOf("hiringCompany", { hiringCompany: "Quillwater" })).toMatchObject({
    text: "Quillwater",
    isTyped: true,
    stated: null,
  });
  expect(
    rowOf("employmentType", { employmentType: "contract", employmentLength: "6 months" }),
  ).toMatchObject({ text: "contract, 6 months", isTyped: true, isImplied: false, stated: null });
});

test("where typed and stated differ, both are shown with the line", () => {
  expect(rowOf("workType", { workType: "remote" })).toMatchObject({
    text: "remote",
    isTyped: true,
    stated: { text: "hybrid", lines: [20], change: { workType: "hybrid" } },
  });
  expect(rowOf("salaryRange", { salaryRange: "$150k to $190k" }).stated).toMatchObject({
    text: "$148,000 to $176,000 a year",
    lines: [30],
  });
});

test.each<[ValueName, Partial<ValueFields>]>([
  ["salaryRange", { salaryRange: "$148k–$176k" }],
  ["location", { location: "Denver" }],
  ["title", { title: "senior backend  engineer" }],
])("the same %s in other signs is no conflict", (name, fields) => {
  expect(rowOf(name, fields)).toMatchObject({ isTyped: false, stated: null });
});

test("a field that carries other words of the text cannot disagree with it", () => {
  expect(rowOf("title", { title: "Senior Backend Engineer, Metering" })).toMatchObject({
    isTyped: false,
    stated: null,
  });
});

import { expect, test } from "vitest";
import { ParsedJobDescription, type QuotedJobDescription } from "#contract/job.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { fillValues } from "#web/features/job-form/fields/fill-values.ts";
import { emptyValues, jobValuesOf } from "#web/features/job-form/fields/job-values.ts";

const nothingRead = ParsedJobDescription.parse(emptyJob);
const read: QuotedJobDescription = {
  ...nothingRead,
  title: "ICU Nurse",
  location: "Columbus, OH",
  workType: "on-site",
  dealBreakers: ["no visa"],
  quotes: { title: "ICU Nurse", location: "Columbus, OH | On-site" },
};

test("what was read fills the form, and each field knows its words [S-238]", () => {
  const { values, marks } = fillValues(emptyValues, read, new Set());
  expect(values).toEqual({
    ...emptyValues,
    title: "ICU Nurse",
    location: "Columbus, OH",
    workType: "on-site",
    dealBreakers: ["no visa"],
  });
  expect(marks).toEqual({
    title: "ICU Nurse",
    location: "Columbus, OH | On-site",
    workType: "",
    dealBreakers: "",
  });
});

test("what a person typed is never replaced, and carries no mark", () => {
  const mine = { ...emptyValues, title: "Night Nurse" };
  const { values, marks } = fillValues(mine, read, new Set(["title"]));
  expect(values.title).toBe("Night Nurse");
  expect(marks).not.toHaveProperty("title");
  expect(values.location).toBe("Columbus, OH");
});

test("a field the description says nothing about keeps its value", () => {
  const before = { ...emptyValues, salaryRange: "$38 to $52" };
  const { values, marks } = fillValues(before, read, new Set());
  expect(values.salaryRange).toBe("$38 to $52");
  expect(marks).not.toHaveProperty("salaryRange");
});

test("a stored job becomes the form's values and nothing more", () => {
  const job = { ...emptyJob, id: 4, workType: "on the moon", title: "Welder" };
  const { rawExtractedJd: posting, ...fields } = emptyJob;
  expect(posting).toBe("");
  expect(jobValuesOf(job)).toEqual({ ...fields, title: "Welder" });
});

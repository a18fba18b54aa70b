import { expect, test } from "vitest";
import { Job, JobEdit, JobForm, ParsedJobDescription } from "#contract/job.ts";
import { emptyJob, jobFieldNames } from "#contract/job-fields.ts";

/** The fields of a vacancy as spec §3 lists them, without what the product adds. */
const specified = [
  "title",
  "location",
  "salaryRange",
  "description",
  "benefits",
  "culture",
  "requirements",
  "workType",
  "urgencyLevel",
  "dealBreakers",
  "dealBreakersText",
  "preferredBackgrounds",
  "redFlags",
  "competitorCompanies",
  "companyAssets",
  "rawExtractedJd",
];

/** What readings.md 37 adds: optional, and nothing asks for them. */
const added = [
  "hiringCompany",
  "isClientConfidential",
  "employmentType",
  "employmentLength",
  "weeklyHours",
];
const all = [...specified, ...added];

const sentenceOf = (edit: object) => JobEdit.safeParse(edit).error?.issues[0]?.message;
const tags = (count: number) => Array.from({ length: count }, (_, at) => `tag ${at}`);

test("a job has the specification's fields and the optional ones, and every form of it has them all [S-304]", () => {
  const without = (schema: { shape: object }, ...own: readonly string[]) =>
    Object.keys(schema.shape).filter((name) => !own.includes(name));
  expect(jobFieldNames).toEqual(all);
  expect(Object.keys(emptyJob)).toEqual(all);
  expect(without(JobForm, "organizationId")).toEqual(all);
  expect(without(JobEdit, "status")).toEqual(all);
  const ofProduct = ["id", "organizationId", "status", "outputs", "createdAt"];
  expect(without(Job, ...ofProduct)).toEqual(all);
  const notRead = new Set(["dealBreakersText", "rawExtractedJd", ...added]);
  expect(Object.keys(ParsedJobDescription.shape)).toEqual(
    specified.filter((name) => !notRead.has(name)),
  );
});

test("an empty job is taken as it stands once it has a title and a place", () => {
  const form = { ...emptyJob, title: "Welder", location: "Leeds", organizationId: 1 };
  expect(JobForm.parse(form)).toEqual(form);
  const { title: _, location: __, ...others } = emptyJob;
  expect(JobEdit.parse(others)).toEqual(others);
});

test("the edit dialog asks for title and place in its own words [S-502]", () => {
  expect(sentenceOf({ title: " " })).toBe("Title is required");
  expect(sentenceOf({ location: "" })).toBe("Location is required");
  expect(sentenceOf({})).toBeUndefined();
});

test("a new job takes six red flags, a job that is there takes twenty [R-14]", () => {
  const form = { title: "Welder", location: "Leeds", organizationId: 1 };
  expect(JobForm.safeParse({ ...form, redFlags: tags(7) }).success).toBe(false);
  expect(JobEdit.safeParse({ redFlags: tags(20) }).success).toBe(true);
  expect(JobEdit.safeParse({ redFlags: tags(21) }).success).toBe(false);
});

test("who hires and how people are employed may be left out, and take no other words [R-37]", () => {
  const form = { title: "Welder", location: "Leeds", organizationId: 1 };
  expect(JobForm.parse(form)).toEqual(form);
  expect(
    JobEdit.safeParse({ employmentType: "per-diem", isClientConfidential: true }).success,
  ).toBe(true);
  expect(JobEdit.safeParse({ employmentType: "forever" }).success).toBe(false);
  expect(JobEdit.safeParse({ isClientConfidential: "yes" }).success).toBe(false);
});

import { expect, test } from "vitest";
import type { JobFields } from "#ledger/facts/reading.ts";
import { writeSearch } from "#tools/attract-source-kit/search.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";

function searchFor(job: Partial<JobFields>) {
  return writeSearch(briefOn({ ...bareJob, ...job }).ledger);
}

const titlesFor = (job: Partial<JobFields>) => searchFor(job).spec.titles.map(({ term }) => term);

test("one job has the spellings and the near titles that its people use", () => {
  expect(titlesFor({ title: "Front-End Developer" })).toEqual(
    expect.arrayContaining(["Front-End Developer", "Frontend Developer", "Frontend Engineer"]),
  );
  expect(titlesFor({ title: "Frontend Engineer" })).toContain("Front-End Engineer");
  expect(titlesFor({ title: "Development Director" })).toEqual([
    "Development Director",
    "Director of Development",
  ]);
  expect(titlesFor({ title: "Director of Nursing" })).toContain("Nursing Director");
  expect(titlesFor({ title: "Managing Director" }).join()).not.toContain("Director of Managing");
  expect(titlesFor({ title: "Product Designer" })).toEqual(
    expect.arrayContaining(["Product Designer", "UX Designer", "UI Designer"]),
  );
  expect(titlesFor({ title: "Senior Tax Accountant" })).toContain("Tax Senior");
});

test("a telling word is searched in both spellings", () => {
  const { spec } = searchFor({
    title: "Frontend Engineer",
    requirements: "Must have:\n3 years of frontend work with React",
  });
  const [names = { term: "", synonyms: [] }] = spec.mustSkills;
  expect([names.term, ...names.synonyms]).toEqual(["frontend", "front-end"]);
});

test("a title that the demands name is searched, a tool they name makes none", () => {
  const requirements = "Must have:\n6+ years in DevOps or SRE\nPython or Bash scripting";
  const titles = titlesFor({ title: "DevOps Engineer", requirements });
  expect(titles).toEqual(expect.arrayContaining(["DevOps Engineer", "Site Reliability Engineer"]));
  expect(titles).not.toContain("Python Developer");
});

test("a license before the title is asked for and stands in no title, and its letters are no title of another trade", () => {
  const driver = titlesFor({ title: "CDL-B Ready-Mix Driver", requirements: "Class B CDL" });
  expect(driver[0]).toBe("Ready-Mix Driver");
  const accountant = searchFor({
    title: "Tax Accountant",
    requirements: "Must have:\nActive CPA\n4 years in public accounting",
  });
  expect(accountant.spec.titles.map(({ term }) => term)).not.toContain("CPA");
  const therapist = titlesFor({
    title: "Respiratory Therapist",
    requirements: "Must have:\nRRT credential through NBRC",
  });
  expect(therapist).toContain("RRT");
  expect(therapist).not.toContain("CRT");
  expect(therapist).not.toContain("SRT");
});

test("an assistant store manager is searched by that title, and whoever runs a store is not", () => {
  const titles = titlesFor({ title: "Assistant Store Manager" });
  expect(titles).toContain("Assistant Store Manager");
  expect(titles).not.toContain("Store Manager");
});

test("people are searched by the letters that the title line gives for its words", () => {
  const rawExtractedJd = "PERSONAL SUPPORT WORKER (PSW)\n\nYour role\n- Bathing and dressing\n";
  expect(titlesFor({ title: "Personal Support Worker (PSW)", rawExtractedJd })).toEqual(
    expect.arrayContaining(["Personal Support Worker", "PSW"]),
  );
  expect(titlesFor({ title: "Warehouse Associate (FT)" })).not.toContain("FT");
});

test("warehouse associates are searched as warehouse workers, too", () => {
  expect(titlesFor({ title: "Warehouse Associate" })).toContain("Warehouse Worker");
});

test("no pastry chef is searched by a corporate kitchen", () => {
  expect(titlesFor({ title: "Pastry Chef" })).not.toContain("Corporate Chef");
});

import { expect, test } from "vitest";
import type { JobFields } from "#ledger/facts/reading.ts";
import { writeSearch } from "#tools/attract-source-kit/search.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";

function searchFor(job: Partial<JobFields>) {
  return writeSearch(briefOn({ ...bareJob, ...job }).ledger);
}

const mustsFor = (title: string, requirements: string) =>
  searchFor({ title, requirements }).spec.mustSkills.map(({ term, synonyms }) => [
    term,
    ...synonyms,
  ]);

test.each<[string, string, string[]]>([
  [
    "Warehouse Supervisor",
    "Hands-on time with a WMS (Manhattan, Blue Yonder, HighJump, whatever)",
    ["WMS", "Manhattan", "Blue Yonder", "HighJump"],
  ],
  ["Tax Accountant", "Active CPA or EA", ["CPA", "EA", "enrolled agent"]],
  [
    "Tax Accountant",
    "You know UltraTax, or Lacerte/CCH and learn quickly",
    ["UltraTax", "Lacerte", "CCH"],
  ],
  [
    "Lead Teacher",
    "CDA credential or an associate degree in early childhood education (or higher)",
    ["CDA", "Early childhood education"],
  ],
  ["Backend Engineer", "Java, Python, or Kotlin", ["Java", "Python", "Kotlin"]],
  ["Product Manager", "Experience with trackers such as Jira and Asana", ["Jira", "Asana"]],
  ["DevOps Engineer", "Deep knowledge of AWS (EKS, VPC), Terraform", ["AWS", "EKS"]],
])("%s: %j is one thing to search for", (title, requirement, names) => {
  const [first = []] = mustsFor(title, `Must have:\n${requirement}`);
  expect(first).toEqual(expect.arrayContaining(names));
});

test("what is demanded besides stays a key word of its own, and 'or higher' is no word to search for", () => {
  const musts = mustsFor(
    "DevOps Engineer",
    "Must have:\nAWS (EKS, VPC), Terraform, Kubernetes, Python or Bash scripting",
  );
  expect(musts.map(([first]) => first)).toEqual(["AWS", "Terraform", "Kubernetes", "Python"]);
  expect(musts.at(-1)).toContain("Bash");
  const teacher = mustsFor(
    "Lead Teacher",
    "Must have:\nCDA credential or an associate degree in early childhood education (or higher)",
  );
  expect(teacher.flat()).not.toContain("higher");
});

test("licenses in brackets are all needed", () => {
  const musts = mustsFor("Site Manager", "Must have:\nCertifications (PMP, LEED AP)\nPrimavera P6");
  expect(musts.filter((names) => names.includes("PMP"))).toHaveLength(1);
  expect(musts.find((names) => names.includes("PMP"))?.join()).not.toContain("LEED");
});

test("a license is not asked for where something that no search finds will do as well", () => {
  const musts = mustsFor("Site Manager", "Must have:\nPMP or equivalent experience\nPrimavera P6");
  expect(musts.flat()).not.toContain("PMP");
  expect(mustsFor("Site Manager", "Must have:\nPMP\nPrimavera P6").flat()).toContain("PMP");
});

test("a wish decides no search alone, colleagues lend no key word, and the title says its own", () => {
  const machinist = searchFor({
    title: "CNC Machinist",
    description: "You will:\n- Set up and run Haas and Mazak mills",
    requirements: "Must have:\n3 years of CNC machining\nNice to have:\nMastercam\n5-axis",
  });
  expect(machinist.spec.mustSkills).toEqual([]);
  expect(machinist.spec.anySkills.slice(0, 2)).toEqual(["Haas", "Mazak"]);
  const developer = searchFor({
    title: "Front-End Developer",
    description: "You will:\n- Work with two backend folks on the REST API",
    requirements: "Must have:\nReact",
  });
  expect(developer.spec.mustSkills.map(({ term }) => term)).toEqual(["React"]);
});

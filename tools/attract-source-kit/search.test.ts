import { describe, expect, test } from "vitest";
import { prove } from "#boolean/prove.ts";
import { evalCases } from "#eval/cases.ts";
import { loadTexts } from "#eval/reading/corpus.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { readForm } from "#reading/form.ts";
import { writeSearch } from "#tools/attract-source-kit/search.ts";
import { mustsOf } from "#tools/writing/phrases.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";

function searchFor(job: Partial<JobFields>) {
  return writeSearch(briefOn({ ...bareJob, ...job }).ledger);
}

function stringOf(search: ReturnType<typeof searchFor>, wanted = "balanced"): string {
  const found = search.searches.find((one) => one.dialect === "linkedin");
  return found?.rungs.find(({ rung }) => rung === wanted)?.parts[0]?.string ?? "";
}

describe.each(evalCases.map((one) => [one.key, one] as const))("%s", (_, { job, organization }) => {
  const { ledger } = briefOn(job, organization);
  const search = writeSearch(ledger);

  test("every string says what the spec means", () => {
    expect(prove(search.spec, search.searches)).toEqual([]);
  });

  test("each must is a search term, or a question of the screen", () => {
    const searched = new Set(search.terms.flatMap(({ covers }) => covers));
    const screened = new Set(ledger.plan.screen.flatMap(({ covers }) => covers));
    const lost = mustsOf(ledger).filter(
      ({ id, kind }) => kind !== "trait" && !searched.has(id) && !screened.has(id),
    );
    expect(lost.map(({ text }) => text)).toEqual([]);
  });

  test("every term that is said to be searched stands in a string", () => {
    const printed = JSON.stringify(search.searches).toLowerCase();
    for (const { text } of search.terms) {
      expect(printed).toContain(JSON.stringify(text.toLowerCase()).slice(1, -1));
    }
  });

  test("no title stands twice, and none holds another", () => {
    const titles = search.spec.titles.map(({ term }) => term.toLowerCase());
    const held = titles.filter((title) =>
      titles.some((other) => other !== title && ` ${title} `.includes(` ${other} `)),
    );
    expect(held).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test("boards where these people are not found are skipped with the reason", () => {
    const fit = search.searches.filter(({ skipped }) => skipped === null);
    expect(fit.length).toBeGreaterThan(0);
    expect(fit.length).toBeLessThanOrEqual(ledger.playbook.search.where.length);
    const unfit = search.searches.filter(({ skipped }) => skipped !== null);
    expect(unfit.flatMap(({ rungs }) => rungs)).toEqual([]);
  });
});

test("either of two accepted skills will do, and both of two demanded ones are needed", () => {
  const string = stringOf(
    searchFor({ title: "Backend Engineer", requirements: "Kotlin or Java. AWS and Kubernetes." }),
    "narrow",
  );
  expect(string).toContain("(Kotlin OR Java)");
  expect(string).toMatch(/AWS.* AND .*Kubernetes/u);
});

test("a card that may follow later is asked in the screen, not searched", () => {
  const search = searchFor({
    title: "Warehouse Supervisor",
    requirements: "WMS experience. OSHA 10 within 90 days.",
  });
  expect(search.terms.map(({ text }) => text).join(" ")).not.toContain("OSHA");
});

test("a license everybody with the title holds is searched by the title", () => {
  const search = searchFor({ title: "Registered Nurse", requirements: "Ohio RN license. Epic." });
  expect(search.terms.find(({ text }) => text === "Registered Nurse")?.covers).toHaveLength(1);
  expect(stringOf(search)).not.toMatch(/AND \(?RN/u);
});

test("nobody is left out for having been an intern or junior once", () => {
  const search = searchFor({ title: "Senior Backend Engineer", requirements: "Kotlin." });
  expect(search.spec.exclusions).toContain("recruiter");
  expect(search.spec.exclusions.join()).not.toMatch(/intern|junior/u);
});

test("a recruiter is not excluded from the search for a recruiter", () => {
  expect(searchFor({ title: "Technical Recruiter" }).spec.exclusions).not.toContain("recruiter");
});

test("another level or another unit is no other name of the job", () => {
  const titles = (job: Partial<JobFields>) => searchFor(job).spec.titles.map(({ term }) => term);
  expect(titles({ title: "Vice President of Operations" })).toEqual([
    "Vice President of Operations",
    "VP of Operations",
    "VP Operations",
    "Head of Operations",
  ]);
  expect(titles({ title: "Registered Nurse, ICU" }).join()).not.toMatch(
    /Hospice|School|Pediatric/u,
  );
});

test("a town is searched with its state", () => {
  expect(searchFor({ location: "Dublin, OH" }).spec.places).toEqual(["Dublin, OH"]);
});

test("remote work searches no place", () => {
  expect(searchFor({ location: "Remote (US)", workType: "remote" }).spec.places).toEqual([]);
});

test("a job with nothing but a title is searched by its titles", () => {
  const search = searchFor({ title: "Gardener" });
  expect(search.spec.titles.map(({ term }) => term)).toContain("Gardener");
  expect(search.notes.join(" ")).toContain("find everybody");
  expect(prove(search.spec, search.searches)).toEqual([]);
});

const titlesFor = (job: Partial<JobFields>) => searchFor(job).spec.titles.map(({ term }) => term);

test("people are searched by the names they give themselves", () => {
  expect(titlesFor({ title: "Credentialed Veterinary Technician" })).toEqual(
    expect.arrayContaining(["Veterinary Technician", "CVT", "LVT", "RVT"]),
  );
  expect(titlesFor({ title: "Sales Development Representative" })).toEqual(
    expect.arrayContaining(["SDR", "BDR"]),
  );
  expect(titlesFor({ title: "Backend Engineer" })).toContain("Software Engineer");
  expect(titlesFor({ title: "Chief of Staff to the CEO" })).toContain("Chief of Staff");
});

test("a skill of the title is asked for beside the wider titles", () => {
  const search = searchFor({ title: "Java Developer" });
  expect(stringOf(search, "broad")).toMatch(/"Software Engineer".* AND Java$/u);
});

test("the trade's telling words count only where the posting has them", () => {
  const job = { title: "CDL-A Driver", description: "Duties\n- Run reefer loads in the Midwest" };
  const { spec } = searchFor(job);
  const terms = [...spec.mustSkills.flatMap(({ term }) => term), ...spec.anySkills];
  expect(terms).toContain("reefer");
  expect(terms).not.toContain("flatbed");
});

test("a suburb is searched with its metro first", () => {
  const { ledger } = briefOn({ ...bareJob, location: "Centennial, CO" });
  const metro = "Denver-Aurora-Centennial, CO";
  const known = { ...ledger, market: { ...ledger.market, metro } };
  expect(writeSearch(known).spec.places).toEqual(["Denver, CO", "Centennial, CO"]);
});

test("the school of a degree makes nobody a school nurse", () => {
  const titles = titlesFor({
    title: "Registered Nurse",
    requirements: "Graduate of an accredited school of nursing\nMed-surg experience",
  });
  expect(titles).toContain("Registered Nurse");
  expect(titles).not.toContain("School Nurse");
});

test("letters are searched written out, and an electrical apprentice as an apprentice electrician", () => {
  const titlesOf = (title: string) => searchFor({ title }).spec.titles.map(({ term }) => term);
  expect(titlesOf("CSM")).toContain("Customer Success Manager");
  expect(titlesOf("Electrical Apprentice")).toContain("Apprentice Electrician");
  const clinic = loadTexts().find(({ name }) => name === "U-10-physical-therapist-call");
  const { spec } = searchFor({
    title: "Outpatient Ortho PT",
    rawExtractedJd: clinic?.text ?? "",
  });
  expect(spec.titles.map(({ term }) => term)).toContain("Physical Therapist");
});

test("what a must-have spells out in brackets is an extra, and a word of every title is no key word", () => {
  const { spec } = searchFor({
    title: "Machine Learning Engineer",
    requirements: "Must have:\nMachine learning in production\nANN retrieval (FAISS, ScaNN, HNSW)",
  });
  expect(spec.anySkills).toEqual(expect.arrayContaining(["FAISS", "ScaNN", "HNSW"]));
  expect(spec.mustSkills.map(({ term }) => term)).not.toContain("Machine learning");
});

test("without a place GitHub is left out: a language alone finds millions", () => {
  const gitHubOf = (location: string) =>
    searchFor({
      title: "Backend Engineer",
      requirements: "Must have:\nPython in production",
      location,
    }).searches.find(({ dialect }) => dialect === "github");
  expect(gitHubOf("Remote, United States")?.skipped).toMatch(/millions/u);
  expect(gitHubOf("Austin, TX")?.skipped).toBeNull();
});

test("the specialism of a title is searched where the lines speak of it", () => {
  const ward = loadTexts().find(({ name }) => name === "exam-04-nhs-radiographer");
  const text = ward?.text ?? "";
  const search = searchFor({ ...readForm(text).fields, rawExtractedJd: text });
  expect(stringOf(search)).toMatch(/\bCT\b/u);
});

test("statistics' name of a town is not searched, and the states of remote work are told", () => {
  const { ledger } = briefOn({ ...bareJob, location: "Boise, ID" });
  const known = { ...ledger, market: { ...ledger.market, metro: "Boise City, ID" } };
  expect(writeSearch(known).spec.places).toEqual(["Boise, ID"]);
  const remote = searchFor({
    title: "Product Designer",
    location: "Remote",
    workType: "remote",
    requirements: "Must have:\nYou need to live in CO, TX, NC, OH or WA",
  });
  expect(remote.notes.join(" ")).toContain("CO, TX, NC, OH or WA");
  expect(remote.notes.join(" ")).not.toContain("no place is searched");
});

test("what people can still pass after the start is no condition of a search", () => {
  const { spec } = searchFor({
    title: "Assistant Store Manager",
    requirements:
      "Must have:\nHigh school diploma\nMust be 18 and be able to pass the forklift certification",
  });
  expect(JSON.stringify(spec.mustSkills)).not.toMatch(/forklift/iu);
  const paralegal = searchFor({
    title: "Paralegal",
    requirements:
      "Must have:\nThree years in probate, and a notary commission or willingness to obtain one",
  });
  expect(JSON.stringify(paralegal.spec.mustSkills)).toMatch(/probate/iu);
});

test("one belt that would be nice decides about nobody", () => {
  const { spec } = searchFor({
    title: "Team Leader",
    requirements: "Must have:\nExcellent English\n\nNice to have:\nSix Sigma yellow belt",
  });
  expect(JSON.stringify(spec)).not.toMatch(/green belt/iu);
});

test("whoever measures by LC-MS/MS is searched by it", () => {
  const { spec } = searchFor({
    title: "Bioanalytical Scientist",
    requirements: "Must have:\nHands-on LC-MS/MS quantitation in plasma and tissue",
  });
  expect(JSON.stringify(spec.mustSkills)).toContain("LC-MS/MS");
});

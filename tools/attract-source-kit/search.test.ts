import { describe, expect, test } from "vitest";
import { prove } from "#boolean/prove.ts";
import { evalCases } from "#eval/cases.ts";
import type { JobWords } from "#ledger/reading.ts";
import { writeSearch } from "#tools/attract-source-kit/search.ts";
import { mustsOf } from "#tools/phrases.ts";
import { bareJob, briefOn } from "#tools/sample-briefing.ts";

function searchFor(job: Partial<JobWords>) {
  return writeSearch(briefOn({ ...bareJob, ...job }).ledger);
}

function balanced(search: ReturnType<typeof searchFor>, dialect = "linkedin"): string {
  const found = search.searches.find((one) => one.dialect === dialect);
  return found?.rungs.find(({ rung }) => rung === "balanced")?.parts[0]?.string ?? "";
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
    const unfit = search.searches.filter(
      ({ dialect }) => !ledger.rules.platforms.some((platform) => platform === dialect),
    );
    expect(unfit.filter(({ skipped, rungs }) => skipped === null || rungs.length > 0)).toEqual([]);
  });
});

test("either of two accepted skills will do, and both of two demanded ones are needed", () => {
  const string = balanced(
    searchFor({ title: "Backend Engineer", requirements: "Kotlin or Java. AWS and Kubernetes." }),
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
  expect(balanced(search)).not.toMatch(/AND \(?RN/u);
});

test("nobody is left out for having been an intern or junior once", () => {
  const search = searchFor({ title: "Senior Backend Engineer", requirements: "Kotlin." });
  expect(search.spec.exclusions).toEqual(["recruiter"]);
});

test("a recruiter is not excluded from the search for a recruiter", () => {
  expect(searchFor({ title: "Technical Recruiter" }).spec.exclusions).not.toContain("recruiter");
});

test("another level or another unit is no other name of the job", () => {
  const titles = (job: Partial<JobWords>) => searchFor(job).spec.titles.map(({ term }) => term);
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
  expect(search.finding).toContain("Gardener");
  expect(prove(search.spec, search.searches)).toEqual([]);
});

import { expect, test } from "vitest";
import { conditionsOf, refusable } from "#tools/conditions.ts";
import { bareJob, briefOn } from "#tools/sample-briefing.ts";
import type { JobWords } from "#ledger/reading.ts";

function said(dealBreakers: readonly string[], job: Partial<JobWords> = {}): string[] {
  const { ledger } = briefOn({ ...bareJob, ...job, dealBreakers });
  return conditionsOf(ledger).map((condition) => condition.said);
}

test.each([
  ["cannot work nights", "You work nights"],
  ["can't work every third weekend", "You work every third weekend"],
  ["will not relocate to Atlanta", "You live in Atlanta or move there"],
  ["not available Nov 10 to Dec 23", "You are available Nov 10 to Dec 23"],
  ["no second shift", "Second shift is part of the job"],
  ["must join on-call", "You need to join on-call"],
  ["no portfolio", "You bring a portfolio"],
  ["less than 3 years in sales", "You have at least 3 years in sales"],
  ["outside the EU", "You work from inside the EU"],
  ["security clearance required", "You bring a security clearance"],
  ["The CEO wants this person on site on Mondays.", "The CEO wants you on site on Mondays"],
])("a candidate reads %j as %j", (breaker, sentence) => {
  expect(said([breaker])).toEqual([sentence]);
});

test("where the work is stands in place of a bare no to remote", () => {
  expect(said(["no remote"], { workType: "on-site" })).toEqual(["The work is on site in Chicago"]);
});

test("nobody reads that they are not authorized; they read what is needed and what we cannot do", () => {
  const [sentence] = said(["no visa"]);
  expect(sentence).toContain("authorized to work in the United States");
  expect(sentence).toContain("cannot sponsor");
});

test("a degree is named where the requirements name it, and left out where nobody says which", () => {
  expect(said(["specific degree required"])).toEqual([]);
  expect(
    said(["specific degree required"], { requirements: "Bachelor's degree in accounting." }),
  ).toEqual(["You have a bachelor's degree in accounting"]);
});

test.each(["job hoppers", "no startups", "bad attitude", "please do not apply without these"])(
  "what only judges people stays out of texts for candidates: %s",
  (breaker) => {
    expect(said([breaker])).toEqual([]);
  },
);

test("people can refuse hours and places, not a license or the law", () => {
  const { ledger } = briefOn({
    ...bareJob,
    dealBreakers: ["no visa", "no portfolio", "cannot work nights"],
  });
  expect(refusable(ledger).map(({ thing }) => thing)).toEqual(["nights"]);
});

test("every condition cites its deal breaker, and the fact it is said with", () => {
  const { ledger } = briefOn({
    ...bareJob,
    workType: "hybrid",
    description: "Hybrid: three days a week in the office.",
    dealBreakers: ["no remote"],
  });
  const ids = new Set(ledger.facts.map(({ id }) => id));
  const cited = conditionsOf(ledger).flatMap(({ facts }) => facts);
  expect(cited).toContain("deal.1");
  expect(cited.every((id) => ids.has(id))).toBe(true);
});

test("hostile deal breakers take no time", () => {
  const started = performance.now();
  said(
    Array.from({ length: 8 }, () => "no ".repeat(2_000)),
    {
      dealBreakersText: "cannot work ".repeat(4_000),
    },
  );
  expect(performance.now() - started).toBeLessThan(2_000);
});

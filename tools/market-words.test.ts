import { expect, test } from "vitest";
import type { JobWords } from "#ledger/reading.ts";
import {
  benefitsByKind,
  deedsOf,
  demandOf,
  fixedThings,
  gradedMusts,
  joinClear,
  openDoor,
  payWords,
  scarceDemand,
  workLines,
} from "#tools/market-words.ts";
import { bareJob, briefOn } from "#tools/sample-briefing.ts";

function ledgerOf(fields: Partial<JobWords>) {
  return briefOn({ ...bareJob, title: "Backend Engineer", ...fields }).ledger;
}

function demands(requirements: string) {
  return ledgerOf({ requirements }).reading.requirements.map(demandOf);
}

test("a demand stands inside a sentence: without brackets, names with their capitals", () => {
  expect(demands("Go (strong Java people are fine)")).toEqual(["Go"]);
  expect(demands("6+ years backend")).toEqual(["6+ years of backend"]);
  expect(demands("You live in the United States")).toEqual(['"You live in the United States"']);
});

test("things that have an and of their own stay apart", () => {
  expect(joinClear(["nights", "weekends", "travel"])).toBe("nights, weekends and travel");
  expect(joinClear(["Monday and Friday", "travel"])).toBe("Monday and Friday as well as travel");
  expect(joinClear(["a and b", "c", "d"])).toBe("a and b, c, and d");
  expect(joinClear(["a, b", "c", "d"])).toBe("a, b; c; d");
  expect(joinClear(["two evenings and a Saturday"])).toBe("two evenings and a Saturday");
});

test("what is fixed is said once, times before papers", () => {
  const fixed = fixedThings(
    ledgerOf({
      dealBreakers: ["no visa", "cannot work Saturdays"],
      requirements: "Work on Saturdays\nPostgreSQL",
    }),
  ).map(({ thing }) => thing);
  expect(fixed[0]).toBe("Saturdays");
  expect(fixed.at(-1)).toBe("working without visa sponsorship");
  expect(fixed.filter((thing) => thing.includes("aturdays"))).toHaveLength(1);
});

test("only an alternative with a name opens a door, and no degree does", () => {
  expect(openDoor(ledgerOf({ requirements: "Go (strong Java people are fine)" }))).toMatchObject({
    alternatives: ["Java"],
  });
  expect(openDoor(ledgerOf({ requirements: "Kafka or similar" }))).toBeNull();
  expect(
    openDoor(ledgerOf({ requirements: "Bachelor's degree in physics or a related field" })),
  ).toBeNull();
});

test("a license is held or not; years and skills are had more or less", () => {
  const ledger = ledgerOf({
    title: "Registered Nurse",
    requirements: "Ohio RN license\n2 years of ICU",
  });
  expect(gradedMusts(ledger).map(({ kind }) => kind)).toEqual(["experience"]);
});

test("nobody is asked for another proof of a shift", () => {
  expect(scarceDemand(ledgerOf({ requirements: "Two evenings a week" }))).toBeNull();
  expect(scarceDemand(ledgerOf({ requirements: "6+ years backend" }))?.kind).toBe("experience");
});

test("a benefit that is none is not named", () => {
  const texts = benefitsByKind(ledgerOf({ benefits: "Dental; 401k (no match)" })).map(
    ({ text }) => text,
  );
  expect(texts).toEqual(["Dental"]);
});

test("only duties that are deeds follow 'to', and they come before the employer's own words", () => {
  const ledger = ledgerOf({
    rawExtractedJd: "Duties\n- 45 calls a day\n- Redesign the ingest of 26 billion readings\n",
  });
  expect(deedsOf(ledger).map(({ deed }) => deed)).toEqual([
    "redesign the ingest of 26 billion readings",
  ]);
  expect(workLines(ledger)[0]?.text).toBe("Redesign the ingest of 26 billion readings");
});

test("pay is said with earnings on target where commission is part of it", () => {
  const sales = { title: "Account Executive", salaryRange: "$75-85k base, $150-170k OTE" };
  expect(payWords(ledgerOf(sales))?.words).toBe(
    "$75,000 to $85,000 a year base, $150,000 to $170,000 a year on target",
  );
  expect(payWords(ledgerOf({ salaryRange: "" }))).toBeNull();
});

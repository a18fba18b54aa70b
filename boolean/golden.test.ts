import { expect, test } from "vitest";
import { compile } from "#boolean/compile.ts";
import { prove } from "#boolean/prove.ts";
import { SearchSpec } from "#contract/search-spec.ts";

const named = (term: string, ...synonyms: string[]) => ({ term, synonyms });

const backendEngineer = SearchSpec.parse({
  titles: [
    named("Backend Engineer", "Back End Engineer"),
    named("Backend Developer"),
    named("Software Engineer"),
  ],
  mustSkills: [
    named("Go", "Golang", "Java"),
    named("Kafka", "Kinesis", "RabbitMQ"),
    named("PostgreSQL", "Postgres"),
    named("AWS", "EKS"),
  ],
  anySkills: ["logistics", "freight", "warehouse"],
  places: ["Austin, TX", "Round Rock, TX"],
  companies: ["Gatecadence", "Slotharbor", "Freightloom"],
  exclusions: ["recruiter", "talent acquisition"],
  github: { languages: ["Go", "Java"], repos: 5, followers: 10 },
});

const icuNurse = SearchSpec.parse({
  titles: [
    named("ICU Nurse", "ICU RN"),
    named("Critical Care Nurse"),
    named("Intensive Care Nurse"),
  ],
  mustSkills: [named("Registered Nurse", "RN"), named("ACLS", "CCRN")],
  anySkills: ["ventilator", "vasoactive", "rapid response"],
  places: ["Columbus, OH"],
  exclusions: ["NICU", "PICU", "nurse practitioner", "recruiter"],
  isTechnical: false,
});

function stringsOf(spec: SearchSpec): Record<string, string[]> {
  return Object.fromEntries(
    compile(spec).flatMap(({ name, rungs }) =>
      rungs.map(({ rung, parts }) => [`${name}, ${rung}`, parts.map(({ string }) => string)]),
    ),
  );
}

/** Read line by line as a sourcer would before it was written down here. */
const backendStrings = {
  "LinkedIn, broad": [
    '("Backend Engineer" OR "Backend Developer" OR "Software Engineer" OR "Back End Engineer") AND (Golang OR Kafka OR PostgreSQL OR AWS OR Java OR Kinesis OR Postgres OR EKS OR RabbitMQ)',
  ],
  "LinkedIn, balanced": [
    '("Backend Engineer" OR "Backend Developer" OR "Software Engineer" OR "Back End Engineer") AND (Golang OR Java) AND (Kafka OR Kinesis OR RabbitMQ) NOT (recruiter OR "talent acquisition")',
  ],
  "LinkedIn, narrow": [
    '("Backend Engineer" OR "Backend Developer" OR "Software Engineer" OR "Back End Engineer") AND (Golang OR Java) AND (Kafka OR Kinesis OR RabbitMQ) AND (PostgreSQL OR Postgres) AND (AWS OR EKS) AND (logistics OR freight OR warehouse) AND (Gatecadence OR Slotharbor OR Freightloom) NOT (recruiter OR "talent acquisition")',
  ],
  "LinkedIn Recruiter, narrow": [
    `Job titles [Can have]: "Backend Engineer" OR "Backend Developer" OR "Software Engineer" OR "Back End Engineer"
Skills [Must have]: (Go OR Golang OR Java) AND (Kafka OR Kinesis OR RabbitMQ) AND (PostgreSQL OR Postgres) AND (AWS OR EKS)
Companies [Can have]: Gatecadence OR Slotharbor OR Freightloom
Location [Can have]: "Austin, TX" OR "Round Rock, TX"
Keywords: (logistics OR freight OR warehouse) NOT (recruiter OR "talent acquisition")`,
  ],
  "Google X-ray, balanced": [
    'site:linkedin.com/in ("Backend Engineer" OR "Backend Developer" OR "Software Engineer" OR "Back End Engineer") (Golang OR Java) (Kafka OR Kinesis OR RabbitMQ) ("Austin, Texas" OR "Round Rock, Texas") -intitle:jobs -inurl:dir -recruiter -"talent acquisition"',
  ],
  "GitHub, balanced": [
    'type:user location:Austin language:Go repos:>=5 NOT recruiter NOT "talent acquisition"',
    'type:user location:Austin language:Java repos:>=5 NOT recruiter NOT "talent acquisition"',
    'type:user location:"Round Rock" language:Go repos:>=5 NOT recruiter NOT "talent acquisition"',
    'type:user location:"Round Rock" language:Java repos:>=5 NOT recruiter NOT "talent acquisition"',
  ],
  "Monster, balanced": [
    '(golang OR java) AND (kafka OR kinesis OR rabbitmq) AND ("backend engineer" OR "backend developer" OR "software engineer" OR "back end engineer") NOT (recruiter OR "talent acquisition")',
  ],
};

const nurseStrings = {
  "LinkedIn, broad": [
    '("ICU Nurse" OR "Critical Care Nurse" OR "Intensive Care Nurse" OR "ICU RN") AND ("Registered Nurse" OR ACLS OR RN OR CCRN)',
  ],
  "LinkedIn, balanced": [
    '("ICU Nurse" OR "Critical Care Nurse" OR "Intensive Care Nurse" OR "ICU RN") AND ("Registered Nurse" OR RN) AND (ACLS OR CCRN) NOT (NICU OR PICU OR "nurse practitioner" OR recruiter)',
  ],
  "LinkedIn, narrow": [
    '("ICU Nurse" OR "Critical Care Nurse" OR "Intensive Care Nurse" OR "ICU RN") AND ("Registered Nurse" OR RN) AND (ACLS OR CCRN) AND (ventilator OR vasoactive OR "rapid response") NOT (NICU OR PICU OR "nurse practitioner" OR recruiter)',
  ],
  "LinkedIn Recruiter, balanced": [
    `Job titles [Can have]: "ICU Nurse" OR "Critical Care Nurse" OR "Intensive Care Nurse" OR "ICU RN"
Skills [Must have]: ("Registered Nurse" OR RN) AND (ACLS OR CCRN)
Location [Must have]: "Columbus, OH"
Keywords: NOT (NICU OR PICU OR "nurse practitioner" OR recruiter)`,
  ],
  "Google X-ray, balanced": [
    'site:linkedin.com/in ("ICU Nurse" OR "Critical Care Nurse" OR "Intensive Care Nurse" OR "ICU RN") ("Registered Nurse" OR RN) (ACLS OR CCRN) "Columbus, Ohio" -intitle:jobs -inurl:dir -NICU -PICU -"nurse practitioner" -recruiter',
  ],
  "Google X-ray, narrow": [
    'site:linkedin.com/in ("ICU Nurse" OR "Critical Care Nurse") ("Registered Nurse" OR RN) (ACLS OR CCRN) (ventilator OR vasoactive OR "rapid response") "Columbus, Ohio" -intitle:jobs -inurl:dir -NICU -PICU -"nurse practitioner" -recruiter',
    'site:linkedin.com/in ("Intensive Care Nurse" OR "ICU RN") ("Registered Nurse" OR RN) (ACLS OR CCRN) (ventilator OR vasoactive OR "rapid response") "Columbus, Ohio" -intitle:jobs -inurl:dir -NICU -PICU -"nurse practitioner" -recruiter',
  ],
  "Monster, narrow": [
    '("registered nurse" OR rn) AND (acls OR ccrn) AND ("icu nurse" OR "critical care nurse" OR "intensive care nurse" OR "icu rn") AND (ventilator OR vasoactive OR "rapid response") NOT (nicu OR picu OR "nurse practitioner" OR recruiter)',
  ],
};

test("a sourcer gets these strings for a backend engineer", () => {
  expect(stringsOf(backendEngineer)).toMatchObject(backendStrings);
  expect(prove(backendEngineer, compile(backendEngineer))).toEqual([]);
});

test("Dice and Indeed read a backend search as LinkedIn does", () => {
  const strings = stringsOf(backendEngineer);
  for (const rung of ["broad", "balanced", "narrow"]) {
    expect(strings[`Dice, ${rung}`]).toEqual(strings[`LinkedIn, ${rung}`]);
    expect(strings[`Indeed, ${rung}`]).toEqual(strings[`LinkedIn, ${rung}`]);
  }
});

test("only Google's narrow rung is too long for a backend search, and it says what went", () => {
  const cut = compile(backendEngineer).flatMap(({ dialect, rungs }) =>
    rungs.flatMap(({ rung, dropped }) =>
      dropped.length === 0 ? [] : [[dialect, rung, dropped.map(({ term }) => term)]],
    ),
  );
  expect(cut).toEqual([
    ["googleXRay", "narrow", ["Back End Engineer", "RabbitMQ", "warehouse", "Freightloom"]],
  ]);
});

test("a sourcer gets these strings for an ICU nurse, and no code host or technology board", () => {
  expect(stringsOf(icuNurse)).toMatchObject(nurseStrings);
  expect(prove(icuNurse, compile(icuNurse))).toEqual([]);
  const skipped = compile(icuNurse).filter((search) => search.skipped !== null);
  expect(skipped.map(({ dialect }) => dialect)).toEqual(["github", "dice"]);
});

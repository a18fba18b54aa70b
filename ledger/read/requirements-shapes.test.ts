import { describe, expect, test } from "vitest";

import type { CredentialRule } from "#ledger/families/family-rules.ts";
import { readDocument } from "#ledger/read/document.ts";
import { readRequirements } from "#ledger/read/requirements.ts";
import type { JobWords, Requirement } from "#ledger/reading.ts";

function rule(name: string, ...forms: string[]): CredentialRule {
  return { name, forms, issuer: "a board", proof: "a card" };
}

const rules = [rule("CDL", "CDL"), rule("BLS", "BLS"), rule("ACLS", "ACLS"), rule("PMP", "PMP")];

function read(requirements: string, posting: string, title = "Planner"): Requirement[] {
  const words = { title, requirements } as JobWords;
  return readRequirements(words, readDocument(posting), rules);
}

function texts(found: readonly Requirement[]): string[] {
  return found.map(({ priority, text }) => `${priority}: ${text}`);
}

describe("one line for each demand", () => {
  test.each<[string, string[]]>([
    [
      "PostgreSQL. Kafka or similar. AWS.",
      ["must: PostgreSQL", "must: Kafka or similar", "must: AWS"],
    ],
    ["BLS and ACLS", ["must: BLS and ACLS"]],
    ["Kubernetes and Docker", ["must: Kubernetes and Docker"]],
    [
      "Python, SQL, Airflow, Tableau",
      ["must: Python", "must: SQL", "must: Airflow", "must: Tableau"],
    ],
    ["Python, SQL and Tableau", ["must: Python", "must: SQL", "must: Tableau"]],
    [
      "Experience with Python, SQL, and Tableau",
      ["must: Experience with Python, SQL, and Tableau"],
    ],
    [
      "CDL, 2 years of tanker work, own boots",
      ["must: CDL", "must: 2 years of tanker work", "must: Own boots"],
    ],
    ["• Figma\n• Spanish a plus", ["must: Figma", "nice: Spanish"]],
    [
      "Must have: Figma, Sketch, HTML. Nice: motion design",
      ["must: Figma", "must: Sketch", "must: HTML", "nice: Motion design"],
    ],
    ["Bachelor's required, Master's preferred", ["must: Bachelor's", "nice: Master's"]],
    ["3+ years of retail, Spanish a plus", ["must: 3+ years of retail", "nice: Spanish"]],
    ["Experience with Go (Rust a plus)", ["must: Experience with Go", "nice: Rust"]],
    ["5+ years of Java. Kotlin is fine too.", ["must: 5+ years of Java"]],
    ["GraphQL nice to have", ["nice: GraphQL"]],
    ["No experience required", []],
    ["", []],
  ])("%j", (form, expected) => {
    expect(texts(read(form, ""))).toEqual(expected);
  });

  test("a sentence that accepts something else belongs to the line before it", () => {
    const [java] = read("5+ years of Java. Kotlin is fine too.", "");
    expect(java?.accepts).toEqual(["Kotlin"]);
    expect(java?.quotes.map(({ quote }) => quote)).toEqual([
      "5+ years of Java.",
      "Kotlin is fine too.",
    ]);
  });

  test("a license and years in one sentence are two demands", () => {
    const found = read("", "Requirements\n- Valid CDL and at least two years of tanker experience");
    expect(found.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      "credential: Valid CDL",
      "experience: At least two years of tanker experience",
    ]);
  });
});

describe("postings of every shape", () => {
  test("a city bulletin's numbered ways in are one must with its alternatives", () => {
    const posting = `HARBOR GAUGER

REQUIREMENTS/MINIMUM QUALIFICATIONS

1. Two years of full-time paid experience reading tide gauges; or
2. Completion of 30 semester units in hydrology; or
3. One year as a Harbor Trainee with the Port.

PROCESS NOTES

1. A valid CDL is required.
2. Applicants who lack six months of the required experience may file for this examination.
3. Boat handling is desired but not required.`;
    const found = read("", posting, "Harbor Gauger");
    expect(texts(found)).toEqual([
      "must: Two years of full-time paid experience reading tide gauges",
      "must: Valid CDL",
      "nice: Boat handling",
    ]);
    expect(found[0]?.accepts).toEqual([
      "Completion of 30 semester units in hydrology",
      "One year as a Harbor Trainee with the Port.",
    ]);
    expect(found[0]?.quotes).toHaveLength(3);
  });

  test("notes from a call with the manager", () => {
    const notes = `backfill for priya, dispatch planner in tulsa. must have: 3 yrs dispatch, excel, cdl. would be great if they know samsara. needs someone with nights experience. comp 62-70k`;
    const found = read("", notes, "Dispatch Planner");
    const must = found
      .filter(({ priority }) => priority === "must")
      .map(({ text }) => text.toLowerCase());
    expect(must).toContain("3 yrs dispatch");
    expect(must.some((text) => text.includes("excel"))).toBe(true);
    expect(found.some(({ credentials }) => credentials.some(({ name }) => name === "CDL"))).toBe(
      true,
    );
    expect(texts(found).filter((text) => text.startsWith("nice"))).toEqual(["nice: Samsara"]);
    expect(texts(found).join(" ")).not.toMatch(/62|comp/);
  });

  test("tags, entities and wrapped lines leave no trace in the text", () => {
    const posting = `<h2>Requirements</h2><ul><li><strong>PMP</strong>&nbsp;certification</li>
<li>Two years of planning work in a rail yard or a port or
some other busy place</li></ul>`;
    expect(texts(read("", posting))).toEqual([
      "must: PMP certification",
      "must: Two years of planning work in a rail yard or a port or some other busy place",
    ]);
  });

  test("a posting in capitals", () => {
    const posting =
      "LINE COOK\n\nREQUIREMENTS:\n- 2 YEARS ON A GRILL\n- SPANISH PREFERRED\n- MUST BE ABLE TO LIFT 50 LBS";
    const found = read("", posting);
    expect(found.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      "must.1 experience",
      "must.2 physical",
      "nice.1 language",
    ]);
  });

  test("rights, steps and perks are no requirements", () => {
    const posting = `Requirements
- Two years of fence work
- All qualified applicants will receive consideration without regard to race

What we offer
- Required safety gear is free

How to apply
You must submit a resume. A cover letter is preferred.

We are the preferred vendor of three counties. Our must-see yard is open daily. Plus size gear is in stock.`;
    expect(texts(read("", posting))).toEqual(["must: Two years of fence work"]);
  });

  test("at most twenty-five, musts before listed before nice", () => {
    const posting = `Must have\n${Array.from({ length: 40 }, (_, at) => `- ${at + 2} years of trade number ${at}x${at}`).join("\n")}\nNice to have\n- Redis`;
    const found = read("Python. SQL.", posting);
    expect(found).toHaveLength(25);
    expect(found.slice(0, 3).map(({ id }) => id)).toEqual(["must.1", "must.2", "listed.1"]);
  });
});

describe("where form and posting differ", () => {
  test.each<[string, string, string]>([
    ["Spanish. Excel.", "Nice to have\n- Spanish", "whether Spanish is a must"],
    ["Excel. Kafka is a plus.", "Must have\n- Kafka", "whether Kafka is a must"],
    [
      "Bachelor's degree. Excel.",
      "Requirements\n- Master's degree in logistics",
      "the level of education",
    ],
    [
      "Bachelor's degree or equivalent experience. Excel.",
      "Requirements\n- Bachelor's degree in logistics",
      "experience in place of the degree",
    ],
    ["React, 4+ years", "Requirements\n- 5+ years of web apps", "years of experience"],
    ["Current ACLS. Excel.", "Requirements\n- ACLS within 60 days of hire", "the timing of ACLS"],
    [
      "3+ years of Python. Excel.",
      "Requirements\n- 5+ years of Python",
      "years of experience with Python",
    ],
  ])("%s / %s", (form, posting, about) => {
    const found = read(form, posting);
    expect(found.flatMap(({ conflict }) => (conflict === null ? [] : [conflict.about]))).toEqual([
      about,
    ]);
  });

  test.each<[string, string]>([
    ["3+ years of Python. Excel.", "Requirements\n- Python, 3 to 5 years"],
    [
      "Kafka or similar. Excel.",
      "Requirements\n- Production experience with Kafka or a similar stream",
    ],
    ["4+ years of buying. Excel.", "Requirements\n- 2+ years leading people"],
    ["Python. 5+ yrs", "Requirements\n- 3+ years of web apps"],
    ["Python. 5+ yrs", "Requirements\n- 3+ years of web apps"],
    ["Active BLS. Excel.", "Requirements\n- BLS required at hire"],
  ])("no difference: %s / %s", (form, posting) => {
    expect(read(form, posting).filter(({ conflict }) => conflict !== null)).toEqual([]);
  });
});

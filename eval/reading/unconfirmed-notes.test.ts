import { shipped } from "#knowledge/shipped.ts";
import { describe, expect, test } from "vitest";
import { candidateTexts } from "#tools/checks.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { toolTypes } from "#contract/output.ts";
import { walkReport } from "#contract/walk.ts";
import { undecided, type Decided } from "#ledger/facts/decided.ts";
import { completeLedger, readAudiences, type Ledger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market/market-facts.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { readForm } from "#reading/form.ts";
import { isInner } from "#reading/place.ts";
import { readStated } from "#reading/read-stated.ts";
import type { Briefing } from "#tools/briefing.ts";
import { candidateSectionsOf } from "#tools/report/audience.ts";
import { writeBuiltIn } from "#tools/report/candidate-sections.ts";
import { serverTools } from "#tools/tools.server.ts";
import { modelSectionsOf } from "#tools/model/sections.ts";
import { bareOrganization, sampleNow, sampleSender } from "#tools/fixtures/sample-briefing.ts";

/** A recruiter's notes of a call; every line but the first has a word of its own that stands nowhere else. */
const notes = `Line cook for Dana in Dayton, call on 11/3
she needs somebody to run the Grillmark station 5 nights, saute on Blanchetop too
pay is 19-22/hr, Tipshare on top
3 yrs on a Linecount line at least
Servoptic certificate would be nice
free Mealplan every shift and Dentamore insurance
interview is a Trialshift then a chat with Marlowe
last guy walked out over the Quibblemenu, dont tell anybody`;
const canaries = [
  "Grillmark",
  "Blanchetop",
  "Tipshare",
  "Linecount",
  "Servoptic",
  "Mealplan",
  "Dentamore",
  "Trialshift",
  "Quibblemenu",
];

/** The form as auto-fill filled it and nobody changed it. */
const job: JobFields = {
  ...emptyJob,
  ...readForm(notes).fields,
  title: "Line Cook",
  location: "Dayton, OH",
  rawExtractedJd: notes,
};

function brief(words: JobFields, decided: Decided): Briefing {
  const around = {
    organization: bareOrganization,
    market: shippedFacts,
    knowledge: shipped,
    today: sampleNow,
  };
  const { whole, told } = readAudiences(words, decided);
  const forCandidates = told && completeLedger(told, around);
  const ledger = completeLedger(whole, around);
  return {
    ledger,
    forCandidates,
    now: sampleNow,
    sender: sampleSender,
    guidance: "",
    candidates: [],
  };
}

function candidatesRead(briefing: Briefing): string {
  return toolTypes
    .flatMap((tool) => candidateTexts(walkReport(tool, writeBuiltIn(briefing, tool))))
    .map(({ text }) => text)
    .join("\n");
}

const saidOf = (text: string) => canaries.filter((one) => text.includes(one));

/** As a person who placed these lines, or confirmed them. */
function confirm(isMeant: (text: string) => boolean): Decided {
  const lines = readStated(notes).lines.filter(
    ({ place, text }) => !isInner(place) && isMeant(text),
  );
  const moved = new Map(
    lines.flatMap(({ text, place }) => (place === "unplaced" ? [] : [[text, place] as const])),
  );
  return { ...undecided, moved };
}

test("of notes that nobody confirmed no line is in a text for candidates, in no section and for no tool", () => {
  const briefing = brief(job, undecided);
  expect(readStated(notes).kind).toBe("notes");
  const read = candidatesRead(briefing);
  expect(read.length).toBeGreaterThan(500);
  expect(saidOf(read)).toEqual([]);
  // The recruiter's own pages know what was said.
  const inside = JSON.stringify(toolTypes.map((tool) => writeBuiltIn(briefing, tool)));
  expect(saidOf(inside).length).toBeGreaterThan(2);
});

test("what a person confirmed may be said, and nothing beside it", () => {
  const decided = confirm((text) => /Linecount|Mealplan/u.test(text));
  expect(decided.moved.size).toBeGreaterThan(0);
  const said = saidOf(candidatesRead(brief(job, decided)));
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((one) => !["Linecount", "Mealplan", "Dentamore"].includes(one))).toEqual([]);
});

test("what a person typed may be said, also where the notes are not confirmed", () => {
  const description = `${job.description}\n\nWhat you will do\n- Run the hot line of our 90-seat bistro on Fridays\n- Train two apprentices`;
  const typed = { ...job, description, salaryRange: "$23 an hour" };
  const read = candidatesRead(brief(typed, undecided));
  expect(read).toContain("90-seat bistro");
  expect(read).toContain("$23");
  expect(saidOf(read)).toEqual([]);
});

test("of a posting everything that is placed may be said: it is meant for candidates", () => {
  const posting = `Line Cook\nDayton, OH\n\nRequirements\n- 3 years on a Linecount line\n\nWhat we offer\n- $20 to $24 an hour`;
  const words = { ...job, ...readForm(posting).fields, rawExtractedJd: posting };
  const briefing = brief(words, undecided);
  expect(briefing.forCandidates).toBeNull();
  expect(candidatesRead(briefing)).toContain("Linecount");
});

describe.each(toolTypes)("%s of unconfirmed notes", (tool) => {
  const briefing = brief(job, undecided);
  const report = writeBuiltIn(briefing, tool);

  test("fits its schema, and what candidates read cites facts of the one ledger only", () => {
    expect(serverTools[tool].schema.safeParse(report).error).toBeUndefined();
    const ids = new Set(briefing.ledger.facts.map(({ id }) => id));
    const told = candidateSectionsOf(tool).map((key) => [key, report[key]] as const);
    const { strings } = walkReport(tool, Object.fromEntries(told));
    const unknown = strings.flatMap(({ facts }) => facts).filter((id) => !ids.has(id));
    expect([...new Set(unknown)]).toEqual([]);
  });

  test("leaves a model something to write that no candidate reads", () => {
    const withheld = candidateSectionsOf(tool);
    expect(modelSectionsOf(tool).filter((key) => !withheld.includes(key)).length).toBeGreaterThan(
      0,
    );
  });
});

test("a ledger for candidates names the same occupation as the whole one", () => {
  const { ledger, forCandidates } = brief(job, undecided) as Briefing & { forCandidates: Ledger };
  expect(forCandidates.occupation.match.occupation?.soc).toBe(
    ledger.occupation.match.occupation?.soc,
  );
});

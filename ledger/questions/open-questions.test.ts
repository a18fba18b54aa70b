import { shipped } from "#knowledge/shipped.ts";
import { describe, expect, test } from "vitest";
import { evalCases } from "#eval/cases.ts";
import { buildLedger, type Ledger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market/market-facts.ts";
import { disputableLines } from "#ledger/questions/open-questions.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";

const today = new Date("2026-11-14T12:00:00Z");
const ledgers = evalCases.map(({ key, job, organization }): [string, Ledger] => [
  key,
  buildLedger({
    job,
    organization,
    market: shippedFacts,
    knowledge: shipped,
    today,
  }),
]);

function idsOf(words: Partial<JobFields>): string[] {
  return ledgerOf(words).questions.map(({ id }) => id.replace("unknown.", ""));
}

describe.each(ledgers)("the questions about %s", (_, { questions, facts }) => {
  test("conflicts stand first, then what most waits for", () => {
    const isConflict = questions.map(({ id }) => id.startsWith("unknown.conflict."));
    expect(isConflict).toEqual(isConflict.toSorted((a, b) => Number(b) - Number(a)));
    const weights = questions
      .filter(({ id }) => !id.startsWith("unknown.conflict."))
      .map(({ blocks, isAskedByCandidates }) => blocks * (isAskedByCandidates ? 2 : 1));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  test("each is asked once, and is a fact of what nobody said", () => {
    const ids = questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(questions.length).toBeLessThanOrEqual(16);
    for (const id of ids) expect(facts.find((fact) => fact.id === id)?.basis).toBe("unknown");
  });

  test("each says in whole sentences why it is asked and what happens meanwhile", () => {
    const faulty = questions.filter(
      ({ question, why, ask, ifNoAnswer, thing }) =>
        ask === "" ||
        !/^(?!the |a |an )[^.?“”]+$/iu.test(thing) ||
        !/^\p{Lu}.*[.?]$/u.test(question) ||
        ![why, ifNoAnswer].every((text) => /^\p{Lu}.*\.$/u.test(text)),
    );
    expect(faulty.map(({ id }) => id)).toEqual([]);
  });
});

test.each([
  ["benefits", { benefits: "Medical, dental and vision" }],
  ["competitors", { competitorCompanies: ["Gatecadence"] }],
  ["reason", { rawExtractedJd: "This is a backfill." }],
  ["reason", { rawExtractedJd: "We are growing and need one more." }],
  ["startDate", { rawExtractedJd: "Need somebody on board by Oct 20." }],
  ["reason", { rawExtractedJd: "The hospice is adding two nurses due to growing census." }],
] as const)("nobody is asked for %s once the form or the posting says it", (key, words) => {
  const job = { title: "Restaurant Manager", salaryRange: "$60,000 - $70,000" };
  expect(idsOf(job)).toContain(key);
  expect(idsOf({ ...job, ...words })).not.toContain(key);
});

test("the pay is asked for until there is a range", () => {
  expect(idsOf({})).toContain("pay");
  expect(idsOf({ salaryRange: "$50,000 - $60,000" })).not.toContain("pay");
});

test("a shift differential is not asked for after an answer in shorthand", () => {
  const nurse = { title: "Registered Nurse" };
  expect(idsOf(nurse)).toContain("differential");
  const rawExtractedJd = "Pay: $40/hr + $4/hr night shift differential.";
  expect(idsOf({ ...nurse, rawExtractedJd })).not.toContain("differential");
});

test("what no reader looks for is never called open", () => {
  expect(idsOf({ title: "Truck Driver" })).not.toContain("home");
  expect(idsOf({ title: "Registered Nurse" })).not.toContain("load");
  const { questions, playbook } = ledgerOf({ title: "Registered Nurse" });
  expect(playbook.askFirst.some(({ key }) => key === "load")).toBe(true);
  expect(questions.map(({ question }) => question).join(" ")).not.toMatch(/patients/u);
});

test("on site, hybrid or remote is asked of office work only", () => {
  expect(idsOf({ title: "Marketing Manager" })).toContain("workType");
  expect(idsOf({ title: "Electrical Apprentice" })).not.toContain("workType");
  expect(idsOf({ title: "Restaurant Manager" })).not.toContain("workType");
});

test("form against posting is the first question", () => {
  const ledger = ledgerOf({
    title: "Backend Engineer",
    requirements: "5+ years backend",
    rawExtractedJd: "What you must have\n- 8+ years of backend development",
  });
  const [first] = ledger.questions;
  expect(first?.id).toMatch(/^unknown\.conflict\./u);
  expect(first?.question).toMatch(/“5\+ years[^”]*”.*“8\+ years[^”]*”/u);
});

test("loads to lift and the right to work are no matter of taste", () => {
  const { reading } = ledgerOf({
    title: "Warehouse Associate",
    requirements: "Forklift",
    rawExtractedJd:
      "You must have\n- Able to lift 50 lbs\n- Authorized to work in the United States\n- Excel for labor plans",
  });
  expect(disputableLines(reading).map(({ kind }) => kind)).not.toContain("physical");
  expect(disputableLines(reading).map(({ kind }) => kind)).not.toContain("authorization");
});

describe("pay", () => {
  const posting = "Salary: $148,000 to $176,000 a year.";

  test("that form and posting name differently is the first question", () => {
    const { questions } = ledgerOf({ salaryRange: "$160,000 to $190,000", description: posting });
    expect(questions[0]).toMatchObject({
      id: "unknown.conflict.pay.range",
      question: expect.stringMatching(/\$160,000 to \$190,000 a year.+\$148,000 to \$176,000/u),
    });
  });

  test("with one end asks for the other, unless the posting names it", () => {
    expect(idsOf({ salaryRange: "up to $44 an hour" })).toContain("payEnd");
    expect(idsOf({ salaryRange: "$34 to $44 an hour" })).not.toContain("payEnd");
    expect(idsOf({ salaryRange: "from $148,000", description: posting })).not.toContain("payEnd");
  });
});

test("people of the trade get their answer on a license from the text itself", () => {
  const rawExtractedJd = "Journeyman plumber. Requirements\n- Colorado journeyman plumber license";
  expect(idsOf({ title: "Service Plumber", rawExtractedJd })).not.toContain("license");
});

test("abroad nobody is asked which American occupation it is", () => {
  const carer = { title: "Senior Carer" };
  expect(idsOf({ ...carer, location: "Columbus, OH" })).toContain("occupation");
  expect(idsOf({ ...carer, location: "Kendal, United Kingdom" })).not.toContain("occupation");
});

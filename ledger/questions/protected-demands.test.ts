import { patient } from "#contract/test/patient.ts";
import { shipped } from "#knowledge/shipped.ts";
import { describe, expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { findProtectedDemands, takeOutDemands } from "#ledger/questions/protected-demands.ts";
import { buildLedger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market/market-facts.ts";
import { sampleDemands as demands } from "#ledger/fixtures/sample-demands.ts";

const lawful = [
  "Women and veterans are encouraged to apply",
  "All qualified applicants will receive consideration without regard to race, sex or national origin",
  "Must be at least 21 years old",
  "You love young people and sports",
  "Parents and young kids visit all day",
  "Must be 18 or older",
  "Over 40 hours a week in season",
  "No more than 30 people report to you",
  "Experience with the Asian market preferred",
  "White-glove delivery only",
  "Women's health experience preferred",
  "Must be able to lift 50 pounds",
  "We prefer healthy debate",
  "Care for men and women after surgery",
  "Fluent English required",
  "You will teach younger children and their parents",
  "You will mentor boys and girls aged 6 and up",
  "A family-owned company, run by women",
  "Ladies' shoes and a girls' soccer team",
  "Serve strong coffee to the guys on the early shift",
  "No health problems are too small for our patients to call about",
  "Accents and crown molding, no filler",
];

describe("a demand that no employer may make", () => {
  test.each(demands)("is found: %s", (demand) => {
    expect(findProtectedDemands(`Python. ${demand}.`)).not.toEqual([]);
  });

  test.each(lawful)("is not read into: %s", (line) => {
    expect(findProtectedDemands(line)).toEqual([]);
  });
});

const organization = {
  name: "Fennel & Ash",
  domain: "",
  description: "",
  website: "",
  industry: "",
  companySize: "",
  voiceTone: "",
  messagingStyle: "",
};

test.each(demands)(
  "no fact rests on it, and the hiring manager is asked about it: %s",
  (demand) => {
    const job = {
      ...emptyJob,
      title: "Data Analyst",
      location: "Chicago, IL",
      requirements: `SQL. ${demand}. Two years of Python.`,
      rawExtractedJd: `Data Analyst\n\nRequirements\n- SQL\n- ${demand}\n- Two years of Python\n`,
      dealBreakers: [demand],
    };
    const today = new Date("2026-11-14T12:00:00Z");
    const ledger = buildLedger({
      job,
      organization,
      market: shippedFacts,
      knowledge: shipped,
      today,
    });
    const using = ledger.facts.filter(
      ({ text, basis }) => basis !== "unknown" && text.includes(demand),
    );
    expect(using).toEqual([]);
    expect(ledger.facts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Two years of Python"]),
    );
    expect(ledger.questions[0]?.question).toContain("It cannot be a criterion");
  },
);

test("the rest of a line stays", () => {
  const { words, demands: found } = takeOutDemands({
    ...emptyJob,
    requirements: "SQL, men only, and Python; night shifts",
  });
  expect(words.requirements).toBe("SQL, and Python; night shifts");
  expect(found).toEqual(["men only"]);
});

test("a hundred kilobytes of such text are read within a second", () => {
  for (const text of ["only men ", "must be ", "no ", "aged 20 ", "of indian "]) {
    const long = text.repeat(Math.floor(100_000 / text.length));
    const startedAt = process.threadCpuUsage();
    takeOutDemands({ ...emptyJob, rawExtractedJd: long });
    expect(process.threadCpuUsage(startedAt).user / 1_000).toBeLessThan(patient(1_000));
  }
});

test("no word left over of such a demand goes to the line before it", () => {
  const text = "Hair follicle test\nFit: younger guy handles nights better, struck\nStart in May";
  const { words } = takeOutDemands({ ...emptyJob, rawExtractedJd: text });
  expect(words.rawExtractedJd).not.toMatch(/struck|\0/u);
  expect(words.rawExtractedJd).toMatch(/^Hair follicle test\n[^\n]*\nStart in May$/u);
});

test.each(["would prefer not over 50 tbh", "I'd rather have somebody under 40, knees and all"])(
  "a wish about age is none: %s",
  (text) => expect(findProtectedDemands(text)).toHaveLength(1),
);

test("a distance is no age", () => {
  expect(findProtectedDemands("would prefer not over 50 miles away")).toEqual([]);
});

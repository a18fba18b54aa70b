import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import type { Quote } from "#ledger/facts/fact.ts";
import { readJob } from "#ledger/read/read-job.ts";
import type { JobFields } from "#ledger/facts/reading.ts";

const numRuns = Number(process.env.PROPERTY_RUNS ?? 150);
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_115);

vi.setConfig({ testTimeout: 120_000 + numRuns * 60 });

const nurse: JobFields = {
  ...emptyJob,
  title: "Registered Nurse - ICU (Nights)",
  location: "Columbus",
  salaryRange: "$36.00 - $48.00 per hour",
  workType: "on-site",
  urgencyLevel: "critical",
  requirements: "1. Active Ohio RN license. 2. 2+ years of adult ICU work.",
  dealBreakers: ["Not available for full-time nights"],
  companyAssets: "https://ward.example/a https://ward.example/b",
  rawExtractedJd: [
    "Location: Columbus, OH",
    "",
    "Ward Hill is hiring a Registered Nurse for our 18-bed ICU. This is a full-time, 12-hour night position. You report to the Nurse Manager.",
    "",
    "Duties",
    "- Care for two ventilated patients a shift",
    "",
    "A $5,000 sign-on bonus is paid.",
    "We offer health insurance and paid time off.",
    "Apply online with your resume by March 3, 2027.",
  ].join("\r\n"),
};

describe("a job is read as a whole", () => {
  const reading = readJob(nurse);

  test("every part carries its id", () => {
    const { title, place, workType, urgency, schedule, pay, team, applyBy, apply } = reading;
    const ids = [title, place, workType, urgency, schedule, pay, team, applyBy, apply].map(
      (one) => one?.id,
    );
    expect(ids).toEqual(
      "title place work.type urgency schedule pay.range team applyBy apply".split(" "),
    );
    expect(reading.payParts.map(({ id }) => id)).toEqual(["pay.signOn"]);
    expect(reading.assets.map(({ id }) => id)).toEqual(["asset.1", "asset.2"]);
    expect(reading.duties[0]?.id).toBe("duty.1");
    expect(reading.requirements[0]?.id).toBe("must.1");
  });

  test("form and posting are read together", () => {
    expect(reading.title.clean).toBe("ICU Registered Nurse");
    expect(reading.place).toMatchObject({ text: "Columbus, OH", country: "US" });
    expect(reading.schedule?.text).toBe("full-time, 12-hour nights");
    expect(reading.pay).toMatchObject({
      text: "$36.00 to $48.00 an hour",
      offer: { min: 36, max: 48, currency: "USD", period: "hour" },
    });
    expect(reading.benefits.map(({ text }) => text)).toEqual(["health insurance", "paid time off"]);
    expect(reading.text).toContain("ventilated");
    expect(reading.text).toContain("Not available");
  });

  test("a description that says more than the pasted text is read, too", () => {
    const more = readJob({ ...nurse, description: "You will report to the Nurse Manager." });
    expect(more.team?.reportsTo).toBe("Nurse Manager");
    expect(
      readJob({ ...nurse, rawExtractedJd: "", description: "Location: Dayton, OH", location: "" })
        .place.city,
    ).toBe("Dayton");
  });

  test("a job without words has no facts", () => {
    const empty = readJob(emptyJob);
    expect(listQuotes(empty)).toEqual([]);
    expect(empty).toMatchObject({ pay: null, schedule: null, team: null, text: "" });
  });
});

/** Every quote anywhere in a reading. */
function listQuotes(value: unknown): Quote[] {
  if (Array.isArray(value)) return value.flatMap(listQuotes);
  if (value === null || typeof value !== "object") return [];
  const { where, quote } = value as Partial<Quote>;
  return where !== undefined && quote !== undefined
    ? [{ where, quote }]
    : Object.values(value).flatMap(listQuotes);
}

function wordsAt(job: JobFields, where: Quote["where"]): readonly string[] {
  if (where === "posting") return [job.rawExtractedJd, job.description];
  if (where === "organization") return [];
  const value = job[where];
  return [value].flat().map(String);
}

const piece = fc.oneof(
  fc.constantFrom(
    ..."# Senior Welder;Location: Dayton,\u00A0OH;<b>Salary:</b> $20 &ndash; $24/hr;• Weld “TIG” • Grind;REQUIREMENTS".split(
      ";",
    ),
    ..."must have AWS D1.1, nice: MIG;- 5+ years of welding;You will report to the Shop Lead.;Full time. Nights.".split(
      ";",
    ),
    ..."We offer health insurance, PTO and a $2,000 sign-on bonus.;Apply by May 1, 2027 at https://a.example.".split(
      ";",
    ),
    ..."About us;Acme has 140 employees and 3 shops.;Our process\n1. Call\n2. Weld test;ASAP - backfill for Jo".split(
      ";",
    ),
    ..."We cannot sponsor visas.;**Travel:** up to 20%;{% comment %}x{% endcomment %};We wrap our lines at some place and\ngo on\nhere".split(
      ";",
    ),
    ..."Competitors: Acme, Globex;\u200BJoin our Pipe\u00ADline team;WE ARE HIRING 12 WELDERS IN AUSTIN, TX".split(
      ";",
    ),
  ),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);
const paragraph = fc
  .array(fc.tuple(piece, fc.constantFrom("\n", "\r\n", "\n\n", " ", "  ")), { maxLength: 12 })
  .map((parts) => parts.flat().join(""));
const job: fc.Arbitrary<JobFields> = fc.record({
  title: piece,
  location: piece,
  salaryRange: piece,
  description: paragraph,
  benefits: paragraph,
  culture: paragraph,
  requirements: paragraph,
  workType: fc.constantFrom("", "hybrid", "remote"),
  urgencyLevel: fc.constantFrom("", "active"),
  dealBreakers: fc.array(piece, { maxLength: 3 }),
  dealBreakersText: paragraph,
  preferredBackgrounds: fc.array(piece, { maxLength: 3 }),
  redFlags: fc.array(piece, { maxLength: 3 }),
  competitorCompanies: fc.array(piece, { maxLength: 3 }),
  companyAssets: paragraph,
  rawExtractedJd: paragraph,
  hiringCompany: piece,
  isClientConfidential: fc.boolean(),
  employmentType: fc.constantFrom("", "contract"),
  employmentLength: piece,
  weeklyHours: piece,
});

test("every quote stands word for word where it is said to stand", () => {
  fc.assert(
    fc.property(job, (words) => {
      const isTrue = ({ where, quote }: Quote) =>
        quote !== "" && wordsAt(words, where).some((text) => text.includes(quote));
      expect(listQuotes(readJob(words)).filter((quote) => !isTrue(quote))).toEqual([]);
    }),
    { numRuns, seed },
  );
});

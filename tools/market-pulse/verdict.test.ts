import { describe, expect, test } from "vitest";
import { evalCases } from "#eval/cases.ts";
import { loadTexts } from "#eval/reading/corpus.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { columbusNurses, withLevels } from "#ledger/fixtures/sample-market.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { buildLedger } from "#ledger/ledger.ts";
import { shipped } from "#knowledge/shipped.ts";
import { readForm } from "#reading/form.ts";
import { chooseVerdict } from "#tools/market-pulse/verdict.ts";
import { writeMarketPulse } from "#tools/market-pulse/writer.ts";
import { bareJob, bareOrganization, briefOn, sampleNow } from "#tools/fixtures/sample-briefing.ts";

function write(fields: Partial<JobFields>) {
  return writeMarketPulse(briefOn({ ...bareJob, ...fields }));
}

const nurse: Partial<JobFields> = {
  title: "Registered Nurse",
  location: "Columbus, OH",
  salaryRange: "$50 to $60 an hour",
};
const engineer: Partial<JobFields> = {
  title: "Backend Engineer",
  location: "Denver, CO",
  salaryRange: "$148,000 - $176,000",
};

test.each<[string, Partial<JobFields>, string]>([
  [
    "nothing known at all",
    { title: "Chief Happiness Officer", location: "Denver, CO" },
    "We need an everyday job title and a pay range before anyone can judge this market.",
  ],
  [
    "silence about pay",
    { ...nurse, salaryRange: "" },
    "Settle the pay range first, because nurses ask about it before anything else.",
  ],
  [
    "nights without shift pay",
    { ...nurse, title: "Registered Nurse (Nights)" },
    "Get the shift differential in writing first, because people add it to the base before they compare.",
  ],
  [
    "a base without its commission",
    { title: "Account Executive", location: "Chicago, IL", salaryRange: "$80,000" },
    "Get the on-target earnings and the split first, because a base alone tells salespeople little.",
  ],
  [
    "nights that are paid for",
    { ...nurse, title: "Registered Nurse (Nights)", benefits: "$5 night differential" },
    "Pay holds up here, so be plain about the night shifts, which will cost us more people than money.",
  ],
  [
    "office days beside good pay",
    { ...engineer, workType: "hybrid" },
    "Pay holds up here, and the office days are what people will weigh, so name them in the post.",
  ],
  [
    "one scarce must-have beside good pay",
    { ...engineer, requirements: "6+ years of backend\nPostgreSQL" },
    "Pay holds up here, so decide what could stand in for the experience that few people have.",
  ],
  [
    "pay that nothing public stands beside",
    { ...engineer, location: "Berlin, Germany", salaryRange: "€72,000 - €86,000" },
    "No public wage figure fits this job, so read a few similar posts before we fix the pay.",
  ],
  [
    "earnings on target",
    {
      title: "Account Executive",
      location: "Chicago, IL",
      salaryRange: "$75-85k base, $150-170k OTE",
    },
    "The base is only part of this pay, so be ready to say how many people reach target.",
  ],
  [
    "a weekly package",
    { title: "CDL A Truck Driver", location: "Joliet, IL", salaryRange: "$1,500 - $1,850 a week" },
    "People will compare the weekly figure, so say what it rests on before the first call.",
  ],
  [
    "a salary schedule",
    {
      title: "Special Education Teacher",
      location: "Denver, CO",
      salaryRange: "$57,414 - $98,230",
      rawExtractedJd: "Licensed salary schedule, BA step 1 to MA+60 step 15.",
    },
    "Pay follows a schedule here, so tell people early where on it they would start.",
  ],
  [
    "a top under the median",
    { ...nurse, salaryRange: "$30 to $40 an hour" },
    "Even the top of the range is under the national median, so check local posts before we promise anything.",
  ],
  [
    "a middle under the median",
    { ...nurse, salaryRange: "$40 to $52 an hour" },
    "The middle of the range is under the national median, so check local posts before the first offer.",
  ],
  [
    "a range around the median",
    { ...nurse, salaryRange: "$44 to $60 an hour" },
    "Pay fits the market, so a clear post and a fast answer will decide this search.",
  ],
  [
    "a range that begins over the median",
    nurse,
    "Pay is a strength here, so put it at the top of every message.",
  ],
])("%s is what the hiring manager hears first", (_, fields, sentence) => {
  expect(write(fields).summary.answer).toBe(sentence);
});

test("a local mark is named before the national one", () => {
  const ledger = buildLedger({
    job: {
      ...bareJob,
      ...nurse,
      salaryRange: "$36 to $48 an hour",
      requirements: "5+ years of adult ICU experience",
    },
    organization: bareOrganization,
    market: withLevels(columbusNurses),
    knowledge: shipped,
    today: sampleNow,
  });
  expect(chooseVerdict(ledger).sentence).toBe(
    "The middle of the range is under the local mark, so ask for room before the first offer.",
  );
});

/** Sixteen texts as people paste them, and the twelve jobs of the evaluation. */
const jobs = [
  ...evalCases.map(({ key, job }) => [key, job] as const),
  ...loadTexts()
    .filter(({ name }) => name.startsWith("exam-"))
    .map(({ name, text }): readonly [string, JobFields] => [
      name,
      { ...emptyJob, ...readForm(text).fields, rawExtractedJd: text },
    ]),
];

describe.each(jobs)("%s", (_, job) => {
  const { summary } = writeMarketPulse(briefOn(job));

  test("the verdict is one sentence that can be said", () => {
    const { answer } = summary;
    expect(answer.split(" ").length).toBeLessThanOrEqual(22);
    expect(answer.length).toBeLessThanOrEqual(140);
    expect(answer).toMatch(/^[A-Z][^.]*\.$/u);
    expect(answer).not.toMatch(/[;“”"]|\b(?:form|line of the|basis|rung|ledger|slot)\b/u);
  });

  test("the findings are whole sentences without semicolons, at most three", () => {
    expect(summary.text).not.toContain(";");
    expect(summary.text).toMatch(/\.$/u);
    expect(summary.text.split(/(?<=[.?!]) /u).length).toBeLessThanOrEqual(9);
  });
});

test("people paid by the day hear of no weekly figure", () => {
  const { ledger } = briefOn({
    ...bareJob,
    title: "Deckhand",
    location: "Paducah, KY",
    salaryRange: "$198 a day",
  });
  expect(chooseVerdict(ledger).sentence).toMatch(/day rate/u);
});

test("nobody is told that people are not scarce where nobody has counted them", () => {
  const { talentSupply } = write({ title: "Pastry Chef", location: "Hobart, Australia" });
  expect(talentSupply.finding).toMatch(/^We hold no figure/u);
});

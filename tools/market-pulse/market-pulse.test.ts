import { describe, expect, test } from "vitest";
import { checkReport } from "#tools/checks.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { evalCases } from "#eval/cases.ts";
import { loadTexts } from "#eval/reading/corpus.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { readForm } from "#reading/form.ts";
import { countWords } from "#tools/report/count-words.ts";
import { recordsOf } from "#contract/walk.ts";
import { fillCodeFields } from "#tools/model/code-fields.ts";
import { toDocument } from "#tools/document/document.ts";
import { linesOf } from "#tools/fixtures/lines-of.ts";
import { MarketPulse } from "#tools/market-pulse/schema.ts";
import { writeMarketPulse } from "#tools/market-pulse/writer.ts";
import {
  bareJob,
  bareOrganization,
  briefOn,
  sampleNow,
  sampleSender,
} from "#tools/fixtures/sample-briefing.ts";

const exams = loadTexts()
  .filter(({ name }) => name.startsWith("exam-"))
  .map(({ name, text }) => ({
    key: name,
    job: { ...emptyJob, ...readForm(text).fields, rawExtractedJd: text },
    organization: bareOrganization,
    sender: sampleSender,
  }));
const written = [...evalCases, ...exams].map(({ key, job, organization, sender }) => {
  const briefing = briefOn(job, organization, { sender });
  return { key, job, ledger: briefing.ledger, report: writeMarketPulse(briefing) };
});

/** Our own sentences: the cells that keep somebody's words as written are left out, and so is what is quoted. */
function ownSentences({ talentSupply, competitiveLandscape, ...rest }: MarketPulse): string {
  const { requirements, feederIndustries, ...supply } = talentSupply;
  const cells = [
    ...requirements.map(({ reason }) => reason),
    ...feederIndustries.map(({ why }) => why),
    ...competitiveLandscape.flatMap(({ findOut, compareWith }) => [findOut, compareWith]),
  ];
  return [...linesOf([rest, supply]), ...cells].join("\n").replaceAll(/“[^”]*”/gu, "“”");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}+#'’-]*/gu) ?? [];
}

/** Every run of six words of a line. */
function runsOf(line: string): string[] {
  const words = wordsOf(line);
  return words.slice(5).map((_, at) => words.slice(at, at + 6).join(" "));
}

describe.each(written.map((one) => [one.key, one] as const))("%s", (_, one) => {
  const { job, ledger, report } = one;

  test("no check has anything to say", () => {
    const findings = checkReport(ledger, "marketPulse", report);
    expect(findings.filter(({ severity }) => severity !== "info")).toEqual([]);
  });

  test("no action gives up what the law asks for", () => {
    const givenUp = report.recommendedActions.filter(({ action }) => /given up/u.test(action));
    for (const { action } of givenUp) expect(action).toContain("that no law asks for");
  });

  test("three to five actions, each once, with owner, effect and effort", () => {
    const { recommendedActions: actions } = report;
    expect(actions.length).toBeGreaterThanOrEqual(3);
    expect(actions.length).toBeLessThanOrEqual(5);
    expect(new Set(actions.map(({ action }) => action)).size).toBe(actions.length);
  });

  test("employers are those the job names", () => {
    const named = ledger.reading.competitors.map(({ text }) => text);
    const rows = report.competitiveLandscape.map(({ employer }) => employer);
    expect(rows).toEqual(named.length === 0 ? ["None named yet"] : named.slice(0, 5));
  });

  test("no words of the posting stand in our sentences outside quotation marks", () => {
    const own = ` ${wordsOf(ownSentences(report)).join(" ")} `;
    const { lines, requirements, duties, benefits } = ledger.reading;
    const runs = [...lines, ...requirements, ...duties, ...benefits].flatMap(({ text }) =>
      runsOf(text),
    );
    expect(runs.filter((run) => own.includes(` ${run} `))).toEqual([]);
  });

  test("the report is read in a few minutes, and the range is said at most three times", () => {
    const { competitiveLandscape, sourcingSignals, compensationInsights, ...rest } = report;
    const read = {
      ...rest,
      compensationInsights: { ...compensationInsights, payTransparency: [] },
      competitiveLandscape: competitiveLandscape.map((row) => ({ ...row, links: [] })),
      sourcingSignals: sourcingSignals.map((row) => ({ ...row, link: null })),
    };
    const document = toDocument({
      job: { ...job, id: 1 },
      organization: "",
      outputs: [{ toolType: "marketPulse", status: "completed", content: read }],
      date: sampleNow,
    });
    expect(countWords(document)).toBeLessThanOrEqual(mostWords);
    const said = JSON.stringify(document).match(/[$€£][\d,.]+ to [$€£][\d,.]+/gu) ?? [];
    expect(said.length).toBeLessThanOrEqual(3);
  });
});

/** Without the addresses behind links and the table of laws. */
const mostWords = 850;

function write(fields: Partial<JobFields>) {
  return writeMarketPulse(briefOn({ ...bareJob, ...fields }));
}

const long = "word ".repeat(10_000);
test.each<[string, Partial<JobFields>]>([
  ["a bare title", {}],
  ["one letter", { title: "x", location: "y" }],
  ["overlong lines", { requirements: long, benefits: long, culture: long, rawExtractedJd: long }],
  ["long tags", { competitorCompanies: ["c".repeat(80)], redFlags: [long.slice(0, 200)] }],
  ["brackets", { requirements: "[({<".repeat(2_000), rawExtractedJd: "}>)]".repeat(9_000) }],
  ["another alphabet", { title: "看護師", location: "東京", rawExtractedJd: "夜勤。" }],
])("%s is written about without a fault", (_, fields) => {
  expect(MarketPulse.safeParse(write(fields)).error).toBeUndefined();
});

test("a red flag about candidates is asked of everyone and searched for in nobody", () => {
  const { sourcingSignals } = write({ redFlags: ["job hopper", "recent layoffs"] });
  const flags = sourcingSignals.slice(-2);
  expect(flags[0]).toMatchObject({ signal: "Asked of everyone: “job hopper”", link: null });
  expect(flags[1]?.signal).toBe("To be answered by us: the layoffs");
});

test("past pay asked for in the posting is taken out, and the range is printed instead", () => {
  const actions = write({
    title: "Senior Accountant",
    location: "Boston, MA",
    salaryRange: "$92,000 - $105,000",
    rawExtractedJd:
      "We offer a competitive salary. Send your resume and current compensation to us.",
  }).recommendedActions.map(({ action }) => action);
  expect(actions).toContainEqual(expect.stringMatching(/^Delete “current compensation”/u));
  expect(actions).toContain("Print the pay in the post.");
});

test("the part of pay without which the range says half is asked for first", () => {
  const [first] = write({
    title: "Registered Nurse (Nights)",
    location: "Columbus, OH",
    salaryRange: "$50 to $60 an hour",
  }).recommendedActions;
  expect(first?.action).toBe("Get the shift differential from HR and print it beside the pay.");
});

test("difficulty is an estimate whose reasons are phrases of ours", () => {
  const { difficulty } = write({
    title: "Registered Nurse",
    location: "Columbus, OH",
    salaryRange: "$60 to $70 an hour",
    urgencyLevel: "critical",
    requirements: "2+ years of adult ICU",
  }).summary;
  expect(difficulty).toMatchObject({ word: "normal", basis: "estimate" });
  expect(difficulty.reasons).toEqual([
    "2 or more years of experience asked for",
    "a start that cannot wait",
    "in its favor: top of the range over the national 75th percentile",
  ]);
});

test("people come from the same work where a senior is sought, and never from the job itself", () => {
  const titles = (title: string) => write({ title }).talentSupply.feederTitles;
  expect(titles("Senior Backend Engineer")).toContain("Software Engineer");
  expect(titles("Senior Backend Engineer")).not.toContain("Backend Engineer");
  expect(titles("Backend Engineer")).not.toContain("Software Engineer");
});

test("a model's signal gets a search of few words for an employer it names, or none", () => {
  const briefing = briefOn({ ...bareJob, competitorCompanies: ["Harrow & Vane", "Millbrook"] });
  const rows = [
    { signal: "Harrow & Vane closes its second site", where: "Local press", facts: [] },
    { signal: "A travel contract in the region comes to its end", where: "Phone", facts: [] },
  ];
  const links = recordsOf(fillCodeFields(briefing, "marketPulse", "sourcingSignals", rows, [])).map(
    ({ link }) => link,
  );
  const url =
    "https://www.google.com/search?q=%22Harrow%20%26%20Vane%22%20layoffs%20OR%20closing%20OR%20acquisition";
  expect(links).toEqual([{ label: "Search the news", url }, null]);
});

test("only what is scarce or common is told of a requirement", () => {
  const supplies = written.flatMap(({ report }) =>
    report.talentSupply.requirements.map(({ supply }) => supply),
  );
  expect(supplies.length).toBeGreaterThan(0);
  expect(supplies).not.toContain("normal");
});

test("nobody is told to raise a range by half", () => {
  const briefing = briefOn({
    ...bareJob,
    title: "Marketing Manager",
    location: "Denver, CO",
    salaryRange: "$40,000 to $50,000 a year",
  });
  expect(briefing.ledger.market.moves.length).toBeGreaterThan(0);
  expect(writeMarketPulse(briefing).compensationInsights.moves).toEqual([]);
});

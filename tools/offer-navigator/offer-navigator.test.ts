import { describe, expect, test } from "vitest";
import { checkReport } from "#tools/checks.ts";
import { findContradictions } from "#checks/contradictions.ts";
import { evalCases } from "#eval/cases.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { countWords } from "#tools/report/count-words.ts";
import { toDocument } from "#tools/document/document.ts";
import { linesOf } from "#tools/fixtures/lines-of.ts";
import { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { writeOfferNavigator } from "#tools/offer-navigator/writer.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";

const written = evalCases.map(({ key, job, organization, sender }) => {
  const briefing = briefOn(job, organization, { sender });
  return { key, job, ledger: briefing.ledger, report: writeOfferNavigator(briefing) };
});

const machinery = /\b(?:form|line|basis|rung|ledger|slot)s?\b/iu;

/** What keeps a sentence from being said to a hiring manager as it stands. */
function faultsOf(answer: string): string[] {
  return [
    answer.split(" ").length > 22 ? "more than 22 words" : "",
    answer.length > 140 ? "more than a card shows" : "",
    /^[A-Z][^.;:"“”]+\.$/u.test(answer) ? "" : "not one plain sentence",
    machinery.test(answer) ? "a word of our machinery" : "",
  ].filter((fault) => fault !== "");
}

/** What a candidate hears. */
function heardIn({ negotiationGuidance, objectionHandling, closePlan }: OfferNavigator): string[] {
  return [
    ...negotiationGuidance.map(({ youSay }) => youSay),
    ...objectionHandling.map(({ reply }) => reply),
    ...closePlan.byStage.map(({ ask }) => ask),
  ];
}

describe.each(written.map((one) => [one.key, one] as const))("%s", (_, { ledger, report, job }) => {
  test("no check has anything to say, and the range is the ledger's", () => {
    const findings = checkReport(ledger, "offerNavigator", report);
    expect(findings.filter(({ severity }) => severity !== "info")).toEqual([]);
    const ranges = findContradictions(ledger, { offerNavigator: report });
    expect(ranges.filter(({ rule }) => rule === "contradictions.range")).toEqual([]);
  });

  test("it opens with a sentence that can be said to a hiring manager", () => {
    expect(faultsOf(report.summary.answer)).toEqual([]);
  });

  test("candidates hear nothing of an approval that nobody spoke of", () => {
    expect(
      heardIn(report).filter((text) =>
        /\b(?:range|figure|pay|rate|what)\b[^.?]*\bapproved\b(?! next)/iu.test(text),
      ),
    ).toEqual([]);
  });

  test("every part of pay is stated or unknown, base first", () => {
    const { parts } = report.compensationStrategy;
    expect(parts[0]?.part).toBe("base");
    for (const { status } of parts) expect(status).toMatch(/^(?:Stated|Unknown)/u);
  });

  test("every cited fact is in the ledger, and every must-have is argued for", () => {
    const ids = new Set(ledger.facts.map(({ id }) => id));
    const cited = [...JSON.stringify(report).matchAll(/"facts":\[([^\]]*)\]/gu)].flatMap(
      ([, list = ""]) => (list === "" ? [] : list.split(",").map((id) => id.slice(1, -1))),
    );
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
    const musts = ledger.reading.requirements.filter(({ priority }) => priority === "must");
    const covered = new Set(report.positioning.flatMap(({ covers }) => covers));
    expect(musts.filter(({ id }) => !covered.has(id))).toEqual([]);
  });

  test("lines of the posting stand in sentences of ours only between quotation marks", () => {
    const sentences = [report.summary.answer, report.summary.text, ...heardIn(report)].map((text) =>
      text.replace(/“[^”]*”/gu, ""),
    );
    const lines = ledger.reading.lines.filter(({ text }) => text.split(" ").length >= 4);
    const pressed = lines.filter(({ text }) =>
      sentences.some((sentence) => sentence.toLowerCase().includes(text.toLowerCase())),
    );
    expect(pressed.map(({ text }) => text)).toEqual([]);
  });

  test("it is read in a few minutes, and no row is there twice", () => {
    const document = toDocument({
      job: { ...job, id: 1 },
      organization: "",
      outputs: [{ toolType: "offerNavigator", status: "completed", content: report }],
      date: new Date(0),
    });
    expect(countWords(document)).toBeLessThanOrEqual(900);
    const { rows } = report.candidateOfferMatrix;
    expect(new Set(rows.map(({ situation }) => situation)).size).toBe(rows.length);
    const range = report.compensationStrategy.parts[0]?.status.replace("Stated: ", "") ?? "";
    expect(linesOf(report).join("\n").split(range).length - 1).toBeLessThanOrEqual(3);
  });

  test("nobody outside the team hears opening or target", () => {
    const [opening, target] = report.compensationStrategy.packages;
    const heard = heardIn(report).join("\n");
    const { min, max } = report.compensationStrategy.range ?? { min: null, max: null };
    for (const point of [opening, target]) {
      const amount = point?.base.split(" ")[0] ?? "no amount";
      const isEnd = [min, max].some((end) => end?.toLocaleString("en-US") === amount.slice(1));
      expect(!isEnd && heard.includes(amount)).toBe(false);
    }
  });
});

function write(fields: Partial<JobFields>) {
  return writeOfferNavigator(briefOn({ ...bareJob, ...fields }));
}

const long = "word ".repeat(10_000);
test.each<[string, Partial<JobFields>]>([
  ["a bare title", {}],
  ["one letter", { title: "x", location: "y" }],
  ["one amount", { salaryRange: "$80,000" }],
  ["an open range", { salaryRange: "from $80,000" }],
  ["overlong lines", { requirements: long, benefits: long, culture: long, rawExtractedJd: long }],
  ["long tags", { competitorCompanies: ["c".repeat(80)], redFlags: [long.slice(0, 200)] }],
  ["brackets", { requirements: "[({<".repeat(2_000), rawExtractedJd: "}>)]".repeat(9_000) }],
  ["another alphabet", { title: "看護師", location: "東京", rawExtractedJd: "夜勤。" }],
])("%s is written about without a fault", (_, fields) => {
  const report = write(fields);
  expect(OfferNavigator.safeParse(report).error).toBeUndefined();
  expect(faultsOf(report.summary.answer)).toEqual([]);
});

test("competitors, red flags and deal breakers are never said to a candidate", () => {
  const report = write({
    title: "Registered Nurse",
    salaryRange: "$40 to $60 an hour",
    dealBreakers: ["cannot work nights"],
    redFlags: ["recent layoffs"],
    competitorCompanies: ["Mercy General"],
  });
  expect(heardIn(report).join("\n")).not.toMatch(/cannot work nights|layoffs|Mercy/u);
});

test("what candidates hear comes from the words they may be told alone", () => {
  const whole = briefOn({ ...bareJob, salaryRange: "$95,000 - $110,000" });
  const { ledger: forCandidates } = briefOn(bareJob);
  const report = writeOfferNavigator({ ...whole, forCandidates });
  expect(report.compensationStrategy.packages).toHaveLength(3);
  expect(heardIn(report).join("\n")).not.toMatch(/\d/u);
});

test("what the job gives beside pay stands in the words of the posting", () => {
  const report = write({
    title: "CDL-A Truck Driver",
    rawExtractedJd:
      "CDL-A Truck Driver\n\nBenefits\n- Home every weekend\n- Paid time off: 10 days",
  });
  expect(report.positioning).toContainEqual(
    expect.objectContaining({ point: "Home every weekend", against: "Beside pay" }),
  );
});

import { describe, expect, test } from "vitest";
import { often } from "#contract/test/patient.ts";
import { evalCases } from "#eval/cases.ts";
import { loadTexts } from "#eval/reading/corpus.ts";
import {
  brokenTexts,
  faultsOfVerdict,
  isSaid,
  readByCandidates,
  repeatedSentences,
  verdictsOf,
  wordsOf,
  writeFor,
  writeSubject,
} from "#eval/writing/measure.ts";

/** Our twelve jobs with full forms, and sixteen texts as people paste them, of which the day has four. */
const allExams = loadTexts().filter(({ name }) => name.startsWith("exam-"));
const exams = allExams.filter((_, at) => at % often(1, 4) === 0);
const packages = [...evalCases.map(writeSubject), ...exams.map(writeFor)];
const mostWords = 7_000;
const mostInTheMiddle = 6_000;

describe.each(packages.map((one) => [one.name, one] as const))("%s", (_, written) => {
  test("every report opens with a sentence a recruiter can say", () => {
    const faults = verdictsOf(written).flatMap(({ tool, verdict }) =>
      faultsOfVerdict(verdict, written.job.title).map((fault) => `${tool}: ${fault}: ${verdict}`),
    );
    expect(faults).toEqual([]);
  });

  test("no sentence of ours stands in two reports", () => {
    expect(repeatedSentences(written)).toEqual([]);
  });

  test("no text of ours breaks off", () => {
    expect(brokenTexts(written)).toEqual([]);
  });

  test("the six reports together are short", () => {
    expect(wordsOf(written)).toBeLessThanOrEqual(mostWords);
  });
});

test("half of the packages are much shorter", () => {
  const words = packages.map(wordsOf).toSorted((left, right) => left - right);
  expect(words[Math.floor(words.length / 2)]).toBeLessThanOrEqual(mostInTheMiddle);
});

test("what must stay inside reaches no candidate", () => {
  const leaks = exams.flatMap((text) => {
    const read = readByCandidates(writeFor(text));
    return text.labels.never
      .filter((one) => isSaid(read, one))
      .map((one) => `${text.name}: ${one}`);
  });
  expect(leaks).toEqual([]);
});

describe("the meters see what they are for", () => {
  test.each([
    ["of a long sentence", `Pay is fine here ${"and so on ".repeat(8)}and it ends.`, /words/u],
    ["of two sentences in one", "Pay is fine; the hours are not.", /semicolon/u],
    ["of quoted words", "Ask about “5+ years of Go” first.", /quoted/u],
    ["of our machinery", "The form says less than the posting.", /machinery/u],
    ["of half a sentence", "Pay is fine here and", /whole/u],
  ])("%s", (_, verdict, fault) => {
    expect(faultsOfVerdict(verdict).join()).toMatch(fault);
  });

  test("a word of the title is no machinery", () => {
    expect(faultsOfVerdict("Start the line cook search today.", "Line Cook")).toEqual([]);
  });

  test("a sentence said twice, and one that breaks off", () => {
    const [first] = packages;
    const twice = "Ask the hiring manager which of the two they would rather do without.";
    const reports = {
      ...first?.reports,
      marketPulse: { summary: { answer: twice, text: "Look at the range of" } },
      intakeSync: { summary: { answer: twice, text: "" } },
    };
    const planted = { ...first, reports } as (typeof packages)[number];
    expect(repeatedSentences(planted)).toContain(twice);
    expect(brokenTexts(planted)).toContain("Look at the range of");
  });
});

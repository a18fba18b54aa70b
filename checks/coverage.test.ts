import { describe, expect, test } from "vitest";
import { coverPackage, findingsOfCoverage } from "#checks/coverage.ts";
import { sampleLedger } from "#checks/fixtures/sample-ledger.ts";
import type { ToldLine } from "#ledger/facts/reading.ts";
import { samplePackage } from "#checks/fixtures/sample-package.ts";

const ledger = sampleLedger();
const { attractSourceKit, interviewCoach, offerNavigator } = samplePackage;
const cover = (change: object) => coverPackage(ledger, { ...samplePackage, ...change });
const rowOf = (id: string, change: object = {}) => cover(change).find((row) => row.id === id);

describe("the matrix", () => {
  test("says where each must-have is searched, screened, asked and argued for", () => {
    expect(rowOf("req.license")).toMatchObject({
      search: ["attractSourceKit.booleanStrings.terms[1]"],
      screen: ["interviewCoach.questions.screen[0]"],
      interview: ["interviewCoach.questions.items[0]"],
      argument: ["attractSourceKit.jobPost", "offerNavigator.candidateOfferMatrix.rows[0]"],
      holes: [],
    });
  });

  test("has a row for every requirement and deal breaker", () => {
    expect(cover({}).map(({ id }) => id)).toEqual(
      "req.license req.years req.plc req.osha req.voltage deal.shift".split(" "),
    );
  });

  test("names a must-have of What we read that nothing was read out of", () => {
    const text = "Has turned round a plant that missed its shipments";
    const unread: ToldLine = {
      id: "line.90",
      label: "The posting's line",
      text,
      quotes: [{ where: "posting", quote: text }],
      place: "must",
      heading: "Requirements",
      isBullet: true,
    };
    const lines = [...ledger.reading.lines, unread];
    const aside = { ...unread, id: "line.91", text: "No exceptions.", quotes: [] };
    const reading = { ...ledger.reading, lines: [...lines, aside] };
    const rows = coverPackage({ ...ledger, reading }, samplePackage);
    expect(rows.find(({ id }) => id === "line.90")).toMatchObject({
      label: text,
      kind: "must",
      holes: ["search or screen", "interview", "argument"],
    });
    expect(rows).toHaveLength(cover({}).length + 1);
  });

  test("asks nothing of a nice-to-have", () => {
    expect(rowOf("req.voltage")?.holes).toEqual([]);
  });
});

describe("a hole", () => {
  test("opens when a term is proposed and stands in no string", () => {
    const booleanStrings = { ...attractSourceKit.booleanStrings, searches: [] };
    const kit = { attractSourceKit: { ...attractSourceKit, booleanStrings } };
    expect(rowOf("req.plc", kit)?.holes).toEqual(["search or screen"]);
    expect(rowOf("req.license", kit)?.holes).toEqual([]);
  });

  test("opens when a question has no scoring cue", () => {
    const [item] = interviewCoach.questions.items;
    const questions = { ...interviewCoach.questions, items: [{ ...item, cues: {} }] };
    const coach = { interviewCoach: { ...interviewCoach, questions } };
    expect(rowOf("req.plc", coach)?.holes).toEqual(["interview"]);
  });

  test("stays shut where the first call settles a paper, and opens where nobody asks for it", () => {
    const ask = (screen: readonly unknown[]) => {
      const questions = { ...interviewCoach.questions, items: [], screen };
      return rowOf("req.license", { interviewCoach: { ...interviewCoach, questions } })?.holes;
    };
    expect(ask([{ id: "g1", question: "Do you hold it?", covers: ["req.license"] }])).toEqual([]);
    expect(ask([])).toContain("interview");
  });

  test("opens when nobody argues for it", () => {
    const kit = { attractSourceKit: { ...attractSourceKit, valueProps: [] } };
    expect(rowOf("req.plc", kit)?.holes).toEqual(["argument"]);
    const post = { ...attractSourceKit.jobPost, covers: [] };
    const silent = { attractSourceKit: { ...attractSourceKit, jobPost: post }, offerNavigator: {} };
    expect(rowOf("req.license", silent)?.holes).toEqual(["argument"]);
    expect(rowOf("req.license", { ...silent, offerNavigator })?.holes).toEqual([]);
  });

  test("in a deal breaker is a missing search term or screening question, nothing else", () => {
    const questions = { ...interviewCoach.questions, screen: [] };
    const coach = { interviewCoach: { ...interviewCoach, questions } };
    expect(rowOf("deal.shift")?.holes).toEqual([]);
    expect(rowOf("deal.shift", coach)?.holes).toEqual(["search or screen"]);
  });
});

describe("findings", () => {
  test("of the sample: one requirement is held open, and no hole", () => {
    expect(findingsOfCoverage(cover({}))).toMatchObject([
      { rule: "coverage.held", severity: "info", where: "req.osha" },
    ]);
  });

  test("blame holes of musts and deal breakers", () => {
    const empty = findingsOfCoverage(coverPackage(ledger, {}));
    const holes = empty.filter(({ rule }) => rule === "coverage.hole");
    expect(holes.map(({ where }) => where)).toEqual(
      "req.license req.years req.plc deal.shift".split(" "),
    );
    expect(holes[0]?.what).toContain("search or screen, interview, argument");
  });
});

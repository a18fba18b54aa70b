import { expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { toolTypes } from "#contract/output.ts";
import { checkPackage } from "#checks/fixtures/sample-checks.ts";
import { findFigures } from "#checks/figures/find-figures.ts";
import { findOpenPay } from "#checks/open-pay.ts";
import { findVerdicts } from "#checks/people.ts";
import { findRefusedQuestions } from "#checks/questions.ts";
import { gradeReading } from "#checks/reading-grade.ts";
import { sampleLedger, sampleReading } from "#checks/fixtures/sample-ledger.ts";
import { samplePackage } from "#checks/fixtures/sample-package.ts";
import { findSentences } from "#english/sentences.ts";
import { isRecord, type Report, walkReport } from "#contract/walk.ts";
import { checkWording } from "#checks/wording/check-wording.ts";

const size = 100_000;
const fill = (piece: string) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/** Pieces that make careless patterns run away, repeated to 100 KB. */
const pieces =
  "a|1|.|?|-| |\n|(|'|’|$|$1,|1,000|1-|1 to |9/|p|five |twenty-|one |percent |é|😀|□|{{|https://|www.|@|he |He. |she or |man |do you |are you |your |what is your |how much did you |current |score 8/10 |candidate a |candidate |rank |competitive |active a |young |native |- a\n|must have:\n- a\n|A. B. |u.s. |lead |he/she |Jan |20|2020-|question |no more than |please include your | a-b"
    .split("|")
    .map(fill);

const about = { tool: null, where: "posting" } as const;
const findQuestions = findRefusedQuestions();
const ledger = sampleLedger();

const checks: Record<string, (text: string) => unknown> = {
  sentences: findSentences,
  figures: findFigures,
  wording: (text) => checkWording(text, { ...about, exceptions: ["lead", "journeyman"] }),
  questions: (text) => findQuestions(text, about),
  people: (text) => findVerdicts(text, { tool: "offerNavigator", where: "x" }),
  grade: gradeReading,
  openPay: (text) =>
    findOpenPay(walkReport("attractSourceKit", { pay: text, hook: text }).strings, "US"),
};

/** A busy machine can only make times worse, so tests that hold one are tried again. */
const timed = { retry: 3 };

function msOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test.each(Object.keys(checks))(
  "%s reads a hundred kilobytes of anything within a second",
  timed,
  (name) => {
    const check = checks[name];
    for (const text of pieces) {
      expect(
        msOf(() => check?.(text)),
        `${name}: ${text.slice(0, 20)}`,
      ).toBeLessThan(patient(1_000));
    }
  },
);

test("a whole report and posting of such text is checked within two seconds", timed, () => {
  const text = pieces.map((piece) => piece.slice(0, 2_000)).join("\n");
  const hostile = sampleLedger({ reading: { ...sampleReading, text } });
  const reports = { attractSourceKit: { jobPost: { hook: text } } };
  expect(msOf(() => checkPackage(hostile, reports))).toBeLessThan(patient(2_000));
});

const repeats = 40;

/** The sample with every list of items repeated; lists of marks and machine data stay as they are. */
function enlarge(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) {
    const hasItems = value.some(isRecord);
    const items = value.map((item) => (isRecord(item) ? item : String(item)));
    return hasItems ? Array.from({ length: repeats }, () => items).flat() : value;
  }
  if (!isRecord(value) || key === "booleanStrings") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, enlarge(part, name)]),
  );
}

test(
  "all checks of six reports take less time than finding their words a hundred times",
  timed,
  () => {
    const entries = toolTypes.map(
      (tool) => [tool, enlarge(samplePackage[tool]) as Report] as const,
    );
    const texts = entries
      .flatMap(([tool, report]) => walkReport(tool, report).strings)
      .map(({ text }) => text);
    expect(texts.join("").length).toBeGreaterThan(60_000);
    const reports = Object.fromEntries(entries);
    const findWords = () => texts.map((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
    const findWordsOften = () => {
      for (let round = 0; round < 100; round += 1) findWords();
    };
    const check = () => checkPackage(ledger, reports);
    // The first rounds compile the patterns of the checks, once in the life of a server.
    for (let round = 0; round < 10; round += 1) check();
    // Side by side, so that a machine that slows down slows both.
    const ratios = Array.from({ length: 10 }, () => {
      const bare = msOf(findWordsOften);
      return msOf(check) / bare;
    });
    expect(Math.min(...ratios)).toBeLessThan(patient(1, 10));
  },
);

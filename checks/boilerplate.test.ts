import { describe, expect, test } from "vitest";
import { measureBoilerplate } from "#checks/boilerplate.ts";
import { aboutThisJob, trueAnywhere } from "#checks/labelled-sentences.ts";
import { maskSentences, overlapOfFiveWordRuns } from "#checks/mask-sentences.ts";
import { sampleLedger } from "#checks/sample-ledger.ts";

const ledger = sampleLedger();
const isGeneric = (text: string) => measureBoilerplate(ledger, { note: { text } }).generic === 1;

test("the meter agrees with a person on at least nine of ten of a hundred sentences", () => {
  const wrong = [
    ...aboutThisJob.filter(isGeneric),
    ...trueAnywhere.filter((sentence) => !isGeneric(sentence)),
  ];
  const total = aboutThisJob.length + trueAnywhere.length;
  expect(total).toBe(100);
  expect(wrong.length).toBeLessThanOrEqual(total / 10);
});

describe("a sentence is boilerplate", () => {
  test("if it names only the title, the company and the place", () => {
    expect(
      isGeneric(
        "Bellweather Mills in Pueblo, CO is hiring an Industrial Electrician (Second Shift).",
      ),
    ).toBe(true);
    expect(isGeneric("Bellweather Mills in Pueblo runs looms and needs an electrician.")).toBe(
      false,
    );
  });

  test("if it stands, masked, in three or more other jobs", () => {
    const report = { note: { text: "The looms at Bellweather Mills need an electrician." } };
    const [masked = ""] = maskSentences(ledger, report);
    expect(measureBoilerplate(ledger, report, new Map([[masked, 2]])).generic).toBe(0);
    expect(measureBoilerplate(ledger, report, new Map([[masked, 3]])).generic).toBe(1);
  });
});

test("headings, cells, links and signatures are not sentences", () => {
  const report = {
    rows: [{ label: "Median pay", place: "United States", link: "https://mill.example/a b c d e" }],
    mail: { body: "Hi there.", signature: "Sam Ortiz, who signs with six words" },
  };
  expect(measureBoilerplate(ledger, report)).toEqual({
    sentences: 0,
    generic: 0,
    share: 0,
    examples: [],
  });
});

test("the share counts every sentence, and examples show which", () => {
  const text = "Keep the interview short and respectful. You will find faults on looms.";
  expect(measureBoilerplate(ledger, { note: { text } })).toEqual({
    sentences: 2,
    generic: 1,
    share: 0.5,
    examples: ["Keep the interview short and respectful."],
  });
});

describe("two jobs' texts", () => {
  test("of one template overlap where only names differ", () => {
    const [ours = ""] = maskSentences(ledger, {
      note: { text: "Bellweather Mills in Pueblo is hiring an electrician who knows the night." },
    });
    expect(ours).toBe("xxx in xxx is hiring an xxx who knows the night");
    const theirs = "xxx in xxx is hiring an xxx who knows the harbor";
    expect(overlapOfFiveWordRuns([ours], [theirs])).toBeCloseTo(6 / 7);
  });

  test("of their own words do not overlap, and nothing overlaps with nothing", () => {
    const loom = "a weaver stops the loom and waits";
    expect(overlapOfFiveWordRuns([loom], ["the ward is quiet until three in the morning"])).toBe(0);
    expect(overlapOfFiveWordRuns([loom], [loom])).toBe(1);
    expect(overlapOfFiveWordRuns([], [loom])).toBe(0);
  });
});

import { describe, expect, test } from "vitest";
import { readStated } from "#reading/read-stated.ts";
import { bucketsOf, sharesOf } from "#reading/values/choice.ts";
import { titleCandidates } from "#reading/values/title-candidates.ts";
import { placed, type Told } from "#reading/values/test-lines.ts";
import { readTitle } from "#reading/values/title.ts";
import { shippedWeights } from "#reading/weights.ts";

const read = (...lines: readonly Told[]) =>
  readTitle(placed(...lines), "posting", shippedWeights.titles)?.value ?? "none";

describe("the title that most speaks for", () => {
  test("a talk's small words are no part of it", () => {
    const text =
      "Joanne: Yeah so same as before, it's a bindery operator.\nMark: Okay. Days?\nJoanne: Days, seven to three thirty. The bindery operator runs the folder and the stitcher.";
    expect(readStated(text).title?.value).toBe("Bindery Operator");
  });

  test("whom somebody serves is not the job", () => {
    expect(
      read(
        ["title", "Chief of Staff to the CEO"],
        ["terms", "Reports to the Controller"],
        ["duty", "Runs the week of the CEO."],
      ),
    ).toBe("Chief of Staff to the CEO");
  });

  test("nothing is said where nothing speaks", () => {
    expect(read(["benefit", "Medical and dental from day one."])).toBe("none");
  });
});

test("a candidate never goes over a stop, a small word or a figure", () => {
  const lines = placed(["title", "Hiring now: 2 Diesel Techs, Shop Foreman who leads"]);
  const words = titleCandidates(lines, "posting", null).map((one) => one.words);
  expect(words).toContain("Diesel Tech");
  expect(words).toContain("Shop Foreman");
  expect(words.filter((one) => one.includes("2") || one.includes("who"))).toEqual([]);
});

test("answers that nothing tells apart share alike", () => {
  const model = { size: 2, weights: new Float64Array(2) };
  expect(sharesOf([bucketsOf(["a"], 2), bucketsOf(["b"], 2)], model)).toEqual([0.5, 0.5]);
});

import { describe, expect, test } from "vitest";
import { choosePostings, passedOver, postingLabels, postingNames } from "#eval/labels/tts-18f.ts";

describe("the labelled postings", () => {
  test("are the twenty the fixed rule chooses, none twice", () => {
    const files = postingLabels.map(({ file }) => file);
    expect(files.toSorted()).toEqual(choosePostings(20).toSorted());
    expect(new Set(files).size).toBe(20);
  });

  test("are in the collection, as are those the rule passed over", () => {
    const mentioned = [...postingLabels.map(({ file }) => file), ...Object.keys(passedOver)];
    expect(mentioned.filter((name) => !postingNames.includes(name))).toEqual([]);
    expect(postingNames.toSorted()).toEqual([...postingNames]);
  });

  test("have three to six musts each, in a few words that are not their sentences", () => {
    const wrong = postingLabels.filter(
      ({ musts }) =>
        musts.length < 3 ||
        musts.length > 6 ||
        musts.some(({ says }) => says.some((words) => words.split(" ").length > 5)),
    );
    expect(wrong).toEqual([]);
  });

  test("give titles without the office in front, grade or not, and at least one level", () => {
    const offices = /^(?:18F|TTS|Login\.gov|Office of \w+|Centers of Excellence): /;
    expect(
      postingLabels.filter(({ titles }) => titles.some((title) => offices.test(title))),
    ).toEqual([]);
    expect(postingLabels.filter(({ seniorities }) => seniorities.length === 0)).toEqual([]);
  });

  test("state a range only where the posting gives this job its own", () => {
    const ranges = postingLabels.flatMap(({ file, pay }) =>
      pay === null ? [] : [[file, pay.min, pay.max]],
    );
    expect(ranges).toEqual([
      ["Office-of-Solutions-Assistant-Commissioner-2023.md", 141_022, 201_720],
      ["PIF-Director.md", 162_964, 191_900],
    ]);
  });
});

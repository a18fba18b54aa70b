import { describe, expect, test } from "vitest";
import { evalCases } from "#eval/cases.ts";
import { labelledSentences } from "#eval/labels/boilerplate.ts";
import { choosePostings, passedOver, postingNames } from "#eval/labels/tts-18f-choice.ts";
import { postingLabels } from "#eval/labels/tts-18f.ts";

describe("the labelled sentences", () => {
  test("are exactly one hundred different ones, half of them boilerplate", () => {
    expect(labelledSentences).toHaveLength(100);
    expect(new Set(labelledSentences.map(({ sentence }) => sentence)).size).toBe(100);
    expect(labelledSentences.filter(({ isBoilerplate }) => isBoilerplate)).toHaveLength(50);
  });

  test("speak of every case in both kinds, three or more of each", () => {
    const counts = evalCases.flatMap(({ key }) => {
      const own = labelledSentences.filter(({ job }) => job === key);
      const boilerplate = own.filter(({ isBoilerplate }) => isBoilerplate).length;
      return [boilerplate, own.length - boilerplate];
    });
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
  });

  test("follow their rule: no boilerplate names a skill, a credential, a competitor or an amount of its job", () => {
    const broken = evalCases.flatMap(({ key, job, answers }) => {
      const named = [...answers.skills, ...answers.credentials, ...job.competitorCompanies];
      return labelledSentences.filter(
        ({ job: of, sentence, isBoilerplate }) =>
          of === key &&
          isBoilerplate &&
          (/[$€%]/.test(sentence) || named.some((name) => sentence.includes(name))),
      );
    });
    expect(broken).toEqual([]);
  });

  test("are complete sentences", () => {
    expect(labelledSentences.filter(({ sentence }) => !/^[A-Z].*[.?]$/.test(sentence))).toEqual([]);
  });
});

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

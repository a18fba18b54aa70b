import { describe, expect, test } from "vitest";
import { wordsOf } from "#ledger/read/skills/skill-index.ts";
import { findSkills } from "#ledger/read/skills/skills.ts";
import { skills, skillsBySubject } from "#ledger/vocabulary/skills.ts";

const stopWords = new Set(
  "a an and are as at be by can do for from have in is it may no not of off on one or our out own so the to up us we will with work you team people role job".split(
    " ",
  ),
);

const namesOf = ({ name, synonyms = "" }: { name: string; synonyms?: string }): string[] =>
  [name, ...synonyms.split(", ")].filter((text) => text !== "");
const allNames = skills.flatMap(namesOf);

describe("the dictionary", () => {
  test("holds at least 650 skills of every kind, in at least 20 subjects", () => {
    expect(skills.length).toBeGreaterThanOrEqual(650);
    expect(Object.keys(skillsBySubject).length).toBeGreaterThanOrEqual(20);
    const kinds = Map.groupBy(skills, ({ kind }) => kind);
    const sizes = [...kinds.values()].map((group) => group.length);
    expect(sizes).toHaveLength(6);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
  });

  test("no name stands for two skills, or twice, however it is written", () => {
    const phrases = Map.groupBy(allNames, (name) => wordsOf(name).join(" "));
    expect([...phrases.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  test("no name is empty, padded, a common word or longer than five words", () => {
    const faulty = allNames.filter((name) => {
      const words = wordsOf(name);
      const isCommon = words.every((word) => stopWords.has(word));
      return name !== name.trim() || words.length === 0 || words.length > 5 || isCommon;
    });
    expect(faulty.filter((name) => name !== "Go")).toEqual([]);
    expect(
      skills.filter(({ synonyms, searchName }) => synonyms === "" || searchName === ""),
    ).toEqual([]);
  });

  test("everyday words are single words and say what to search for instead", () => {
    const everyday = skills.filter(({ isEverydayWord }) => isEverydayWord);
    expect(everyday.length).toBeGreaterThan(60);
    const faulty = everyday.filter(
      ({ name, searchName = name }) => wordsOf(name).length !== 1 || searchName === name,
    );
    expect(faulty.map(({ name }) => name)).toEqual([]);
    const titles = skills.filter(({ isJobTitle }) => isJobTitle);
    expect(titles.filter(({ isEverydayWord }) => !isEverydayWord)).toEqual([]);
  });

  test.each(Object.entries(skillsBySubject))("%s is sorted by name", (_, listed) => {
    const names = listed.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  test("every name leads to its skill, but for those that alone name a job", () => {
    const lost = skills.flatMap((listed) =>
      namesOf(listed).filter((name) => {
        const text = listed.kind === "language" ? `Fluent ${name}` : name;
        const isFound = findSkills(text).some(({ skill }) => skill.name === listed.name);
        return !isFound && listed.isJobTitle !== true;
      }),
    );
    expect(lost).toEqual([]);
  });
});

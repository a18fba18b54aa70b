import { describe, expect, test } from "vitest";
import { familyRules, sharedCompetencies } from "#ledger/families/families.ts";
import { neutralRules } from "#ledger/families/neutral.ts";
import type { CompetencyRule } from "#ledger/families/family-rules.ts";
import { fillPattern, namesOfSlots, slotNames, type Slots } from "#ledger/families/slots.ts";

/** A job that says everything, in phrases of usual length. */
const talkative: Slots = {
  specialism: "medical-surgical",
  setting: "an adult intensive care unit",
  skill: "PostgreSQL",
  duty: "keep booking latency low for carriers and warehouses",
  secondDuty: "split the old booking system into services",
  shift: "nights",
  hour: "three in the morning",
  credential: "state license",
  stakeholder: "warehouse managers",
  equipment: "reach trucks",
  metric: "booking latency",
  person: "nurse",
  team: "the Arrivals team",
  range: "the posted range",
};

const groups = [
  ...Object.values(familyRules).map(({ key, competencies }) => ({
    group: key as string,
    competencies,
  })),
  { group: "any work", competencies: neutralRules.competencies },
  { group: "any family", competencies: sharedCompetencies },
];
const questionsOf = (competencies: readonly CompetencyRule[]) =>
  competencies.flatMap(({ past, situation, probes }) => [past, situation, ...probes]);
const readingsOf = (pattern: string) => [
  fillPattern(pattern, {}) ?? "",
  fillPattern(pattern, talkative) ?? "",
];

describe.each(groups)("questions for $group", ({ competencies }) => {
  test("can be asked when the job says nothing, and take its words when it does", () => {
    const unasked = questionsOf(competencies).filter((one) => fillPattern(one, {}) === null);
    expect(unasked).toEqual([]);
    const deaf = competencies.filter(({ situation }) => {
      const [silent, told] = readingsOf(situation);
      return silent === told;
    });
    expect(deaf.map(({ name }) => name)).toEqual([]);
  });

  test("one looks back", () => {
    const back = /^(?:Tell me (?:about|how)|Describe|Walk me through|Which|What was) .+[.?]$/;
    const pasts = competencies.flatMap(({ past }) => readingsOf(past));
    expect(pasts.filter((text) => !back.test(text))).toEqual([]);
    const present = pasts.filter((text) => /\b(?:would|will) you\b/.test(text));
    expect(present).toEqual([]);
  });

  test("one sets a scene and asks what the person does", () => {
    const scene = /^(?:You|Your|It is|An?|The|Someone|Here|Part|One|Today|In this job)[ ,]/;
    const ask =
      /(?:\b(?:do|would|will) you\b|\bare your\b|\b(?:comes|stops) first\b)[^.]*\?$|Walk me through your [a-z ]+\.$/;
    const scenes = competencies.flatMap(({ situation }) => readingsOf(situation));
    expect(scenes.filter((text) => !scene.test(text) || !ask.test(text))).toEqual([]);
  });

  test("touch nothing that is no business of an interview", () => {
    const forbidden =
      /\b(?:age|aged|how old|years old|young|retire|retirement|graduat\w*|health|ill|illness|sick\w*|disab\w*|injur\w*|pregnan\w*|famil\w*|marri\w*|spouse|husband|wife|child\w*|kids|daycare|religio\w*|faith|church|holiday\w*|born|birth\w*|nationalit\w*|citizen\w*|visa|native|accent|origin|race|gender|salary|wage|earn\w*|paycheck|compensation|union\w*|politic\w*|arrest\w*|convict\w*|debts?|sleep)\b/i;
    expect(questionsOf(competencies).filter((pattern) => forbidden.test(pattern))).toEqual([]);
  });

  test("carry no figure, and no sentence of more than thirty words", () => {
    const figure =
      /\d|\b(?:four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|dozen)\b/i;
    expect(questionsOf(competencies).filter((pattern) => figure.test(pattern))).toEqual([]);
    const sentences = questionsOf(competencies)
      .flatMap(readingsOf)
      .flatMap((text) => text.split(/(?<=[.?!]) /));
    expect(sentences.filter((sentence) => sentence.split(" ").length > 30)).toEqual([]);
  });

  test("cues are one short line each, and differ", () => {
    const faulty = competencies.filter(({ weak, middle, strong }) => {
      const cues = [weak, middle, strong];
      const isRagged = (cue: string) =>
        !/^[A-Z][^{}\d]*\.$/.test(cue) || cue.split(" ").length > 18;
      return new Set(cues).size < 3 || cues.some(isRagged);
    });
    expect(faulty.map(({ name }) => name)).toEqual([]);
  });

  test("stems that call for a competency are plain lower-case letters", () => {
    const stems = competencies.flatMap(({ calledBy }) => calledBy);
    expect(stems.filter((stem) => !/^[a-z]{3,}$/.test(stem))).toEqual([]);
    expect(competencies.filter(({ calledBy }) => calledBy.length < 6)).toEqual([]);
  });
});

describe("all questions together", () => {
  const all = groups.flatMap(({ competencies }) => questionsOf(competencies));

  test("no two families ask the same question word for word", () => {
    expect(all.filter((pattern, at) => all.indexOf(pattern) !== at)).toEqual([]);
  });

  test("take only words that a job can give, and leave no mark of the pattern", () => {
    const known = new Set<string>(slotNames);
    expect(all.flatMap(namesOfSlots).filter((name) => !known.has(name))).toEqual([]);
    expect(all.flatMap(readingsOf).filter((text) => /[[\]{}|]|  | [.,?]/.test(text))).toEqual([]);
  });
});

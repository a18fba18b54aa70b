import { describe, expect, test } from "vitest";
import { commonUnknowns, familyRules } from "#ledger/families/families.ts";
import { neutralRules } from "#ledger/families/neutral.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { fillPattern, namesOfSlots, slotNames } from "#ledger/families/slots.ts";
import { familyKeys } from "#ledger/occupations/family.ts";

const rules = Object.values(familyRules);
const named = [
  ...rules.map((family) => ({ called: family.key as string, family })),
  { called: "the neutral playbook", family: neutralRules },
];
const told = {
  duty: "keep booking latency low for carriers and warehouses",
  secondDuty: "split the old booking system into services",
  range: "the posted range",
};
const asked = ({ unknowns }: FamilyRules) => [...unknowns, ...commonUnknowns];
const patternsOf = ({ firstYear, objections }: FamilyRules) => [
  ...Object.values(firstYear).flat(),
  ...objections.map(({ answer }) => answer),
];

/** Every sentence that may stand in a report. */
function sentencesOf(family: FamilyRules): string[] {
  return [
    ...patternsOf(family).map((pattern) => fillPattern(pattern, told) ?? ""),
    ...asked(family).flatMap((one) => [one.thing, one.question, one.why, one.ifNoAnswer]),
    ...family.channels.flatMap(({ play, why }) => [play, why]),
    ...family.objections.map(({ says }) => says),
    ...family.traps.flatMap(({ doNotAsk, instead }) => [doNotAsk, instead]),
    ...family.firstQuestions,
    ...Object.values(family.feeders).flat(),
    family.workSample,
    family.careful,
  ].flatMap((text) => text.split(/(?<=[.?!]) /));
}

describe.each(named)("$called", ({ called, family }) => {
  test("is complete and within bounds", () => {
    const isNeutral = called === "the neutral playbook";
    const bounds: [string, readonly unknown[], number, number][] = [
      ["payParts", family.payParts, 1, 4],
      ["platforms", family.platforms, 3, 7],
      ["specialisms", family.specialisms, isNeutral ? 0 : 25, 80],
      ["credentials", family.credentials, family.key === "executive" ? 0 : 4, 40],
      ["unknowns", family.unknowns, 8, 14],
      ["channels", family.channels, 5, 8],
      ["feeder titles", family.feeders.titles, isNeutral ? 0 : 5, 8],
      ["feeder settings", family.feeders.settings, 3, 5],
      ["stages", family.stages, 4, 6],
      ["competencies", family.competencies, 5, 6],
      ["firstQuestions", family.firstQuestions, 5, 6],
      ["objections", family.objections, 4, 6],
      ["traps", family.traps, 3, 6],
      ["wordingExceptions", family.wordingExceptions, 5, 20],
    ];
    const outside = bounds.filter(([, { length }, least, most]) => length < least || length > most);
    expect(outside.map(([name, { length }]) => `${name}: ${length}`)).toEqual([]);
    expect(family.sendWindow).toMatch(/^\d\d:\d\d to \d\d:\d\d$/);
  });

  test("says nothing twice in a list, and nothing empty", () => {
    const lists: readonly (readonly string[])[] = [
      family.specialisms,
      family.platforms,
      family.credentials.flatMap(({ forms }) => forms.map((form) => form.toLowerCase())),
      family.credentials.map(({ name }) => name),
      asked(family).map(({ key }) => key),
      family.channels.map(({ name }) => name),
      family.competencies.map(({ name }) => name),
      family.wordingExceptions,
      ...family.unknowns.map(({ answeredBy }) => answeredBy),
      ...family.competencies.map(({ calledBy }) => calledBy),
    ];
    expect(lists.flatMap((list) => list.filter((one, at) => list.indexOf(one) !== at))).toEqual([]);
    expect([...lists.flat(), ...sentencesOf(family)].filter((one) => !one.trim())).toEqual([]);
  });

  test("begins with a recruiter's screen and ends with a debrief", () => {
    const { stages } = family;
    expect(stages.at(0)).toMatchObject({ kind: "screen", who: "Recruiter" });
    expect(stages.at(-1)).toMatchObject({ kind: "debrief" });
    expect(stages.filter(({ kind }) => kind === "screen" || kind === "debrief")).toHaveLength(2);
    expect(stages.filter(({ minutes }) => minutes < 10 || minutes % 5 !== 0)).toEqual([]);
  });

  test("has two people or more who can each own a competency", () => {
    const owners = family.stages.filter(
      ({ kind }) => kind === "interview" || kind === "workSample",
    );
    expect(owners.length).toBeGreaterThanOrEqual(2);
  });

  test("asks what is worth most first, and of somebody", () => {
    const values = family.unknowns.map(
      ({ blocks, isAskedByCandidates }) => blocks * (isAskedByCandidates ? 2 : 1),
    );
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(asked(family).filter(({ blocks }) => blocks < 1 || blocks > 6)).toEqual([]);
    const nobody = asked(family).filter(({ ask }) => !/^(?:HR )?[a-z]+(?: [a-z]+)*$/.test(ask));
    expect(nobody.map(({ ask }) => ask)).toEqual([]);
  });

  test("asks for every usual part of pay", () => {
    const parts = new Set(family.unknowns.flatMap(({ answeredByPart = [] }) => answeredByPart));
    expect(family.payParts.filter((part) => !parts.has(part))).toEqual([]);
  });

  test("the missing thing reads well after 'Ask the hiring manager for'", () => {
    const faulty = asked(family).filter(
      ({ thing, question, why, ifNoAnswer }) =>
        !/^(?:the|one) [^.?]+$/.test(thing) ||
        !question.endsWith("?") ||
        ![why, ifNoAnswer].every((text) => /^[A-Z].*\.$/.test(text)),
    );
    expect(faulty.map(({ key }) => key)).toEqual([]);
  });

  test("phrases to look for in a text are lower-case words", () => {
    const phrases = [
      ...asked(family).flatMap(({ answeredBy }) => answeredBy),
      ...family.credentials.flatMap(({ context = [] }) => context),
      ...family.specialisms,
      ...family.wordingExceptions,
    ];
    expect(phrases.filter((phrase) => !/^[a-zé0-9.][a-zé0-9 .,'&:+/()-]*$/.test(phrase))).toEqual(
      [],
    );
  });

  test("an equal-opportunity statement answers none of its questions", () => {
    const statement =
      " we are an equal opportunity employer and consider all applicants without regard to race color religion sex sexual orientation gender identity national origin age disability genetic information or veteran status we value diversity equity and inclusion and offer reasonable accommodation ";
    const answered = family.unknowns.filter(({ answeredBy }) =>
      answeredBy.some((phrase) => statement.includes(` ${phrase} `)),
    );
    expect(answered.map(({ key }) => key)).toEqual([]);
  });

  test("an objection waits only for what is really asked, and can always be answered", () => {
    const keys = new Set(["", ...asked(family).map(({ key }) => key)]);
    expect(family.objections.filter(({ needs }) => !keys.has(needs))).toEqual([]);
    const mute = family.objections.filter(({ answer }) => fillPattern(answer, {}) === null);
    expect(mute).toEqual([]);
  });

  test("the first year can be written for a job without duties, and is richer with them", () => {
    const spans = Object.values(family.firstYear);
    const bare = spans.map((span) => span.filter((one) => fillPattern(one, {}) !== null).length);
    const rich = spans.map((span) => span.filter((one) => one.includes("{duty}")).length);
    expect(Math.min(...bare, ...rich)).toBeGreaterThanOrEqual(1);
  });

  test("no sentence carries a figure that nobody gave, or runs past thirty words", () => {
    const figure =
      /\d|\b(?:four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|dozen)\b/i;
    const faulty = sentencesOf(family).filter(
      (sentence) => figure.test(sentence) || sentence.split(" ").length > 30,
    );
    expect(faulty).toEqual([]);
  });

  test("takes only words that a job can give", () => {
    const known = new Set<string>(slotNames);
    expect(
      patternsOf(family)
        .flatMap(namesOfSlots)
        .filter((name) => !known.has(name)),
    ).toEqual([]);
    const marks = sentencesOf(family).filter((sentence) => /[[\]{}|]/.test(sentence));
    expect(marks).toEqual([]);
  });
});

test("every family has its rules under its own name", () => {
  expect(rules.map(({ key }) => key)).toEqual(familyKeys);
});

test.each(rules.filter(({ key }) => key !== "executive"))(
  "$key keeps the candidate under three hours",
  ({ stages }) => {
    const scored = stages.filter(({ kind }) => kind !== "visit" && kind !== "debrief");
    expect(scored.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThan(180);
  },
);

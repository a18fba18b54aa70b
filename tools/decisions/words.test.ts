import { expect, test } from "vitest";
import type { Consequence } from "#contract/room/decision.ts";
import { describeConsequence, describePay } from "#tools/decisions/words.ts";

const nothing: Consequence = {
  percentile: { before: null, after: null },
  aboveLevel: null,
  yearlyCost: null,
  searchWords: { stay: ["Kafka", "Denver"], go: [], come: [], optional: [] },
  titles: { stay: ["Backend Engineer"], go: [], come: [] },
  minutes: { before: 180, after: 180 },
  law: [],
};
const level = "Denver’s most senior wage level";
const lower: Partial<Consequence> = {
  percentile: { before: 76, after: 72 },
  aboveLevel: { before: 11_888, after: 3_888, level },
  yearlyCost: { amount: -8_800, currency: "USD" },
};
const say = (change: Partial<Consequence>) => describeConsequence({ ...nothing, ...change });

test("where nothing changes, nothing is said", () => {
  expect(say({})).toEqual({ line: "", figure: "No change" });
});

test("another pay is said by percentile, local level and what it costs in a year", () => {
  expect(say(lower)).toEqual({
    line: "From the 76th to the 72nd percentile of published pay, still $3,888 above Denver’s most senior wage level.",
    figure: "−$8,800 a year",
  });
  expect(say({ ...lower, aboveLevel: { before: 3_888, after: -112, level } }).line).toContain(
    "percentile of published pay, $112 under Denver’s most senior wage level.",
  );
  expect(say({ ...lower, aboveLevel: { before: 3_888, after: 0, level } }).line).toContain(
    "pay, exactly at Denver’s most senior wage level.",
  );
});

test("what the law asks is never what is cut, however much else there is to say", () => {
  const law = ["Denver, one law: name the pay.", "Colorado, another law: name the benefits."];
  const change: Partial<Consequence> = {
    ...lower,
    yearlyCost: { amount: -8_800, currency: "USD", bonusPercent: 10 },
    searchWords: { stay: ["Denver"], go: ["Kafka"], come: [], optional: [] },
    minutes: { before: 180, after: 120 },
  };
  const { line } = say({ ...change, law });
  for (const sentence of law) expect(line).toContain(sentence);
  expect(line).toMatch(/^From the 76th/u);
  const many = [...law, "A third law: keep records.", "A fourth law: tell people."];
  expect(say({ ...change, law: many }).line).toMatch(/^From the 76th.*A fourth law/u);
});

test("pay by the hour that fills no year is said by its percentile", () => {
  expect(say({ percentile: { before: 67, after: 71 } })).toEqual({
    line: "From the 67th to the 71st percentile of published pay.",
    figure: "71st percentile",
  });
});

test("where the percentile stays, it says so; where there is none, that", () => {
  const cost = { amount: 900, currency: "USD" };
  expect(say({ percentile: { before: 75, after: 75 }, yearlyCost: cost }).line).toBe(
    "Still the 75th percentile of published pay.",
  );
  expect(say({ percentile: { before: 88, after: null }, yearlyCost: cost }).line).toBe(
    "No published percentile for it.",
  );
});

test("today's pay is said without a change", () => {
  const today = { ...nothing, percentile: { before: 76, after: 76 } };
  expect(describePay(today)).toBe("The 76th percentile of published pay.");
  expect(describePay({ ...today, aboveLevel: { before: 450, after: 450, level } })).toBe(
    "The 76th percentile of published pay, $450 above Denver’s most senior wage level.",
  );
  expect(describePay(nothing)).toBe("");
});

test("words of the searches that fall away, come in, or are only wished for", () => {
  const { searchWords } = nothing;
  expect(say({ searchWords: { ...searchWords, go: ["Terraform"] } })).toEqual({
    line: "We no longer require Terraform when we search. We still require Kafka and Denver.",
    figure: "One search word fewer",
  });
  expect(say({ searchWords: { ...searchWords, optional: ["Terraform", "AWS"] } })).toEqual({
    line: "Terraform and AWS: preferred when we search, no longer required.",
    figure: "Two search words fewer",
  });
  expect(say({ searchWords: { ...searchWords, come: ["Spanish"] } })).toEqual({
    line: "We would also require Spanish when we search.",
    figure: "One search word more",
  });
  expect(say({ searchWords: { ...searchWords, go: ["Kotlin"], come: ["AWS"] } })).toEqual({
    line: "We no longer require Kotlin when we search. We would also require AWS when we search.",
    figure: "One search word for another",
  });
});

test("titles, a candidate's time and the law", () => {
  expect(say({ titles: { stay: [], go: ["Tractor Trailer Driver"], come: [] } }).line).toBe(
    "No longer searched by title: Tractor Trailer Driver.",
  );
  expect(say({ minutes: { before: 180, after: 120 } })).toEqual({
    line: "Each candidate spends 60 minutes less in interviews.",
    figure: "60 minutes less",
  });
  expect(
    say({ law: ["Colorado’s law on pay in job posts no longer applies: C.R.S. 8-5-201."] }),
  ).toEqual({
    line: "Colorado’s law on pay in job posts no longer applies: C.R.S. 8-5-201.",
    figure: "Other rules",
  });
});

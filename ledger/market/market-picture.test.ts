import { describe, expect, test } from "vitest";
import { isUnknown } from "#ledger/market/market-facts.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";
import { columbusNurses, withLevels, withPercentiles } from "#ledger/fixtures/sample-market.ts";

const offer = { salaryRange: "$36 to $48 an hour" };

test("a nurse in Columbus stands where the example says, nationally and locally", () => {
  const { position, anchors, offerPoints } = ledgerOf(offer, withLevels(columbusNurses)).market;
  expect(position).toMatchObject({
    position: {
      bottom: { kind: "at", percentile: 18 },
      middle: { kind: "at", percentile: 35 },
      top: { kind: "at", percentile: 54 },
    },
  });
  expect(anchors.map(({ name, place }) => `${name}, ${place}`)).toEqual([
    "DOL Level II, Columbus, OH",
    "DOL Level III, Columbus, OH",
    "DOL Level IV, Columbus, OH",
  ]);
  expect(offerPoints).toMatchObject({ opening: { amount: 39.12 }, target: { amount: 42.83 } });
});

test("percentiles of the place itself come before its levels", () => {
  const { anchors } = ledgerOf(offer, withPercentiles(columbusNurses, 0.9, 1.12)).market;
  expect(anchors.map(({ name }) => name)).toEqual([
    "the 25th percentile",
    "the median",
    "the 75th percentile",
  ]);
  expect(anchors.every(({ isLocal, place }) => isLocal && place === "Columbus, OH")).toBe(true);
});

test("outside the United States and in another currency nothing American is asked for [R-27]", () => {
  const berlin = ledgerOf({ location: "Berlin, Germany", salaryRange: "€60,000 - €70,000" }).market;
  expect(berlin.wages).toEqual({ unknown: "outsideUnitedStates" });
  expect([berlin.moves, berlin.gaps, berlin.anchors]).toEqual([[], [], []]);
  expect(berlin.offerPoints).toMatchObject({
    opening: { amount: 62_500, anchor: null },
    target: { amount: 65_000 },
    walkAway: { amount: 70_000 },
  });
  const euros = ledgerOf({ salaryRange: "€60,000 - €70,000" }).market;
  expect(euros.wages).toEqual({ unknown: "otherCurrency" });
});

test("a title nobody knows has no wages and says why", () => {
  const { wages, position } = ledgerOf({ title: "Chief Happiness Officer", ...offer }).market;
  expect(wages).toEqual({ unknown: "occupationNotCovered" });
  expect(isUnknown(position)).toBe(true);
});

test.each([
  ["24 hours a week.", false],
  ["24 h/week, no weekends.", false],
  ["This is a part-time job.", false],
  ["6.5 hours per day, 5 days/wk, 183 student days.", false],
  ["Monday to Friday, 0.81 FTE.", false],
  ["40 hours a week, Monday to Friday.", true],
  ["Four 10-hour days, 8 hours of training per day in week one.", true],
  ["Monday to Friday, 7 to 3:30.", true],
])("pay is counted by a full-time year only where the job fills one: %s", (hours, isYear) => {
  const rawExtractedJd = `Registered Nurse\n\nHours\n${hours}\n\nPay\n$36 to $48 an hour`;
  const { market, facts } = ledgerOf({ ...offer, rawExtractedJd }, withLevels(columbusNurses));
  expect(market.isFullYear).toBe(isYear);
  expect(market.moves.every(({ perYear }) => (perYear !== null) === isYear)).toBe(true);
  const own = facts.filter(({ id }) => /^(?:pay\.yearly|move\.|offer)/u.test(id));
  expect(own.some(({ text }) => text.includes("a year"))).toBe(isYear);
});

describe("pay is compared with nothing while the occupation is a guess", () => {
  const nurses = withLevels(columbusNurses);
  const columbus = { country: "US", region: "OH", city: "Columbus", currency: "USD" };
  const market = { ...nurses, levels: () => nurses.levels("29-1141", columbus) };
  const fields = { location: "Columbus, OH", salaryRange: "$115,000 to $135,000 a year" };
  const guessed = (title: string) => ledgerOf({ ...fields, title }, market);

  test.each(["Controller", "Java Backend Developer"])("%s", (title) => {
    const { market: picture, facts } = guessed(title);
    expect(picture.wages).toEqual({ unknown: "occupationNotSure" });
    expect(picture.levels).toEqual({ unknown: "occupationNotSure" });
    expect(picture.position).toEqual({ unknown: "occupationNotSure" });
    expect([...picture.anchors, ...picture.gaps, ...picture.moves]).toEqual([]);
    // The metro goes by the place alone.
    expect(picture.metro).toContain("Columbus");
    expect(facts.map(({ id }) => id)).not.toContain("wage");
  });

  test("the one that is clearly likeliest is named with its median and nothing else", () => {
    const { facts } = guessed("Controller");
    const likeliest = facts.find(({ id }) => id === "wage.likeliest");
    expect(likeliest?.label).toMatch(
      /^If this is financial managers: their median, United States/u,
    );
    expect(likeliest?.text).toMatch(/^P50 \$[\d,]+ a year; P50 \$[\d.]+ an hour$/u);
    const several = guessed("Java Backend Developer").facts.map(({ id }) => id);
    expect(several).not.toContain("wage.likeliest");
  });
});

test("a week's pay is never told as a year's", () => {
  const { market, facts } = ledgerOf({ salaryRange: "$1,900 to $2,300 a week" });
  expect(market.isFullYear).toBe(false);
  expect(facts.filter(({ text }) => /\$(?:98,800|119,600)/u.test(text))).toEqual([]);
});

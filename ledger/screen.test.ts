import { describe, expect, test } from "vitest";
import { evalCases } from "#eval/cases.ts";
import { askDealBreaker, askWarning } from "#ledger/deal-breaker-questions.ts";
import { buildLedger, type Ledger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market-facts.ts";
import { ledgerOf } from "#ledger/sample-job.ts";

const today = new Date("2026-11-14T12:00:00Z");
const ledgers = evalCases.map(({ key, job, organization }): [string, Ledger] => [
  key,
  buildLedger({ job, organization, market: shippedFacts, today }),
]);

function asked(words: Parameters<typeof ledgerOf>[0]): string[] {
  return ledgerOf(words).plan.screen.map(({ question }) => question);
}

describe.each(ledgers)("the screen for %s", (_, { plan, reading }) => {
  const covers = new Set(plan.screen.flatMap((one) => one.covers));

  test("asks for every must-have but traits, and for every deal breaker", () => {
    const gates = [
      ...reading.requirements.filter(
        ({ priority, kind }) => priority === "must" && kind !== "trait",
      ),
      ...reading.dealBreakers,
    ];
    expect(gates.filter(({ id }) => !covers.has(id)).map(({ text }) => text)).toEqual([]);
  });

  test("asks nothing twice, and is over in a dozen questions", () => {
    expect(new Set(plan.screen.map(({ question }) => question)).size).toBe(plan.screen.length);
    expect(plan.screen.length).toBeLessThanOrEqual(14);
  });

  test("is made of whole questions", () => {
    const broken = plan.screen.filter(({ question }) => !/^[A-Z][^{}]+\?$/u.test(question));
    expect(broken).toEqual([]);
  });

  test("ends with pay and start, and never asks what somebody earned", () => {
    const [pay, start] = plan.screen.slice(-2);
    expect(pay?.question).toMatch(/expect/u);
    expect(start?.question).toMatch(/start.*notice/u);
    const words = plan.screen.map(({ question }) => question).join(" ");
    expect(words).not.toMatch(/earn|current (?:pay|salary)|last (?:pay|salary)/iu);
  });
});

test("citizenship is never asked: the right to work is, and export control goes to HR", () => {
  const words = asked({
    dealBreakers: ["ITAR: U.S. person", "no visa"],
    requirements: "US citizen",
  });
  expect(words.join(" ")).not.toMatch(/citizen|green card|nationality/iu);
  expect(words.some((text) => text.includes("authorized to work in the United States"))).toBe(true);
  expect(words.some((text) => text.includes("HR settles with the same form for everyone"))).toBe(
    true,
  );
});

test("schedule, hours among the musts and the deal breakers about them are one question", () => {
  const { plan, reading } = ledgerOf({
    title: "Registered Nurse - Nights",
    requirements: "Saturdays",
    dealBreakers: ["cannot work nights", "cannot work every third weekend"],
  });
  const hours = plan.screen.filter(({ question }) => /schedule/u.test(question));
  expect(hours).toHaveLength(1);
  expect(hours[0]?.question).toContain("every third weekend");
  expect(hours[0]?.question.match(/nights/gu)).toHaveLength(1);
  for (const { id } of reading.dealBreakers) expect(hours[0]?.covers).toContain(id);
});

test("skills are asked together, and a paper by whether it is held", () => {
  const words = asked({
    title: "Registered Nurse",
    requirements: "RN license\nEpic\nBLS within 30 days",
  });
  expect(words).toContain("Do you hold an RN license, valid today?");
  expect(words.some((text) => /Epic.*at work/u.test(text))).toBe(true);
  expect(words.join(" ")).not.toMatch(/until when\?|Is it current/u);
});

test("a degree that ends the process is asked where the degree is asked", () => {
  const words = asked({
    requirements: "Bachelor's degree in accounting",
    dealBreakers: ["specific degree required"],
  });
  expect(words.filter((text) => /degree|bachelor/iu.test(text))).toHaveLength(1);
});

test("the body is asked about only as an essential duty, with or without accommodation", () => {
  const words = asked({ title: "Warehouse Associate", requirements: "Able to lift 50 lbs" });
  expect(words).toContain("Can you lift 50 lbs, with or without accommodation?");
});

test.each([
  ["cannot work nights", "Can you work nights?"],
  ["will not relocate to Atlanta", "Would you relocate to Atlanta?"],
  ["not available Nov 10 to Dec 23", "Are you available Nov 10 to Dec 23?"],
  ["must join on-call", "Can you join on-call?"],
  ["Has to be in the October 6 training class.", "Can you be in the October 6 training class?"],
  ["no second shift", "Can you work second shift?"],
  ["no portfolio", "Do you have a portfolio?"],
  ["outside the US", "Would you do this work from within the US?"],
  ["Tuesdays with the pod", "Does this fixed point work for you: Tuesdays with the pod?"],
])("the deal breaker %j is asked as %j", (breaker, question) => {
  expect(askDealBreaker(breaker)).toBe(question);
});

test.each([
  ["never ran a service they built", "Have you ever run a service you built, and where?"],
  ["never managed a peak season", "Have you ever managed a peak season, and where?"],
  ["only worked inbound leads", "Have you only worked inbound leads, or more than that?"],
  ["has only ever closed one entity", "Have you only closed one entity, or more than that?"],
  ["only visual design, no research", "Has your work been only visual design, or more than that?"],
  ["cannot name their quota", "Can you name your quota?"],
])("the warning %j becomes the plain question %j", (warning, question) => {
  expect(askWarning(warning)).toBe(question);
});

test.each(["yells at staff", "button pusher only", "results cannot be verified"])(
  "the warning %j is no question for a candidate",
  (warning) => {
    expect(askWarning(warning)).toBeNull();
  },
);

test("deal breakers of any length are asked in no time", () => {
  const started = process.threadCpuUsage();
  for (const text of ["no ".repeat(30_000), "cannot ".repeat(14_000), "apply ".repeat(16_000)]) {
    askDealBreaker(text);
    askWarning(text);
  }
  expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(1_000);
});

import { expect, test } from "vitest";
import { checkModelWords } from "#checks/model/check-model-words.ts";
import { sampleLedger } from "#checks/fixtures/sample-ledger.ts";
import { walkReport, type Report } from "#contract/walk.ts";

const ledger = sampleLedger();

/** What is found in a report whose messages candidates read. */
function find(report: Report, known = ledger): string[] {
  const walked = walkReport("engagementHub", report);
  const isTold = ({ key }: { key: string }) => key === "body";
  return checkModelWords(known, walked, isTold, ["Ines Marlow"]).map(
    ({ rule, quote }) => `${rule}: ${quote}`,
  );
}
const advise = (text: string, basis = "estimate") => find({ risks: [{ risk: text, basis }] });
const tell = (body: string, facts: string[] = [], known = ledger) =>
  find({ messages: [{ body, basis: "plan", facts }] }, known);

test("a model's estimate repeats figures of the ledger and has none of its own", () => {
  expect(advise("The range ends at $44.00 an hour, and two people will ask why.")).toEqual([]);
  expect(advise("Some 37 percent will say no.")).toEqual(["figures.judged: 37 percent"]);
  expect(advise("Three in five leave within a year.")).toEqual(["figures.judged: Three in five"]);
  expect(advise("A quarter of the mills have closed.")).toEqual(["figures.judged: A quarter of"]);
});

test("a plan counts and times our own steps, and promises candidates only what is cited", () => {
  expect(advise("Stop after 40 messages or 12 days.", "plan")).toEqual([]);
  expect(advise("Spend $400 on the first post.", "plan")).toEqual(["figures.judged: $400"]);
  expect(tell("The pay is $34.00 to $44.00 an hour.", ["pay"])).toEqual([]);
  expect(tell("It starts at $36.20 an hour.", ["pay"])).toEqual(["figures.judged: $36.20"]);
});

test("a ward's number that the posting names is a name", () => {
  const facts = ledger.facts.map((fact) => ({ ...fact, text: `${fact.text} Nights on 4 West.` }));
  const known = { ...ledger, facts };
  const words = "Shall we talk about 4 West?";
  expect([tell(words, [], known), tell(words)]).toEqual([[], ["figures.judged: 4"]]);
});

test("a study about recruiting is told to no candidate", () => {
  const study = "46 % of sourced hires came from people already in the database.";
  const facts = ["research.rediscovery"];
  const told = find({ messages: [{ body: study, basis: "data", facts }] });
  expect(told).toEqual(["figures.judged: 46 %"]);
  expect(find({ risks: [{ risk: study, basis: "data", facts }] })).toEqual([]);
});

test("nobody is chosen, asked or described by what the law protects", () => {
  for (const text of [
    "Start with electricians whose children are grown.",
    "Write to the men first.",
    "People in their thirties climb ladders best.",
    "Prefer somebody under forty-five.",
    "The crew is young and wants to stay so.",
    "Find out whether English is their mother tongue.",
    "Does your family mind the second shift?",
  ])
    expect([text, ...advise(text)]).toEqual([text, expect.stringMatching(/^people\.protected: /u)]);
  expect(advise("Do not ask who looks after their children.")).toEqual([]);
  expect(advise("Second shift suits people who want free mornings.")).toEqual([]);
});

test("candidates never hear what stays inside", () => {
  for (const text of [
    "Strictly between us, nobody else has asked.",
    "The manager there does not know it yet.",
    "The last manager was let go.",
    "The owners would stretch past that for you.",
    "We are paid when you sign.",
  ])
    expect(tell(text)).toContainEqual(expect.stringMatching(/^inside\.told: /u));
  expect(tell("I do not know yet, and I will ask the hiring manager.")).toEqual([]);
  expect(tell("How we keep that quiet is not settled.")).toEqual([]);
  expect(tell("Please keep that quiet.")).toContainEqual(expect.stringMatching(/^inside\.told: /u));
});

test("pay is told as it was stated", () => {
  expect(tell("Commission tops out early.")).toEqual(["offer.unstated: tops out"]);
  expect(tell("The mill pays the full health premium.")).toEqual([
    "offer.unstated: full health premium",
  ]);
  expect(tell("The base is $44.00.", ["pay"])).toEqual([]);
  const stated = "With the plan it comes to $90.00 an hour on target.";
  const fact = { ...ledger.facts[0], id: "plan.target", text: stated, basis: "given", sources: [] };
  const rich = { ...ledger, facts: [...ledger.facts, fact as (typeof ledger.facts)[number]] };
  expect(tell("The base is $90.00.", ["plan.target"], rich)).toEqual(["offer.unstated: $90.00"]);
});

test("names and news that nobody told are refused", () => {
  expect(advise("Ask the Maintenance Manager at Bellweather Mills in Pueblo.")).toEqual([]);
  expect(advise("Most leave for Brightloom in the end.")).toEqual(["names.unknown: Brightloom"]);
  expect(tell("I am Ines Marlow, and I write from Colorado on a Monday.")).toEqual([]);
  expect(tell("You would report to Dana Whitfield.")).toEqual([
    "names.unknown: Dana",
    "names.unknown: Whitfield",
  ]);
  expect(tell("The dye house got a new roof last summer.")).toEqual(["names.unknown: last summer"]);
});

test("ordinary prose is nobody's secret, figure or family", () => {
  expect(tell("If it interests you one day, write to me.")).toEqual([]);
  expect(tell("You work from home one day a week.")).toEqual(["figures.judged: one day"]);
  expect(tell("If the person you ask does not know, we will find out.")).toEqual([]);
  expect(tell("Where the talks stand today I do not know.")).toEqual([]);
  expect(tell("The manager does not know yet, so be discreet.")).toEqual([
    "inside.told: manager does not know",
  ]);
  expect(advise("Look for work with children or with the public.")).toEqual([]);
  expect(advise("Look for people with children.")).toEqual(["people.protected: children"]);
});

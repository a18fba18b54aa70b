import { shipped } from "#knowledge/shipped.ts";
import { expect, test } from "vitest";
import { buildLedger, completeLedger, readBasics } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market/market-facts.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { ledgerOf, thinJob, thinOrganization } from "#ledger/fixtures/sample-job.ts";
import { columbusNurses, withLevels } from "#ledger/fixtures/sample-market.ts";

const nurse: Partial<JobFields> = {
  title: "Registered Nurse - ICU (Nights)",
  salaryRange: "$36.00 - $48.00 per hour",
  requirements: "Active Ohio RN license\n2+ years of adult ICU experience",
  dealBreakers: ["Not available for full-time nights"],
};

test("the same job gives the same ledger, down to its hash", () => {
  expect(ledgerOf(nurse)).toEqual(ledgerOf(nurse));
  expect(ledgerOf(nurse).hash).toMatch(/^[0-9a-f]{16}$/u);
});

test.each<[string, Partial<JobFields>]>([
  ["pay", { salaryRange: "$37.00 - $48.00 per hour" }],
  ["a requirement", { requirements: "Active Ohio RN license" }],
  ["a deal breaker", { dealBreakers: [] }],
  ["the place", { location: "Dayton, OH" }],
  ["a competitor", { competitorCompanies: ["Aldermoor"] }],
])("another word about %s is another hash", (_, change) => {
  expect(ledgerOf({ ...nurse, ...change }).hash).not.toBe(ledgerOf(nurse).hash);
});

test("imported figures are another ledger of the same job", () => {
  expect(ledgerOf(nurse, withLevels(columbusNurses)).hash).not.toBe(ledgerOf(nurse).hash);
});

test("every fact has an id of its own and a text", () => {
  const { facts } = ledgerOf(nurse, withLevels(columbusNurses));
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  expect(facts.filter(({ text }) => text === "")).toEqual([]);
});

test("what to ask the market for is known before it is asked", () => {
  const words = { ...thinJob, ...nurse };
  const basics = readBasics(words);
  expect(basics.socs).toEqual(["29-1141"]);
  expect(basics.place).toEqual({ country: "US", region: "OH", city: "Columbus", currency: "USD" });
  const around = {
    organization: thinOrganization,
    market: shippedFacts,
    knowledge: shipped,
    today: new Date(0),
  };
  expect(completeLedger(basics, around)).toEqual(buildLedger({ job: words, ...around }));
});

test("a thin job is a ledger of questions, not of guesses", () => {
  const { facts, reading, questions } = ledgerOf();
  expect(reading.requirements).toEqual([]);
  expect(questions[0]?.id).toBe("unknown.pay");
  expect(facts.filter(({ basis }) => basis === "given").map(({ id }) => id)).toEqual([
    "title",
    "place",
    "company",
  ]);
});

test("a job in Berlin has no American figure in any fact [R-27]", () => {
  const { facts, market } = ledgerOf({
    location: "Berlin, Germany",
    salaryRange: "€60,000 - €70,000",
  });
  expect(market.wages).toEqual({ unknown: "outsideUnitedStates" });
  const ownFacts = facts.filter(({ id }) => !id.startsWith("research."));
  expect(ownFacts.filter(({ text }) => text.includes("$"))).toEqual([]);
  expect(facts.some(({ id }) => id === "wage")).toBe(false);
});

test("an unknown title is asked about, and uses no wages", () => {
  const { facts, market, occupation, questions } = ledgerOf({ title: "Chief Happiness Officer" });
  expect(occupation.match.certainty).toBe("unknown");
  expect(market.wages).toEqual({ unknown: "occupationNotCovered" });
  expect(facts.find(({ id }) => id === "occupation")).toMatchObject({ basis: "unknown" });
  expect(questions.some(({ id }) => id === "unknown.occupation")).toBe(true);
});

test("a title that several occupations share says which is likeliest, names the others and asks", () => {
  const { facts, market, occupation, questions } = ledgerOf({ title: "Business Analyst" });
  expect(occupation.match.certainty).toBe("choose");
  const [first, second] = occupation.match.choices;
  const text = facts.find(({ id }) => id === "occupation")?.text;
  expect(text).toContain(`SOC ${first?.soc}, the likeliest, not settled; also possible: `);
  expect(text).toContain(`${second?.title} (${second?.soc})`);
  expect(market.wages).toEqual({ unknown: "occupationNotSure" });
  const asked = questions.find(({ id }) => id === "unknown.occupation");
  expect(asked?.question).toContain(`${first?.title}, ${second?.title}`);
  expect(asked?.ifNoAnswer).toBe("The pay is compared with nothing, and the advice stays general.");
});

test("a sure title is not asked about", () => {
  const { questions, facts } = ledgerOf();
  expect(questions.some(({ id }) => id === "unknown.occupation")).toBe(false);
  expect(facts.find(({ id }) => id === "occupation")?.text).toBe("Registered Nurses, SOC 29-1141");
});

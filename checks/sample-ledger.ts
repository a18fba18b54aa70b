import { shipped } from "#knowledge/shipped.ts";
import { samplePlaybook } from "#checks/sample-playbook.ts";
import type { Fact, Where } from "#contract/examination.ts";
import { factOfGiven, type Given } from "#ledger/facts/fact.ts";
import { factsOfLaw, pictureLaw } from "#ledger/law/apply-rules.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { matchJob } from "#ledger/occupations/match.ts";
import type { Reading, Requirement } from "#ledger/facts/reading.ts";

/** One small job by hand, for tests: an electrician on second shift at a weaving mill in Colorado. */
function given(id: string, text: string, where: Where = "posting", quote = text): Given {
  return { id, label: id, text, quotes: [{ where, quote }] };
}

function must(id: string, text: string, own: Partial<Requirement> = {}): Requirement {
  return {
    ...given(id, text, "requirements"),
    priority: "must",
    kind: "experience",
    skills: [],
    years: null,
    credentials: [],
    accepts: [],
    isSubstitutable: false,
    conflict: null,
    ...own,
  };
}

const samplePosting = [
  "Bellweather Mills weaves upholstery fabric on 42 looms in Pueblo.",
  "You will find faults on PLC-controlled looms, rewire the dye house panels and keep the boiler room safe.",
  "Colorado journeyman electrician license. 4 years of industrial maintenance. PLC troubleshooting.",
  "OSHA 30 card within 60 days of hire. Second shift, 2 p.m. to 10 p.m.",
  "$34.00 to $44.00 an hour plus $2.50 an hour shift differential.",
  "Medical and dental, 401(k), 15 days of paid leave.",
].join("\n");

export const sampleReading: Reading = {
  title: {
    ...given("title", "Industrial Electrician (Second Shift)", "title"),
    clean: "Industrial Electrician",
    base: "Electrician",
    seniority: null,
    specialism: "industrial",
    leadsPeople: false,
  },
  occupation: matchJob({ title: "Industrial Electrician", duties: [] }),
  place: {
    ...given("place", "Pueblo, CO", "location"),
    city: "Pueblo",
    region: "CO",
    country: "US",
    isRemote: false,
    remoteReach: null,
  },
  workType: { ...given("workType", "on-site", "workType"), type: "on-site", officeDays: null },
  urgency: { ...given("urgency", "active", "urgencyLevel"), level: "active" },
  schedule: {
    ...given("schedule", "Full-time second shift, 8-hour shifts"),
    employment: "full-time",
    shift: "evenings",
    hoursPerShift: 8,
    onCall: null,
    travel: null,
  },
  pay: {
    ...given("pay", "$34.00 to $44.00 an hour", "salaryRange"),
    offer: { min: 34, max: 44, currency: "USD", period: "hour" },
    conflict: null,
  },
  payParts: [
    { ...given("pay.differential", "$2.50 an hour shift differential"), kind: "differential" },
  ],
  requirements: [
    must("req.license", "Colorado journeyman electrician license", { kind: "credential" }),
    must("req.years", "4 years of industrial maintenance", { years: { min: 4, max: null } }),
    must("req.plc", "PLC troubleshooting", { kind: "skill" }),
    must("req.osha", "OSHA 30 card", {
      kind: "credential",
      quotes: [
        { where: "requirements", quote: "OSHA 30 card" },
        { where: "posting", quote: "OSHA 30 card within 60 days of hire" },
      ],
      conflict: {
        about: "the OSHA 30 card",
        used: "at hire",
        other: "within 60 days of hire",
        quotes: [{ where: "posting", quote: "OSHA 30 card within 60 days of hire" }],
      },
    }),
    must("req.voltage", "Medium-voltage switchgear", { priority: "nice" }),
  ],
  duties: [
    { ...given("duty.faults", "Find faults on PLC-controlled looms"), weight: 2 },
    { ...given("duty.panels", "Rewire the dye house panels"), weight: 1 },
    { ...given("duty.boiler", "Keep the boiler room safe"), weight: 1 },
  ],
  benefits: [
    { ...given("benefit.health", "Medical and dental"), kind: "health", isClaim: false },
    { ...given("benefit.retirement", "401(k)"), kind: "retirement", isClaim: false },
    { ...given("benefit.leave", "15 days of paid leave"), kind: "leave", isClaim: false },
  ],
  culture: [given("culture", "Lockout is never skipped", "culture")],
  dealBreakers: [
    { ...given("deal.shift", "Not available for second shift", "dealBreakers"), kind: "schedule" },
  ],
  backgrounds: [given("background", "Paper mills", "preferredBackgrounds")],
  redFlags: [],
  competitors: [given("competitor", "Ardent Textiles", "competitorCompanies")],
  keptInside: [],
  assets: [],
  companyFacts: [given("company.looms", "Bellweather Mills weaves upholstery fabric on 42 looms")],
  team: {
    ...given("team", "Reports to the Maintenance Manager"),
    name: null,
    reportsTo: "Maintenance Manager",
  },
  employer: null,
  lines: [],
  process: [],
  hasNotedSteps: false,
  openings: null,
  startDate: null,
  applyBy: null,
  apply: given("apply", "Apply at the mill office"),
  leftOut: { undecided: 0, unconfirmed: 0 },
  text: samplePosting,
};

const planFact: Fact = {
  id: "plan",
  label: "Interview plan",
  text: "20 + 45 minutes; first list of 60 people; 5 working days",
  basis: "estimate",
  sources: [{ kind: "rule", rule: "family plan", from: [] }],
};

const wageFact: Fact = {
  id: "wage.us",
  label: "US pay, electricians",
  text: "Hourly p25 $24.10, p50 $30.45, p75 $39.60; the offer's middle, $39.00, is about the 73rd percentile.",
  basis: "data",
  sources: [
    { kind: "dataset", source: { publisher: "BLS", name: "OEWS", edition: "May 2025" }, row: null },
  ],
};

function givensOf(reading: Reading): Given[] {
  const { title, place, workType, urgency, schedule, pay, team, apply } = reading;
  const single = [title, place, workType, urgency, schedule, pay, team, apply];
  const { payParts, requirements, duties, benefits, culture } = reading;
  const { dealBreakers, backgrounds, competitors, companyFacts } = reading;
  return [
    ...single.filter((entry) => entry !== null),
    ...[payParts, requirements, duties, benefits, culture].flat(),
    ...[dealBreakers, backgrounds, competitors, companyFacts].flat(),
  ];
}

export function sampleLedger(change: Partial<Ledger> = {}): Ledger {
  const reading = change.reading ?? sampleReading;
  const law =
    change.law ?? pictureLaw(shipped.law, reading.place, "201-500", new Date("2026-11-16"));
  return {
    hash: "sample",
    facts: [...givensOf(reading).map(factOfGiven), planFact, wageFact, ...factsOfLaw(law)],
    reading,
    company: {
      name: "Bellweather Mills",
      domain: "bellweather.example",
      description: "",
      industry: "manufacturing",
      companySize: "201-500",
      website: "",
      voiceTone: "friendly",
      messagingStyle: "",
      statements: [],
      agency: null,
      isConfidential: false,
    },
    occupation: {
      id: "occupation",
      match: reading.occupation,
      person: "electrician",
      people: "electricians",
    },
    playbook: samplePlaybook,
    // The checks look at neither: what a report says of market and plan stands in facts.
    market: {} as Ledger["market"],
    law,
    plan: {} as Ledger["plan"],
    questions: [
      {
        id: "unknown.weekend",
        thing: "the weekend overtime rota",
        question: "How often is weekend overtime asked for?",
        why: "Candidates ask first",
        ask: "maintenance manager",
        ifNoAnswer: "It is left out of candidate texts.",
        isAskedByCandidates: true,
        blocks: 3,
      },
    ],
    ...change,
  };
}

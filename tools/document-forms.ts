import { humanise } from "#tools/report.ts";

/** How a known part of a report is set (brief §3.8). What it does not name is set by its shape, so nothing is lost. */
export type Form = {
  as?: "table" | "checklist" | "columns" | "row" | "pairs" | "framed";
  /** Heads of a table, each with the fields under it, parted by spaces. */
  columns?: Readonly<Record<string, string>>;
  /** Fields in the words people use. */
  names?: Readonly<Record<string, string>>;
  /** The field a record is called by, where it is not the first. */
  title?: string;
  /** Fields told in a quiet line under the title. */
  aside?: readonly string[];
  /** A word for a field that is only ever yes or no. */
  flags?: Readonly<Record<string, string>>;
  /** Fields that stand after the frame. */
  apart?: readonly string[];
  /** For programs only, or said elsewhere in the same section. */
  hidden?: readonly string[];
};

function table(columns: Record<string, string>, hidden: string[] = []): Form {
  return { as: "table", columns, hidden };
}

const experiments = table({
  Hypothesis: "hypothesis",
  Change: "change",
  Measure: "measure",
  Stop: "stop",
  Effort: "effort",
});

const stages = table(
  {
    Stage: "name",
    Min: "minutes",
    Who: "who",
    Focus: "competencies",
    Agenda: "agenda",
    "Pass signal": "passSignal",
  },
  ["id"],
);

const competencies = table({ Competency: "name", "Rated by": "owner" }, ["id"]);

const checklist: Form = { as: "checklist" };

/** By the path to the part: the section's key, then field names. */
const forms: Readonly<Record<string, Form>> = {
  "summary.difficulty": { as: "pairs", names: { word: "This search is", reasons: "Because" } },

  talentSupply: { names: { transfersBadly: "Transfers badly", nearbyPlaces: "Nearby" } },
  "talentSupply.requirements": table({
    Requirement: "requirement",
    Supply: "supply",
    Why: "reason",
  }),
  "talentSupply.feederIndustries": table({ "Where from": "name", Why: "why" }),
  "talentSupply.nearbyPlaces": table({ Place: "place", "What it means": "read" }),
  compensationInsights: {
    names: {
      localLevels: "Local levels",
      widened: "Which place",
      occupationNote: "Occupation",
      payTransparency: "Pay transparency",
    },
  },
  "compensationInsights.moves": table({
    Move: "move",
    Cost: "cost",
    "Per year": "perYear",
    "What it does": "read",
  }),
  "compensationInsights.payTransparency": { names: { lastChecked: "Last checked" } },
  competitiveLandscape: table({
    Employer: "employer",
    "What to find out": "findOut",
    "Compare with": "compareWith",
    "Look it up": "links",
  }),
  sourcingSignals: table({
    Signal: "signal",
    Strength: "strength",
    "Why it moves people": "why",
    "Where to look": "where link",
  }),
  recommendedActions: checklist,

  roleAlignment: { names: { openDecisions: "Open decisions" } },
  "roleAlignment.openDecisions": { aside: ["owner"], names: { options: "" } },
  "roleAlignment.openDecisions.options": { as: "checklist", flags: { isDefault: "Default" } },
  successProfile: {
    as: "columns",
    names: {
      day30: "After 30 days",
      day60: "After 60 days",
      day90: "After 90 days",
      year1: "After a year",
      toConfirm: "To confirm",
    },
  },
  candidatePersona: {
    as: "columns",
    names: { must: "Must have", nice: "Nice to have", notAFit: "Not a fit" },
  },
  interviewPlan: { names: { totalMinutes: "Minutes in all" } },
  "interviewPlan.stages": stages,
  "interviewPlan.competencies": competencies,
  decisionMakers: table({ Who: "role", Part: "part", "On what": "on" }),
  risks: table({
    Risk: "risk",
    Likely: "likelihood",
    Effect: "effect",
    "What to do": "mitigation",
    Owner: "owner",
  }),
  nextSteps: checklist,
  questionsForHiringManager: {
    aside: ["ask"],
    names: { why: "Why it matters", ifNoAnswer: "Without an answer" },
  },

  jobPost: {
    as: "framed",
    apart: ["lint"],
    hidden: ["range"],
    names: {
      whatYouWillDo: "What you will do",
      whatYouBring: "What you bring",
      helps: "What helps",
      goodToKnow: "Good to know",
      howWeWork: "How we work",
      howToApply: "How to apply",
      legal: "Equal opportunity and legal",
      lint: "Checks on this post",
    },
  },
  "jobPost.lint": { names: { readingGrade: "Reading grade" } },
  "jobPost.lint.findings": table({
    Words: "quote",
    Finding: "finding",
    Weight: "severity",
    Instead: "fix",
  }),
  personaLibrary: {
    names: {
      now: "Today",
      lookFor: "Look for",
      opening: "Drawn by",
      likelyWorry: "Likely worry",
      checkFirst: "Check first",
    },
  },
  valueProps: table({ "What we can say": "prop", Proof: "proof", Status: "status" }),
  booleanStrings: { hidden: ["spec", "terms"] },
  sourcingChannels: table({
    Channel: "channel",
    Play: "play",
    Effort: "effort",
    "Why for this job": "why",
  }),
  launchChecklist: checklist,
  experiments: experiments,

  "pipelineHealth.steps": table({
    Step: "step",
    People: "people",
    "Go on, %": "ratePercent",
    "Rate from": "rateBasis",
  }),
  nurtureSequences: {
    names: {
      touches: "",
      startRule: "Start",
      stopRule: "Stop",
      sendWindow: "Send",
    },
  },
  touchpointIdeas: table({ Channel: "channel", Idea: "idea", When: "when" }),
  winBackStrategies: table({ "When this happened": "trigger", Write: "body", When: "when" }),
  objectionHandling: table({
    "They say": "objection",
    "You say": "reply",
    "Still missing": "missing",
  }),
  callsToAction: table({ Stage: "stage", Channel: "channel", Ask: "ask" }),
  messagingPlaybook: { as: "columns", names: { do: "Do", dont: "Don’t" } },
  analytics: table({ Measure: "measure", Target: "target", "Change course when": "changeWhen" }),
  nudges: table({ Who: "who", What: "what", When: "when" }),
  nextActions: checklist,

  positioning: table({ Point: "point", Against: "against", Proof: "proof" }),
  candidateOfferMatrix: { names: { rows: "By situation" } },
  "candidateOfferMatrix.rows": table({
    Situation: "situation",
    "The offer": "cells",
    "Find out first": "findOutFirst",
  }),
  compensationStrategy: { names: { range: "Range", parts: "Parts of the offer" } },
  "compensationStrategy.packages": table({
    Package: "name",
    Base: "base",
    "Per year": "perYear",
    Why: "why",
  }),
  "compensationStrategy.parts": table({ Part: "part", Status: "status" }),
  negotiationGuidance: table({
    "If they say": "ifTheySay",
    "You say": "youSay",
    "Before that": "before",
  }),
  closePlan: { names: { byStage: "Stage by stage" } },
  "closePlan.byStage": table({ Stage: "stage", Ask: "ask" }),
  "closePlan.timeline": table({ Day: "day", What: "what" }),
  approvalChecklist: checklist,

  questions: { names: { items: "Interview questions", screen: "Screen questions" } },
  "questions.competencies": competencies,
  "questions.items": {
    title: "question",
    aside: ["competency", "stage", "kind"],
    hidden: ["id"],
    names: { cues: "" },
  },
  "questions.items.cues": { as: "row", names: { 1: "Rating 1", 3: "Rating 3", 5: "Rating 5" } },
  "questions.screen": table({ Ask: "question", "Write down": "record" }, ["id"]),
  cultureNarrative: { names: { gaps: "Still to find out" } },
  followUpNotes: {
    names: {
      template: "Note for each stage",
      debriefRules: "Rules of the debrief",
      candidateFollowUp: "To the candidate",
    },
  },
  qaBank: table({ "They ask": "question", Answer: "answer", Status: "status" }),
  doNotAsk: table({ Topic: "topic", "Do not ask": "doNotAsk", "Ask instead": "instead" }),
};

/** The form of a part, however its keys are called. */
export function formAt(path: string): Form {
  return Object.hasOwn(forms, path) ? (forms[path] ?? {}) : {};
}

/** A field in the words people use. */
export function nameOf({ names = {} }: Form, key: string): string {
  return (Object.hasOwn(names, key) ? names[key] : undefined) ?? humanise(key);
}

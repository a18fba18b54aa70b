import type { Family } from "#ledger/occupations/family.ts";
import type { PayPartKind } from "#ledger/reading.ts";

/** Search platforms by the compiler's own keys. */
export type Platform =
  | "linkedin"
  | "linkedinRecruiter"
  | "googleXRay"
  | "github"
  | "indeed"
  | "dice"
  | "monster";

/** A licence, card or certificate of this kind of work. */
export type CredentialRule = {
  name: string;
  /** Whole tokens as written in postings; capitals count where a form is all capitals. */
  forms: readonly string[];
  /** A word of this list must stand in the same sentence, for acronyms that mean other things too. */
  context?: readonly string[];
  /** Not to be typed into a search: the letters mean something else there. */
  isUnsearchable?: true;
  issuer: string;
  proof: string;
};

/** A thing this kind of job should say and often does not. */
export type UnknownRule = {
  key: string;
  /** What is missing, as a noun phrase: "the night differential". */
  thing: string;
  question: string;
  why: string;
  ask: string;
  /** Phrases whose presence in form or posting answers it, lower case, whole words. */
  answeredBy: readonly string[];
  /** Pay parts whose presence answers it. */
  answeredByPart?: readonly PayPartKind[];
  isAskedByCandidates: boolean;
  /** Sections that stay thin until it is answered, 1 to 6. */
  blocks: number;
  /** What we do meanwhile. */
  ifNoAnswer: string;
};

export type ChannelRule = {
  name: string;
  play: string;
  why: string;
  effort: "low" | "medium" | "high";
};

/** `{slots}` are filled from the job; a sentence with an unfilled slot is not used. */
export type Pattern = string;

export type CompetencyRule = {
  name: string;
  past: Pattern;
  situation: Pattern;
  probes: readonly [Pattern, Pattern];
  weak: string;
  middle: string;
  strong: string;
  /** Words whose presence among duties or requirements calls for this competency. */
  calledBy: readonly string[];
};

export type StageRule = {
  name: string;
  minutes: number;
  who: string;
  kind: "screen" | "interview" | "workSample" | "visit" | "debrief";
};

export type Objection = { says: string; answer: Pattern; needs: string };

export type Trap = { topic: string; doNotAsk: string; instead: string };

/** What the rules must know of one kind of work; the rules themselves are the same for all. */
export type FamilyRules = {
  key: Family;
  person: string;
  people: string;
  payUnit: "hour" | "year";
  /** Usual parts of pay; one that nobody states is unknown, never zero. */
  payParts: readonly PayPartKind[];
  works: "office" | "shifts" | "site" | "territory" | "schoolYear" | "board";
  platforms: readonly Platform[];
  /** Words that narrow the occupation: units, stacks, trades, areas. */
  specialisms: readonly string[];
  credentials: readonly CredentialRule[];
  unknowns: readonly UnknownRule[];
  channels: readonly ChannelRule[];
  feeders: {
    titles: readonly string[];
    settings: readonly string[];
    transfersBadly: string;
    relaxation: string;
  };
  stages: readonly StageRule[];
  decider: string;
  workSample: string;
  careful: string;
  competencies: readonly CompetencyRule[];
  firstYear: {
    day30: readonly Pattern[];
    day60: readonly Pattern[];
    day90: readonly Pattern[];
    year1: readonly Pattern[];
  };
  /** What candidates ask first. */
  firstQuestions: readonly string[];
  objections: readonly Objection[];
  traps: readonly Trap[];
  /** Phrases the wording check leaves alone here. */
  wordingExceptions: readonly string[];
  /** When messages are read, local time. */
  sendWindow: string;
};

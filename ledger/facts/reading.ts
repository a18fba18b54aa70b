import type { SkillKind } from "#knowledge/vocabulary.ts";
import type { LinePlace } from "#contract/reading.ts";
import type { Job } from "#contract/job.ts";
import type { JobField } from "#contract/job-fields.ts";
import type { Given, Quote } from "#ledger/facts/fact.ts";
import type { Offer } from "#english/money.ts";
import type { Match } from "#ledger/occupations/match.ts";
import type { EmploymentType } from "#contract/options.ts";
import type { Agreed } from "#ledger/agreed/agreed.ts";

/** The job's own words, all that is read. */
export type JobFields = { [Field in JobField]: Readonly<Job[Field]> };

/** What a line that candidates may read can be. */
export type ToldPlace = Exclude<LinePlace, "internal" | "contact" | "noise">;

export const seniorities = [
  "intern",
  "junior",
  "mid",
  "senior",
  "lead",
  "manager",
  "director",
  "executive",
] as const;
export type Seniority = (typeof seniorities)[number];

export type Title = Given & {
  /** As a candidate would say it: "ICU Registered Nurse". */
  clean: string;
  /** Without level and shift words: "Backend Engineer". */
  base: string;
  seniority: Seniority | null;
  /** What narrows the occupation: unit, stack, territory; from brackets, dashes or vocabulary. */
  specialism: string | null;
  leadsPeople: boolean;
};

export type Place = Given & {
  city: string | null;
  /** State or province as its usual code ("OH"), else its name. */
  region: string | null;
  /** ISO code; null where the words do not settle it. */
  country: string | null;
  isRemote: boolean;
  /** Where a remote person may sit, in the text's own words. */
  remoteReach: string | null;
};

export type WorkType = Given & {
  type: "on-site" | "hybrid" | "remote";
  officeDays: string | null;
};

export type Urgency = Given & { level: "critical" | "active" | "passive" };

export const shifts = ["days", "evenings", "nights", "weekends", "rotating"] as const;
export type Shift = (typeof shifts)[number];

export type Schedule = Given & {
  employment: EmploymentType | null;
  shift: Shift | null;
  hoursPerShift: number | null;
  onCall: string | null;
  travel: string | null;
};

/** The offered range as text and as figures; `offer` is null where only words stand ("DOE"). */
export type Pay = Given & {
  offer: Offer | null;
  conflict: Conflict | null;
  /** Figures stand there that cannot be right as they were read: they are asked about, and told to nobody. */
  isUnclear?: true;
};

export const payPartKinds = [
  "bonus",
  "commission",
  "equity",
  "signOn",
  "differential",
  "onCall",
  "overtime",
  "relocation",
  "perDiem",
  "tips",
  "certification",
  "stipend",
  "pension",
  "car",
  "severance",
] as const;
export type PayPartKind = (typeof payPartKinds)[number];

export type PayPart = Given & { kind: PayPartKind };

/** One skill under its usual name, with the other names people write. */
export type Skill = {
  name: string;
  synonyms: readonly string[];
  kind: SkillKind;
  /** What to type into a search where the name is an everyday word: "golang" for Go. */
  searchName: string;
};

export type Years = { min: number; max: number | null };

/** At hire unless the words allow time. */
export type Timing = { kind: "atHire" } | { kind: "within"; text: string };

export type Credential = { name: string; searchNames: readonly string[]; timing: Timing };

export const requirementKinds = [
  "credential",
  "experience",
  "skill",
  "education",
  "language",
  "schedule",
  "authorization",
  "physical",
  "trait",
  "other",
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** `listed`: a must of the posting that the form, which has a list of its own, does not name. */
export type Priority = "must" | "nice" | "listed";

/** Form and posting say different things; the form's reading is used, and the difference is asked. */
export type Conflict = { about: string; used: string; other: string; quotes: readonly Quote[] };

export type Requirement = Given & {
  priority: Priority;
  kind: RequirementKind;
  skills: readonly Skill[];
  years: Years | null;
  credentials: readonly Credential[];
  /** Alternatives the words accept: "strong Java people are fine". */
  accepts: readonly string[];
  isSubstitutable: boolean;
  conflict: Conflict | null;
  /** The words it had before somebody decided how it is worded. */
  wasWorded?: string;
};

/** `weight` is how much a line says of this job: figures and named things count, stock phrases take away. */
export type Duty = Given & { weight: number };

export type BenefitKind = "health" | "retirement" | "leave" | "pay" | "other";

/** An adjective ("excellent benefits") is a claim, not a benefit. */
export type Benefit = Given & { kind: BenefitKind; isClaim: boolean };

export type DealBreakerKind =
  | "authorization"
  | "workType"
  | "schedule"
  | "travel"
  | "clearance"
  | "education"
  | "background"
  /** Whom the employer does not take, in its own words: "SAP drivers we can't, sorry". */
  | "refused"
  | "other";

export type DealBreaker = Given & { kind: DealBreakerKind };

/** A line that candidates never read and by which the team must act: what may be paid, whom nobody calls, what is not public. */
export type KeptInside = Given & { about: "money" | "offLimits" | "embargo" };

/** What speaks against the employer is answered; what names a trait of people is asked of everyone. */
export type RedFlag = Given & { owner: "employer" | "candidate" };

export type Team = Given & { name: string | null; reportsTo: string | null };

/** A line that candidates may read, as it was written, and what it is. */
export type ToldLine = Given & { place: ToldPlace; heading: string | null; isBullet: boolean };

/** Everything the form and the posting say, each part with its words; null or empty where nobody said it. */
export type Reading = {
  title: Title;
  occupation: Match;
  place: Place;
  workType: WorkType | null;
  urgency: Urgency | null;
  schedule: Schedule | null;
  pay: Pay | null;
  payParts: readonly PayPart[];
  requirements: readonly Requirement[];
  duties: readonly Duty[];
  benefits: readonly Benefit[];
  culture: readonly Given[];
  dealBreakers: readonly DealBreaker[];
  backgrounds: readonly Given[];
  redFlags: readonly RedFlag[];
  competitors: readonly Given[];
  keptInside: readonly KeptInside[];
  /** The text keeps inside why the job is open: who works there, or left, is not asked about it. */
  isReasonInside: boolean;
  assets: readonly Given[];
  /** What the posting says of the employer: scale, product, customers. */
  companyFacts: readonly Given[];
  team: Team | null;
  /** Who hires, where the posting names it with certainty. */
  employer: string | null;
  /** Every line that may leave the house, in its order. */
  lines: readonly ToldLine[];
  /** The hiring steps the posting promises. */
  process: readonly Given[];
  /** Notes name steps of their own; they are not told, since they name colleagues: "me > dana > panel". */
  hasNotedSteps: boolean;
  openings: Given | null;
  startDate: Given | null;
  applyBy: Given | null;
  /** How to apply, in the posting's words. */
  apply: Given | null;
  /** Lines of the posting that no report rests on: nobody knows what they are; and those of notes that nobody confirmed. */
  leftOut: { undecided: number; unconfirmed: number };
  /** What was decided and holds; there is none where nothing was. */
  agreed?: readonly Agreed[];
  /** The whole text read, for vocabulary: form and posting joined. */
  text: string;
};

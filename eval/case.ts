import type { OrganizationFields } from "#ledger/facts/company.ts";
import type { Family } from "#ledger/occupations/family.ts";
import type { PayPeriod } from "#english/money.ts";
import type {
  BenefitKind,
  JobFields,
  PayPartKind,
  Schedule,
  Seniority,
  Shift,
  Urgency,
  WorkType,
} from "#ledger/facts/reading.ts";

export const subjects = [
  "engineering",
  "sales",
  "nursing",
  "finance",
  "operations",
  "trades",
  "design",
  "support",
  "executive",
  "public sector",
  "non-US",
  "almost nothing",
] as const;
export type Subject = (typeof subjects)[number];

export type Sender = { name: string; title: string; signatureBlock: string; timezone: string };

/** One invented job: what is pasted, what the form holds afterwards, and what a careful person reads in the text. */
export type EvalCase = {
  key: string;
  subject: Subject;
  kind: "posting" | "rawNotes";
  /** What a recruiter pastes. */
  text: string;
  /** The job as the form holds it afterwards, filled by a busy recruiter; its posting is `text`. */
  job: JobFields;
  organization: OrganizationFields;
  sender: Sender;
  answers: Answers;
};

export type PayAnswer = {
  min: number | null;
  max: number | null;
  currency: string;
  period: PayPeriod;
};

/** Words, lower case, that must all stand in one read line for it to count as found. */
export type AnswerLine = { says: readonly string[] };

/** What a careful person reads in the text alone; a field is left out where two answers can be defended. */
export type Answers = {
  /** As a candidate would say it. */
  title: string;
  /** Other ways to write the same title that count as right. */
  otherTitles?: readonly string[];
  /** `null`: no word of the text gives a level. */
  seniority?: Seniority | null;
  /** Acceptable codes; none means that a reader must be unsure. */
  soc: readonly string[];
  family: Family;
  city: string | null;
  region?: string | null;
  country: string | null;
  isRemote: boolean;
  /** Empty: the text does not say. */
  workType?: "" | WorkType["type"];
  urgency?: "" | Urgency["level"];
  /** The base pay; `null`: no figures stand in the text. */
  pay: PayAnswer | null;
  employment?: Schedule["employment"];
  shift?: Shift | null;
  /** Every must that can be checked; mere traits and conditions of the offer are left out. */
  musts: readonly AnswerLine[];
  nices: readonly AnswerLine[];
  /** The general years of experience asked. */
  years: number | null;
  /** Named skills among musts and nice-to-haves, under their usual names; a reader's synonym counts. */
  skills: readonly string[];
  /** Short names, as people write them; found when one stands in the credential's name or search names. */
  credentials: readonly string[];
  /** Kinds that concrete benefits of the text have; a further kind is not held against a reader. */
  benefitKinds: readonly BenefitKind[];
  /** Every kind of pay beside the base that the text names. */
  payParts: readonly PayPartKind[];
  /** How many duty lines a careful reader counts. */
  duties?: number;
  reportsTo: string | null;
  /** For each knock-out the text states, words of it (lower case) that one read deal breaker must rest on. */
  dealBreakers?: readonly string[];
};

/** One answer line by the words it must have. */
export function line(...says: readonly string[]): AnswerLine {
  return { says };
}

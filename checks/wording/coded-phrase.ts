import type { Severity } from "#contract/examination.ts";

export type CodedKind = "age" | "ability" | "origin" | "appearance" | "gender" | "culture";

/** Phrases that shut people out or say nothing; `not` are their false friends, `unless` words that give the reason in the same sentence. */
export type CodedPhrase = {
  phrases: readonly string[];
  severity: Severity;
  why: string;
  swap: string;
  not?: readonly string[];
  unless?: readonly string[];
};

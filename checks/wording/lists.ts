import wording from "#knowledge/wording.json" with { type: "json" };
import type { CodedPhrase, CodedStem, Spelling } from "#knowledge/vocabulary.ts";

const {
  "empty-claims": empty,
  "masculine-stems": masculine,
  "feminine-stems": feminine,
  "neutral-uses": neutral,
  spelling,
  ...coded
} = wording;

/** Phrases that shut people out or say nothing, by what they are coded by, as `knowledge/wording` has them. */
export const codedPhrases = coded as unknown as Record<keyof typeof coded, readonly CodedPhrase[]>;
export type CodedKind = keyof typeof codedPhrases;

/** Words that stand where a figure or a list should; they are no code, only empty. */
export const emptyClaims: readonly { phrases: readonly string[]; fix: string }[] = empty;

export const masculineStems: readonly CodedStem[] = masculine;
export const feminineStems: readonly CodedStem[] = feminine;
/** Phrases in which a coded stem means something else: titles, trades, pay, tools, anatomy. */
export const neutralUses: readonly string[] = neutral;

/** Misspellings and short forms: "backgound", "bc". */
export const spellings: readonly Spelling[] = spelling;

import { z } from "zod";
import { severities } from "#contract/examination.ts";

const Words = z.string().min(1).max(200);
const Phrases = z.array(Words);

/** One skill of the dictionary; the kind "language" is for spoken ones. */
export const ListedSkill = z.strictObject({
  name: Words,
  /** Other names people write, separated by commas; each is clear wherever it stands. */
  synonyms: Words.exactOptional(),
  kind: z.enum(["language", "technology", "tool", "method", "equipment", "domain"]),
  /** The name is an ordinary word too: it counts only with a capital and in a skill's place. */
  isEverydayWord: z.literal(true).exactOptional(),
  /** The name is an occupation or a place too: without another skill beside it, it is none. */
  isJobTitle: z.literal(true).exactOptional(),
  /** What to type into a search where the name alone finds too much. */
  searchName: Words.exactOptional(),
});
export type ListedSkill = Readonly<z.infer<typeof ListedSkill>>;
export type SkillKind = ListedSkill["kind"];

/** An occupation as recruiters name it, joined with its figures by SOC code. */
export const ListedOccupation = z.strictObject({
  soc: z.string().regex(/^\d{2}-\d{4}$/u),
  title: Words,
  /** Everyday titles of this occupation. */
  aliases: Phrases.readonly(),
  /** Titles without a statistical row of their own, for which this row is the nearest. */
  nearest: Phrases.readonly().exactOptional(),
});
export type ListedOccupation = Readonly<z.infer<typeof ListedOccupation>>;

/** A license, card or certificate of a kind of work. */
export const CredentialRule = z.strictObject({
  name: Words,
  /** Whole tokens as written in postings; capitals count where a form is all capitals. */
  forms: Phrases.min(1).readonly(),
  /** A word of this list must stand in the same sentence, for acronyms that mean other things too. */
  context: Phrases.readonly().exactOptional(),
  /** Not to be typed into a search: the letters mean something else there. */
  isUnsearchable: z.literal(true).exactOptional(),
  issuer: Words,
  proof: Words,
});
export type CredentialRule = Readonly<z.infer<typeof CredentialRule>>;

/** Phrases that shut people out or say nothing; `not` are their false friends, `unless` words that give the reason in the same sentence. */
export const CodedPhrase = z.strictObject({
  phrases: Phrases.min(1).readonly(),
  severity: z.enum(severities),
  why: Words,
  swap: Words,
  not: Phrases.readonly().exactOptional(),
  unless: Phrases.readonly().exactOptional(),
});
export type CodedPhrase = Readonly<z.infer<typeof CodedPhrase>>;

/** "backgound", "bc": what a post should say instead. */
export const Spelling = z.strictObject({ wrong: Phrases.min(1), right: Words });
export type Spelling = Readonly<z.infer<typeof Spelling>>;

export const EmptyClaim = z.strictObject({ phrases: Phrases.min(1).readonly(), fix: Words });

/** The beginning of a word that leans to one gender, in small letters, and what to write instead. */
export const CodedStem = z.strictObject({ begins: z.string().regex(/^[a-z-]+$/u), instead: Words });
export type CodedStem = Readonly<z.infer<typeof CodedStem>>;

export const NeutralUse = Words;

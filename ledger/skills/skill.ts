import type { SkillKind } from "#ledger/facts/reading.ts";

/** One hand-made line of the dictionary; the kind "language" is for spoken ones. */
export type ListedSkill = {
  name: string;
  /** Other names people write, separated by commas; each is clear wherever it stands. */
  synonyms?: string;
  kind: SkillKind;
  /** The name is an ordinary word too: it counts only with a capital and in a skill's place. */
  isEverydayWord?: true;
  /** The name is an occupation or a place too: without another skill beside it, it is none. */
  isJobTitle?: true;
  /** What to type into a search where the name alone finds too much. */
  searchName?: string;
};

import type { ListedSkill } from "#knowledge/vocabulary.ts";
import bySubject from "#knowledge/skills.json" with { type: "json" };

/** The dictionary by subject, as `knowledge/skills` has it. */
export const skillsBySubject = bySubject as unknown as Record<
  keyof typeof bySubject,
  readonly ListedSkill[]
>;

export const skills: readonly ListedSkill[] = Object.values(skillsBySubject).flat();

export const programmingLanguages = skillsBySubject["programming-languages"];

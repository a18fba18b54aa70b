import type { Skill } from "#ledger/facts/reading.ts";
import { settleMatches } from "#ledger/read/skills/everyday-skills.ts";
import { matchSkills } from "#ledger/read/skills/skill-matches.ts";
import { sentencesIn } from "#ledger/read/skills/skill-words.ts";

/** The skills a text names, in the order of their places, each once. */
export function findSkills(text: string): { skill: Skill; at: number }[] {
  const places = new Map<Skill, number>();
  for (const sentence of sentencesIn(text)) {
    const matches = matchSkills(sentence.words);
    if (matches.every(({ name }) => places.has(name.skill))) continue;
    for (const { name, from } of settleMatches(sentence, matches)) {
      const at = sentence.words[from]?.at ?? 0;
      if (!places.has(name.skill)) places.set(name.skill, at);
    }
  }
  return Array.from(places, ([skill, at]) => ({ skill, at }));
}

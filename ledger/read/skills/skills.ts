import type { Skill } from "#ledger/facts/reading.ts";
import { settleMatches } from "#ledger/read/skills/everyday-skills.ts";
import { matchSkills } from "#ledger/read/skills/skill-matches.ts";
import { sentencesIn, type SkillWord } from "#ledger/read/skills/skill-words.ts";

const others = new Set(
  "review reviews questionnaire questionnaires audit audits approval approvals team teams".split(
    " ",
  ),
);

/** "Getting through infosec review", "sell to finance teams": what somebody else does is no skill of the person. */
function isOthersWork({ kind }: Skill, next: SkillWord | undefined): boolean {
  const isField = kind === "domain" || kind === "method";
  return isField && next?.continues === true && others.has(next.key);
}

/** The skills a text names, in the order of their places, each once. */
export function findSkills(text: string): { skill: Skill; at: number }[] {
  const places = new Map<Skill, number>();
  for (const sentence of sentencesIn(text)) {
    const matches = matchSkills(sentence.words);
    if (matches.every(({ name }) => places.has(name.skill))) continue;
    for (const { name, from, to } of settleMatches(sentence, matches)) {
      if (isOthersWork(name.skill, sentence.words[to])) continue;
      const at = sentence.words[from]?.at ?? 0;
      if (!places.has(name.skill)) places.set(name.skill, at);
    }
  }
  return Array.from(places, ([skill, at]) => ({ skill, at }));
}

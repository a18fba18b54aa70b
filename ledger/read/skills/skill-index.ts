import type { Skill } from "#ledger/facts/reading.ts";
import type { SkillKind } from "#knowledge/vocabulary.ts";
import { sentencesIn } from "#ledger/read/skills/skill-words.ts";
import type { ListedSkill } from "#knowledge/vocabulary.ts";
import { skills } from "#ledger/vocabulary/skills.ts";

/** One name of a skill. */
export type SkillName = {
  skill: Skill;
  /** How it must be written, where the same letters mean other things in small ones. */
  spelling: string | null;
  isEverydayWord: boolean;
  isJobTitle: boolean;
  /** "Forklifts", "EHRs" (only in capitals: "Leeds" is not LEED), but no "canvas" for Canva. */
  hasPlural: "yes" | "inCapitals" | "no";
};

type SkillIndex = {
  byPhrase: ReadonlyMap<string, SkillName>;
  /** By the first word: how many words the longest name has that starts with it. */
  longest: ReadonlyMap<string, number>;
};

const shortAcronym = /^\p{Lu}[\p{Lu}\d]{0,2}$|^\d\p{Lu}{1,2}$/u;

let built: SkillIndex | undefined;

/** The index over all names, built at the first question. */
export function skillIndex(): SkillIndex {
  built ??= buildIndex();
  return built;
}

function buildIndex(): SkillIndex {
  const byPhrase = new Map<string, SkillName>();
  const longest = new Map<string, number>();
  for (const listed of skills) {
    const skill = toSkill(listed);
    for (const text of [skill.name, ...skill.synonyms]) {
      const words = wordsOf(text);
      const [first = ""] = words;
      byPhrase.set(words.join(" "), toName(listed, skill, text));
      longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
    }
  }
  return { byPhrase, longest };
}

function toSkill({ name, synonyms = "", kind, searchName = name }: ListedSkill): Skill {
  return { name, synonyms: synonyms === "" ? [] : synonyms.split(", "), kind, searchName };
}

function toName(listed: ListedSkill, skill: Skill, text: string): SkillName {
  const isEverydayWord = listed.isEverydayWord === true && text === listed.name;
  const isCaseKept = isEverydayWord || shortAcronym.test(text);
  return {
    skill,
    spelling: isCaseKept ? text : null,
    isEverydayWord,
    isJobTitle: isEverydayWord && listed.isJobTitle === true,
    hasPlural: isEverydayWord ? "no" : pluralOf(text, skill.kind),
  };
}

function pluralOf(text: string, kind: SkillKind): SkillName["hasPlural"] {
  if (text === text.toUpperCase()) return "inCapitals";
  const isBrand = !text.includes(" ") && (kind === "tool" || kind === "technology");
  return isBrand ? "no" : "yes";
}

/** A name as the words it is looked up by. */
export function wordsOf(name: string): string[] {
  return [...sentencesIn(name)].flatMap(({ words }) => words.map(({ key }) => key));
}

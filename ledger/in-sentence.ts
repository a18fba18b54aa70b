import { findSkills } from "#ledger/read/skills/skills.ts";
import type { SkillKind } from "#knowledge/vocabulary.ts";
import { usStates } from "#reading/world/us-states.ts";
import { programmingLanguages } from "#ledger/vocabulary/skills.ts";
import { skills } from "#ledger/vocabulary/skills.ts";

/** Names that keep their capital inside a sentence and are no skills. */
const names = new Set(
  [
    "I American British Canadian European English Spanish French German Dutch Italian Mandarin Cantonese Portuguese Polish Russian Arabic Korean Japanese Chinese Vietnamese Tagalog Hindi Hmong",
    "Christmas Thanksgiving Easter",
    "Mon Tue Wed Thu Fri Sat Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays",
    "January February April June July August September October November December",
  ].flatMap((line) => line.split(" ")),
);
const states = Object.values(usStates);

/** A line for use inside a sentence: no full stop, and a small first letter unless the first word is a name. */
export function inSentence(line: string): string {
  const text = line
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replace(/[.;:,]+$/u, "");
  return startsWithName(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function startsWithName(text: string): boolean {
  const [word = ""] = text.split(/[\s,/]/u, 1);
  const hasInnerCapital = /\p{Lu}|\d|^-/u.test(word.slice(1));
  return (
    hasInnerCapital ||
    names.has(word.replace(/['’]s$/u, "")) ||
    /^(?:March|May) \d/u.test(text) ||
    states.some((state) => text.startsWith(state)) ||
    startsWithSkill(text) ||
    isNameOfTwo(text)
  );
}

/** "Head Start centers", "United States": two capitals in a row, the second of no name we know ("Strong Java"). */
function isNameOfTwo(text: string): boolean {
  const [, second = ""] = /^\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+)\b/u.exec(text) ?? [];
  return second !== "" && !names.has(second) && !states.includes(second) && !isSkill(second);
}

function isSkill(word: string): boolean {
  return findSkills(word).length > 0;
}

/** Methods and devices are written with a capital in our list and are everyday words in a sentence. */
const common = new Set<SkillKind>(["method", "domain", "equipment"]);

function startsWithSkill(text: string): boolean {
  return findSkills(text.slice(0, 60)).some(({ at, skill: { name, kind } }) => {
    const isCommon = common.has(kind) && /^\p{Lu}?[\p{Ll} -]+$/u.test(name);
    return at === 0 && /^\p{Lu}/u.test(name) && !isCommon;
  });
}

const skillNames = new Set(
  [...skills.filter(({ isEverydayWord }) => isEverydayWord !== true), ...programmingLanguages]
    .map(({ name }) => name)
    .filter((name) => /^\p{Lu}\p{Ll}+$/u.test(name)),
);

/** A title inside a sentence: "Senior Backend Engineer" becomes "senior backend engineer"; "ICU", "Spanish" and "Salesforce" stay. */
export function titleInSentence(title: string): string {
  return title.split(" ").map(lowerTitleWord).join(" ");
}

function lowerTitleWord(word: string): string {
  const isPlain = /^\p{Lu}\p{Ll}+(?:[-/]\p{L}\p{Ll}*){0,3}[,)]?$/u.test(word);
  const bare = word.replace(/[,)]$/u, "");
  return isPlain && !names.has(bare) && !skillNames.has(bare) ? word.toLowerCase() : word;
}

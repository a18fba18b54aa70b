import { skillIndex, type SkillName } from "#ledger/read/skills/skill-index.ts";
import type { SkillWord } from "#ledger/read/skills/skill-words.ts";

/** A name found at the words from `from` up to `to`; unsure ones need company or a cue. */
export type SkillMatch = { name: SkillName; from: number; to: number; isSure: boolean };

/** Left to right, the longest name at each place. */
export function matchSkills(words: readonly SkillWord[]): SkillMatch[] {
  const matches: SkillMatch[] = [];
  let from = 0;
  while (from < words.length) {
    const match = longestAt(words, from);
    if (match !== undefined) matches.push(match);
    from = match?.to ?? from + 1;
  }
  return matches;
}

function longestAt(words: readonly SkillWord[], from: number): SkillMatch | undefined {
  const { longest } = skillIndex();
  const first = words[from]?.key ?? "";
  const most = Math.max(longest.get(first) ?? 0, longest.get(singular(first)) ?? 0);
  let found: SkillMatch | undefined;
  let phrase = "";
  for (let to = from + 1; to <= from + most; to += 1) {
    const word = words[to - 1];
    if (word === undefined || (to > from + 1 && !word.continues)) break;
    const start = phrase === "" ? "" : `${phrase} `;
    phrase = start + word.key;
    found = lookUp(phrase, start + singular(word.key), word, { from, to }) ?? found;
  }
  return found;
}

/** "EHRs" and "forklifts" are looked up without the s, too. */
function singular(key: string): string {
  return key.length > 3 && key.endsWith("s") && !key.endsWith("ss") ? key.slice(0, -1) : key;
}

function lookUp(
  phrase: string,
  singularPhrase: string,
  word: SkillWord,
  place: { from: number; to: number },
): SkillMatch | undefined {
  const { byPhrase } = skillIndex();
  const name = byPhrase.get(phrase);
  if (name !== undefined) return toMatch(name, word.text, place);
  const ofMany = byPhrase.get(singularPhrase);
  const stem = word.text.slice(0, -1);
  return ofMany?.hasPlural === "yes" || (ofMany?.hasPlural === "inCapitals" && isCapital(stem))
    ? toMatch(ofMany, stem, place)
    : undefined;
}

function isCapital(text: string): boolean {
  return text === text.toUpperCase();
}

function toMatch(
  name: SkillName,
  text: string,
  place: { from: number; to: number },
): SkillMatch | undefined {
  const { spelling, isEverydayWord, skill } = name;
  const isSpelt = spelling === null || text === spelling;
  if (isEverydayWord && !isSpelt && text !== spelling.toUpperCase()) return undefined;
  return { name, ...place, isSure: isSpelt && !isEverydayWord && skill.kind !== "language" };
}

import { readNumberWords } from "#english/number-words.ts";
import type { WorkType } from "#ledger/facts/reading.ts";
import { findSkills } from "#ledger/read/skills/skills.ts";

const longestName = 60;

/** What a requirement is called in a list: "Terraform", "Degree", else its own words. */
export function nameOfWords(words: string): string {
  return isDegree(words) ? "Degree" : (skillNamed(words) ?? shorten(words));
}

/** The one skill that words are about; years of it are no name. */
export function skillNamed(words: string): string | null {
  const names = new Set(findSkills(words).map(({ skill }) => skill.name));
  const [only] = names;
  return names.size === 1 && only !== undefined && !/\d/u.test(words) ? only : null;
}

/** Whole words, and a sign that there are more. */
function shorten(words: string): string {
  if (words.length <= longestName) return words;
  const end = words.lastIndexOf(" ", longestName);
  return `${words.slice(0, end > 0 ? end : longestName).replace(/[,;:]$/u, "")} …`;
}

export function isDegree(words: string): boolean {
  return /\bdegree\b|\bbachelor|\bmaster['’]s\b/iu.test(words) && !/\d/u.test(words);
}

const weekday = /\b(?:mon|tue|wed|thu|fri)\p{L}*/giu;

/** How many fixed days in the office: "Tuesday and Wednesday" is 2; null where nobody said. */
export function officeDaysOf(workType: WorkType | null): number | null {
  if (workType === null) return null;
  if (workType.type === "remote") return 0;
  if (workType.type === "on-site") return fullWeek;
  const words = workType.officeDays ?? "";
  const counted = /^(\d|\p{L}+) days?\b/iu.exec(words)?.[1];
  if (counted !== undefined)
    return /^\d$/u.test(counted) ? Number(counted) : readNumberWords(counted);
  const named = words.match(weekday)?.length ?? 0;
  return named === 0 || /\b(?:to|through)\b|[-–]/u.test(words) ? null : named;
}

export const fullWeek = 5;

import {
  amounts,
  announcements,
  faint,
  learners,
  noise,
  numbers,
  separators,
  sidePhrases,
} from "#reading/occupation/decoration.ts";
import { foldTitle } from "#reading/occupation/fold-title.ts";

/** No title is longer; what follows is a description. */
const longestTitle = 240;
const mostParts = 5;

const schoolYears: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:grades?|years?) (?:9|10|11) ?(?:-|–|to|through) ?1[0-3]\b|\b9(?:th)? ?[-–] ?12(?:th)?\b/g,
    " high school ",
  ],
  [
    /\bgrades? [56](?:th)? ?(?:-|–|to|through) ?[89](?:th)?\b|\b6(?:th)? ?[-–] ?8(?:th)?\b/g,
    " middle school ",
  ],
  [
    /\b(?:grades? )?(?:k|[1-4](?:st|nd|rd|th)?) ?(?:-|–|to|through) ?[3-6](?:th)?(?: grades?)?\b/g,
    " elementary school ",
  ],
];

/** What a word means at the end of a title. */
const doers = new Map([
  ["lead", "supervisor"],
  ["leader", "supervisor"],
  ["administrative", "administrator"],
]);

/** The parts of a title that say something, the likeliest first; anything, of any length, may come in. */
export function readTitle(title: string): string[][] {
  const short = title.slice(0, longestTitle).toLowerCase().replace(announcements, "");
  return schoolYears
    .reduce((text, [years, school]) => text.replaceAll(years, school), short)
    .replaceAll(/[*:_](?=inn?(?:en)?\b)/g, "") // Mitarbeiter*in
    .replaceAll(/\((?:in|e|a|ne|euse|trice)\)/g, "")
    .replaceAll(sidePhrases, " , ")
    .replaceAll(amounts, " ")
    .replaceAll(numbers, " ")
    .split(separators)
    .map(foldTitle)
    .map(dropDecoration)
    .filter((part) => part.some((word) => !faint.has(word)))
    .slice(0, mostParts);
}

/** Level words go, a learner counts as what he learns, a lead is a supervisor. */
export function dropDecoration(found: readonly string[]): string[] {
  const kept = found.filter((word) => !noise.has(word));
  while (kept.length > 1 && learners.has(kept.at(-1) ?? "")) kept.pop();
  while (kept.length > 1 && learners.has(kept[0] ?? "")) kept.shift();
  const last = kept.at(-1) ?? "";
  return kept.length < 2 ? kept : [...kept.slice(0, -1), doers.get(last) ?? last];
}

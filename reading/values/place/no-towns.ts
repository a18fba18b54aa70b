import type { PlacedLine } from "#reading/place.ts";
import { knownAtStart } from "#reading/values/place/place-names.ts";

/** "Marianne Holt 9:21 AM": whoever says the next line of a chat. */
const speaks =
  /^[\p{Lu}][\p{L}'’.-]{1,20}(?: [\p{Lu}][\p{L}'’.-]{0,20}){0,2},? \[?\d{1,2}:\d{2}(?:\s?[AP]M)?\]?$/u;
/** "Franklin, Delaware and Licking counties": a district, and no town in Delaware. */
const ofCounties = /\b(?:territory|covers?|region)\b.*\bcounties\b/iu;

export function mayNameTowns({ text }: PlacedLine): boolean {
  return !speaks.test(text) && !ofCounties.test(text);
}

const denial = /\b(?:not|isn't|no longer)(?: (?:in|at|for|the|our)){0,2} (?=\p{Lu})/giu;

/** "Ephrata, PA and surrounding (Lititz, Akron, Denver)": villages there, not cities of other states. */
const surrounding =
  /\b(?:surrounding|nearby|neighbou?ring)\b[^()]{0,30}\((?<names>[^()]{3,200})\)/giu;

/** "Clinic is in Meridian, not Boise": Boise is out, whoever else names it. */
export function deniedIn(text: string): string[] {
  const around = [...text.slice(0, 600).matchAll(surrounding)].flatMap(({ groups }) =>
    (groups?.["names"] ?? "").split(/,\s*|\s+(?:and|&|or)\s+/u),
  );
  const rests = [...text.slice(0, 600).matchAll(denial)].map(({ 0: words, index }) =>
    text.slice(index + words.length),
  );
  return [...around, ...rests.flatMap((rest) => knownAtStart(rest) ?? [])];
}

import firstNames from "#reading/data/first-names.json" with { type: "json" };
import placeWords from "#reading/data/place-words.json" with { type: "json" };
import {
  isBeginning,
  isEverydayWord,
  isFacility,
  isStreet,
} from "#reading/values/place/place-names.ts";
import {
  endsInAny,
  isCapital,
  isLetter,
  isLoud,
  trimSigns,
  wordsOf,
} from "#reading/values/signs.ts";
import { isKnownTitle, isTitleHead } from "#reading/values/title/title-heads.ts";
import { findCountry } from "#reading/world/countries.ts";
import { findRegionOrCounty } from "#reading/world/regions.ts";

const people = new Set(firstNames);
/** "Northeast Minneapolis" is in Minneapolis. */
const compass = new Set(placeWords.compass);
/** They make a firm, a street or a land of the name before them. */
const notTowns = new Set(placeWords.notTowns);

/** Whether a word is a name: neither an everyday word nor a person's first name. */
function isOwn(word: string, goesOn: boolean): boolean {
  return (
    word.length > 3 &&
    isCapital(word[0]) &&
    !(isLoud(word) && word.length < 5) &&
    word.split("").every((sign) => isLetter(sign) || "-'’".includes(sign)) &&
    word.split("-").every((part) => !isEverydayWord(part.toLowerCase())) &&
    (goesOn || !people.has(word.toLowerCase())) &&
    !isKnownTitle(word)
  );
}

/** A name that no list has and that begins a text, with the words after it: "Craftsbury, in the hills", "Lander office". */
export function ownNameAtStart(text: string): { name: string; after: string } | null {
  const tokens = wordsOf(text.slice(0, 60)).slice(0, 4);
  const run: string[] = [];
  let isCut = false;
  for (const token of tokens) {
    const word = trimSigns(token);
    const isPart = isOwn(word, run.length > 0) || isBeginning(word);
    if (run.length === 0 && compass.has(word.toLowerCase())) continue;
    if (isCut || run.length === 3 || !isPart || !isLetter(token[0])) break;
    const isOwner = word.endsWith("'s") || word.endsWith("’s");
    run.push(isOwner ? word.slice(0, -2) : word);
    isCut = isOwner || endsInAny(token, ",;:!?)|.");
  }
  const name = run.join(" ");
  const last = run.at(-1) ?? "";
  const after = text.slice(text.indexOf(last) + last.length);
  const next = isCut ? "" : (wordsOf(after)[0] ?? "");
  const isLonger =
    isCapital(next[0]) && !isOther(trimSigns(next)) && findRegionOrCounty(next) === null;
  if (run.length === 0 || isBeginning(last) || isLonger) return null;
  if (notTowns.has(next.toLowerCase()) || notTowns.has(trimSigns(next).toLowerCase())) return null;
  if (isStreet(trimSigns(next)) || findCountry(name) !== null || findRegionOrCounty(name) !== null)
    return null;
  return { name, after };
}

function isOther(next: string): boolean {
  return isFacility(next) || isEverydayWord(next.toLowerCase()) || isTitleHead(next);
}

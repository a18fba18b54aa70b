import everydayWords from "#reading/data/everyday-words.json" with { type: "json" };
import placeWords from "#reading/data/place-words.json" with { type: "json" };
import {
  capitalise,
  endsInAny,
  hasAny,
  isCapital,
  isLoud,
  trimSigns,
  wordsOf,
} from "#reading/values/signs.ts";
import { isTitleHead } from "#reading/values/title/title-heads.ts";
import { findCities, findCity } from "#reading/world/cities.ts";
import { findCountry } from "#reading/world/countries.ts";
import { findRegionOrCounty, type Region } from "#reading/world/regions.ts";

/** Words that begin with a capital next to a place and are no part of its name. */
const notCity = new Set(placeWords.notCity);
const particles = new Set([
  "of",
  "on",
  "upon",
  "de",
  "la",
  "le",
  "the",
  "sur",
  "am",
  "del",
  "under",
  "in",
  "d'",
]);
const shortForms = new Set(["st.", "ft.", "mt.", "n.", "s.", "e.", "w.", "co."]);
/** "Monday", and "Mondays" too. */
function isNoName(word: string): boolean {
  const low = trimSigns(word.toLowerCase());
  return notCity.has(low) || (low.endsWith("s") && notCity.has(low.slice(0, -1)));
}

/** Words that begin a name and are none: "West" of West Rutland. */
const beginnings = new Set(placeWords.beginnings);

export function isBeginning(word: string): boolean {
  return beginnings.has(word.toLowerCase());
}

function canBeCity(name: string): boolean {
  const words = wordsOf(name.toLowerCase().replaceAll("-", " "));
  if (isBeginning(name)) return false;
  if (words.some(isNoName)) return findCities(name).length > 0 && words.length > 1;
  return (
    name.length >= 3 &&
    !words.some(isTitleHead) &&
    findCountry(name) === null &&
    findRegionOrCounty(name) === null
  );
}

/** The name that ends a text: "…yard at Loves Park" gives "Loves Park". */
export function cityAtEnd(before: string, region: Region | null, isJoined: boolean): string | null {
  const text = before.slice(-60);
  const run: string[] = [];
  for (const token of wordsOf(text).toReversed()) {
    const isFirst = run.length === 0;
    if (endsName(token) && !(isFirst && endsInAny(token, ",("))) break;
    const word = trimSigns(token, "", ".");
    if (word === "" || run.length === 4) break;
    const isName = isCapital(word[0]) || word.startsWith("d'") || particles.has(word);
    if (!isName && findCities([word, ...run].join(" ")).length === 0) break;
    run.unshift(word);
    if (hasAny(token.slice(0, -1), "(/|–—:")) break;
  }
  return knownEnd(run, region) ?? plainEnd(run, isLoud(before), isJoined);
}

/** The name before a state's code where nothing has capitals: "duluth mn", "cook needed in two harbors mn". */
export function smallCityAtEnd(before: string): string | null {
  const tokens = wordsOf(before);
  const from = tokens.findLastIndex((token) => inWords.has(token) || endsName(token)) + 1;
  const name = tokens.slice(from).join(" ");
  const isPlain = tokens.length - from > 3 || tokens.slice(from).every(isEverydayWord);
  return isPlain || name.length < 4 || tokens.slice(from).some(isNoName) ? null : inCapitals(name);
}

const inWords = new Set(["in", "at", "near", "outside", "around"]);
const everyday = new Set(Object.values(everydayWords).flatMap((words) => words.split(" ")));

/** "trail", and so "trails", "walked" and "walking". */
export function isEverydayWord(word: string): boolean {
  const low = word.toLowerCase();
  const stems = ["s", "es", "d", "ed", "ing", "ly", "al"]
    .filter((ending) => low.endsWith(ending))
    .map((ending) => low.slice(0, -ending.length));
  return isNoName(low) || [low, ...stems].some((stem) => everyday.has(stem));
}

/** A token that no name goes on over: "Hall,", "–", "Bldg.". */
function endsName(token: string): boolean {
  if (token.endsWith(".")) return !shortForms.has(token.toLowerCase());
  return endsInAny(token, "|•·:;)/–—!?,>(@") || token === "-";
}

/** The longest end of the run that is a city of that region. */
function knownEnd(run: readonly string[], region: Region | null): string | null {
  for (let from = 0; from < run.length; from += 1) {
    const name = run.slice(from).join(" ");
    const cities = findCities(name);
    const isThere = cities.some(
      (city) =>
        region !== null &&
        city.country === region.country &&
        (city.region === region.code || city.region === null),
    );
    const before = run[from - 1] ?? "";
    if (isThere && isBeginning(before) && !findCity(name)) return inCapitals(`${before} ${name}`);
    if (isThere) return cities[0]?.name === name ? name : inCapitals(name);
  }
  const [first] = run.at(-1)?.split("-") ?? [];
  const half = first === undefined || first === run.at(-1) ? [] : findCities(first);
  return half.some((city) => city.region === region?.code) ? inCapitals(first ?? "") : null;
}

function plainEnd(words: readonly string[], isAllLoud: boolean, isJoined: boolean): string | null {
  const run = words.filter((word, at) => at > 0 || !particles.has(word));
  const strong = (word: string) => isNoName(word) || isTitleHead(word);
  const last = run.findLastIndex(
    (word, at) => at < run.length - 1 && (strong(word) || word === "in"),
  );
  const name = run
    .slice(last + 1)
    .filter((word, at) => at > 0 || !particles.has(word))
    .join(" ");
  const isShort = !isAllLoud && isLoud(name) && name.length <= 4;
  if (name === "" || isShort || !canBeCity(name) || (isAllLoud && !isJoined)) return null;
  return isCapital(name[0]) ? inCapitals(name) : null;
}

const streets = new Set(placeWords.streets);

export function isStreet(word: string): boolean {
  return streets.has(word.toLowerCase());
}

const nameTails = new Set(placeWords.nameTails);

/** The longest known city that begins a text: "San Diego, four days" gives "San Diego", "Alamo Ranch" none unless it `canGoOn`. */
export function knownAtStart(text: string, canGoOn = false): string | null {
  const words = wordsOf(text.slice(0, 50)).slice(0, 4);
  for (let size = words.length; size > 0; size -= 1) {
    const isCut = words.slice(0, size - 1).some((word) => hasAny(word, ",;:!?)|"));
    const name = bareName(words.slice(0, size).join(" "));
    const last = words[size - 1] ?? "";
    if (isCut || trimSigns(last) === "" || name.length < 3 || findCities(name).length === 0)
      continue;
    const next =
      endsInAny(last, ",;:!?)|.") || bareName(last) !== trimSigns(last)
        ? ""
        : bareName(words[size] ?? "");
    if (next.toLowerCase().startsWith("count") || isStreet(next)) return null;
    const whole = `${name} ${next}`;
    if (next === "City" && findCities(whole).length === 0) return name;
    if (nameTails.has(next.toLowerCase())) return whole;
    return isCapital(next[0]) && !isOther(next) && !canGoOn ? null : name;
  }
  const half = words[0]?.split("-")[0] ?? "";
  return half !== words[0] && half.length > 3 && findCities(half).length > 0 ? half : null;
}

function bareName(words: string): string {
  const name = trimSigns(words);
  return name.endsWith("'s") || name.endsWith("’s") ? name.slice(0, -2) : name;
}

/** Whether the next word belongs to something else than the name. */
function isOther(next: string): boolean {
  const low = next.toLowerCase();
  return isNoName(low) || isTitleHead(next) || findRegionOrCounty(next) !== null || isFacility(low);
}

const facilities = new Set(placeWords.facilities);

/** Where people work, after the town's name: "the Dayton plant". */
export function isFacility(word: string): boolean {
  return facilities.has(word.toLowerCase());
}

/** The capitalised name that begins a text: "Kinvara, Co. Galway" gives "Kinvara". */
export function nameAtStart(text: string): string | null {
  const name =
    /^\p{Lu}[\p{L}'’-]+(?:\s(?:\p{Lu}[\p{L}'’-]+|of|on|upon)){0,2}/u.exec(text)?.[0] ?? null;
  return name !== null && canBeCity(name) ? inCapitals(name) : null;
}

export function inCapitals(name: string): string {
  return isLoud(name) || name === name.toLowerCase() ? capitalise(name.toLowerCase()) : name;
}

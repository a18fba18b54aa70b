import type { PlacedLine } from "#reading/place.ts";
import { names } from "#reading/telltales.ts";
import {
  guessAmong,
  namesHeadOffice,
  type Mention,
  type Mentioned,
} from "#reading/values/place/location.ts";
import { beginsAnother } from "#reading/values/place/second-places.ts";
import { isFacility, isStreet } from "#reading/values/place/place-names.ts";
import { isCapital, isLoud, trimSigns, wordsOf } from "#reading/values/signs.ts";
import { findCities, findCity, isEveryday, isTown, settleCity } from "#reading/world/cities.ts";
import { findRegionOrCounty } from "#reading/world/regions.ts";

/** A town that a text names, where it says so most plainly, and what speaks for it. */
export type PlaceCandidate = { city: string; mention: Mention; signs: Set<string>; times: number };

/** Every town of a text, by the rules or by its bare name in any line that candidates may read. */
export function placeCandidates(mentioned: Mentioned): PlaceCandidate[] {
  const { lines, home, mentions, likely, denied, isRemote } = mentioned;
  const rank = new Map(lines.map(({ id }, at) => [id, at]));
  const towns = new Map<string, PlaceCandidate>();
  const bare = lines.flatMap((line) => bareNames(line, home));
  const all = [...mentions, ...bare.filter((one) => !beginsAnother(one, mentions))];
  for (const mention of all) {
    const { city } = mention.place;
    if (city === null || denied.has(city)) continue;
    const key = keyOf(city);
    const town = towns.get(key) ?? { city, mention, signs: new Set(), times: 0 };
    towns.set(key, town);
    town.times += 1;
    if (mention.score > town.mention.score) town.mention = mention;
    for (const sign of signsOf(mention, city, rank.get(mention.line.id) ?? 0)) town.signs.add(sign);
    const isHome = home !== null && findCities(city).some(({ country }) => country === home);
    town.signs.add(`home ${isHome}`);
  }
  const found = [...towns.values()];
  const most = Math.max(...found.map(({ times }) => times));
  const best = guessAmong(mentioned)[0]?.value.city ?? null;
  const likelyKeys = new Set(likely.map(({ place }) => keyOf(place.city ?? "")));
  const top = Math.max(...found.map(({ mention }) => mention.score));
  for (const { city, times, signs, mention } of found) {
    signs.add(`behind ${Math.min(6, Math.round((top - mention.score) / 1.5))}`);
    signs.add(`times ${Math.min(4, times)}`);
    signs.add(`most ${times === most}`);
    signs.add(`likely ${likelyKeys.has(keyOf(city))}`);
    if (best !== null && keyOf(best) === keyOf(city)) signs.add("rules");
    signs.add(`remote ${isRemote}`);
  }
  return found;
}

/** What speaks for a text that names no place of work. */
export function signsOfNowhere(count: number, isRemote: boolean): string[] {
  return ["nowhere", `nowhere ${isRemote}`, `nowhere of ${Math.min(3, count)}`];
}

export function keyOf(city: string): string {
  return city
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function signsOf({ line, place, at, score }: Mention, city: string, row: number): string[] {
  const { text } = line;
  const before = plainWords(text.slice(Math.max(0, at - 40), at));
  const [next = "$"] = plainWords(text.slice(at + city.length, at + city.length + 30));
  const top = row < 3 ? "first" : row < 12 ? "top" : "below";
  const way = score === bareScore ? "named" : "told";
  const isWhole = text.length - city.length < 6;
  const isHead = [text.slice(0, 40), line.heading ?? ""].some(namesHeadOffice);
  const isPerson = !city.includes(" ") && names.has(city.toLowerCase());
  return [
    ...(isHead ? ["head office"] : []),
    ...(isOfName(text, at, city) ? ["of a name", `of a name ${way} ${line.place}`] : []),
    ...(isPerson ? [`person ${place.region !== null && way === "told"}`] : []),
    `${way} ${line.place}`,
    `${way} likely ${line.likely[0] ?? "none"}`,
    `${way} ${line.place} ${top}`,
    `size ${sizeOf(city)}`,
    `size ${sizeOf(city)} ${line.place}`,
    `region ${place.region !== null}`,
    `layout ${line.layout}`,
    `short ${text.length < 30}`,
    `whole ${isWhole}`,
    `whole ${isWhole} ${line.place} ${top}`,
    `last ${before.at(-1) ?? "^"}`,
    `last two ${before.slice(-2).join(" ")}`,
    `next ${next}`,
    ...before.slice(-4).map((word) => `before ${word}`),
    ...plainWords(line.heading ?? "")
      .slice(0, 4)
      .map((word) => `under ${word}`),
  ];
}

/** "Saco River Surgery Center", "Merv Tully": more names stand beside it, with nothing between. */
function isOfName(text: string, at: number, city: string): boolean {
  const [after = ""] = wordsOf(text.slice(at + city.length, at + city.length + 24));
  const before = wordsOf(text.slice(Math.max(0, at - 24), at)).at(-1) ?? "";
  const follows = text.charAt(at + city.length) === " " && isNamePart(after);
  return follows || (isNamePart(before) && trimSigns(before) === before && at > before.length);
}

/** A word with a capital that is neither a state nor a kind of workplace. */
function isNamePart(word: string): boolean {
  const bare = trimSigns(word);
  return (
    isCapital(word[0]) &&
    bare.length > 2 &&
    !isLoud(bare) &&
    findRegionOrCounty(bare) === null &&
    !isFacility(bare)
  );
}

function sizeOf(city: string): string {
  if (findCity(city)) return "known";
  return findCities(city).length > 0 ? "town" : isTown(city) ? "small" : "unlisted";
}

function plainWords(text: string): string[] {
  return wordsOf(text.toLowerCase())
    .map((word) => trimSigns(word))
    .filter((word) => word !== "");
}

/** Below what any rule gives, so that a rule's own mention is the one shown. */
const bareScore = -100;
const capital = /(?<!\p{L})\p{Lu}[\p{L}'’.-]*/gu;
const mostWords = 3;

/** "Letter and two references to the church office, Decorah": a listed town, wherever it stands. */
function bareNames(line: PlacedLine, home: string | null): Mention[] {
  const text = line.text.slice(0, 600);
  return [...text.matchAll(capital)].slice(0, 80).flatMap(({ index: at }) => {
    const name = listedAtStart(text.slice(at, at + 60));
    if (name === null) return [];
    const city = settleCity(name, home);
    const place = { city: name, region: city?.region ?? null, country: city?.country ?? home };
    return [{ place, line, at, score: bareScore }];
  });
}

function listedAtStart(text: string): string | null {
  const words = wordsOf(text).slice(0, mostWords + 1);
  for (let size = Math.min(mostWords, words.length); size > 0; size -= 1) {
    const isCut = words.slice(0, size - 1).some((word) => /[,;:!?)]$/u.test(word));
    const name = trimSigns(words.slice(0, size).join(" ")).replace(/['’]s$/u, "");
    const isListed = findCities(name).length > 0 || isTown(name);
    // "Rutland County", "Denver Ave".
    const next = trimSigns(words[size] ?? "").toLowerCase();
    if (next.startsWith("count") || isStreet(next)) return null;
    if (!isCut && name.length > 3 && isListed && !isEveryday(name)) return name;
  }
  return null;
}

import placeWords from "#reading/data/place-words.json" with { type: "json" };
import { cityAtEnd, inCapitals, smallCityAtEnd } from "#reading/values/place/place-names.ts";
import { isLoud, wordsOf } from "#reading/values/signs.ts";
import { findCities } from "#reading/world/cities.ts";
import { findCountry } from "#reading/world/countries.ts";
import {
  findRegionOrCounty,
  regionCodes,
  regionNames,
  type Region,
} from "#reading/world/regions.ts";

/** Lines that may say where the work is without naming its region. */
export const placeTellers: ReadonlySet<string> = new Set([
  "terms",
  "title",
  "unplaced",
  "noise",
  "employer",
  "contact",
  "process",
]);

const endOfPlace =
  /^\s*(?:$|[.()\]|•·,;/–—-]|(?:and|&) (?:the )?(?:surrounding|nearby|neighbou?ring|vicinity|area)\b|(?<zip>\d{5}\b)|\p{Emoji_Presentation}|\p{Extended_Pictographic})/u;
/** Codes that are words or degrees as well. */
const wordCodes = new Set(placeWords.wordCodes);
const names = regionNames.map((name) => name.replace(".", String.raw`\.`)).join("|");
const regionAt = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<name>${names})|(?<code>${regionCodes.join("|")}))(?![\p{L}\d])`,
  "giu",
);
const exported =
  /\bUS ?- ?(?<region>[A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) ?- ?(?<city>\p{Lu}[\p{L} .'-]{2,30})|^(?<code>[A-Z]{2}) - (?<town>\p{Lu}[\p{L}]+(?: \p{Lu}\p{Ll}+)?)/u;
const postcode = /\b[A-Z]{1,2}\d{1,2}[A-Z]?(?:\s?\d[A-Z]{2})?\b/u;
const countryAt = /,\s(?<country>\p{Lu}[\p{L}.]+(?:\s\p{Lu}\p{L}+)?)/gu;

export type Location = { city: string | null; region: string | null; country: string | null };

/** A place that a text names, where, and how plainly; `isWorkplace` where the words before it say so, as "the yard in" does. */
export type Named = { place: Location; at: number; form: number; isWorkplace?: boolean };

/** "Austin, TX", "Bozeman MT", "Garner, North Carolina", "Kendal, Cumbria", "US-VA-Chantilly", "Wellingborough NN8". */
export function withRegion(text: string, place: string): Named[] {
  const out = exported.exec(text)?.groups;
  const outRegion = findRegionOrCounty(out?.region ?? out?.code ?? "");
  const outCity = out?.city ?? out?.town;
  if (outRegion && outCity) return [named(withoutSite(outCity.trim()), outRegion, 0, 4)];
  const all = [...text.matchAll(regionAt)].flatMap((match) => cityOf(text, match, place));
  if (all.length > 0) return all;
  const post = placeTellers.has(place) ? postcode.exec(text) : null;
  const town = post === null ? null : cityAtEnd(text.slice(0, post.index), british, true);
  return town !== null && findCities(town).some(({ country }) => country === "GB")
    ? [named(town, british, 0, 4)]
    : fromCountry(text);
}

/** "CHANDLER-F2" and "Decatur-Finley Island Rd" name the site after the town. */
function withoutSite(city: string): string {
  const [first = ""] = city.split("-", 1);
  return findCities(first).length > 0 ? inCapitals(first.trim()) : city;
}

const british: Region = { code: "", name: "", country: "GB" };

function named(city: string, { code, country }: Region, at: number, form: number): Named {
  return { place: { city, region: code === "" ? null : code, country }, at, form };
}

function cityOf(text: string, match: RegExpExecArray, place: string): Named[] {
  const { code } = match.groups ?? {};
  const region = findRegionOrCounty(code?.toUpperCase() ?? match[0]);
  if (!region) return [];
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const hasComma = before.trimEnd().endsWith(",");
  const ending = endOfPlace.exec(after);
  const isCode = code !== undefined;
  const isSmall =
    match[0] !== match[0].toUpperCase() && (isCode || match[0] === match[0].toLowerCase());
  const fort = isCode || hasComma ? undefined : /\b(?:Fort|Port|Lake|Mount) $/u.exec(before)?.[0];
  // "Fort Saskatchewan" is a city of Alberta.
  if (fort !== undefined) return [named(`${fort}${match[0]}`, { ...region, code: "" }, 0, 3)];
  const isWordCode = isCode && wordCodes.has(region.code);
  // "An hour to Burlington on a good day" is not in Ontario.
  if (isWordCode && isSmall && text !== text.toLowerCase()) return [];
  // "duluth mn", and "valentine NE" where only the code is large.
  const isAllSmall =
    isCode &&
    before.trim() !== "" &&
    before === before.toLowerCase() &&
    (isSmall ? text === text.toLowerCase() && !isWordCode : ending !== null);
  const city =
    cityAtEnd(before, region, hasComma || ending?.groups?.zip !== undefined) ??
    (isAllSmall && placeTellers.has(place) ? smallCityAtEnd(before) : null);
  if (city === null) return [];
  const isKnown = findCities(city).some(
    (one) => one.country === region.country && one.region === region.code,
  );
  const abroad =
    isKnown || !isCode
      ? undefined
      : findCities(city).find(
          ({ country }) => country === region.code || (country === "AU" && region.code === "WA"),
        );
  if (abroad)
    return [
      {
        place: { city: abroad.name, region: abroad.region, country: abroad.country },
        at: 0,
        form: 4,
      },
    ];
  // "ServSafe, Georgia" is a licence.
  if (!isKnown && (place === "must" || place === "nice")) return [];
  const isDoubtful = isSmall || isWordCode || (isCode && isLoud(text)) || !hasComma;
  const isPlaced =
    !isSmall &&
    ending !== null &&
    (hasComma ||
      !isCode ||
      after === "" ||
      (placeTellers.has(place) && !(isWordCode && after.startsWith(".")))) &&
    (hasComma || !isLoud(text));
  if (!isKnown && !isAllSmall && (region.code === "PE" || (isDoubtful && !isPlaced))) return [];
  const at = before.toLowerCase().lastIndexOf(city.toLowerCase().split(" ")[0] ?? "");
  return [...listed(before, at, region), named(city, region, Math.max(0, at), 4)];
}

/** "Phoenix / East Valley AZ", "Charlotte or Greenville SC": the ones before share the region where it fits. */
function listed(before: string, at: number, region: Region): Named[] {
  const list = before.slice(0, Math.max(0, at));
  const last = wordsOf(list).at(-1) ?? "";
  if (!["/", "or", "and", "&", "+"].includes(last)) return [];
  const city = cityAtEnd(list.slice(0, list.lastIndexOf(last)), region, false);
  const known = findCities(city ?? "");
  const there = known.find((one) => one.region === region.code) ?? known[0];
  if (city === null || !there) return [];
  return [
    {
      place: { city, region: there.region, country: there.country },
      at: Math.max(0, list.lastIndexOf(city)),
      form: 4,
    },
  ];
}

/** "Amsterdam, Netherlands", "Bengaluru, Karnataka, India". */
function fromCountry(text: string): Named[] {
  return [...text.matchAll(countryAt)].flatMap((match) => {
    const country = findCountry(match.groups?.country ?? "");
    if (country === null) return [];
    const isShort = (match.groups?.country ?? "").length === 2;
    const region = { code: "", name: "", country };
    const before = text.slice(0, match.index);
    const near = cityAtEnd(before, region, true);
    const first = cityAtEnd(before.slice(0, Math.max(0, before.lastIndexOf(","))), region, true);
    const isFirst =
      findCities(near ?? "").length === 0 &&
      findCities(first ?? "").some((one) => one.country === country);
    const city = isFirst ? first : near;
    // "Priya Raman, HR" is not in Croatia.
    const isThere = findCities(city ?? "").some((one) => one.country === country);
    return city === null || (isShort && !isThere && !["US", "GB"].includes(country))
      ? []
      : [{ place: { city, region: isFirst ? near : null, country }, at: match.index, form: 4 }];
  });
}

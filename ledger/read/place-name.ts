import { findCity } from "#reading/world/cities.ts";
import { findCountry, nameOfCountry } from "#reading/world/countries.ts";
import { findRegion } from "#reading/world/regions.ts";
import { toTitleCase } from "#ledger/read/title-case.ts";

/** What the name of a place settles. */
export type PlaceName = { city: string | null; region: string | null; country: string | null };

const nowhere: PlaceName = { city: null, region: null, country: null };

/** Words around a place that are no part of its name. */
const around =
  /\b(?:hybrid|on[- ]?site|onsite|in[- ]office|in[- ]person|based|located|location|office|headquarters|hq|metro(?:politan)?|(?:bay )?area|region|downtown|greater(?! london)|vicinity|near|within|preferred|preferably|only|pref)\b/gi;
const leading = /^(?:in|at|from|the|of|city of|within|near|around)\s+/i;

/** Reads the name of one place; of several, the first. */
export function readPlaceName(text: string): PlaceName {
  const [first = ""] = text.slice(0, 200).split(/\s(?:or|and|&)\s|[;|/•·]|\s[-–—]\s/i);
  const words = first
    .replaceAll(/\([^()]*\)|\b\d{5}(?:-\d{4})?\b/g, " ")
    .replaceAll(around, " ")
    .replaceAll(/\s+/g, " ");
  const parts = words
    .split(",")
    .map((part) =>
      part.trim().replace(leading, "").replace(leading, "").replace(/[.:]$/, "").trim(),
    )
    .filter(Boolean);
  const [a = "", b, c] = parts.map((part) => (part.length > 3 ? toTitleCase(part) : part));
  if (b === undefined) return readOne(a);
  if (c === undefined) return readTwo(a, b);
  return readThree(a, b, c);
}

function readOne(words: string): PlaceName {
  const city = findCity(words);
  if (city !== null) return { city: city.name, region: city.region, country: city.country };
  if (/^washington$/i.test(words)) return { ...nowhere, country: "US" };
  if (/^georgia$/i.test(words)) return nowhere;
  const country = /^(?:CA|DE|IN|IL|CO|MA|PA|ID|AR|AL|GA|MD|ME|MS|SD|SC|NE)$/.test(words)
    ? null
    : findCountry(words);
  if (country !== null) return { ...nowhere, country };
  const region = findRegion(words);
  if (region !== null) return { city: null, region: region.code, country: region.country };
  return readUnpunctuated(words) ?? { ...nowhere, city: looksLikeName(words) ? words : null };
}

/** "Columbus OH", "Austin Texas". */
function readUnpunctuated(words: string): PlaceName | null {
  const list = words.split(" ");
  for (const count of [1, 2]) {
    const region = list.length > count ? findRegion(list.slice(-count).join(" ")) : null;
    if (region === null) continue;
    return { city: list.slice(0, -count).join(" "), region: region.code, country: region.country };
  }
  return null;
}

/** "Austin, Texas, United States", or a name in front: "Acme, Austin, TX". */
function readThree(a: string, b: string, c: string): PlaceName {
  const region = findRegion(b);
  const isNameInFront = findCity(b) !== null || (region === null && findCountry(c) === null);
  if (findCity(a) === null && isNameInFront) return readTwo(b, c);
  return { city: a, region: region?.code ?? b, country: findCountry(c) ?? region?.country ?? null };
}

function readTwo(a: string, b: string): PlaceName {
  const city = findCity(a);
  const region = findRegion(b);
  const country = findCountry(b);
  if (city === null && region === null && country === null && findCountry(a) !== null)
    return readOne(a);
  const isCountry = country !== null && (region === null || city?.country === country);
  if (isCountry && city?.country !== region?.country) {
    return {
      city: city?.name ?? a,
      region: city?.country === country ? city.region : null,
      country,
    };
  }
  if (region !== null)
    return { city: city?.name ?? a, region: region.code, country: region.country };
  const known = city ?? findCity(b);
  return known === null
    ? { ...nowhere, city: looksLikeName(a) ? a : null }
    : { city: known.name, region: known.region, country: known.country };
}

function looksLikeName(words: string): boolean {
  return /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}|de |la |am |upon )[\p{L}.'’-]*){0,3}$/u.test(words);
}

/** "Austin, TX", "Berlin, Germany", "Ontario, Canada". */
export function printPlaceName({ city, region, country }: PlaceName): string {
  const isByRegion = region !== null && (country === "US" || country === "CA" || country === "AU");
  const outer = isByRegion ? region : country === null ? region : nameOfCountry(country);
  return [city, outer === city ? null : outer].filter((part) => part !== null).join(", ");
}

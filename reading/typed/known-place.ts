import { isCapital, trimSigns, wordsOf } from "#reading/values/signs.ts";
import type { Location } from "#reading/values/place/location.ts";
import { findCities, isTown } from "#reading/world/cities.ts";
import { findCountry } from "#reading/world/countries.ts";
import { findRegionOrCounty } from "#reading/world/regions.ts";

/**
 * Whether a place may be told, searched and looked up in law and wages: its town is in the gazetteer, or the text writes it as
 * people write towns, before a state, a county or a country. "One" of "Work Location: One location" is neither.
 */
export function isKnownPlace({ city }: Location, text: string): boolean {
  return city === null || findCities(city).length > 0 || isTown(city) || isWrittenOut(city, text);
}

/** "Tunnel Hill, GA", "Kinvara, Co. Galway". */
function isWrittenOut(city: string, text: string): boolean {
  const [low, name] = [text.toLowerCase(), city.toLowerCase()];
  for (let at = low.indexOf(name); at !== -1; at = low.indexOf(name, at + name.length)) {
    const rest = text.slice(at + name.length, at + name.length + 40).trimStart();
    if (isCapital(text[at]) && rest.startsWith(",") && beginsWithRegion(rest.slice(1))) return true;
  }
  return false;
}

const mostWords = 3;

function beginsWithRegion(text: string): boolean {
  const words = wordsOf(text.replaceAll("\n", " ")).slice(0, mostWords);
  return words.some((_, at) => {
    const head = trimSigns(words.slice(0, at + 1).join(" "));
    return findRegionOrCounty(head) !== null || findCountry(head) !== null;
  });
}

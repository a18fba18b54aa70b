import type { Quote } from "#ledger/facts/fact.ts";
import { cleanText } from "#ledger/read/text/clean-text.ts";
import { lineOf } from "#ledger/read/text/one-line.ts";
import type { Place } from "#ledger/facts/reading.ts";
import { guessPlaces, type Location } from "#reading/values/place/location.ts";
import { findCity } from "#reading/world/cities.ts";
import { findCountry, nameOfCountry } from "#reading/world/countries.ts";
import { findRegion } from "#reading/world/regions.ts";

/** A place as one text names it. */
type PlaceWords = Location & Pick<Place, "isRemote" | "remoteReach" | "text"> & { quote: string };

const nowhere: Location = { city: null, region: null, country: null };
const remote =
  /\b(?:fully |100% |completely )?(?:remote(?:ly)?(?: (?:work|position|role|job|first))?|work(?:ing)? from home|wfh|telecommut(?:e|ing)|telework|anywhere|home[- ]based)\b/gi;
const notRemote = /\b(?:not|no|non)[- ]remote\b|\bhybrid\b|\bno wfh\b/i;

/** Reads a field that names a place and nothing else. */
export function readPlace(text: string): PlaceWords | null {
  const words = cleanText(text.slice(0, 400));
  if (!/\p{L}/u.test(words)) return null;
  const rest = words.replaceAll(remote, " ");
  const isRemote = rest !== words && !notRemote.test(words);
  const name = placeNamed(isRemote ? dropJoints(rest) : words);
  const reach = isRemote && (name.city === null || !isCity(name.city)) ? reachIn(rest) : null;
  const settled = reach === null ? name : { ...keepOne(name, reach), city: null };
  const quote = text.trim();
  if (settled.city === null && !isRemote)
    return { ...settled, isRemote, remoteReach: null, text: words, quote };
  const found = { ...settled, isRemote, remoteReach: reach };
  return { ...found, text: printPlace(found), quote };
}

/** What a posting says of its place: where the work is, or how far a remote person may sit. */
export function placeOfPosting(
  place: { value: Location; quote: string } | null,
  remoteLine: string | null,
): PlaceWords | null {
  const isRemote = remoteLine !== null;
  const quote = place?.quote ?? remoteLine;
  if (quote === null) return null;
  const remoteReach = isRemote && place === null ? reachIn(afterRemote(remoteLine)) : null;
  const reached = remoteReach === null ? nowhere : placeNamed(remoteReach);
  const isStates = remoteReach !== null && statesIn(remoteReach) === remoteReach;
  const value = place?.value ?? (isStates ? { ...nowhere, country: "US" } : reached);
  const found = { ...value, isRemote, remoteReach };
  return { ...found, text: printPlace(found), quote };
}

/** Form and posting together: the form's place, made exact by the posting where both name the same city or are remote. */
export function settlePlace(form: PlaceWords | null, posting: PlaceWords | null): Place {
  const used = form ?? posting;
  const quotes: Quote[] = [
    ...(form === null ? [] : [{ where: "location" as const, quote: form.quote }]),
    ...(posting === null ? [] : [{ where: "posting" as const, quote: posting.quote }]),
  ];
  if (used === null)
    return {
      id: "place",
      label: "Place",
      text: "",
      quotes,
      ...nowhere,
      isRemote: false,
      remoteReach: null,
    };
  const isSameCity = posting !== null && used.city !== null && posting.city === used.city;
  const isSameRegion = isSameCity && used.region === null && posting.region !== null;
  const isSameReach = posting !== null && isAnywhere(used) && posting.remoteReach !== null;
  const { city, region, country, remoteReach } = posting ?? used;
  const exact = isSameRegion
    ? { region, country }
    : isSameReach
      ? { city, region, country, remoteReach }
      : null;
  const { quote: _, ...found } = { ...used, ...exact };
  const text = exact === null ? used.text : printPlace(found);
  return { id: "place", label: "Place", ...found, text, quotes };
}

/** "Remote" and nothing more. */
function isAnywhere({ isRemote, city, country, remoteReach }: PlaceWords): boolean {
  return isRemote && city === null && country === null && remoteReach === null;
}

/** The place a line names; a state or a country alone is one, too. */
function placeNamed(words: string): Location {
  const [first] = guessPlaces([lineOf(words, "terms", "Location:")]);
  if (first !== undefined) return first.value;
  const plain = words.trim();
  if (/^georgia$/i.test(plain)) return nowhere;
  const region = findRegion(plain);
  const country = findCountry(plain);
  if (country !== null && !/^[A-Z]{2}$/.test(plain)) return { ...nowhere, country };
  if (region !== null) return { ...nowhere, region: region.code, country: region.country };
  return { ...nowhere, country };
}

function isCity(name: string): boolean {
  return findCity(name) !== null;
}

function reachIn(words: string): string | null {
  const reach = dropJoints(words);
  const isReach =
    /\p{L}/u.test(reach) &&
    reach.length <= 60 &&
    !/^(?:or|on-?site|flexible)\b/i.test(reach) &&
    !/, [A-Z]{2}$/.test(reach);
  return isReach ? reach : null;
}

const besideRemote =
  /\b(?:remote(?:ly)?|anywhere|work(?:ing)? from home|wfh|home[- ]based)\b(?:[\s,:(–—-]|\b(?:anywhere|in|within|across|from|the)\b)*(\p{L}[\p{L}.]*(?: \p{L}[\p{L}.]*){0,3})/giu;

/** "Remote, anywhere in the US (Central time preferred)": the country it names, as written; none where it names two. */
export function countryOfRemote(line: string): string | null {
  const named = [...line.matchAll(besideRemote)].flatMap(([, words = ""]) => {
    const parts = words.split(" ");
    const heads = parts.map((_, at) => parts.slice(0, parts.length - at).join(" "));
    const country = heads.find((head) => findCountry(head) !== null) ?? "";
    const isOneOf = /^ (?:or|and)\b/iu.test(words.slice(country.length));
    return country === "" || isOneOf ? [] : [country];
  });
  const [first = null, ...others] = named;
  return others.every((one) => findCountry(one) === findCountry(first ?? "")) ? first : null;
}

/** "This role is remote (US only), with two trips a year" reaches "(US only)", "Remote – United States" what stands beside it. */
function afterRemote(line: string): string {
  const [, bracket] = /\bremote(?:ly)?\s?\(([^()]{2,60})\)/i.exec(line) ?? [];
  const [, named] =
    /\b[Rr]emote(?:ly)? (?:in|within|across|anywhere in) ((?:the )?\p{Lu}[\p{L}.]*(?:,? (?:or |and )?\p{Lu}[\p{L}.]*){0,5})/u.exec(
      line,
    ) ?? [];
  const [, beside] = /^\s*remote\s*[–—,:/-]\s*(\p{Lu}[\p{L}. ]{1,40})$/iu.exec(line) ?? [];
  return statesIn(line) ?? bracket ?? named ?? beside ?? countryOfRemote(line) ?? "";
}

const codes = /\b[A-Z]{2}(?:(?:, (?:or |and )?| or | and |\/)[A-Z]{2})+\b/u;

/** "You need to live in CO, TX or WA": the states of the US that a line lists, as written. */
function statesIn(line: string): string | null {
  const list = codes.exec(line)?.[0] ?? "";
  const states = list.match(/[A-Z]{2}/gu) ?? [];
  const isOfUs = states.every((code) => findRegion(code)?.country === "US");
  return states.length > 0 && isOfUs ? list : null;
}

function printPlace({
  isRemote,
  remoteReach,
  ...name
}: Omit<PlaceWords, "text" | "quote">): string {
  const place = printName(name);
  if (!isRemote) return place;
  if (name.city !== null) return `${place} or remote`;
  return remoteReach === null ? "Remote" : `Remote (${remoteReach})`;
}

/** "Austin, TX", "Berlin, Germany", "Ontario, Canada". */
function printName({ city, region, country }: Location): string {
  const isByRegion = region !== null && (country === "US" || country === "CA" || country === "AU");
  const outer = isByRegion ? region : country === null ? region : nameOfCountry(country);
  const isKnown = outer !== city && !(country === "US" && region === null && city !== null);
  return [city, isKnown ? outer : null].filter((part) => part !== null).join(", ");
}

/** A reach over several countries settles none. */
function keepOne(name: Location, reach: string): Location {
  return /\b(?:or|and)\b|[&/]/i.test(reach) ? nowhere : name;
}

function dropJoints(words: string): string {
  return words
    .replaceAll(/[()[\]]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[\s,:;/|–—-]+/, "")
    .replace(/(?<!\.\p{L})[\s,.:;/|–—-]+$/u, "")
    .replace(/^(?:(?:only|possible|option|ok|in|within|from|across|the|or)\s+){1,4}/i, "")
    .replace(/\s(?:only|or)$/i, "")
    .replace(/^(?:only|possible|option|ok|or)$/i, "")
    .trim();
}

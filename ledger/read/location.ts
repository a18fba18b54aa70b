import type { Quote } from "#ledger/fact.ts";
import { cleanText } from "#ledger/read/clean-text.ts";
import { findCity } from "#reading/world/cities.ts";
import { printPlaceName, readPlaceName, type PlaceName } from "#ledger/read/place-name.ts";
import type { Place } from "#ledger/reading.ts";

/** A place as one text names it. */
export type PlaceWords = PlaceName & {
  isRemote: boolean;
  remoteReach: string | null;
  text: string;
  quote: string;
};

const remote =
  /\b(?:fully |100% |completely )?(?:remote(?:ly)?(?: (?:work|position|role|job|first))?|work(?:ing)? from home|wfh|telecommut(?:e|ing)|telework|anywhere|home[- ]based)\b/gi;
const notRemote = /\b(?:not|no|non)[- ]remote\b|\bhybrid\b|\bno wfh\b/i;

/** Reads a field or a line that names a place and nothing else. */
export function readPlace(text: string): PlaceWords | null {
  const words = cleanText(text.slice(0, 400));
  if (!/\p{L}/u.test(words)) return null;
  const rest = words.replaceAll(remote, " ");
  const isRemote = rest !== words && !notRemote.test(words);
  const name = readPlaceName(isRemote ? dropJoints(rest) : words);
  const reach =
    isRemote && (name.city === null || findCity(name.city) === null) ? dropJoints(rest) : "";
  const hasReach =
    reach !== "" && !/^(?:or|on-?site|flexible)\b/i.test(reach) && !/, [A-Z]{2}$/.test(reach);
  const settled = hasReach ? { ...keepOne(name, reach), city: null } : name;
  const remoteReach = hasReach ? reach : null;
  return {
    ...settled,
    isRemote,
    remoteReach,
    text:
      settled.city === null && !isRemote
        ? words
        : printPlace({ ...settled, isRemote, remoteReach }),
    quote: text.trim(),
  };
}

/** Form and posting together: the form's place, made exact by the posting where both name the same city. */
export function settlePlace(form: PlaceWords | null, posting: PlaceWords | null): Place {
  const used = form ?? posting;
  const quotes: Quote[] = [
    ...(form === null ? [] : [{ where: "location" as const, quote: form.quote }]),
    ...(posting === null ? [] : [{ where: "posting" as const, quote: posting.quote }]),
  ];
  if (used === null) {
    const unknown = { city: null, region: null, country: null, isRemote: false, remoteReach: null };
    return { id: "place", label: "Place", text: "", quotes, ...unknown };
  }
  const isSameCity = posting !== null && used.city !== null && posting.city === used.city;
  const exact =
    isSameCity && used.country === null ? { region: posting.region, country: posting.country } : {};
  const { quote: _, ...found } = { ...used, ...exact };
  const text = used.country === null && exact.country ? printPlace(found) : used.text;
  return { id: "place", label: "Place", ...found, text, quotes };
}

function printPlace({
  isRemote,
  remoteReach,
  ...name
}: Omit<PlaceWords, "text" | "quote">): string {
  const place = printPlaceName(name);
  if (!isRemote) return place;
  if (name.city !== null) return `${place} or remote`;
  return remoteReach === null ? "Remote" : `Remote (${remoteReach})`;
}

/** A reach over several countries settles none. */
function keepOne(name: PlaceName, reach: string): PlaceName {
  return /\b(?:or|and)\b|[&/]/i.test(reach) ? { city: null, region: null, country: null } : name;
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

import { escapePattern } from "#english/matches.ts";
import firstNames from "#reading/data/first-names.json" with { type: "json" };
import type { JobFields } from "#ledger/facts/reading.ts";
import { isEverydayWord } from "#reading/values/place/place-names.ts";
import { findCities } from "#reading/world/cities.ts";
import { findCountry } from "#reading/world/countries.ts";
import { findRegion } from "#reading/world/regions.ts";

/** Where a text names a confidential client. */
export type ClientPlace = { quote: string; start: number; end: number; isAddress: boolean };

const people = new Set(firstNames);
const legalForm =
  /[\s,]+(?:inc|incorporated|llc|l\.l\.c|ltd|limited|corp|corporation|co|company|plc|gmbh|ag|sa|sarl|bv|nv|llp|lp|pllc|pc|group|holdings?)\.?$/iu;
/** So many letters belong to nobody else: "Halvorsens", "HalvorsenCare". */
const longEnough = 5;

/** The names of a client that is confidential; none where it is not, or nobody typed one. */
export function clientNames({
  hiringCompany,
  isClientConfidential,
}: Pick<JobFields, "hiringCompany" | "isClientConfidential">): string[] {
  return isClientConfidential ? namesOf(hiringCompany) : [];
}

/** "Halvorsen Freight Inc.", "Halvorsen Freight", "Halvorsen"; of "Denver Health" no "Denver", of "First Bank" no "First". */
export function namesOf(company: string): string[] {
  const whole = company
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replace(/^the\s/iu, "");
  const short = withoutForm(whole);
  const [first = "", second = ""] = short.split(" ");
  const pair = `${first} ${second}`.trim();
  const own = isOwn(first) ? [first] : isPlain(pair) ? [] : [pair];
  return [...new Set([whole, short, ...own])].filter((name) => /\p{L}{2}|\d/u.test(name));
}

/** Whether two names are the same company's, legal form and signs aside. */
export function isSameCompany(one: string, other: string): boolean {
  const keyOf = (name: string) => lettersOf(withoutForm(name.trim().replace(/^the\s/iu, "")));
  return keyOf(one) === keyOf(other);
}

function withoutForm(name: string): string {
  const shorter = name.replace(legalForm, "");
  return shorter === name || shorter === "" ? name.replace(/[.,]+$/u, "") : withoutForm(shorter);
}

/** A word that is no everyday word, no place and nobody's first name. */
function isOwn(word: string): boolean {
  const bare = word.replaceAll(/[^\p{L}\p{N}'’-]/gu, "");
  const isPlace = () =>
    findCities(bare).length > 0 || findRegion(bare) !== null || findCountry(bare) !== null;
  return bare.length > 3 && !isPlain(bare) && !people.has(bare.toLowerCase()) && !isPlace();
}

function isPlain(name: string): boolean {
  return name.split(/[\s-]+/u).every((word) => isEverydayWord(lettersOf(word)));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** A name as people write it: "Halvorsen-Freight", "HalvorsenFreight", "halvorsen freight"; of everyday words only with capitals. */
function patternOf(name: string): RegExp {
  const words = name.split(/[\s,.\-–&]+/u).filter((word) => word !== "" && word !== "and");
  const [only = ""] = words;
  const ending = words.length === 1 && isOwn(only) && only.length >= longEnough ? "\\p{L}*" : "";
  const between = String.raw`(?:[\s\-–.,&]|\band\b){0,5}`;
  const asWritten = words.map(escapePattern).join(between);
  const source = isPlain(words.join(" "))
    ? `(?:${asWritten}|${words.map((word) => escapePattern(word.toUpperCase())).join(between)})`
    : asWritten;
  const stop = String.raw`(?:\.(?=\s+\p{Ll}))?`;
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${source}${ending}(?![\p{L}\p{N}])${stop}`,
    isPlain(words.join(" ")) ? "gu" : "giu",
  );
}

/** "https://careers.halvorsenfreight.com/42", "jobs@halvorsen.com", "drive.halvorsen.example". */
const isAddressed = /@|:\/\/|www\.|[\p{L}\d-]\.\p{Ll}{2,}(?:\/|[.,;)]?$)/iu;

/** A search for these names; none finds nothing. */
export function findClient(names: readonly string[]): (text: string) => ClientPlace[] {
  if (names.length === 0) return () => [];
  const patterns = names.map(patternOf);
  const keys = names.map(lettersOf).filter((key) => key.length >= longEnough);
  return (text) => {
    const addresses = [...text.matchAll(/\S+/gu)]
      .filter(([found]) => isAddressed.test(found))
      .filter(([found]) => keys.some((key) => lettersOf(found).includes(key)))
      .map((match) => placeOf(match, true));
    const named = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
    const all = [...addresses, ...named.map((match) => placeOf(match, false))];
    // Of two that begin or lie together the longer counts: "Halvorsen Freight" before "Halvorsen".
    let upTo = 0;
    return all
      .toSorted((a, b) => a.start - b.start || b.end - a.end)
      .filter(({ start, end }) => {
        const isNew = start >= upTo;
        if (isNew) upTo = end;
        return isNew;
      });
  };
}

function placeOf({ 0: quote, index }: RegExpExecArray, isAddress: boolean): ClientPlace {
  return { quote, start: index, end: index + quote.length, isAddress };
}

import placeWords from "#reading/data/place-words.json" with { type: "json" };
import {
  inCapitals,
  isStreet,
  knownAtStart,
  nameAtStart,
} from "#reading/values/place/place-names.ts";
import { ownNameAtStart } from "#reading/values/own-names.ts";
import {
  placeTellers,
  type Location,
  type Named,
} from "#reading/values/place/places-with-region.ts";
import {
  hasDigit,
  isCapital,
  isLetter,
  isLoud,
  trimSigns,
  wordsOf,
} from "#reading/values/signs.ts";
import type { PlacedLine } from "#reading/place.ts";
import { names } from "#reading/telltales.ts";
import { findCities, isEveryday, isTown, settleCity } from "#reading/world/cities.ts";
import { findRegion } from "#reading/world/regions.ts";

/** Whether a line's words begin with a label for places, and where its value begins. */
export type Label = { from: number; isLabelled: boolean };

const cue =
  /(?<=^|[\s(])(?<strong>here in|based (?:in|at|out of)|located in|city of|town of|village of|downtown|(?:office|yard|shop|studio|plant|clinic|store|greenhouse|practice|position|restaurant|kitchen|base|team|dealer|hotel|warehouse) (?:is )?in|just off)\s|(?<=^|[\s(])(?<weak>in|at|midtown|uptown|central|greater|near|outside|around|out of|our|the|for the|for|work from our|site)\s/giu;
const facility =
  /^\W{0,2}(?:office|plant|store|terminal|yard|campus|branch|clinic|hq|headquarters|studio|site|location|head office|metro|hub|shop|warehouse|facility|dock|depot|courthouse|garage|only)\b/iu;

const parts = /[^,(|/;–—•·)]{3,}/gu;

/** Cities named after a cue, or as a part of a line of their own; anywhere in the line where `canGuess`. */
export function namedIn(
  line: PlacedLine,
  text: string,
  home: string | null,
  label: Label,
  canGuess: boolean,
): Named[] {
  const told = [...cued(text, home, line), ...alone(text, home, label, line.place)];
  const seen = told.length > 0 || !canGuess ? told : bare(text, home, line);
  const all = seen.length > 0 || !canGuess ? seen : unlisted(text, home, line);
  return all.filter(({ place }) => !isRegionOnly(place.city ?? ""));
}

/** "Ontario" is a city of California, but without its state it is the province. */
function isRegionOnly(name: string): boolean {
  return findRegion(name) !== null && name !== "New York" && name !== "Washington";
}

/** "here in Kinvara", "our Berlin office", "the yard in allentown", "downtown Spokane", "the Eagan plant". */
function cued(text: string, home: string | null, line: PlacedLine): Named[] {
  return [...text.matchAll(cue)].flatMap((match) => {
    const at = match.index + match[0].length;
    const rest = text.slice(at);
    const { strong, weak = "" } = match.groups ?? {};
    const isStrong = strong !== undefined;
    const known = knownAtStart(rest);
    if (known !== null && !isWord(known, rest, isStrong)) {
      const needsOffice = ["our", "the", "for the", "for", "work from our"].includes(
        weak.toLowerCase(),
      );
      if (needsOffice && !facility.test(rest.slice(known.length))) return [];
      return [{ place: fromName(known, home), at, form: 2.5, isWorkplace: isStrong }];
    }
    const canName = line.place !== "duty" || isLoud(text);
    const own = canName && (isStrong || inside.has(weak.toLowerCase())) ? nameAtStart(rest) : null;
    const isListed = own !== null && isTown(own) && !isEveryday(own);
    const name = isStrong || isListed ? own : null;
    return name === null ? [] : [{ place: fromName(name, home), at, form: 2, isWorkplace: true }];
  });
}

/** Names that no list has, by where they stand: "the yard in Kilfenora", "Lander office", "Eindhoven, Strijp-S". */
function unlisted(text: string, home: string | null, { place }: PlacedLine): Named[] {
  const starts = [...text.matchAll(cue)].map((match) => ({
    at: match.index + match[0].length,
    isStrong: match.groups?.strong !== undefined,
    isInside: inside.has(match.groups?.weak?.toLowerCase() ?? ""),
  }));
  const tells = ownTellers.has(place);
  if (place === "terms" || place === "unplaced")
    starts.unshift({ at: 0, isStrong: false, isInside: false });
  return starts.flatMap(({ at, isStrong, isInside }) => {
    const own = ownNameAtStart(text.slice(at));
    if (!own || findCities(own.name).length > 0 || (!tells && !isStrong)) return [];
    if (own.after.toLowerCase().includes(" counties")) return [];
    const isAlone =
      at === 0 &&
      place === "terms" &&
      (own.after === "" || ",./(".includes(own.after.trim()[0] ?? "x"));
    const isOffice = facility.test(own.after);
    if (!isStrong && !isInside && !isAlone && !isOffice) return [];
    const form = isStrong || at === 0 ? 2 : 1;
    return [{ place: fromName(own.name, home), at, form, isWorkplace: isStrong }];
  });
}

const ownTellers = new Set(["terms", "title", "unplaced", "employer"]);
const inside = new Set(["in", "near", "outside", "around", "out of"]);

function isWord(known: string, rest: string, isStrong: boolean): boolean {
  const isSmall = rest[0] === rest[0]?.toLowerCase();
  return isTooShort(known) || (isEveryday(known) && (isSmall || !isStrong));
}

/** "NYC" is long enough, "Ash" is not. */
function isTooShort(known: string): boolean {
  return known.length < 4 && !isLoud(known);
}

/** A line, a cell, a part between commas or a label's value that is a name and nothing else: "Boise", "…, Vancouver (please circulate)". */
function alone(
  text: string,
  home: string | null,
  { from, isLabelled }: Label,
  place: string,
): Named[] {
  if (!placeTellers.has(place) && !isLabelled) return [];
  return [...text.slice(from).matchAll(parts)].slice(0, 20).flatMap((match, part) => {
    const piece = trimSigns(match[0], "", ")");
    const at = from + match.index;
    const isFirst = isLabelled && part === 0;
    // "Cardiff Bay", "Fish Filleter – Grimsby Docks"; "Boston Scientific" begins a line.
    const canGoOn =
      isFirst || place === "terms" || (part > 0 && (place === "title" || place === "unplaced"));
    const known = piece.length > 40 ? null : knownAtStart(piece, canGoOn);
    const isDistrict =
      known !== null && !isFirst && canGoOn && wordsOf(piece.slice(known.length)).length === 1;
    if (isDistrict && isName(known, piece) && isCapital(piece[known.length + 1]))
      return [{ place: fromName(known, home), at, form: 1 }];
    const isWhole =
      known !== null &&
      (isFirst || known.length >= piece.length - 1 || facility.test(piece.slice(known.length)));
    const isLast = place === "terms" && part > 0 && text.endsWith(piece) && text.length <= 30;
    if (isWhole && (isFirst || isLast || isName(known, piece)))
      return [{ place: fromName(known, home), at, form: isFirst ? 4 : 3 }];
    const isAside =
      text[at - 1] === "(" &&
      at + match[0].length >= text.length - 1 &&
      !piece.includes(" ") &&
      !isLoud(piece);
    const isOfAddress = part > 0 && isAddress(text.slice(0, at));
    const own = isAside || isOfAddress ? ownNameAtStart(piece) : null;
    const name = isFirst ? nameAtStart(piece) : (own?.name ?? null);
    const isAll =
      name !== null && (name.length >= piece.length || facility.test(piece.slice(name.length)));
    return name === null || !isAll
      ? []
      : [{ place: fromName(name, home), at, form: isFirst || isOfAddress ? 2 : 1 }];
  });
}

const rooms = new Set(placeWords.rooms);

/** "41 Quarry Spur Rd, ", "building 41, ". */
function isAddress(before: string): boolean {
  const [kind, last] = wordsOf(before).slice(-2);
  const isNumbered = hasDigit(last ?? "") && rooms.has(kind?.toLowerCase() ?? "");
  return isNumbered || (hasDigit(before) && isStreet(trimSigns(last ?? "")));
}

function isName(known: string, piece: string): boolean {
  return isCapital(piece[0]) && !isEveryday(known) && !isTooShort(known);
}

/** A known city anywhere in a line that tells terms, in capitals unless nothing in the line is. */
function bare(text: string, home: string | null, { place }: PlacedLine): Named[] {
  if (!placeTellers.has(place)) return [];
  const isSmallText = text === text.toLowerCase() && (place === "terms" || place === "unplaced");
  return wordStarts(text).flatMap((index) => {
    if (!isCapital(text[index]) && !isSmallText) return [];
    const known = knownAtStart(text.slice(index));
    if (
      known === null ||
      isTooShort(known) ||
      isEveryday(known) ||
      (isLoud(text) && !known.includes(" ")) ||
      (!isCapital(text[index]) && names.has(known.toLowerCase()))
    )
      return [];
    return [{ place: fromName(known, home), at: index, form: 1 }];
  });
}

function wordStarts(text: string): number[] {
  const starts: number[] = [];
  for (let at = 0; at < text.length && starts.length < 80; at += 1)
    if (isLetter(text[at]) && (at === 0 || " (/".includes(text[at - 1] ?? " "))) starts.push(at);
  return starts;
}

function fromName(name: string, home: string | null): Location {
  const city = settleCity(name, home);
  if (!city) return { city: inCapitals(name), region: null, country: home };
  return { city: city.name, region: city.region, country: city.country ?? home };
}

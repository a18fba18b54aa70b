import type { Document, Line } from "#ledger/read/block.ts";
import { findCity } from "#reading/world/cities.ts";
import { listLabelled } from "#ledger/read/labelled.ts";
import { readPlace, type PlaceWords } from "#ledger/read/location.ts";
import { readPlaceName } from "#ledger/read/place-name.ts";
import { toTitleCase } from "#ledger/read/title-case.ts";
import { quoteWithin, sentencesOf, splitSentences } from "#ledger/read/sentences.ts";

const name =
  "\\p{Lu}[\\p{L}.'’-]{1,20}(?:\\s\\p{Lu}[\\p{L}.'’-]{1,20}){0,3}(?:,\\s?(?:D\\.?C\\.?|[A-Z]{2}(?!\\p{L})|\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{Ll}+)?))?";
/** Words before a name that make it the place of work, even where we do not know it. */
const strong = new RegExp(
  `\\b(?:[Bb]ased|[Ll]ocated|[Oo]n[- ]?site|[Hh]ybrid|[Oo]ffices?|[Hh]eadquartered|position|role) (?:is )?(?:\\d days? )?in (?:our )?(?:downtown |central )?(${name})`,
  "gu",
);
const weak = new RegExp(
  `\\b(?:in|at our|our|near|City of|to) (${name})(?: offices?| headquarters| hub)?`,
  "gu",
);
const cityAndState = new RegExp(
  "\\p{Lu}\\p{Ll}[\\p{L}.'’-]{0,20}(?:\\s\\p{Lu}[\\p{L}.'’-]{1,20}){0,3},\\s?[A-Z]{2}(?!\\p{L})",
  "gu",
);
const ownOffice = new RegExp(
  `\\b(?:the|our) (${name}) (?:offices?|store|site|plant|branch|location|warehouse|campus|clinic|restaurant)\\b`,
  "gu",
);
const lowerCase = /\bin ([a-z]{3,14}(?: [a-z]{3,14}){0,2})\b/g;
/** "in tulsa ok, hybrid": notes write a state without capitals. */
const lowerWithState =
  /(?:^|[,.;]\s|\b(in|near)\s)([a-z]{2,14}(?:\s[a-z]{3,14}){0,2}),?\s([a-z]{2})(?=$|[,.;)]|\s(?:asap|office|hybrid|on-?site|remote|metro|area)\b)/g;
/** Codes of states that are no everyday words. */
const clearStates = new Set(
  "tx ny nj ca fl ga nc sc va wa az nv ut il wi mn mi oh ct md tn ky mo ks ne ia ar nm wv vt nh ri sd nd wy".split(
    " ",
  ),
);
/** Cities whose names are also everyday words. */
const everyday = new Set([
  "nice",
  "mobile",
  "cork",
  "queens",
  "buffalo",
  "split",
  "reading",
  "limerick",
]);

/** Where "Phoenix" is more likely a tool than a city. */
const listing = new Set(["must", "nice", "requirements", "duties"]);
const fromHome =
  /\b(?:(?:fully|100%|completely) remote|remote (?:position|role|job|opportunity)|(?<=\bis )remote)\b(?: \([^()]{2,40}\))?/i;

/** The place a posting names: its label, its first lines, then the phrases people use; work from home before any office. */
export function findPlace(posting: Document): PlaceWords | null {
  const labelled = listLabelled(
    posting,
    /^(?:(?:job|work|office|primary|duty) )?(?:locations?|duty station|city|workplace|place of work)\b|^(?:where|place)$/i,
  );
  const head = posting.blocks
    .slice(0, 3)
    .flatMap(({ lines }) => lines)
    .slice(0, 5)
    .flatMap(sentencesOf);
  const lines = posting.blocks.flatMap((block) => block.lines);
  return (
    firstSettled(labelled, ({ text }) => splitSentences(text).slice(0, 1)) ??
    firstSettled(head, readHead) ??
    firstSettled(lines, readRemote) ??
    firstSettled(lines, readPhrases) ??
    firstSettled(
      posting.blocks.filter(({ kind }) => !listing.has(kind)).flatMap((block) => block.lines),
      readParts,
    )
  );
}

function firstSettled(
  lines: readonly Line[],
  read: (line: Line) => readonly string[],
): PlaceWords | null {
  for (const line of lines) {
    for (const words of read(line)) {
      const found = readPlace(words);
      const isSettled =
        found !== null && (found.country !== null || found.isRemote || found.city !== null);
      if (isSettled) return { ...found, quote: quoteWithin(line, words) };
    }
  }
  return null;
}

/** "Yardwren | Austin, TX (hybrid) | Full-time": the part that names a place we know. */
function readHead(line: Line): string[] {
  if (line.text.length > 160) return [];
  const parts = line.text.split(/\s[|•·–—-]\s|\s{3,}/);
  return [...(/^remote\b/i.test(line.text) ? [line.text] : []), ...parts].filter((part) => {
    const { country, city } = readPlaceName(part);
    if (/\s\p{Ll}/u.test(city ?? "")) return false;
    return (
      part.length <= 60 &&
      (country !== null || /^remote\b/i.test(part)) &&
      (city !== null || /remote|anywhere/i.test(part))
    );
  });
}

function readPhrases(line: Line): string[] {
  const text = line.text.slice(0, 20_000);
  const known = [...text.matchAll(weak), ...text.matchAll(ownOffice)].map(
    (match) => match[1] ?? "",
  );
  const noted = [...text.matchAll(lowerWithState)].flatMap(readNoted);
  const lower = [...text.matchAll(lowerCase)].flatMap((match) => longestFirst(match[1] ?? ""));
  return [
    ...[...text.matchAll(strong)].map((match) => (match[1] ?? "").replace(/\.$/, "")),
    ...[...text.matchAll(cityAndState)]
      .filter((match) => isPlaceLike(text, match))
      .map(([words]) => words),
    ...known.flatMap(longestFirst).filter((words) => findCity(words.split(",")[0] ?? "") !== null),
    ...noted,
    ...lower.filter((words) => !everyday.has(words) && findCity(words) !== null),
  ];
}

function readNoted([, isIn, city = "", state = ""]: RegExpExecArray): string[] {
  const isKnown = findCity(city)?.region === state.toUpperCase();
  const isNamed = isIn !== undefined && !/^(?:our|the|my|your|this|that|any|an?) /.test(`${city} `);
  const isPlace = isKnown || (isNamed && clearStates.has(state));
  return isPlace ? [`${toTitleCase(city)}, ${state.toUpperCase()}`] : [];
}

/** Notes name a city between commas, with its state or without. */
function readParts({ text }: Line): string[] {
  const parts = text.slice(0, 20_000).split(/[,.;]\s|\.$/);
  return parts.filter((part) => {
    const [, city = part, state] = /^(\p{Lu}[\p{L} .'-]{2,30}) ([A-Z]{2})$/u.exec(part) ?? [];
    const known = /^\p{Lu}/u.test(city) ? findCity(city) : null;
    return known !== null && (state === undefined || known.region === state);
  });
}

/** "Portland, OR" is a place after "in"; "Python, OR" is not. */
function isPlaceLike(text: string, { 0: words, index }: RegExpExecArray): boolean {
  if (readPlaceName(words).region === null) return false;
  return (
    !/(?:OR|IN|ME|OK|HI)$/.test(words) ||
    /\b(?:in|at|near|from)\s$/i.test(text.slice(Math.max(0, index - 6), index))
  );
}

function longestFirst(words: string): string[] {
  const list = words.replace(/\.$/, "").split(" ");
  return list.map((_, index) => list.slice(0, list.length - index).join(" "));
}

function readRemote({ text }: Line): string[] {
  const found = fromHome.exec(text)?.[0];
  return found === undefined || /\b(?:not|no|hybrid)\b/i.test(text) ? [] : [found];
}

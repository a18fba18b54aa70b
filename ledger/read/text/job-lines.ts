import { sentenceSpans } from "#english/sentences.ts";
import { readAsDecided, undecided, type Decided } from "#ledger/facts/decided.ts";
import {
  answered,
  cleanText,
  isRecorded,
  tellsDaysOff,
  withoutChat,
  withoutFillers,
  withoutFrame,
} from "#ledger/read/text/clean-text.ts";
import { joinCutLines, withoutLooseEnds, type WholeLine } from "#ledger/read/text/cut-lines.ts";
import { splitDemands } from "#ledger/read/requirements/requirements-split.ts";
import { isWishHeading, readDemand } from "#ledger/read/requirements/requirements-wording.ts";
import { asksBeforeWaiving } from "#ledger/read/requirements/waived.ts";
import { cutFormFields } from "#ledger/read/text/form-fields.ts";
import { takeOutInside } from "#ledger/read/text/inside.ts";
import { joinPosting } from "#ledger/read/text/join-posting.ts";
import { withoutSpeakers } from "#ledger/read/text/told.ts";
import {
  placeInList,
  placeRuledOut,
  placeSteps,
  withoutEditorsNotes,
} from "#ledger/read/text/place-again.ts";
import { saidForPost } from "#ledger/read/text/said-for-post.ts";
import { keyOfText, mergeFound, type Said } from "#ledger/read/text/said.ts";
import { wordsIn } from "#ledger/read/text/words-in.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { fieldInWords } from "#reading/source/export-fields.ts";
import { withoutGuesses } from "#reading/furniture.ts";
import { fillForm } from "#reading/form.ts";
import type { PlacedLine } from "#reading/place.ts";
import type { Stated } from "#reading/read-stated.ts";

/** The posting as it was read, and every line of posting and form, each once and with its place. */
export type JobLines = {
  posting: Stated;
  /** The form without what it says of lines that a person moved inside. */
  words: JobFields;
  /** The form as the posting alone fills it, and the words each field rests on. */
  filled: ReturnType<typeof fillForm>;
  said: readonly Said[];
  /** A line of the posting as it stands in its text. */
  quoteOf: (line: number) => string;
  /** Whether a field still carries the posting's words; then it cannot disagree with them. */
  isOfPosting: (field: "requirements" | "salaryRange") => boolean;
};

/** The posting's lines by their words, and whether words stand in one of them. */
type Posted = { lines: ReadonlyMap<string, Said>; holds: (words: string) => boolean };
type Field = "requirements" | "benefits" | "culture" | "salaryRange" | "dealBreakersText";
/** What a field of the form is about. */
const fields: readonly (readonly [Field, Said["place"]])[] = [
  ["requirements", "must"],
  ["benefits", "benefit"],
  ["culture", "culture"],
  ["salaryRange", "pay"],
  ["dealBreakersText", "terms"],
];

/** Reads the posting once; a form's line that stands in the posting is that line, with both quotes. */
export function readLines(form: JobFields, decided: Decided = undecided): JobLines {
  const text = joinPosting(form);
  const posting = withoutEditorsNotes(readAsDecided(text, decided));
  const words = takeOutInside(form, posting.lines);
  const quotes = posting.lines.map(({ start, end }) => text.slice(start, end));
  // In notes a line that the reader left to the person may be one that must stay inside.
  const placed =
    posting.kind === "notes"
      ? posting.lines
      : placeSteps(placeBands(posting.lines.map(placeInList)));
  const isSpoken = isRecorded(text);
  const told = [
    ...joinCutLines(withoutGuesses(placed), text).flatMap((one) => toSaid(one, text, isSpoken)),
    ...placed.flatMap((line, at) => saidForPost(line, quotes[at] ?? "")),
  ];
  const filled = fillForm(text, posting);
  const whole = ` ${keyOfText(text)} `;
  return {
    posting,
    words,
    filled,
    said: withoutSpeakers(
      joinForm(words, told, (field) => {
        const own = field === "dealBreakersText" ? "" : filled.fields[field];
        return keyOfText(words[field]) === keyOfText(own);
      }).map(placeRuledOut),
    ),
    quoteOf: (id) => quotes[id] ?? "",
    isOfPosting: (field) => {
      const key = keyOfText(words[field]);
      return key === keyOfText(filled.fields[field]) || whole.includes(` ${key} `);
    },
  };
}

const band = /^[^:]{2,60}:\s*[$€£]?[\d,.]+k?\s*(?:-|–|—|to)\s*[$€£]?[\d,.]+k?/iu;

/** One more band in a row of them is pay, too: "All other states: $133,000 - $160,000". */
function placeBands(lines: readonly PlacedLine[]): PlacedLine[] {
  return lines.map((line, at) => {
    const before = lines[at - 1];
    const isNext =
      line.place === "unplaced" && before?.place === "pay" && before.layout === line.layout;
    return isNext && band.test(line.text) && band.test(before.text)
      ? { ...line, place: "pay" as const }
      : line;
  });
}

/** The form's lines, then what only the posting says. */
export function joinForm(
  words: JobFields,
  told: readonly Said[],
  isAsFilled: (field: Field) => boolean = () => false,
): Said[] {
  const lines = new Map(told.toReversed().flatMap(keysOf));
  const posted: Posted = { lines, holds: wordsIn(lines.keys()) };
  const typed = fields.flatMap(([field, place]) => {
    const rows = readField(words[field], field, place, posted);
    // What auto-fill wrote nobody typed, however it cut the posting's lines.
    return isAsFilled(field) ? rows.map((row) => ({ ...row, isTyped: false })) : rows;
  });
  const known = new Set(typed.map((one) => keyOfText(one.text)));
  return [...typed, ...told.filter((one) => !known.has(keyOfText(one.text)))];
}

/** A line by its own words and by those of the pieces it was cut into, which auto-fill wrote as rows. */
function keysOf(line: Said): [string, Said][] {
  return [...(line.pieces ?? []), line.text].map((words) => [keyOfText(words), line]);
}

function toSaid(
  { place, layout, heading: under, start, end, text: line, reader, pieces }: WholeLine,
  all: string,
  isSpoken: boolean,
): Said[] {
  const words = cleanText(fieldInWords(line))
    .slice(0, longestLine)
    .replace(/^[\s,;.)]+(?=.*\p{L})/u, "");
  const said = withoutFillers(answered(withoutLooseEnds(words), place, under), isSpoken);
  const text = withoutFrame(withoutChat(said), place);
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const quotes = [{ where: "posting" as const, quote: all.slice(start, end) }];
  // The second sentence of a bullet is a sentence.
  const before = all.slice(all.lastIndexOf("\n", start - 1) + 1, start);
  const isBullet = layout === "bullet" && !/\p{L}/u.test(before);
  const isPlaced = reader === "person";
  const own = isPlaced
    ? place
    : settleNice(settleMust(settleProcess(place, text), text), text, under);
  const rest = { heading: under, isBullet, quotes, isTyped: false, isPlaced, pieces };
  return cutFormFields(text).map((field) => ({ ...rest, text: field, place: own }));
}

/** "A passing 3G bend test, taken here": what somebody has to show; a drug test comes after the offer. */
function settleProcess(place: Said["place"], text: string): Said["place"] {
  if (place === "process" && tellsDaysOff(text)) return "benefit";
  const isShown = /^an? passing \p{L}*\d*.*\btest\b/iu.test(text);
  const isLater = /\b(?:drug|alcohol|physical|medical|background|fingerprint\w*|TB)\b/iu.test(text);
  return place === "process" && isShown && !isLater ? "must" : place;
}

/** In a list of musts "hospice preferred, not required" is a wish, and "no degree needed" is good to know. */
function settleMust(place: Said["place"], text: string): Said["place"] {
  if (place !== "must") return place;
  const demands = new Set(splitDemands(text, Infinity).map(readDemand));
  if (demands.size > 1) return place;
  if (demands.has("nice")) return "nice";
  return demands.has("none") && !asksBeforeWaiving(text) ? "terms" : place;
}

/** "4+ years of accounting, manufacturing preferred" asks for the years, wherever it is not in a list of wishes. */
function settleNice(place: Said["place"], text: string, under: string | null): Said["place"] {
  if (place !== "nice" || (under !== null && isWishHeading(under))) return place;
  const [first = "", ...others] = splitDemands(text, Infinity);
  return others.length > 0 && readDemand(first) !== "nice" && /\d/u.test(first) ? "must" : place;
}

/** No sentence is longer, and no field has more rows. */
export const longestLine = 1_500;
const longestRow = 10_000;
const mostRows = 500;

const bullet = /^\s*(?:[-–—*•●▪◦‣·+]|\(?\d{1,2}[.)])\s+/u;
const heading = /^[^.!?]{2,60}:$/u;

/** A field's rows, each under the heading a person gave it. */
function readField(text: string, field: Field, place: Said["place"], posting: Posted): Said[] {
  const said: Said[] = [];
  let under: string | null = null;
  for (const row of text.split(/[\r\n]+/u).slice(0, mostRows)) {
    const mark = bullet.exec(row)?.[0].length ?? 0;
    const words = row.slice(mark, mark + longestRow).trim();
    if (isWishHeading(words) || heading.test(words)) under = words;
    else {
      const own = under !== null && isWishHeading(under) && place === "must" ? "nice" : place;
      const line = { field, place: own, heading: under, isBullet: mark > 0 };
      said.push(...readRow(words, line, posting));
    }
  }
  return mergeFound(said, (one) => `${one.place} ${keyOfText(one.text)}`);
}

type Row = { field: Field; place: Said["place"]; heading: string | null; isBullet: boolean };

/** The posting's line where a row repeats it; else its sentences. */
function readRow(words: string, row: Row, posting: Posted): Said[] {
  const same = posting.lines.get(keyOfText(words));
  if (same !== undefined) return joinLine(words, row, same);
  return sentenceSpans(words).flatMap(({ start, end }) => {
    const sentence = words.slice(start, end);
    const twin = posting.lines.get(keyOfText(sentence));
    if (twin !== undefined) return joinLine(sentence, row, twin);
    const text = cleanText(sentence).slice(0, longestLine);
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const { field, ...line } = row;
    const quotes = [{ where: field, quote: sentence }];
    return [{ ...line, text, quotes, isTyped: !isPartOf(text, posting) }];
  });
}

/** What stays inside stays inside, also where a field repeats it; else a person says what a line is, or the field does. */
function joinLine(words: string, { field, place, isBullet }: Row, line: Said): Said[] {
  if (line.place === "internal" || line.place === "contact" || line.place === "noise") return [];
  const quotes = [{ where: field, quote: words }, ...line.quotes];
  const own =
    line.isPlaced === true
      ? line.place
      : settleNice(settleMust(place, line.text), line.text, line.heading);
  return [{ ...line, place: own, isBullet: isBullet || line.isBullet, quotes }];
}

/** So many words in a row are no accident. */
const leastWords = 5;

function isPartOf(text: string, posting: Posted): boolean {
  return keyOfText(text).split(" ").length >= leastWords && posting.holds(text);
}

import titleWords from "#reading/data/title-words.json" with { type: "json" };
import lexicon from "#reading/data/lexicon.json" with { type: "json" };
import type { Kind, Line } from "#reading/line.ts";
import { places, type Place } from "#reading/places.ts";
import { names } from "#reading/telltales.ts";

const word = /[\p{L}\p{N}$€£%+#&']+/gu;
const capitalised = /\p{Lu}\p{L}+/gu;
const digits = /\d/gu;
const money = /[$€£]\s?\d|\d\s?(?:k\b|€|eur\b|usd\b|gbp\b|\/\s?(?:hr|h|hour|yr|year))/iu;
const phone = /\(?\d{3}\)?[\s.-]\d{3}[\s.-]?\d{4}|\bext\b|\b555\b|\+\d{2}/u;
const mail = /\S@\S|https?:|www\.|\.(?:com|org|net|example|co)\b/iu;
const clock = /\d\s?(?:am|pm|a\.m|p\.m)\b|\d:\d{2}/iu;
const speakers = {
  "I speak": /\b(?:i|me|my|im|i'm)\b/iu,
  "to you": /\b(?:you|your|you'll)\b/iu,
  "of somebody": /\b(?:he|she|him|her|his|hes|shes)\b/iu,
};

const mostWords = 60;
/** Of a longer line the rest is not looked at. */
export const mostSigns = 2_000;
const heads = new Set(titleWords);
/** A phrase's place by the lexicon: "a plus" speaks for nice, the heading "your toolbox" for must. */
const placeOfWords = indexPhrases(lexicon.words);
const placeOfHeading = indexPhrases(lexicon.headings);
const longestPhrase = 3;

function indexPhrases(
  lists: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, Place> {
  return new Map(
    places.flatMap((place) =>
      (lists[place] ?? []).map((phrase) => [wordsOf(phrase).join(" "), place] as const),
    ),
  );
}

export type Words = readonly string[];

/** The place of the lines under a heading that many postings use: must under "Requirements". */
export function placeUnder(heading: string): Place | undefined {
  return placeOfHeading.get(wordsOf(heading).join(" "));
}

/** A line's words, small and with every digit as 0: "$52,400 to" as "$00", "000", "to". */
export function wordsOf(text: string): Words {
  return (text.slice(0, mostSigns).toLowerCase().match(word) ?? [])
    .slice(0, mostWords)
    .map((one) => one.replaceAll(digits, "0"));
}

/** What tells a line's place: its words and signs, its layout, its heading, and the lines beside it. */
export function placeFeatures(
  lines: readonly Line[],
  at: number,
  words: readonly Words[],
): string[] {
  const line = lines[at];
  const own = words[at] ?? [];
  if (line === undefined) return [];
  return [
    ...ownWords(own),
    ...headingWords(line.heading),
    ...lexiconFeatures(own, line.heading),
    ...wordsBeside("before", words[at - 1]),
    ...wordsBeside("after", words[at + 1]),
    ...shapeOf(line, { at, of: lines.length }, own),
  ];
}

/** What a line shows in a text of this kind. */
export function kindSigns(kind: Kind, { layout, text }: Line): string[] {
  return [kind, `${kind} ${layout}`, ...wordsOf(text).map((one) => `${kind} ${one}`)];
}

function ownWords(own: Words): string[] {
  const features = [`first ${own[0]}`, `first ${own[0]} ${own[1]}`, `last ${own.at(-1)}`];
  if (own.length < 6) features.push(`whole ${own.join(" ")}`);
  for (const [index, one] of own.entries()) {
    features.push(`w ${one}`);
    if (index > 0) features.push(`w ${own[index - 1]} ${one}`);
    if (index > 1) features.push(`w ${own[index - 2]} ${own[index - 1]} ${one}`);
    if (one.length > 4)
      for (let from = 0; from + 4 <= one.length; from += 1)
        features.push(`c ${one.slice(from, from + 4)}`);
    if (one.length > 5) features.push(`s ${one.slice(0, 5)}`, `e ${one.slice(-3)}`);
  }
  return features;
}

function lexiconFeatures(own: Words, heading: string | null): string[] {
  const features: string[] = [];
  const counts = new Map<string, number>();
  for (let from = 0; from < own.length; from += 1)
    for (let size = 1; size <= longestPhrase && from + size <= own.length; size += 1) {
      const place = placeOfWords.get(own.slice(from, from + size).join(" "));
      if (place === undefined) continue;
      counts.set(place, (counts.get(place) ?? 0) + 1);
      if (from === 0) features.push(`begins with ${place}`);
    }
  for (const [place, count] of counts) {
    features.push(`speaks for ${place}`);
    if (count > 1) features.push(`speaks twice for ${place}`);
  }
  if (heading !== null) {
    const words = wordsOf(heading);
    const place =
      placeOfHeading.get(words.join(" ")) ?? placeOfHeading.get(words.slice(0, 4).join(" "));
    if (place !== undefined) features.push(`heading of ${place}`, `heading of ${place} 2`);
    for (const each of words) {
      const one = placeOfWords.get(each);
      if (one !== undefined) features.push(`heading word of ${one}`);
    }
  }
  return features;
}

function headingWords(heading: string | null): string[] {
  if (heading === null) return ["h none"];
  const words = wordsOf(heading);
  const features = [`h = ${words.join(" ")}`];
  for (const [index, one] of words.entries()) {
    features.push(`h ${one}`);
    if (index > 0) features.push(`h ${words[index - 1]} ${one}`);
    if (one.length > 5) features.push(`h~ ${one.slice(0, 5)}`);
  }
  return features;
}

function wordsBeside(side: string, other: Words | undefined): string[] {
  if (other === undefined) return [`${side} none`];
  return [`${side} ${other[0]} ${other[1]}`, ...other.slice(0, 6).map((one) => `${side} ${one}`)];
}

function shapeOf(line: Line, { at, of }: { at: number; of: number }, own: Words): string[] {
  const { text, layout, heading } = line;
  const size = `size ${Math.min(8, Math.floor(Math.log2(own.length + 1) * 2))}`;
  const start = text.charAt(0);
  const capitals = `capitals ${shareOfCapitals(text)}`;
  const shape = [
    "bias",
    `layout ${layout}`,
    size,
    `${size} ${layout}`,
    `at ${Math.floor((at * 8) / of)}`,
    at < 4 ? `row ${at}` : "row later",
    of - at < 4 ? `left ${of - at}` : "left more",
    of < 12 ? "short text" : "long text",
    start === start.toLowerCase() ? "low start" : "high start",
    `ends ${text.slice(-1).replace(/[\p{L}\p{N}]/u, "a")}`,
    `under ${heading === null ? "none" : "some"} ${layout}`,
    capitals,
    `${capitals} ${size}`,
  ];
  if (own.some(isTitleWord))
    shape.push("titled", `titled ${size}`, `titled ${at < 8 ? "early" : "late"} ${size}`);
  if (own.some((one) => names.has(one))) shape.push("name in small letters");
  if (text.match(capitalised)?.some((one) => names.has(one.toLowerCase())))
    shape.push("name", own.length < 5 ? "name alone" : "name in a sentence");
  if (money.test(text)) shape.push("money", `money ${size}`);
  if (phone.test(text)) shape.push("phone");
  if (mail.test(text)) shape.push("mail");
  if (clock.test(text)) shape.push("clock");
  if (/\d/u.test(text)) shape.push("figure");
  if (text.includes(":")) shape.push("colon");
  if (text === text.toUpperCase()) shape.push("loud");
  if (text.includes("?")) shape.push("question");
  if (text.includes('"')) shape.push("quoted");
  for (const [name, pattern] of Object.entries(speakers)) if (pattern.test(text)) shape.push(name);
  return shape;
}

/** Words that end a job title: "technician", "drivers". */
function isTitleWord(one: string): boolean {
  return heads.has(one) || (one.endsWith("s") && heads.has(one.slice(0, -1)));
}

/** In thirds: how many of the longer words begin with a capital. */
function shareOfCapitals(text: string): number {
  const words = text.split(" ").filter((one) => one.length > 2);
  const capital = words.filter((one) => one.charAt(0) !== one.charAt(0).toLowerCase()).length;
  return Math.round((3 * capital) / Math.max(1, words.length));
}

import { splitDeeds, type Deed } from "#ledger/read/duty-deeds.ts";
import { findDeed, startWithVerb } from "#ledger/read/duty-phrases.ts";
import { isVerb } from "#ledger/read/duty-verbs.ts";
import { weigh } from "#ledger/read/duty-weight.ts";
import type { Block, Document, Line } from "#ledger/read/document.ts";
import { firstSentences } from "#ledger/read/first-sentences.ts";
import type { Duty } from "#ledger/reading.ts";
import { inSentence } from "#ledger/words.ts";

const most = 20;
const longest = 600;
const longestPhrase = 90;

/**
 * What the person will do, as the posting lists it, says it, or (in bulletins) puts into one paragraph;
 * what the form's description says besides comes after.
 */
export function readDuties(posting: Document, description: Document = { blocks: [] }): Duty[] {
  const blocks = posting.blocks.filter(({ kind }) => kind === "duties");
  const readers = [
    () => blocks.flatMap(readBlock),
    () => readProse(posting),
    () => readBullets(posting),
  ];
  const found = readers.reduce<Deed[]>((before, read) => (before.length > 0 ? before : read()), []);
  return withoutRepeats([...found, ...readProse(description)])
    .slice(0, most)
    .map(({ text, quote }, at) => ({
      id: `duty.${at + 1}`,
      label: "Duty",
      text,
      quotes: [{ where: "posting", quote }],
      weight: weigh(text),
    }));
}

function readBlock({ lines }: Block): Deed[] {
  const bullets = lines.filter(({ isBullet }) => isBullet);
  if (bullets.length > 1) return bullets.flatMap(toDuty);
  const isItem = ({ text }: Line) =>
    lines.length > 2 && text.length <= 200 && !/[.!?](?:\s|$)/.test(text);
  return lines.flatMap((line) => (isItem(line) ? toDuty(line) : readParagraph(line)));
}

/** A list of deeds under no heading we know. */
function readBullets({ blocks }: Document): Deed[] {
  const lists = blocks
    .filter(({ kind }) => !silent.has(kind))
    .map(({ lines }) => lines.filter(({ isBullet, text }) => isBullet && findDeed(text) !== null));
  return lists.filter((lines) => lines.length > 1).flatMap((lines) => lines.flatMap(toDuty));
}

/** A paragraph is taken apart into its deeds. */
function readParagraph(line: Line): Deed[] {
  const parts = firstSentences(line);
  return parts
    .flatMap((part) => (isAside(part.text) ? [] : splitDeeds(part)))
    .filter(({ text }) => !/^(?:Have|Need|Possess|Hold|Be (?!responsible\b))\b/.test(text));
}

const told =
  /\b(?:you(?:['’]ll| will| would)|the (?:successful |ideal |right )?(?:candidate|person|incumbent) will)\s+(?!have\b|need\b|be (?:an?|the|eligible|paid|given|offered|part|able|asked|contacted|notified|required)\b|love\b|enjoy\b|find\b|receive\b|get\b|report to\b|join\b|not\b|bring\b|earn\b|also (?:have|need|receive|get)\b)/i;
const silent = new Set([
  "benefits",
  "pay",
  "process",
  "apply",
  "legal",
  "must",
  "nice",
  "requirements",
]);

function readProse({ blocks }: Document): Deed[] {
  return blocks
    .filter(({ kind }) => !silent.has(kind))
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => told.test(text))
    .flatMap(firstSentences)
    .filter(({ text }) => text.length <= longest && told.test(text))
    .flatMap((line) =>
      splitDeeds({ ...line, text: line.text.slice(Math.max(0, line.text.search(told))) }),
    );
}

function toDuty(line: Line): Deed[] {
  const text = line.text.length > longest ? (firstSentences(line)[0]?.text ?? "") : line.text;
  if (text.length > longest || isAside(text) || !/\p{L}{3}/u.test(text)) return [];
  return [
    {
      text: startWithVerb(text.replace(/[.;,]+$/, "").replace(/[;,] and$/, "")),
      quote: line.quote,
    },
  ];
}

const aside =
  /^(?:note|please|we|our|this (?:role|position|job) (?:is|reports)|reports? (?:directly )?to|the following|none of|these (?:duties|statements)|must (?:be able|be willing|have|possess|hold)|ability to (?:lift|stand|sit|travel)|(?:does|performs?) (?:other )?related|fulfills equal)\b/i;

/** Words about the work that name no deed of it. */
function isAside(text: string): boolean {
  if (/^we need (?:you|someone) to/i.test(text)) return false;
  return aside.test(text) || text.length > longest || text.endsWith(":");
}

function withoutRepeats(found: readonly Deed[]): Deed[] {
  const seen = new Set<string>();
  return found.filter(({ text }) => {
    const key = text.toLowerCase();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const clauseEnds =
  /; | (?:while|using|which|so that|in order to|by|including) | [–—] | \(|,? and (?=[\p{L}-]+ \p{L})|, (?=[\p{L}-]+ \p{L})/gu;
const phraseEnds = / (?:in|for|at|from|with|to|about|throughout|during|within|across|on|through) /g;

/** A duty for use after "to": "Manages the night team." becomes "manage the night team". */
export function toVerbPhrase(duty: string): string {
  const verbFirst = startWithVerb(duty.slice(0, longest)).replace(/[.;:,!\s]+$/, "");
  const text = cutAtClause(verbFirst);
  const [first = ""] = text.split(" ");
  return /^\p{Lu}\p{Ll}*$/u.test(first) && isVerb(first)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : inSentence(text);
}

function cutAtClause(text: string): string {
  if (text.length <= longestPhrase + 5) return text;
  const end =
    lastEnd(text, clauseEnds) ?? lastEnd(text, phraseEnds) ?? text.lastIndexOf(" ", longestPhrase);
  const cut = text.slice(0, end < 1 ? longestPhrase : end);
  return cut
    .replace(
      /(?:,? (?:of|the|an?|to|for|and|or|with|in|on|by|from|our|your|their|that|which|who|those|are|is|as|at)){1,6}$/,
      "",
    )
    .replace(/[,;:\s]+$/, "");
}

/** The last place to stop that leaves no bracket open and no list half told. */
function lastEnd(text: string, ends: RegExp): number | undefined {
  const places = [...text.slice(0, longestPhrase + 12).matchAll(ends)];
  return places.findLast(({ 0: mark, index }) => {
    const isInReach = index >= 35 && index <= longestPhrase;
    const next = /^\p{L}+/u.exec(text.slice(index + mark.length))?.[0] ?? "";
    const isListGoingOn = /^,|and $/.test(mark) && !isVerb(next);
    return isInReach && !isListGoingOn && isBalanced(text.slice(0, index));
  })?.index;
}

function isBalanced(text: string): boolean {
  return text.split("(").length === text.split(")").length;
}

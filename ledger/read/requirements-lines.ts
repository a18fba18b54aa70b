import type { Where } from "#ledger/fact.ts";
import type { Line } from "#ledger/read/document.ts";
import { firstSentences } from "#ledger/read/first-sentences.ts";
import { isAcceptance } from "#ledger/read/requirements-accepts.ts";
import type { Found } from "#ledger/read/requirements-demand.ts";
import { cutLikewise, splitDemands } from "#ledger/read/requirements-split.ts";
import { isInstruction, isLegal, readDemand } from "#ledger/read/requirements-wording.ts";

const longest = 700;

/** A line with the lines after it that may stand in its place ("; or"). */
type Group = { lines: readonly Line[] };

/** Lines that end with "or" are alternatives of the next; one that ends with a colon leads them. */
export function groupAlternatives(lines: readonly Line[]): Group[] {
  const groups: { lines: Line[]; isOpen: boolean }[] = [];
  for (const [at, line] of lines.entries()) {
    const last = groups.at(-1);
    const isAlternative = /^or\b[\s,:]/i.test(line.text);
    const isOpen =
      endsWithOr(line) ||
      isChoice(line) ||
      (line.text.endsWith(":") && lines[at + 1] !== undefined && endsWithOr(lines[at + 1]));
    if (last !== undefined && (last.isOpen || isAlternative) && last.lines.length < 8) {
      last.lines.push(line);
      last.isOpen = isOpen || (last.isOpen && isChoice(last.lines[0]));
    } else {
      groups.push({ lines: [line], isOpen });
    }
  }
  return groups;
}

function endsWithOr(line: Line | undefined): boolean {
  return line !== undefined && /(?:[;,.]|\s)\s?(?:and\/)?or[\s,:;]*$/i.test(line.text);
}

/** "At least two of the following:" */
function isChoice(line: Line | undefined): boolean {
  return (
    line !== undefined &&
    /\b(?:one|two|three|any|some|either)\b.{0,20}\bof the following\b.{0,60}:$/i.test(line.text)
  );
}

/** What a line, or a group of alternatives, asks for. */
export function readLines({ lines }: Group, priority: "must" | "nice", where: Where): Found[] {
  const [first, ...others] = lines;
  if (first === undefined) return [];
  if (others.length > 0) return readAlternatives(lines, priority, where);
  const found: Found[] = [];
  for (const sentence of firstSentences(first)) {
    const { text } = sentence;
    if (text.length > longest || isLegal(text) || isInstruction(text)) continue;
    const before = found.at(-1);
    if (before !== undefined && isAbout(sentence.text)) {
      found[found.length - 1] = addAccepted(before, sentence, where);
    } else if (!isAside(sentence.text, found.length > 0)) {
      found.push(...readSentence(sentence, priority, where));
    }
  }
  return found;
}

/** Whether a sentence only says what stands in for the demand before it. */
export function isAbout(sentence: string): boolean {
  return (
    isAcceptance(sentence) ||
    /^or\b/i.test(sentence) ||
    /\b(?:may|can|will) (?:be )?substitut|\bin lieu of\b/i.test(sentence)
  );
}

function addAccepted(found: Found, { text, quote }: Line, where: Where): Found {
  return {
    ...found,
    quotes: [...found.quotes, { where, quote }],
    accepts: [...found.accepts, text.replace(/^or,?\s+/i, "").replace(/[.;,\s]+$/, "")],
  };
}

/** Explains the line before it, or speaks of the employer. */
function isAside(sentence: string, isLater: boolean): boolean {
  if (!/\p{L}{2}|^[CR][+#]*\.?$/u.test(sentence) || sentence.endsWith(":")) return true;
  if (
    /^(?:and|or|and\/or)[\s,.;:]*$|\bin the interview\b|\bselective certification\b|^under the policy\b|^\([^()]*\)\.?$|^only persons\b|^any combination of\b|^(?:OTE|salary|comp|pay|base)\b.{0,20}\d|\bclass code\b|\bopen date\b|\battached to the application\b/i.test(
      sentence,
    )
  )
    return true;
  if (readDemand(sentence) === "none" || /^no exceptions\b/i.test(sentence)) return true;
  if (isLater && /^(?:bring|tell|show|ask)\b|^\p{L}+, not an? /iu.test(sentence)) return true;
  return (
    isLater &&
    !/\bsponsor|\bvisas?\b/i.test(sentence) &&
    /^(?:this|these|it|it['’]s|we|we['’]re|our|they|that|here|note|please|for example|e\.g|such as|if|however|don['’]t|why|because)\b/i.test(
      sentence,
    ) &&
    readDemand(sentence) === null
  );
}

export function readSentence(
  { text, quote, isBullet }: Line,
  priority: "must" | "nice",
  where: Where,
): Found[] {
  const [first = "", ...others] = cutLikewise(text);
  const shared = priorityOf(first, priority);
  return [
    ...splitDemands(first, leastListed(where, isBullet)).map((part, at, parts) => ({
      text: withUnit(part, parts.slice(0, at)),
      quotes: [{ where, quote: quote.includes(part) ? part : quote }],
      priority: priorityOf(part, priority),
      accepts: [],
    })),
    ...others.map((part) => ({
      text: part,
      quotes: [{ where, quote }],
      priority: shared,
      accepts: [],
    })),
  ];
}

/** "ACLS in 6 months, TNCC in 12" leaves the second unit to the reader. */
function withUnit(part: string, before: readonly string[]): string {
  if (!/\b(?:in|within) \d{1,3}$/u.test(part)) return part;
  const unit = before
    .map((one) => /\b(?:in|within) \d{1,3} (days|weeks|months|years)\b/u.exec(one)?.[1])
    .findLast((found) => found !== undefined);
  return unit === undefined ? part : `${part} ${unit}`;
}

/** A form's field and a line of notes are lists of short things; a bullet is one thing. */
function leastListed(where: Where, isBullet: boolean): number {
  if (where === "requirements") return 2;
  return isBullet ? Infinity : 3;
}

function priorityOf(text: string, around: "must" | "nice"): "must" | "nice" {
  const demand = readDemand(text);
  if (demand === "nice") return "nice";
  return around === "nice" &&
    /\brequired\b|\bmandatory\b|\ba must\b|\bnon[- ]?negotiable\b|^must\b|^no\b/i.test(text)
    ? "must"
    : around;
}

function readAlternatives(
  lines: readonly Line[],
  priority: "must" | "nice",
  where: Where,
): Found[] {
  const texts = lines.map(({ text }) =>
    text.replace(/[;,.\s]+(?:and\/)?or[\s,:;]*$/i, "").replace(/^or[\s,:]+/i, ""),
  );
  const [head = "", second = "", ...rest] = texts;
  const isLed = head.endsWith(":");
  const text = isLed ? `${head.slice(0, -1)} ${second}` : head;
  const accepts = (isLed ? rest : [second, ...rest]).filter(
    (one) => one !== "" && one.length <= longest,
  );
  if (text.length > longest || isLegal(text)) return [];
  return [
    {
      text,
      quotes: lines.map(({ quote }) => ({ where, quote })),
      priority: priorityOf(text, priority),
      accepts,
    },
  ];
}

import { splitDuties } from "#ledger/read/duties/split-duties.ts";
import { startWithVerb } from "#ledger/read/duties/duty-phrases.ts";
import { isVerb } from "#ledger/read/duties/duty-verbs.ts";
import { weigh } from "#ledger/read/duties/duty-weight.ts";
import { mergeFound, numberGiven, saidIn, type Found, type Said } from "#ledger/read/text/said.ts";
import type { Duty } from "#ledger/facts/reading.ts";
import { inSentence } from "#ledger/in-sentence.ts";

const most = 20;
const longest = 600;
const longestPhrase = 90;

/** What the person will do: each bullet is one duty, a sentence may tell several. */
export function readDuties(said: readonly Said[]): Duty[] {
  const lines = saidIn(said, "duty").filter(({ text }) => !isAside(text) && /\p{L}{3}/u.test(text));
  const found = lines.flatMap(dutiesOf);
  const duties = mergeFound(found.length > 0 ? found : lines.map(wholeOf)).slice(0, most);
  return numberGiven("duty", "Duty", duties).map((duty) => ({ ...duty, weight: weigh(duty.text) }));
}

const noDuty =
  /^(?:have|need|possess|hold|be (?!responsible\b)|are|join|report (?:directly )?to)\b/i;

/** A sentence that tells of no duty ("No two days are the same") says nothing to print after "to". */
function dutiesOf(line: Said): Found[] {
  if (line.isBullet) return [wholeOf(line)];
  return splitDuties(line.text)
    .filter((text) => !noDuty.test(text))
    .map((text) => ({ text, quotes: line.quotes }));
}

function wholeOf({ text, quotes }: Said): Found {
  const plain = text.replace(/[.;,]+$/, "").replace(/[;,] and$/, "");
  return { text: startWithVerb(plain), quotes };
}

const aside =
  /^(?:note|please|we|our|what you\S*|this (?:role|position|job) (?:is|reports)|reports? (?:directly )?to|the following|none of|these (?:duties|statements)|must (?:be able|be willing|have|possess|hold)|ability to (?:lift|stand|sit|travel)|(?:does|performs?) (?:other )?related|fulfills equal)\b/i;

/** Words about the work that name no part of it. */
function isAside(text: string): boolean {
  if (/^we need (?:you|someone) to/i.test(text)) return false;
  return aside.test(text) || text.length > longest || text.endsWith(":");
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

import type { Given } from "#ledger/facts/fact.ts";
import { joinAnd } from "#english/words.ts";

const longest = 160;

/** Somebody's words as they were written, without their full stop: “Idaho CVT or eligible”, “until 7 a.m.”. */
export function quoteLine(text: string): string {
  const words = text
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replace(/(?<!\b[ap]\.m)[.;:,!]+$/iu, "")
    .replaceAll(/(?<=\d)"(?!\w)/gu, "″")
    .replaceAll(/[“”"]/gu, "'");
  return `“${words.length <= longest ? words : `${cutAtWord(words)} …`}”`;
}

function cutAtWord(words: string): string {
  const end = words.lastIndexOf(" ", longest);
  return words.slice(0, end > 0 ? end : longest).replace(/[\s,;:(–-]+$/u, "");
}

export function quoteLines(texts: readonly string[]): string {
  return joinAnd(texts.map(quoteLine));
}

/** A line as it stood, and what was read out of it. */
export type AskedLine = { text: string; covers: readonly string[] };

/** What was read out of one sentence is asked in that sentence: "You'll see comp, cap table, people issues". */
export function linesAsWritten(given: readonly Given[]): AskedLine[] {
  const bySource = Map.groupBy(given, ({ quotes, text }) => quotes[0]?.quote ?? text);
  return [...bySource].map(([source, parts]) => ({
    text: parts.length === 1 ? (parts[0]?.text ?? source) : source,
    covers: parts.map(({ id }) => id),
  }));
}

/** Groups of almost the same size, none larger than this. */
export function inGroups<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}

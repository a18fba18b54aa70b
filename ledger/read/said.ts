import type { FactId, Given, Quote, Where } from "#ledger/fact.ts";
import type { BlockKind, Document, Line } from "#ledger/read/block.ts";
import { readDocument } from "#ledger/read/document.ts";
import { sentencesOf } from "#ledger/read/sentences.ts";

/** A sentence somebody said, where, and under which heading. */
export type Said = Line & { where: Where; heading: string | null; kind: BlockKind };

/** The sentences of a document, in order. */
export function listSaid(where: Where, { blocks }: Document): Said[] {
  return blocks.flatMap(({ heading, kind, lines }) =>
    lines.flatMap((line) =>
      sentencesOf(line).map((sentence) => ({ ...sentence, where, heading, kind })),
    ),
  );
}

/** The sentences of a form's field. */
export function listSaidIn(where: Where, text: string): Said[] {
  return text.trim() === "" ? [] : listSaid(where, readDocument(text));
}

export function quoteOf({ where, quote }: Said): Quote {
  return { where, quote };
}

/** Something said, before it has a number. */
export type Found = { text: string; quotes: readonly Quote[] };

/** Numbers what was found: "benefit.1", "benefit.2". */
export function numberGiven<T extends Found>(
  prefix: FactId,
  label: string,
  found: readonly T[],
): (T & Given)[] {
  return found.map((one, index) => ({ ...one, id: `${prefix}.${index + 1}`, label }));
}

/** The same thing said twice is one thing with two quotes. */
export function mergeFound<T extends Found>(
  found: readonly T[],
  keyOf: (one: T) => string = keyOfText,
): T[] {
  const byKey = new Map<string, T>();
  for (const one of found) {
    const key = keyOf(one);
    const known = byKey.get(key);
    byKey.set(
      key,
      known === undefined ? one : { ...known, quotes: mergeQuotes(known.quotes, one.quotes) },
    );
  }
  return [...byKey.values()];
}

function mergeQuotes(known: readonly Quote[], more: readonly Quote[]): Quote[] {
  const isNew = (quote: Quote) =>
    !known.some((one) => one.where === quote.where && one.quote === quote.quote);
  return [...known, ...more.filter(isNew)];
}

function keyOfText({ text }: Found): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

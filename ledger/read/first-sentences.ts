import type { Line } from "#ledger/read/document.ts";
import { sentencesOf } from "#ledger/read/sentences.ts";

const mostText = 20_000;
const mostSentences = 80;

/** The sentences of a line; of an endless one only the beginning, so that no text keeps a reader busy. */
export function firstSentences(line: Line): Line[] {
  const { text, quote } = line;
  if (text.length <= mostText) return sentencesOf(line).slice(0, mostSentences);
  const start = { ...line, text: text.slice(0, mostText), quote: quote.slice(0, mostText * 2) };
  return sentencesOf(start).slice(0, mostSentences);
}

import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { findSentences } from "#english/sentences.ts";

const notProse = /https?:\/\/\S{1,2000}|\{\{[^{}]{0,60}\}\}/gu;
const word = /\p{L}[\p{L}'’]*/gu;
const longestWord = 40;

/** The US school grade a text can be read at, to one decimal; null where there are no words. A bullet is a sentence. */
export function gradeReading(text: string): number | null {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const sentence of findSentences(text.replace(notProse, " "))) {
    const words = sentence.text.match(word) ?? [];
    if (words.length > 0) counts.sentence += 1;
    counts.word += words.length;
    for (const each of words) counts.syllable += countSyllables(each.slice(0, longestWord));
  }
  const grade = fleschKincaid(counts);
  return Number.isFinite(grade) ? Math.round(grade * 10) / 10 : null;
}

const known = new Map<string, number>();
const mostKnown = 20_000;

/** Texts repeat their words, and counting is slow. */
function countSyllables(text: string): number {
  const count = known.get(text) ?? syllable(text);
  if (known.size < mostKnown) known.set(text, count);
  return count;
}

import { matchPhrases } from "#checks/phrases.ts";
import { findAll, inSmallLetters } from "#english/matches.ts";
import { feminineStems, masculineStems, neutralUses } from "#checks/wording/lists.ts";
import type { CodedStem } from "#knowledge/vocabulary.ts";

export type GenderHit = { word: string; stem: string; swap: string; start: number; end: number };

type Side = "masculine" | "feminine";

export type GenderVerdict = {
  masculine: readonly GenderHit[];
  feminine: readonly GenderHit[];
  words: number;
  ratePer100Words: number;
  verdict: "none" | "neutral" | Side | `strongly ${Side}`;
};

/** Beyond this many words more on one side, a text is strongly coded. */
const mostForMild = 3;

const neutral = matchPhrases(neutralUses);
const word = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;

const masculine = finder(masculineStems);
const feminine = finder(feminineStems);

function finder(stems: readonly CodedStem[]) {
  const swaps = new Map(stems.map(({ begins, instead }) => [begins, instead]));
  const longestFirst = [...swaps.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(${longestFirst.join("|")})\p{L}{0,20}`,
    "gu",
  );
  return (text: string): GenderHit[] =>
    findAll(inSmallLetters(text), pattern).map(({ 0: found, 1: stem = "", index: start }) => {
      const end = start + found.length;
      return { word: text.slice(start, end), stem, swap: swaps.get(stem) ?? "", start, end };
    });
}

/** Gender-coded words of a text outside their neutral uses, names and titles, and which way they lean. */
export function judgeGender(text: string, exceptions: readonly string[] = []): GenderVerdict {
  const named = exceptions.length === 0 ? text : matchPhrases(exceptions).blankOut(text);
  const open = neutral.blankOut(named);
  const found = { masculine: masculine(open), feminine: feminine(open) };
  const hits = found.masculine.length + found.feminine.length;
  const words = text.match(word)?.length ?? 0;
  return {
    ...found,
    words,
    ratePer100Words: words === 0 ? 0 : Math.round((hits / words) * 10_000) / 100,
    verdict: verdictOf(found.feminine.length - found.masculine.length, hits),
  };
}

function verdictOf(lean: number, hits: number): GenderVerdict["verdict"] {
  if (hits === 0) return "none";
  if (lean === 0) return "neutral";
  const side = lean < 0 ? "masculine" : "feminine";
  return Math.abs(lean) > mostForMild ? `strongly ${side}` : side;
}

import {
  glue,
  joined,
  leaders,
  levelsInFront,
  noise,
  places,
  roleNouns,
  sidePhrases,
  spelled,
} from "#ledger/occupations/title-words.ts";

/** A title as people write it, taken apart. */
export type ReadTitle = {
  /** Ways to look the title up as a whole, the most literal first. */
  phrases: readonly string[];
  /** The title proper, noise left out; its last word is the head noun. */
  core: readonly string[];
  /** What stands after a dash, a comma or in brackets, noise left out. */
  beside: readonly (readonly string[])[];
};

/** No title is longer; what follows is a description. */
const longestTitle = 240;

const separators = /\s[-–—|:•·*]+\s|[,;|/\\–—@(){}[\]<>~]|\s-|-\s|\bat\s/i;

const brackets = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;

/** Takes a title apart; anything, of any length, may come in. */
export function readTitle(title: string): ReadTitle {
  const short = title.slice(0, longestTitle).toLowerCase().replaceAll(sidePhrases, " , ");
  const bracketed = [...short.matchAll(brackets)].map(([text]) => text);
  const [first = [], ...others] = splitParts([short.replaceAll(brackets, " "), ...bracketed]);
  const [untilBracket = []] = splitParts([short]);
  const [next = []] = others;
  const turned = [...dropNoise(next), ...dropNoise(first)];
  const isHeadOnly = dropNoise(first).length === 1 && roleNouns.has(first.at(-1) ?? "");
  const core = dropLevel(isHeadOnly ? turned : dropNoise(first));
  const whole = [first, ...others].flat();
  const ways = [whole, ...(isHeadOnly ? [turned] : []), first, dropNoise(whole), dropNoise(first)];
  const phrases = [...ways, core, turned, dropNoise(untilBracket)].map((way) => way.join(" "));
  return {
    phrases: [...new Set(phrases)].filter(Boolean),
    core,
    beside: others.map(dropNoise),
  };
}

/** The parts that say more than level, shift and place; if none does, all. */
function splitParts(texts: readonly string[]): string[][] {
  const parts = texts
    .flatMap((text) => text.split(separators))
    .map((part) => turnLeader(splitWords(part)))
    .filter((part) => part.length > 0);
  const telling = parts.filter((part) => part.some((word) => !isNoise(word)));
  return telling.length === 0 ? parts : telling;
}

/** The phrase that two spellings of one title share: "Director of Nursing", "Nursing Director". */
export function toPhrase(text: string): string {
  return turnLeader(splitWords(text.slice(0, longestTitle))).join(" ");
}

/** Words in one spelling: lower case, no accents, singular, abbreviations written out. */
export function splitWords(text: string): string[] {
  const plain = toPlain(text)
    .replaceAll("c++", "cplusplus")
    .replaceAll("c#", "csharp")
    .replaceAll(".net", " dotnet")
    .replaceAll("&", " and ")
    .replaceAll(/['’](?:s\b)?/g, "");
  const found = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return joinWords(found.map(toSingular)).map((word) => spelled.get(word) ?? word);
}

function toPlain(text: string): string {
  const lower = text.toLowerCase();
  return /^[ -~]*$/.test(lower) ? lower : lower.normalize("NFKD").replaceAll(/\p{M}/gu, "");
}

function toSingular(word: string): string {
  if (word.length < 4 || word === "securities" || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

function joinWords(found: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < found.length; at += 1) {
    const word = found[at] ?? "";
    const both = joined.get(`${word} ${found[at + 1] ?? ""}`);
    result.push(both ?? word);
    if (both !== undefined) at += 1;
  }
  return result;
}

/** "Head of Growth" becomes "growth head", "VP Sales" becomes "sales vp". */
function turnLeader(found: readonly string[]): string[] {
  const [first = "", second, ...rest] = found;
  const isLed = second === "of" ? leaders.has(first) : first === "director" || first === "vp";
  const kept = (list: readonly string[]) => list.filter((word) => !glue.has(word));
  if (second === undefined || !isLed) return kept(found);
  return [...kept([second, ...rest]), first];
}

function dropNoise(found: readonly string[]): string[] {
  const kept = found.filter((word) => !isNoise(word));
  return kept.length === 0 ? [...found] : kept;
}

function dropLevel(found: readonly string[]): string[] {
  const [first = "", ...rest] = found;
  return levelsInFront.has(first) && rest.length > 0 ? dropLevel(rest) : [...found];
}

function isNoise(word: string): boolean {
  return noise.has(word) || places.has(word);
}

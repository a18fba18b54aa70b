import { abbreviations, foreignTitles } from "#reading/data/titles-by-hand.ts";
import { foldTitle } from "#reading/occupation/fold-title.ts";
import { readTitle } from "#reading/occupation/read-title.ts";
import type { TitleIndex } from "#reading/occupation/title-index.ts";
import { weights } from "#reading/occupation/weights.ts";

/** One way to understand a title: its own words, and those that stand beside it. */
export type Way = {
  words: readonly string[];
  beside: readonly string[];
  trust: number;
  /** Whether it may be another job than the first: "Electrician / Plumber". */
  isOther: boolean;
};

const mostWays = 10;
/** A doer's name ends at least so many of the titles that hold it; "electrical" ends few. */
const doerShare = 0.15;

const longForms = new Map(
  [...abbreviations].map(([short, forms]) => [short, forms.map((form) => foldTitle(form))]),
);
const translations = new Map(
  [...foreignTitles].map(([foreign, english]) => [foreign, foldTitle(english)]),
);

/** The ways to understand a title, the likeliest first. */
export function listWays(title: string, index: TitleIndex): Way[] {
  const all = turnParts(
    readTitle(title)
      .map((part) => translate(part, index))
      .flatMap((part) => cutAfterDoer(part, index)),
    index,
  );
  const doing = all.filter((part) => namesDoer(part.at(-1), index) || index.isTitle(part));
  const parts = doing.length === 0 ? all.slice(0, 1) : doing;
  const firstTrust = doing.length === 0 ? weights.noDoer : 1;
  const afterSlash = new Set(
    title
      .split("/")
      .slice(1)
      .map((half) => readTitle(half)[0]?.join(" ")),
  );
  const ways = parts.flatMap((part, at) =>
    spellOut(part).map(({ words, trust }) => ({
      words: nameDoer(words, index),
      beside: all.filter((other) => other !== part).flat(),
      trust: trust * (at === 0 ? firstTrust : weights.laterPart),
      isOther: at > 0 && afterSlash.has(part.join(" ")),
    })),
  );
  return ways.slice(0, mostWays);
}

/** "Manager, Supply Chain" is a supply chain manager. */
function turnParts(parts: readonly string[][], { isTitle }: TitleIndex): readonly string[][] {
  const [first = [], second = [], ...rest] = parts;
  const turned = [...second, ...first];
  return first.length === 1 && second.length > 0 && isTitle(turned) ? [turned, ...rest] : parts;
}

/** "Product Manager Onboarding" becomes "Product Manager" and "Onboarding". */
function cutAfterDoer(words: readonly string[], index: TitleIndex): string[][] {
  const last = words.findLastIndex((word) => namesDoer(word, index)) + 1;
  if (last === 0 || last === words.length || index.isTitle(words)) return [[...words]];
  return [words.slice(0, last), words.slice(last)];
}

function namesDoer(word = "", { countEnding, holders }: TitleIndex): boolean {
  return longForms.has(word) || countEnding(word) > doerShare * (holders.get(word)?.length ?? 1);
}

/** Of a foreign title, what its known words mean. */
function translate(words: readonly string[], { holders }: TitleIndex): readonly string[] {
  const result: string[] = [];
  let isForeign = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const two = translations.get(`${word} ${words[at + 1] ?? ""}`);
    const found = two ?? (holders.has(word) ? undefined : translateWord(word));
    isForeign ||= found !== undefined;
    result.push(...(found ?? [word]));
    if (two !== undefined) at += 1;
  }
  return isForeign ? result.filter((word) => holders.has(word)) : words;
}

/** "Vertriebsleiterin" is found as "vertriebsleiter". */
function translateWord(word: string): string[] | undefined {
  return translations.get(word) ?? translations.get(word.replace(/(?:in|innen|e|n|s)$/, ""));
}

/** All that the short forms of a part may stand for; one with a single meaning may be a title itself. */
function spellOut(part: readonly string[]): { words: string[]; trust: number }[] {
  let ways: { words: string[]; trust: number }[] = [{ words: [], trust: 1 }];
  for (const word of part) {
    const long = longForms.get(word) ?? [];
    const forms = long.length > 1 ? long : [[word], ...long];
    const step = long.length > 1 ? weights.laterMeaning : 1;
    ways = ways
      .flatMap(({ words, trust }) =>
        forms.map((form, at) => ({ words: [...words, ...form], trust: trust * step ** at })),
      )
      .slice(0, mostWays);
  }
  return ways;
}

/** Who learns "software engineering" becomes a "software engineer". */
function nameDoer(words: readonly string[], { countEnding }: TitleIndex): readonly string[] {
  const last = words.at(-1) ?? "";
  if (!last.endsWith("ing")) return words;
  const stem = last.slice(0, -3);
  const doer = [stem, `${stem}er`, `${stem}or`].find(
    (word) => countEnding(word) > 2 * countEnding(last),
  );
  return doer === undefined ? words : [...words.slice(0, -1), doer];
}

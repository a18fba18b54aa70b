import { foreignTitles } from "#reading/data/titles-by-hand.ts";
import { titleTable } from "#reading/data/load-titles.ts";
import titleNouns from "#reading/data/title-nouns.json" with { type: "json" };
import titleWords from "#reading/data/title-words.json" with { type: "json" };
import { foldTitle } from "#reading/occupation/fold-title.ts";

/** They end titles, and mean something else far more often: Maryland, overtime, a company. */
const doubtful = new Set(titleNouns.doubtful);
/** A doer's name ends at least so many of the titles that hold it; "electrical" ends few. */
const doerShare = 0.5;

const known = new Set<string>();
/** How many of the known titles hold a word, and how many end in it. */
const holding = new Map<string, number>();
const ending = new Map<string, number>();
const heads = new Set([
  ...titleWords,
  ...titleNouns.more,
  ...[...foreignTitles.keys()].flatMap((one) => one.split(" ").slice(0, 1)),
]);
learn();

function learn(): void {
  for (const { everyday, official, nearest, common, others } of titleTable.occupations)
    for (const title of [everyday, official, nearest, common, others].join("|").split("|")) {
      if (title === "") continue;
      known.add(title);
      const words = title.split(" ");
      for (const word of new Set(words)) holding.set(word, (holding.get(word) ?? 0) + 1);
      const last = words.at(-1) ?? "";
      ending.set(last, (ending.get(last) ?? 0) + 1);
    }
  for (const [word, count] of ending)
    if (
      count >= doerShare * (holding.get(word) ?? 1) &&
      (word.length > 3 || count > 4) &&
      !doubtful.has(word)
    )
      heads.add(word);
  for (const word of doubtful) heads.delete(word);
}

/** How common a word is in titles: 0 for none, one more each time it is four times as common. */
export function commonIn(titles: "holding" | "ending", word: string): number {
  const counts = titles === "holding" ? holding : ending;
  const one = counts.get(word) ?? counts.get(word.endsWith("s") ? word.slice(0, -1) : word) ?? 0;
  return Math.round(Math.log2(1 + one) / 2);
}

/** Whether a word can be the noun of a job title: "Engineer", "nurses", "SDRs". */
export function isTitleHead(word: string): boolean {
  const plain = word
    .toLowerCase()
    .split("")
    .filter((sign) => sign >= "a" && sign <= "z")
    .join("");
  return heads.has(plain) || (plain.endsWith("s") && heads.has(plain.slice(0, -1)));
}

/** Whether these words are one of the titles that the occupations are known by. */
export function isKnownTitle(words: string): boolean {
  return known.has(foldTitle(words).join(" "));
}

const mostWords = 4;
const glue = new Set("a an the and or of for to our your".split(" "));
/** "Dana (VP of Sales)". */
const asides = /\([^()]{0,60}\)/gu;

/** The known titles among a line's words, the longest at each noun: "our bookkeeper of nineteen years". */
export function knownTitlesIn(text: string): string[] {
  const words =
    text
      .slice(0, 400)
      .replaceAll(asides, " ")
      .match(/[\p{L}\d&/'-]+/gu) ?? [];
  return words.flatMap((word, at) => {
    if (!isTitleHead(word)) return [];
    for (let size = Math.min(mostWords, at + 1); size > 0; size -= 1) {
      const run = words.slice(at + 1 - size, at + 1);
      if (!glue.has((run[0] ?? "").toLowerCase()) && isKnownTitle(run.join(" ")))
        return [run.join(" ")];
    }
    return [];
  });
}

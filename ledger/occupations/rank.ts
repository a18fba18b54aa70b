import { aliasIndex, type Alias } from "#ledger/occupations/alias-index.ts";
import type { Occupation } from "#ledger/occupations/occupation.ts";
import { credentials, leaders, roleNouns } from "#ledger/occupations/title-words.ts";

/** What a word in front of an alias costs when it belongs to the occupation; any other may change the job. */
const ownWordShare = 0.1;
const strangerWeight = 4.2;

/** Titles that share less are not worth showing. */
const leastLikeness = 0.25;

/** How sure a title that ends with the alias names its occupation, from 0 to 1. */
export function scoreEnding(front: readonly string[], { words, occupation }: Alias): number {
  const { weigh, belongs } = aliasIndex();
  const named = sum(words.map(weigh));
  const cost = front.map((word) => {
    const isHarmless = credentials.has(word) || (!roleNouns.has(word) && belongs(word, occupation));
    return isHarmless ? ownWordShare * weigh(word) : Math.max(weigh(word), strangerWeight);
  });
  return named / (named + sum(cost));
}

/** The occupations whose titles share the head noun and one word more, the most alike first. */
export function rankByWords(core: readonly string[]): Occupation[] {
  const { byHead, weigh } = aliasIndex();
  const head = core.at(-1) ?? "";
  const inTitle = new Set(core);
  const compare = ({ words }: Alias) => {
    const shared = words.filter((word) => inTitle.has(word));
    if (shared.length === 1 && core.length > 1) return 0;
    return sum(shared.map(weigh)) / sum([...new Set([...core, ...words])].map(weigh));
  };
  const best = new Map<Occupation, number>();
  for (const word of leaders.has(head) ? leaders : [head]) {
    for (const alias of byHead.get(word) ?? []) {
      const known = best.get(alias.occupation) ?? 0;
      best.set(alias.occupation, Math.max(known, compare(alias)));
    }
  }
  return [...best]
    .filter(([, likeness]) => likeness >= leastLikeness)
    .sort(([, left], [, right]) => right - left)
    .map(([occupation]) => occupation);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

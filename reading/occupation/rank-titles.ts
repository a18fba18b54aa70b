import type { KnownTitle, TitleIndex } from "#reading/occupation/title-index.ts";
import { listWays, type Way } from "#reading/occupation/understand-title.ts";
import { weights } from "#reading/occupation/weights.ts";

/** How well the titles of an occupation fit. */
export type TitleFit = {
  /** Of the best one: 1 for a title of its own, word for word. */
  score: number;
  /** False where the best one is counted under several occupations, or this is only the nearest. */
  isOwn: boolean;
  /** Of the best one that recruiters or the classification itself use. */
  trusted: number;
  /** How many fit well. */
  like: number;
  /** Whether the title names it as another job than the first: "Electrician / Plumber". */
  isOther: boolean;
};

/** Titles below it are not looked at. */
const farOff = 0.25;

const leaders = new Set(["manager", "director", "vp", "head", "supervisor", "chief", "officer"]);

const functionLeaders = new Set(["manager", "director", "vp", "head", "chief"]);

/** Of each occupation, by row, how well a title fits it. */
export function rankTitles(title: string, index: TitleIndex): Map<number, TitleFit> {
  const fits = new Map<number, TitleFit>();
  for (const way of listWays(title, index)) addFits(way, index, fits);
  return fits;
}

/** Twice the weight of the shared words against the weight of all; words beside the title may be shared too. */
function addFits(
  { words, beside, trust, isOther }: Way,
  { titles, sizes, holders, weigh }: TitleIndex,
  fits: Map<number, TitleFit>,
): void {
  const own = new Map(words.map((word, at) => [word, weigh(words, at)]));
  const total = sum(own);
  const shared = sumHeld(own, holders, titles.length);
  const besides = beside.filter((word) => !own.has(word) && holders.has(word));
  const others = new Map(besides.map((word) => [word, weigh([word], 0)]));
  const mostBeside = sum(others) || 1;
  const sharedBeside = sumHeld(others, holders, titles.length);
  const head = words.at(-1) ?? "";
  const phrase = words.join(" ");
  titles.forEach((title, at) => {
    const found = shared[at] ?? 0;
    if (found === 0) return;
    const same = found + weighLeaders(words, title, weigh);
    const more = sharedBeside[at] ?? 0;
    const likeness = Math.min(1, (2 * (same + more)) / (total + more + (sizes[at] ?? 0)));
    const told = Math.min(1, same / weights.vague);
    const bonus = 1 + (weights.beside * more) / mostBeside;
    const known = likeness * told * bonus * trust;
    if (known > farOff) note(title, known * compareHeads(head, own, title), fits);
    const isNamed = isOther && title.kind.isTrusted && title.phrase === phrase && told === 1;
    if (isNamed) fitOf(title.row, fits).isOther = true;
  });
}

function note(known: KnownTitle, likeness: number, fits: Map<number, TitleFit>): void {
  const score = likeness * known.kind.trust;
  const fit = fitOf(known.row, fits);
  if (score > weights.alike) fit.like += 1;
  if (known.kind.isTrusted && score > fit.trusted) fit.trusted = score;
  if (score <= fit.score) return;
  fit.score = score;
  fit.isOwn = known.kind.isOwn;
}

function fitOf(row: number, fits: Map<number, TitleFit>): TitleFit {
  const fit = fits.get(row) ?? { score: 0, isOwn: true, trusted: 0, like: 0, isOther: false };
  fits.set(row, fit);
  return fit;
}

/** A "Nursing VP" leads the same work as a "Nursing Director": what their last words weigh is shared. */
function weighLeaders(
  words: readonly string[],
  title: KnownTitle,
  weigh: TitleIndex["weigh"],
): number {
  const head = words.at(-1) ?? "";
  if (head === title.head || !functionLeaders.has(head) || !functionLeaders.has(title.head))
    return 0;
  return (weigh(words, words.length - 1) + weigh([title.head], 0)) / 2;
}

function sum(words: ReadonlyMap<string, number>): number {
  return [...words.values()].reduce((total, weight) => total + weight, 0);
}

function sumHeld(
  words: ReadonlyMap<string, number>,
  holders: ReadonlyMap<string, readonly number[]>,
  size: number,
): Float64Array {
  const sums = new Float64Array(size);
  for (const [word, weight] of words) {
    for (const at of holders.get(word) ?? []) sums[at] = (sums[at] ?? 0) + weight;
  }
  return sums;
}

function compareHeads(head: string, own: ReadonlyMap<string, number>, title: KnownTitle): number {
  if (head === title.head) return 1;
  if (leaders.has(head) && leaders.has(title.head)) return weights.otherLeader;
  const isMoved = own.has(title.head) && ` ${title.phrase} `.includes(` ${head} `);
  return isMoved ? weights.movedHead : weights.otherHead;
}

import type { Candidate } from "#ledger/occupations/ambiguous.ts";
import { splitWords } from "#ledger/occupations/read-title.ts";

/** Enough of any description to tell its subject. */
const longestContext = 20_000;

/** Words of the title beside its core say as much as two of the description. */
const titleWordHits = 2;

const fewestHits = 2;

/** The candidate that the other words point to, if they point to one clearly. */
export function settle(
  candidates: readonly Candidate[],
  titleWords: readonly string[],
  context: string,
): Candidate | null {
  const inTitle = new Set(titleWords);
  const inContext = new Set(splitWords(context.slice(0, longestContext)));
  const [first, second] = candidates
    .map((candidate) => ({ candidate, hits: countHits(candidate.cues, inTitle, inContext) }))
    .sort((left, right) => right.hits - left.hits);
  if (first === undefined || first.hits < fewestHits) return null;
  return first.hits >= 2 * (second?.hits ?? 0) ? first.candidate : null;
}

function countHits(cues: string, inTitle: Set<string>, inContext: Set<string>): number {
  return splitWords(cues).reduce((hits, cue) => {
    if (inTitle.has(cue)) return hits + titleWordHits;
    return inContext.has(cue) ? hits + 1 : hits;
  }, 0);
}

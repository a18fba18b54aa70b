import type { Given } from "#ledger/facts/fact.ts";
import { mergeFound, numberGiven, saidIn, type Said } from "#ledger/read/text/said.ts";

const longestSentence = 400;
const mostStatements = 12;

/** "The ideal candidate is a team player" tells of nobody there. */
const ofCandidates = /\b(?:ideal|successful|right|perfect) (?:candidate|applicant|person)\b/iu;

/** How people work together there: the form's words first, then the posting's. */
export function readCulture(said: readonly Said[]): Given[] {
  const found = saidIn(said, "culture")
    .filter(
      ({ text }) => text.length > 2 && text.length <= longestSentence && !ofCandidates.test(text),
    )
    .map(({ text, quotes }) => ({ text, quotes }));
  return numberGiven("culture", "Culture", mergeFound(found).slice(0, mostStatements));
}

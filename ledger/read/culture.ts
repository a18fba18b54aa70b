import type { Given } from "#ledger/fact.ts";
import { mergeFound, numberGiven, quoteOf, type Said } from "#ledger/read/said.ts";

const spoken =
  /\bour (?:culture|values)\b|\bwe (?:value|believe in|celebrate|care about|trust|write things|work hard)\b|\bwe(?:'re| are) an? [^.]{0,60}\bteam\b|\bwork[- ]life\b|\bblameless\b|\bpsychological safety\b|\bwork culture\b/i;
const likely = new Set(["about", "role", "other", "benefits"]);
const longestSentence = 400;
const mostStatements = 12;

/** How people work together there: the form's words first, then the posting's. */
export function readCulture(said: readonly Said[]): Given[] {
  const found = said
    .filter(isCulture)
    .map((one) => ({ text: one.text, quotes: [quoteOf(one)] }))
    .filter(({ text }) => text.length > 2);
  return numberGiven("culture", "Culture", mergeFound(found).slice(0, mostStatements));
}

function isCulture({ where, kind, text }: Said): boolean {
  if (text.length > longestSentence) return false;
  return (
    where === "culture" ||
    (where === "posting" && (kind === "culture" || (likely.has(kind) && spoken.test(text))))
  );
}

import { capital } from "#english/words.ts";
import { matchPhrases } from "#checks/phrases.ts";
import { spellings } from "#checks/wording/lists.ts";

const misspelt = matchPhrases(...spellings.map(({ wrong }) => wrong));

/** Misspelt words and short forms of an English text, each once, with the right word. */
export function findMisspelt(text: string): { quote: string; right: string }[] {
  const found = misspelt
    .find(text)
    .map(({ list, quote }) => [quote.toLowerCase(), { quote, list }] as const);
  return [...new Map(found).values()].map(({ quote, list }) => {
    const right = spellings[list]?.right ?? "";
    const isCapital = /^\p{Lu}/u.test(quote);
    return { quote, right: isCapital ? capital(right) : right };
  });
}

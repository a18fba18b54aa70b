import type { Fact, FactId, Quote } from "#contract/examination.ts";

export type { Fact, FactId, FactSource, Quote, Where } from "#contract/examination.ts";

/** What somebody said: a line as reports print it, and the words it rests on. */
export type Given = { id: FactId; label: string; text: string; quotes: readonly Quote[] };

/** Facts that stay in the team and go to no model. */
export const insidePrefix = "inside.";

export function factOfGiven({ id, label, text, quotes }: Given): Fact {
  return {
    id,
    label,
    text,
    basis: "given",
    sources: quotes.map((quote) => ({ kind: "quote", ...quote })),
  };
}

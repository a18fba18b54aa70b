import type { Fact, FactId, FactSource, Quote } from "#contract/examination.ts";

export type { Fact, FactId, FactSource, Quote, Where } from "#contract/examination.ts";

/** Who decided something, when, and in which words. */
export type DecidedBy = Omit<Extract<FactSource, { kind: "decision" }>, "kind">;

/** What somebody said: a line as reports print it, the words it rests on, and who decided it, where somebody did. */
export type Given = {
  id: FactId;
  label: string;
  text: string;
  quotes: readonly Quote[];
  decidedBy?: DecidedBy;
};

export function factOfGiven({ id, label, text, quotes, decidedBy }: Given): Fact {
  return {
    id,
    label,
    text,
    basis: "given",
    sources: [
      ...(decidedBy === undefined ? [] : [{ kind: "decision" as const, ...decidedBy }]),
      ...quotes.map((quote) => ({ kind: "quote" as const, ...quote })),
    ],
  };
}

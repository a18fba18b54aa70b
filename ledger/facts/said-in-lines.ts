import type { Fact, FactId } from "#ledger/facts/fact.ts";

/**
 * The facts that were read in each line of the posting, which is a fact itself: whoever cites the line "Pay: $18 - $22" rests
 * on the pay.
 */
export function findSaidInLines(facts: readonly Fact[]): ReadonlyMap<FactId, readonly FactId[]> {
  const isLine = ({ id }: Fact) => id.startsWith("line.");
  const read = facts.flatMap((fact) =>
    isLine(fact) || fact.basis !== "given"
      ? []
      : quotesOf(fact).map((quote) => ({ id: fact.id, quote })),
  );
  return new Map(
    facts.filter(isLine).map(({ id, text }) => {
      const line = plain(text);
      // A long line that mentions something in passing is about more than that.
      const isMost = (quote: string) => line.includes(quote) && quote.length * 2 >= line.length;
      const said = read.filter(({ quote }) => isMost(quote)).map((one) => one.id);
      return [id, [...new Set(said)]];
    }),
  );
}

function quotesOf({ text, sources }: Fact): string[] {
  const quotes = sources.flatMap((source) => (source.kind === "quote" ? source.quote : []));
  return [text, ...quotes].map(plain).filter((words) => words.length > 3);
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .replace(/[.;,]+$/u, "")
    .trim();
}

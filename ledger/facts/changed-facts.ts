import { pluralise } from "#english/words.ts";
import type { Fact } from "#ledger/facts/fact.ts";

/**
 * What a person would say has changed between two ledgers of a job, in labels: "Pay", "Must-haves". What was computed
 * from it, and the lines that say the same once more, are named only where nothing else changed.
 */
export function listChangedFacts(before: readonly Fact[], after: readonly Fact[]): string[] {
  const old = Map.groupBy(before, ({ label }) => label);
  const now = Map.groupBy(after, ({ label }) => label);
  const changed = [...new Set([...now.keys(), ...old.keys()])].flatMap((label) => {
    const here = now.get(label) ?? [];
    const there = old.get(label) ?? [];
    const [fact] = [...here, ...there];
    if (!fact || textsOf(here) === textsOf(there)) return [];
    const isSeveral = Math.max(here.length, there.length) > 1 && /^[\p{L}-]+$/u.test(label);
    return [{ label: isSeveral ? pluralise(label) : label, rank: rankOf(fact) }];
  });
  const first = Math.min(...changed.map(({ rank }) => rank));
  return changed.filter(({ rank }) => rank === first).map(({ label }) => label);
}

function textsOf(facts: readonly Fact[]): string {
  return facts
    .map(({ text }) => text)
    .toSorted()
    .join("\n");
}

const ranks: Readonly<Record<Fact["basis"], number>> = {
  given: 0,
  data: 1,
  unknown: 2,
  estimate: 3,
  derived: 3,
};

/** `line.7` is a line of the posting, and mostly also a must-have or a benefit. */
function rankOf({ id, basis }: Fact): number {
  return id.startsWith("line.") ? ranks.unknown : ranks[basis];
}

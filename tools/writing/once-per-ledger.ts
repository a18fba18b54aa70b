import type { Ledger } from "#ledger/ledger.ts";

/** The same answer for the same ledger, worked out once. */
export function oncePerLedger<Answer>(work: (ledger: Ledger) => Answer) {
  const answers = new WeakMap<Ledger, { answer: Answer }>();
  return (ledger: Ledger): Answer => {
    const known = answers.get(ledger) ?? { answer: work(ledger) };
    answers.set(ledger, known);
    return known.answer;
  };
}

import type { Ledger } from "#ledger/ledger.ts";

/** One of several ways to say the same, by how much is known of the job: the same job always says it the same way. */
export function vary(
  ledger: Pick<Ledger, "reading">,
  ...wordings: readonly [string, ...string[]]
): string {
  const { requirements, duties, benefits, dealBreakers } = ledger.reading;
  const known = requirements.length + 2 * duties.length + 3 * benefits.length + dealBreakers.length;
  return wordings[known % wordings.length] ?? wordings[0];
}

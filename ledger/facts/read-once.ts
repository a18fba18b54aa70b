import { readAsDecided, type Decided } from "#ledger/facts/decided.ts";
import type { Stated } from "#reading/read-stated.ts";

/** A job with a confidential client is read in a few rounds, each of another text. */
const mostKept = 8;

const kept = new Map<string, Stated>();

/**
 * The same as `readAsDecided`. Whoever tries out what would follow builds many ledgers of one text, and reading it is most of
 * the work: the last readings are kept.
 */
export function readOnce(text: string, decided: Pick<Decided, "moved" | "heard">): Stated {
  const key = JSON.stringify([text, [...decided.moved], decided.heard]);
  const stated = kept.get(key) ?? readAsDecided(text, decided);
  kept.delete(key);
  kept.set(key, stated);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return stated;
}

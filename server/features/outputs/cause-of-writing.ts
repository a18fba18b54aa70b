import type { VersionCause } from "#contract/output.ts";
import { listChangedFacts } from "#ledger/facts/changed-facts.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { ledgerStore } from "#server/features/outputs/ledgers.store.ts";
import { outputStore, type OutputRow } from "#server/features/outputs/outputs.store.ts";

/** Why a report is written, and what was asked for it. */
export async function causeOfWriting(
  db: TenantDatabase,
  { id, guidance }: OutputRow,
  ledgerId: number,
): Promise<VersionCause | null> {
  const cause = await findCause(db, id, ledgerId);
  return guidance === "" ? cause : { ...cause, guidance };
}

/** A first draft, or these facts changed; null where the text before it came of no ledger. */
async function findCause(
  db: TenantDatabase,
  outputId: number,
  ledgerId: number,
): Promise<VersionCause | null> {
  const present = await outputStore(db).find(outputId);
  if (!present || present.version === 0) return {};
  if (present.ledgerId === null) return null;
  if (present.ledgerId === ledgerId) return { facts: [] };
  const before = await ledgerStore(db).find(present.ledgerId);
  const after = await ledgerStore(db).find(ledgerId);
  return before && after
    ? { facts: listChangedFacts(before.ledger.facts, after.ledger.facts) }
    : null;
}

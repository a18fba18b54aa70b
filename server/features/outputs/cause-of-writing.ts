import type { VersionCause } from "#contract/output.ts";
import { listChangedFacts } from "#ledger/facts/changed-facts.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { ledgerStore } from "#server/features/outputs/ledgers.store.ts";
import { outputStore } from "#server/features/outputs/outputs.store.ts";

/** Why a report is written: as a first draft, or after these facts changed; null where the text before it came of no ledger. */
export async function causeOfWriting(
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

import type { Output, ReportContent } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { OutputRow } from "#server/features/outputs/outputs.store.ts";
import { lockStore } from "#server/features/outputs/suggestions/locks.store.ts";
import { listAllOpen } from "#server/features/outputs/suggestions/suggestions.store.ts";
import { findBroken } from "#tools/report/merging/sides.ts";

export type KeptParts = Pick<Output, "locks" | "openSuggestions" | "keptParts">;

/** What people keep of each of these reports, and how much is offered beside it. */
export async function findKeptParts(
  db: TenantDatabase,
  rows: readonly OutputRow[],
): Promise<(row: OutputRow) => KeptParts> {
  const ids = rows.map(({ id }) => id);
  const locks = Map.groupBy(await lockStore(db).list(ids), ({ outputId }) => outputId);
  const offered = Map.groupBy(await listAllOpen(db, ids), ({ outputId }) => outputId);
  return ({ id }) => ({
    locks: (locks.get(id) ?? []).map(({ part, section, lockedBy, lockedAt }) => ({
      part,
      section,
      lockedBy,
      lockedAt: lockedAt.toISOString(),
    })),
    openSuggestions: offered.get(id)?.length ?? 0,
    keptParts: (offered.get(id) ?? []).flatMap(({ part, section, changedFacts: facts }) =>
      facts.length === 0 ? [] : [{ part, section, facts: [...facts] }],
    ),
  });
}

/** Nobody changes a locked part before it is unlocked. */
export async function refuseLocked(
  db: TenantDatabase,
  { id, toolType, content: before }: OutputRow,
  after: ReportContent,
): Promise<void> {
  if (before === null) return;
  const locked = (await lockStore(db).list([id])).map(({ part }) => part);
  if (findBroken(toolType, before, after, locked).length > 0) throw new Problem("partLocked");
}

import type { Decision, Drift, SignedLink, SignOff } from "#contract/room/agreement.ts";
import type { ListedDecision } from "#server/features/agreements/decisions.store.ts";
import type { ListedDrift } from "#server/features/agreements/drifts.store.ts";
import type { SignOffRow } from "#server/features/agreements/sign-offs.store.ts";
import { readRecord } from "#tools/decisions/sign-off/record.ts";

export function presentDecision(row: ListedDecision): Decision {
  const { id, key, label, value, settled, words, byName, byRole, through, recordedByName } = row;
  return {
    id,
    key,
    label,
    value,
    settled,
    words,
    byName,
    byRole,
    through,
    recordedByName,
    decidedAt: row.decidedAt.toISOString(),
    // What is decided in a room is decided by signing there.
    isSigned: through === "room",
  };
}

export function presentSignOff({ id, number, record }: SignOffRow): SignOff {
  const { name, role, at, lines } = readRecord(record);
  return { id, number, name, role, at, lines };
}

export function presentDrift(row: ListedDrift): Drift {
  const { id, key, label, before, after, effect, reason, state, asked } = row;
  return {
    id,
    key,
    label,
    before,
    after,
    byName: row.decidedBy ?? row.changedByName,
    at: row.changedAt.toISOString(),
    effect,
    reason,
    state,
    asked,
  };
}

/** Whoever signed was forgotten: the hash alone is left, since the next record names it. */
export function isForgotten({ record }: Pick<SignOffRow, "record">): boolean {
  return record === "";
}

export function presentLink({ record, signature, keyId, hash }: SignOffRow): SignedLink {
  return isForgotten({ record }) ? { hash } : { record, signature, keyId };
}

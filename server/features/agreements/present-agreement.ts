import type { Decision, Drift, SignedLink, SignOff } from "#contract/room/agreement.ts";
import type { ListedDecision } from "#server/features/agreements/decisions.store.ts";
import type { InsideKeys } from "#server/features/agreements/signed-inside.ts";
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

export function presentSignOff({ id, number, record }: SignOffRow, inside: InsideKeys): SignOff {
  const { name, role, at, lines } = readRecord(record);
  const insideCount = lines.filter(({ key }) => inside.has(key)).length;
  return { id, number, name, role, at, lines, insideCount };
}

/** As whoever loads the room sees it, who need not be the one who signed. */
export function presentToGuest(row: SignOffRow, inside: InsideKeys): SignOff {
  const signOff = presentSignOff(row, inside);
  return { ...signOff, lines: signOff.lines.filter(({ key }) => !inside.has(key)) };
}

export function presentDrift(row: ListedDrift, inside: InsideKeys): Drift {
  const { id, key, label, before, after, effect, reason, state, asked } = row;
  return {
    id,
    isInside: inside.has(key),
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

const unsaid = { key: "", label: "", before: "", effect: "", asked: "" };

/** How the thing stands now is told anybody; what it was is not. */
export function presentDriftToGuest(row: ListedDrift, inside: InsideKeys): Drift {
  const drift = presentDrift(row, inside);
  return drift.isInside ? { ...drift, ...unsaid } : drift;
}

/** Whoever signed was forgotten: the hash alone is left, since the next record names it. */
export function isForgotten({ record }: Pick<SignOffRow, "record">): boolean {
  return record === "";
}

export function presentLink({ record, signature, keyId, hash }: SignOffRow): SignedLink {
  return isForgotten({ record }) ? { hash } : { record, signature, keyId };
}

import { createHash } from "node:crypto";
import type { Database } from "#server/db/connect.ts";
import type { Program } from "#server/db/program.ts";
import { auditEntries } from "#server/db/schema/organizations.ts";

/** What was changed: `job:12`, and what it was before and after; only hashes of those are kept. */
export type Change = { object: string; before?: unknown; after?: unknown };

/** Where a request came from, as the record keeps it. */
export type Origin = { ipAddress?: string; requestId?: string };

export type Entry = Change &
  Origin & {
    organizationId: number | null;
    userId: string | null;
    program?: Program;
    action: string;
    outcome: "done" | "denied";
  };

/** Adds one entry, in whatever transaction the handle belongs to. */
export async function writeEntry(db: Pick<Database, "insert">, entry: Entry): Promise<void> {
  await db.insert(auditEntries).values({
    organizationId: entry.organizationId,
    userId: entry.userId,
    program: entry.program ? `${entry.program.kind}:${entry.program.id}` : null,
    action: entry.action,
    object: entry.object,
    outcome: entry.outcome,
    beforeHash: hashOf(entry.before),
    afterHash: hashOf(entry.after),
    ipAddress: entry.ipAddress ?? null,
    requestId: entry.requestId ?? null,
  });
}

function hashOf(state: unknown): Buffer | null {
  if (state === undefined || state === null) return null;
  return createHash("sha256").update(JSON.stringify(state)).digest();
}

import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { PartLock } from "#contract/output.ts";
import { ours } from "#server/db/ours.ts";
import { outputLocks, outputs } from "#server/db/schema/outputs.ts";
import { users } from "#server/db/schema/people.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

type LockRow = Omit<PartLock, "lockedAt"> & { outputId: number; lockedAt: Date };

/** Parts that people keep as they are. */
export function lockStore(db: TenantDatabase) {
  const isOf = (outputId: number, parts: string[]) =>
    and(
      ours(db, outputLocks),
      eq(outputLocks.outputId, outputId),
      inArray(outputLocks.part, parts),
    );

  return {
    list: (outputIds: number[]): Promise<LockRow[]> =>
      db
        .select({
          outputId: outputLocks.outputId,
          part: outputLocks.part,
          section: outputLocks.section,
          lockedBy: users.name,
          lockedAt: outputLocks.createdAt,
        })
        .from(outputLocks)
        .leftJoin(users, eq(users.id, outputLocks.lockedBy))
        .where(and(ours(db, outputLocks), inArray(outputLocks.outputId, outputIds)))
        .orderBy(asc(outputLocks.id)),

    /** Whoever locked it first is its locker. */
    async add(outputId: number, part: string, section: string, lockedBy: string): Promise<void> {
      const { organizationId } = db;
      await db
        .insert(outputLocks)
        .values({ organizationId, outputId, part, section, lockedBy })
        .onConflictDoNothing();
    },

    /** Answers how many there were. */
    async remove(outputId: number, parts: string[]): Promise<number> {
      const gone = await db
        .delete(outputLocks)
        .where(isOf(outputId, parts))
        .returning({ id: outputLocks.id });
      return gone.length;
    },

    /** Screens ask whether a report's row changed, not whether one of its locks did. */
    async touch(outputId: number) {
      const isThis = and(ours(db, outputs), eq(outputs.id, outputId));
      const [row] = await db
        .update(outputs)
        .set({ updatedAt: sql`now()` })
        .where(isThis)
        .returning();
      return row;
    },
  };
}

import { and, eq, sql } from "drizzle-orm";
import type { AtCap, ConnectionTest } from "#contract/connection.ts";
import { ours } from "#server/db/ours.ts";
import { modelConnections } from "#server/db/schema/models.ts";
import { users } from "#server/db/schema/people.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

export type ConnectionRow = typeof modelConnections.$inferSelect;
export type NewConnection = Pick<
  ConnectionRow,
  "provider" | "model" | "address" | "encryptedKey" | "keyEnd" | "addedBy" | "addedAt"
>;

/** The model that the organization connected, if it has one. */
export function connectionStore(db: TenantDatabase) {
  const isOurs = ours(db, modelConnections);
  const now = sql`now()`;

  return {
    async find(): Promise<ConnectionRow | undefined> {
      const [row] = await db.select().from(modelConnections).where(isOurs);
      return row;
    },

    async lock(): Promise<ConnectionRow | undefined> {
      const [row] = await db.select().from(modelConnections).where(isOurs).for("update");
      return row;
    },

    /** Null for somebody whose account is gone. */
    async findName(userId: string | null): Promise<string | null> {
      if (userId === null) return null;
      const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
      return row?.name ?? null;
    },

    /** What was tested before was another one. */
    async save(connection: NewConnection): Promise<void> {
      await db
        .insert(modelConnections)
        .values({ ...connection, organizationId: db.organizationId })
        .onConflictDoUpdate({
          target: modelConnections.organizationId,
          set: {
            ...connection,
            lastTest: null,
            revision: sql`${modelConnections.revision} + 1`,
            updatedAt: now,
          },
        });
    },

    async limit(edit: { capMicros?: number | null; atCap?: AtCap }): Promise<void> {
      await db
        .update(modelConnections)
        .set({ ...edit, updatedAt: now })
        .where(isOurs);
    },

    /** Says nothing of a connection that was changed meanwhile. */
    async keepTest({ id, revision }: ConnectionRow, lastTest: ConnectionTest): Promise<void> {
      const isSame = and(eq(modelConnections.id, id), eq(modelConnections.revision, revision));
      await db.update(modelConnections).set({ lastTest }).where(and(isOurs, isSame));
    },

    /** The same key, encrypted anew. */
    async reencrypt(encryptedKey: string): Promise<void> {
      await db.update(modelConnections).set({ encryptedKey }).where(isOurs);
    },

    async remove(): Promise<void> {
      await db.delete(modelConnections).where(isOurs);
    },
  };
}

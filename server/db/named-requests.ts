import { and, eq, sql } from "drizzle-orm";
import { Problem } from "#contract/problem.ts";
import type { Database } from "#server/db/connect.ts";
import { idempotencyKeys } from "#server/db/schema.ts";

type Handle = Pick<Database, "select" | "insert" | "update" | "delete">;

/** A request that its sender gave a name, so that it may be sent again; `hash` is of everything it asks for. */
export type NamedRequest = { id: string; hash: string };

/**
 * Does the work of a named request once; sent again, it is answered as it was the first time. Name, work and answer
 * are one transaction, and whoever sends the same at the same time waits for it.
 */
export async function once<T>(
  db: Handle,
  { id, hash }: NamedRequest,
  owner: { organizationId: number; userId: string },
  work: () => Promise<{ result: T; object: string }>,
): Promise<T> {
  const isThis = eq(idempotencyKeys.id, id);
  await db.delete(idempotencyKeys).where(and(isThis, sql`${idempotencyKeys.expiresAt} <= now()`));
  const taken = await db
    .insert(idempotencyKeys)
    .values({ ...owner, id, requestHash: hash })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (taken.length > 0) {
    const { result, object } = await work();
    await db.update(idempotencyKeys).set({ object, answer: result }).where(isThis);
    return result;
  }
  const [earlier] = await db.select().from(idempotencyKeys).where(isThis);
  // A name taken in another organization is out of sight here, and was another request in any case.
  if (earlier?.requestHash !== hash) throw new Problem("keyReused");
  // The answer went with the job it was about.
  if (earlier.answer === null) throw new Problem("notFound");
  return earlier.answer as T;
}

/** Organizations in which names are over; ids only, across organizations (a lookup function). */
export async function findExpiredNames(database: Database): Promise<number[]> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from lookup.organizations_with_expired_keys() as id`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Called inside one organization. */
export async function dropExpiredNames(db: Handle): Promise<void> {
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.expiresAt} <= now()`);
}

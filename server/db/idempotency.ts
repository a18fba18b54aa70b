import { sql } from "drizzle-orm";
import { Problem } from "#contract/problem.ts";
import type { Database } from "#server/db/connect.ts";

type Handle = Pick<Database, "execute">;

/** Given by the sender of a request, so that it may be sent again; `hash` is of everything the request asks for. */
export type IdempotencyKey = { id: string; hash: string };

/**
 * Does the work of a request once; sent again, it is answered as it was the first time. Key, work and answer
 * are one transaction, and whoever sends the same at the same time waits for it.
 */
export async function runOnce<T>(
  db: Handle,
  { id, hash }: IdempotencyKey,
  { organizationId, userId }: { organizationId: number; userId: string },
  work: () => Promise<{ result: T; object: string }>,
): Promise<T> {
  await db.execute(sql`delete from idempotency_keys where id = ${id} and expires_at <= now()`);
  const { rows: taken } = await db.execute(sql`
    insert into idempotency_keys (id, organization_id, user_id, request_hash)
    values (${id}, ${organizationId}, ${userId}, ${hash}) on conflict do nothing returning id`);
  if (taken.length > 0) {
    const { result, object } = await work();
    await db.execute(sql`update idempotency_keys
      set object = ${object}, answer = ${JSON.stringify(result)}::json where id = ${id}`);
    return result;
  }
  const { rows } = await db.execute<{ hash: string; answer: T | null }>(
    sql`select request_hash as hash, answer from idempotency_keys where id = ${id}`,
  );
  const [earlier] = rows;
  // A key taken in another organization is out of sight here, and was another request in any case.
  if (earlier?.hash !== hash) throw new Problem("keyReused");
  // The answer went with the job it was about.
  if (earlier.answer === null) throw new Problem("notFound");
  return earlier.answer;
}

/** Organizations in which keys have expired; ids only, across organizations (a lookup function). */
export async function findExpiredKeys(database: Handle): Promise<number[]> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from lookup.organizations_with_expired_keys() as id`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Called inside one organization. */
export async function dropExpiredKeys(db: Handle): Promise<void> {
  await db.execute(sql`delete from idempotency_keys where expires_at <= now()`);
}

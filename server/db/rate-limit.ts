import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import { Problem } from "#contract/problem.ts";
import type { Database } from "#server/db/connect.ts";

export type RateLimit = { max: number; windowSeconds: number };

export function perHour(max: number): RateLimit {
  return { max, windowSeconds: 60 * 60 };
}

export function perDay(max: number): RateLimit {
  return { max, windowSeconds: 24 * 60 * 60 };
}

/** What a limit said: its name without whom it counts, how much is left and when it begins anew. */
export type LimitTaken = RateLimit & { name: string; left: number; resetsInSeconds: number };

/** Where the limits that one request takes from are noted, for whoever answers it. */
export const limitsTaken = new AsyncLocalStorage<LimitTaken[]>();

/** Counts some more of a key; over the limit it says when to come back. */
export async function takeFromLimit(
  db: Pick<Database, "execute">,
  key: string,
  { max, windowSeconds }: RateLimit,
  howMany = 1,
): Promise<void> {
  const { rows } = await db.execute<{ count: number; seconds: number }>(sql`
    insert into attempts (key, count, resets_at)
    values (${key}, ${howMany}, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      count = case when attempts.resets_at <= now() then excluded.count else attempts.count + excluded.count end,
      resets_at = case when attempts.resets_at <= now() then excluded.resets_at else attempts.resets_at end
    returning count, ceil(extract(epoch from resets_at - now()))::int as seconds`);
  const [row] = rows;
  if (!row) return;
  const resetsInSeconds = Math.max(row.seconds, 1);
  limitsTaken.getStore()?.push({
    name: key.split(":").slice(0, -1).join("-"),
    max,
    windowSeconds,
    left: Math.max(max - row.count, 0),
    resetsInSeconds,
  });
  if (row.count > max) throw new Problem("tooManyRequests", undefined, resetsInSeconds);
}

/** The same where nobody is refused: whether there was room. What others have used up is not told to whoever asks. */
export async function fitsLimit(
  db: Pick<Database, "execute">,
  key: string,
  limit: RateLimit,
): Promise<boolean> {
  try {
    await limitsTaken.run([], () => takeFromLimit(db, key, limit));
    return true;
  } catch (fault) {
    if (fault instanceof Problem) return false;
    throw fault;
  }
}

export type RateLimiter = ReturnType<typeof openRateLimiter>;

/** Counts tries per key in the database, so that all processes share one limit. */
export function openRateLimiter(database: Database) {
  return {
    take: (key: string, limit: RateLimit) => takeFromLimit(database, key, limit),

    fits: (key: string, limit: RateLimit) => fitsLimit(database, key, limit),

    /** Forgets a key, after a success. */
    async forget(key: string): Promise<void> {
      await database.execute(sql`delete from attempts where key = ${key}`);
    },

    /** Drops windows that are over. */
    async sweep(): Promise<void> {
      await database.execute(sql`delete from attempts where resets_at <= now()`);
    },
  };
}

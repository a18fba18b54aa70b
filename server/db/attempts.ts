import { sql } from "drizzle-orm";
import { Problem } from "#contract/problem.ts";
import type { Database } from "#server/db/connect.ts";

export type AttemptLimit = { max: number; windowSeconds: number };

export type Attempts = ReturnType<typeof openAttempts>;

/** Counts tries per key in the database, so that all processes share one limit. */
export function openAttempts(database: Database) {
  return {
    /** Counts one more; over the limit it says when to come back. */
    async take(key: string, limit: AttemptLimit): Promise<void> {
      const { rows } = await database.execute<{ count: number; seconds: number }>(sql`
        insert into attempts (key, count, resets_at)
        values (${key}, 1, now() + make_interval(secs => ${limit.windowSeconds}))
        on conflict (key) do update set
          count = case when attempts.resets_at <= now() then 1 else attempts.count + 1 end,
          resets_at = case when attempts.resets_at <= now() then excluded.resets_at else attempts.resets_at end
        returning count, ceil(extract(epoch from resets_at - now()))::int as seconds`);
      const [row] = rows;
      if (row && row.count > limit.max) {
        throw new Problem("tooManyRequests", undefined, Math.max(row.seconds, 1));
      }
    },

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

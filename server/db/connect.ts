import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";

export type PoolSettings = {
  url: string;
  max: number;
  connectTimeoutMs: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  idleInTransactionMs: number;
  onError: (error: Error) => void;
  onConnect: () => void;
};

export type Database = NodePgDatabase;

/** A pool whose waits are all bounded and whose lost connections never end the process. */
export function openPool(settings: PoolSettings): Pool {
  const pool = new Pool({
    connectionString: settings.url,
    max: settings.max,
    connectionTimeoutMillis: settings.connectTimeoutMs,
    keepAlive: true,
    options: [
      `-c statement_timeout=${settings.statementTimeoutMs}`,
      `-c lock_timeout=${settings.lockTimeoutMs}`,
      `-c idle_in_transaction_session_timeout=${settings.idleInTransactionMs}`,
    ].join(" "),
  });
  pool.on("error", settings.onError);
  pool.on("connect", (client) => {
    client.on("error", settings.onError);
    settings.onConnect();
  });
  return pool;
}

export function openDatabase(pool: Pool): Database {
  return drizzle(pool);
}

/** Fails when the database does not answer. */
export async function ping(database: Database): Promise<void> {
  await database.execute(sql`select 1`);
}

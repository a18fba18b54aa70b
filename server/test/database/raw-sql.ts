import { DatabaseError, type Client, type QueryResultRow } from "pg";
import { afterAll, beforeAll } from "vitest";
import { castPeople, type Cast } from "#server/test/access/access-actors.ts";
import { openFactories, type Factories } from "#server/test/database/factories.ts";
import {
  connect,
  createTestDatabase,
  type TestDatabase,
} from "#server/test/database/test-database.ts";

/** What came of a statement: rows touched or answered, or PostgreSQL's error code. */
export type Outcome = number | string;

/** Who says they ask, and for which organization; `null` sets nothing at all. */
export type Settings = { organizationId?: number; userId?: string } | null;

export type RawSql = {
  database: TestDatabase;
  make: Factories;
  cast: Cast;
  /** The app role's own connection. */
  client: Client;
  /** Runs statements as the app role in one transaction that is always taken back; the last one counts. */
  attempt: (settings: Settings, ...statements: string[]) => Promise<Outcome>;
  /** The rows of one query, in the same way. */
  read: <Row extends QueryResultRow>(settings: Settings, query: string) => Promise<Row[]>;
};

export async function enter(client: Client, settings: Settings): Promise<void> {
  const { organizationId, userId } = settings ?? {};
  if (organizationId !== undefined)
    await client.query("select set_config('app.org_id', $1, true)", [String(organizationId)]);
  if (userId !== undefined)
    await client.query("select set_config('app.user_id', $1, true)", [userId]);
}

/** Two tenants and the app role's hands on plain SQL, with none of our code in between. */
export function useRawSql(): () => RawSql {
  let opened: RawSql | undefined;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const make = await openFactories(await connect(database.admin), "unused");
    const client = await connect(database.app);

    async function inTransaction<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
      await client.query("begin");
      try {
        await enter(client, settings);
        return await work();
      } finally {
        await client.query("rollback");
      }
    }
    opened = {
      database,
      make,
      cast: await castPeople(make),
      client,
      attempt: (settings, ...statements) =>
        inTransaction(settings, async () => {
          let outcome: Outcome = 0;
          for (const statement of statements) outcome = await outcomeOf(client, statement);
          return outcome;
        }),
      read: (settings, query) =>
        inTransaction(settings, async () => (await client.query(query)).rows),
    };
  });
  afterAll(async () => {
    await opened?.client.end();
    await opened?.make.admin.end();
  });
  return () => {
    if (!opened) throw new Error("the database is not open yet");
    return opened;
  };
}

export async function outcomeOf(client: Client, statement: string): Promise<Outcome> {
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } catch (error) {
    if (error instanceof DatabaseError && error.code) return error.code;
    throw error;
  }
}

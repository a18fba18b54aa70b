import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

type Handle = Pick<Database, "execute">;

/** Few enough for one statement's time; as many as `lookup.forget_record` drops. */
const rowsAtOnce = 5_000;

const days = (count: number) => sql`make_interval(days => ${count})`;

/** How long things are kept, in days. */
export type Keeping = {
  expired: number;
  letters: number;
  activity: number;
  modelCalls: number;
  /** Shared links and rooms, from the day they end. */
  shares: number;
  /** What happened, with the calls that told of it. */
  webhooks: number;
};

/** Drops rows some at a time until none is left but those that another worker is dropping. */
async function drop(db: Handle, table: SQL, isOver: SQL): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where id in (
        select id from ${table} where ${isOver} limit ${rowsAtOnce} for update skip locked)`);
    if ((rowCount ?? 0) < rowsAtOnce) return;
  }
}

/** A program that holds no token, a month after it registered; its agents go with it. */
const isForgotten = sql`created_at < now() - interval '30 days'
  and not exists (select from oauth_refresh_tokens t where t.client_id = oauth_clients.client_id)
  and not exists (select from oauth_access_tokens t where t.client_id = oauth_clients.client_id)`;

/** What belongs to people and addresses, and the record of all. */
export async function dropOld(
  { database, keeper }: { database: Database; keeper: Database },
  keep: Keeping,
): Promise<void> {
  const hasExpired = sql`expires_at < now() - ${days(keep.expired)}`;
  await drop(keeper, sql`sessions`, hasExpired);
  await drop(keeper, sql`verifications`, hasExpired);
  await drop(keeper, sql`oauth_access_tokens`, hasExpired);
  await drop(keeper, sql`oauth_refresh_tokens`, hasExpired);
  await drop(keeper, sql`oauth_clients`, isForgotten);
  await drop(keeper, sql`letters`, sql`created_at < now() - ${days(keep.letters)}`);
  // Counts per network address, of windows that are long over.
  const yesterdayMs = sql`extract(epoch from now() - interval '1 day') * 1000`;
  await drop(keeper, sql`rate_limits`, sql`last_request < ${yesterdayMs}`);
  for (;;) {
    const { rows } = await database.execute<{ count: string }>(
      sql`select lookup.forget_record(${days(keep.activity)}) as count`,
    );
    if (Number(rows[0]?.count) < rowsAtOnce) return;
  }
}

/** Organizations with something to drop; ids only, across organizations (a lookup function). */
export async function findUntidy(database: Database, keep: Keeping): Promise<number[]> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from lookup.organizations_to_tidy(${days(keep.modelCalls)}, ${days(keep.expired)}) as id
        union
        select id from lookup.organizations_with_old_shares(${days(keep.shares)}, ${days(keep.expired)}) as id
        union
        select id from lookup.organizations_with_old_rooms(${days(keep.shares)}, ${days(keep.expired)}) as id
        union
        select id from lookup.organizations_with_old_tokens(${days(keep.activity)}) as id
        union
        select id from lookup.organizations_with_old_webhooks(${days(keep.webhooks)}) as id`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Called inside one of them. */
export async function tidy(db: TenantDatabase, keep: Keeping): Promise<void> {
  const isOurs = sql`organization_id = ${db.organizationId}`;
  const isOldCall = sql`created_at < now() - ${days(keep.modelCalls)}`;
  await drop(db, sql`model_calls`, sql`${isOurs} and ${isOldCall}`);
  const isOldInvitation = sql`expires_at < now() - ${days(keep.expired)}`;
  await drop(db, sql`invitations`, sql`${isOurs} and ${isOldInvitation}`);
  const isOldLink = sql`least(expires_at, revoked_at) < now() - ${days(keep.shares)}`;
  await drop(db, sql`share_links`, sql`${isOurs} and ${isOldLink}`);
  const isOldSession = sql`expires_at < now() - ${days(keep.expired)}`;
  await drop(db, sql`guest_sessions`, sql`${isOurs} and ${isOldSession}`);
  // As long as the record may name it.
  const isOldToken = sql`least(expires_at, revoked_at) < now() - ${days(keep.activity)}`;
  await drop(db, sql`api_tokens`, sql`${isOurs} and ${isOldToken}`);
  // What was decided in a room stays with its job.
  const isOldRoom = sql`least(expires_at, ended_at) < now() - ${days(keep.shares)}`;
  await drop(db, sql`rooms`, sql`${isOurs} and ${isOldRoom}`);
  await drop(db, sql`manager_sessions`, sql`${isOurs} and ${isOldSession}`);
  const isOldEvent = sql`created_at < now() - ${days(keep.webhooks)}`;
  await drop(db, sql`webhook_events`, sql`${isOurs} and ${isOldEvent}`);
  await db.execute(sql`
    update webhook_endpoints set old_encrypted_secret = null, old_secret_until = null
     where ${isOurs} and old_secret_until < now()`);
}

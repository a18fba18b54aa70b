import { expect, test } from "vitest";
import { connectForTest } from "#server/test/database/test-database.ts";
import { reviewedTables } from "#server/test/row-level-security/reviewed.ts";
import { outcomeOf, useRawSql } from "#server/test/database/raw-sql.ts";

const refused = "42501";
const sql = useRawSql();

/** As the app's role, whatever organization or person it says it asks for. */
async function attempt(statement: string) {
  const { cast } = sql();
  const { userId } = cast.people.member;
  return sql().attempt({ organizationId: cast.north.id, userId }, statement);
}

test.each([
  "select password from accounts",
  "select secret from two_factors",
  "delete from two_factors",
  "update users set two_factor_enabled = false",
  "select * from accounts",
  "select id from accounts where password like '$argon2id$%'",
  "select id from accounts order by password",
  "select count(password) from accounts",
  "select a from accounts a",
  "select id_token from accounts",
  "select access_token, refresh_token from accounts",
  "select token from sessions",
  "select * from sessions",
  "select to_json(s) from sessions s",
  "delete from sessions returning token",
  "select sealed from letters",
  "select * from letters",
  "update letters set recipient = encode(sealed, 'hex')",
  "update letters set status = 'waiting' returning sealed",
  "copy sessions to stdout",
  "select token from oauth_access_tokens",
  "select token from oauth_refresh_tokens",
  "select client_id from oauth_clients",
])(
  "the app's role reads no password hash, session token or letter (L12): %s",
  async (statement) => {
    expect(await attempt(statement)).toBe(refused);
  },
);

test.each([
  "update accounts set password = 'mine'",
  "insert into accounts (id, user_id, account_id, provider_id) select 'x', id, 'x', 'credential' from users",
  "insert into sessions (id, user_id, token, expires_at) select 'x', id, 'x', now() from users",
  "update sessions set expires_at = now() + interval '1 year'",
  "insert into verifications (id, identifier, value, expires_at) values ('x', 'x', 'x', now())",
  "update verifications set value = 'x'",
  "delete from rate_limits",
  "insert into oauth_access_tokens (id, token, client_id, user_id, agent_id, expires_at, scopes) values ('x', 'x', 'x', 'x', 1, now(), '{}')",
])("the app's role makes no way in for anybody (L12): %s", async (statement) => {
  expect(await attempt(statement)).toBe(refused);
});

test("the app's role becomes no keeper (L12)", async () => {
  for (const statement of [
    "set role roleprint_keeper",
    "select set_config('role', 'roleprint_keeper', false)",
    "set session authorization roleprint_keeper",
    "grant roleprint_keeper to roleprint_app",
  ])
    expect([statement, await attempt(statement)]).toEqual([statement, refused]);
});

test("the keeper sees people and how they sign in, and nothing of any organization (L12)", async () => {
  const { database, make, cast } = sql();
  const keeper = await connectForTest(database.keeper);
  const { rows } = await make.admin.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const open = [];
  for (const { name } of rows)
    if ((await outcomeOf(keeper, `select * from ${name} limit 0`)) === 0) open.push(name);
  expect(open.sort()).toEqual([
    "accounts",
    "letters",
    "migrations",
    ...reviewedTables.filter((name) => name.startsWith("oauth_")),
    "rate_limits",
    "sessions",
    "two_factors",
    "users",
    "verifications",
  ]);
  const organization = String(cast.north.id);
  await keeper.query("select set_config('app.org_id', $1, false)", [organization]);
  for (const statement of [
    "select * from jobs",
    "select lookup.organization_of_job(1)",
    "delete from users",
    "select data from pgboss.job",
    "create table mine (id int)",
  ])
    expect([statement, await outcomeOf(keeper, statement)]).toEqual([statement, refused]);
});

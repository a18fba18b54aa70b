import { expect, test } from "vitest";
import { connectForTest } from "#server/test/database/test-database.ts";
import { outcomeOf, useRawSql } from "#server/test/database/raw-sql.ts";

const refused = "42501";
const sql = useRawSql();
const asOperator = () => connectForTest(sql().database.operator);

/** All the operator's role reads and changes of ours, column by column. */
const reviewed = [
  "INSERT audit_entries",
  "SELECT audit_entries action created_at id object request_id user_id",
  "SELECT jobs organization_id",
  "INSERT letters",
  "SELECT letters created_at id is_sealed kind recipient status",
  "UPDATE letters status",
  "SELECT memberships organization_id user_id",
  "SELECT migrations",
  "SELECT model_calls cost_micros created_at organization_id paid_by reserved_micros",
  "SELECT organizations created_at id name",
  "DELETE sessions",
  "SELECT sessions expires_at updated_at user_id",
  "SELECT spending micros scope since",
  "DELETE two_factors",
  "SELECT two_factors user_id",
  "SELECT users blocked_at created_at email email_verified id name",
  "UPDATE users blocked_at email_verified two_factor_enabled updated_at",
];

test("the operator's role reads names, addresses, counts, sums, states and times, and changes what its acts change", async () => {
  const { rows } = await sql().make.admin.query<{ line: string }>(
    `select concat_ws(' ', privilege_type, table_name, string_agg(column_name, ' ' order by column_name)) as line
       from (select privilege_type, table_name, null as column_name from information_schema.table_privileges
              where grantee = 'roleprint_operator' and table_schema = 'public'
             union all
             select privilege_type, table_name, column_name from information_schema.column_privileges c
              where grantee = 'roleprint_operator' and table_schema = 'public' and not exists (
                select from information_schema.table_privileges t
                 where t.grantee = c.grantee and t.table_schema = c.table_schema
                   and t.table_name = c.table_name and t.privilege_type = c.privilege_type)) g
      group by privilege_type, table_name`,
  );
  expect(rows.map(({ line }) => line).sort()).toEqual([...reviewed].sort());
});

test.each([
  "select title from jobs",
  "select description from jobs",
  "select content from outputs",
  "select count(*) from outputs",
  "select * from output_versions",
  "select * from output_suggestions",
  "select * from ledgers",
  "select * from job_readings",
  "select * from invitations",
  "select password from accounts",
  "select token from sessions",
  "select value from verifications",
  "select sealed from letters",
  "update letters set status = 'waiting' returning sealed",
  "select data from pgboss.job",
  "update organizations set name = 'mine'",
  "delete from jobs",
  "delete from users",
  "update users set email = 'mine@example.com'",
  "update memberships set role = 'admin'",
  "insert into memberships (organization_id, user_id, role) select organization_id, user_id, 'admin' from memberships",
  "update audit_entries set action = 'operator.nothing'",
  "delete from audit_entries",
  "select lookup.organization_of_job(1)",
  "set role roleprint_app",
  "set role roleprint_keeper",
  "create table mine (id int)",
])(
  "the operator's role reads no work, opens no door and undoes no entry: %s",
  async (statement) => {
    expect(await outcomeOf(await asOperator(), statement)).toBe(refused);
  },
);

test("the operator's role counts across organizations, which nobody else does", async () => {
  const { make } = sql();
  const statement = "select count(organization_id)::int as jobs from jobs";
  const all = await make.admin.query<{ jobs: number }>(statement);
  expect(all.rows[0]?.jobs).toBeGreaterThan(1);
  expect((await (await asOperator()).query(statement)).rows).toEqual(all.rows);
  expect(await sql().attempt(null, "select 1 from jobs")).toBe(0);
});

test("of the record the operator's role reads and adds the acts of operators, and of no organization", async () => {
  const operator = await asOperator();
  const { cast } = sql();
  const add = (action: string, organization: string) =>
    `insert into audit_entries (organization_id, action, object) values (${organization}, '${action}', 'user:x')`;
  expect(await outcomeOf(operator, "select id from audit_entries")).toBe(0);
  expect(await outcomeOf(operator, add("operator.block", "null"))).toBe(1);
  expect(await outcomeOf(operator, "select id from audit_entries")).toBe(1);
  expect(await outcomeOf(operator, add("job.delete", "null"))).toBe(refused);
  expect(await outcomeOf(operator, add("operator.block", String(cast.north.id)))).toBe(refused);
});

test.each([
  "update users set email_verified = true",
  "update users set email = 'olga@example.com'",
  "update users set blocked_at = null",
  "insert into users (id, name, email, email_verified) values ('x', 'x', 'x', true)",
  "set role roleprint_operator",
  "select set_config('role', 'roleprint_operator', false)",
])("the app's role makes nobody an operator, and lets nobody back in: %s", async (statement) => {
  const { cast } = sql();
  const who = { organizationId: cast.north.id, userId: cast.people.member.userId };
  expect(await sql().attempt(who, statement)).toBe(refused);
});

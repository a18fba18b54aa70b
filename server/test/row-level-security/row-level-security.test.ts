import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  faultsOf,
  listOf,
  listTenantTables,
  rules,
  type Rule,
} from "#server/test/row-level-security/row-level-security-catalog.ts";
import {
  reviewedDefiners,
  reviewedFinderColumns,
  reviewedPolicies,
  reviewedTables,
} from "#server/test/row-level-security/reviewed.ts";
import { connect, createTestDatabase } from "#server/test/database/test-database.ts";

let admin: pg.Client;
beforeAll(async () => {
  admin = await connect((await createTestDatabase()).admin);
});
afterAll(() => admin.end());

for (const rule of rules) {
  test(`nothing in the database ${rule}`, async () => {
    expect(await faultsOf(admin, rule)).toEqual([]);
  });
}

/** One way to break each rule, and what must be named then. */
const breaches: Record<Rule, [statements: string, fault: string]> = {
  "has no row-level security, or its owner is exempt": [
    "create table notes (id bigint, organization_id bigint not null)",
    "notes",
  ],
  "lets the app role read or write beyond the organization that is set": [
    `drop policy tenant on jobs; create policy tenant on jobs to roleprint_app
       using (organization_id = (select current_organization_id())) with check (true)`,
    "jobs",
  ],
  "lets a guest read or write more than the job that was shared": [
    "alter policy guest on ledgers using (true)",
    "ledgers",
  ],
  "lets a manager read or write more than their own room": [
    "alter policy manager on rooms with check (true)",
    "rooms",
  ],
  "lets a manager delete or add a row of what they see": [
    "drop policy manager_deletes on jobs",
    "jobs DELETE",
  ],
  "may hold a row without an organization": [
    "alter table jobs alter organization_id drop not null",
    "jobs",
  ],
  "points at a tenant's row without saying of which organization": [
    "alter table output_versions add constraint loose foreign key (output_id) references outputs (id)",
    "output_versions loose",
  ],
  "is unique across organizations and tells what others have": [
    "create unique index oracle on jobs (title) include (organization_id)",
    "jobs oracle",
  ],
  "is a view that sees with its owner's eyes": [
    "create view all_jobs as select * from jobs",
    "all_jobs",
  ],
  "is a function of another's rights that is not finder's, or whose search path is open": [
    "alter function lookup.organization_of_job(bigint) reset search_path",
    "lookup.organization_of_job(bigint)",
  ],
  "belongs to the app role": ["alter table jobs owner to roleprint_app", "jobs"],
  "may be emptied, referenced, triggered or maintained by the app role": [
    "grant truncate on jobs to roleprint_app",
    "jobs TRUNCATE",
  ],
  "is open to the queue's role": ["grant select (title) on jobs to roleprint_queue", "jobs"],
  "lets the app role create": ["grant create on schema public to roleprint_app", "public"],
};

for (const rule of rules) {
  test(`somebody who makes a thing that ${rule} is told its name`, async () => {
    const [statements, fault] = breaches[rule];
    await admin.query("begin");
    try {
      await admin.query(statements);
      expect(await faultsOf(admin, rule)).toContain(fault);
    } finally {
      await admin.query("rollback");
    }
  });
}

test("row-level security that its owner escapes is seen as well", async () => {
  await admin.query("begin; alter table jobs no force row level security");
  const faults = await faultsOf(admin, "has no row-level security, or its owner is exempt");
  await admin.query("rollback");
  expect(faults).toEqual(["jobs"]);
});

test("every table belongs to an organization or is on the reviewed list", async () => {
  const all = await listOf(
    admin,
    `select relname as line from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'f')`,
  );
  expect(all).toEqual([...(await listTenantTables(admin)), ...reviewedTables].sort());
});

test("the policies beside the tenant's own that let somebody in are exactly the reviewed ones", async () => {
  const policies = await listOf(
    admin,
    `select concat_ws(' ', tablename, policyname, cmd, array_to_string(roles, ',')) as line
       from pg_policies where schemaname <> 'public' or (policyname <> 'tenant' and permissive = 'PERMISSIVE')`,
  );
  expect(policies).toEqual(reviewedPolicies);
});

test("the functions that see across organizations are exactly the reviewed ones, and only the app may run them", async () => {
  const definers = await listOf(
    admin,
    `select n.nspname || '.' || p.proname as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prosecdef and n.nspname <> 'pg_catalog'`,
  );
  expect(definers).toEqual(reviewedDefiners);
  const runners = await listOf(
    admin,
    `select distinct r.rolname as line from pg_proc p, pg_roles r
      where p.prosecdef and p.pronamespace = 'lookup'::regnamespace and not r.rolsuper
        and has_function_privilege(r.oid, p.oid, 'EXECUTE')`,
  );
  expect(runners).toEqual(["roleprint_app", "roleprint_finder"]);
});

test("the finder reads ids, clocks, states and addresses, and writes nothing but counters of money and what it is to forget", async () => {
  const columns = await listOf(
    admin,
    `select table_name || ': ' || string_agg(distinct column_name, ' ' order by column_name) as line
       from information_schema.column_privileges
      where grantee = 'roleprint_finder' and table_schema = 'public' group by table_name`,
  );
  expect(columns).toEqual(reviewedFinderColumns);
  const writes = await listOf(
    admin,
    `select distinct privilege_type || ' ' || table_name as line from
       (select grantee, privilege_type, table_name from information_schema.column_privileges union all
        select grantee, privilege_type, table_name from information_schema.table_privileges) g
      where grantee = 'roleprint_finder' and privilege_type <> 'SELECT'`,
  );
  expect(writes).toEqual([
    "DELETE audit_entries",
    "DELETE invitations",
    "DELETE job",
    "DELETE spending",
    "INSERT spending",
    "UPDATE audit_entries",
    "UPDATE spending",
  ]);
});

test("no role of ours is a superuser, bypasses security, makes roles or databases, or borrows another's rights", async () => {
  const roles = await listOf(
    admin,
    `select rolname || case when rolcanlogin then ' logs in' else ' does not log in' end as line
       from pg_roles where rolname like 'roleprint%'
        and not (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`,
  );
  expect(roles).toEqual([
    "roleprint_app logs in",
    "roleprint_finder does not log in",
    "roleprint_keeper logs in",
    "roleprint_operator logs in",
    "roleprint_owner logs in",
    "roleprint_queue logs in",
  ]);
  const memberships = await listOf(
    admin,
    `select m.member::regrole || ' in ' || m.roleid::regrole || case when m.inherit_option then ' by birth' else ' on request' end as line
       from pg_auth_members m where m.member::regrole::text like 'roleprint%'`,
  );
  expect(memberships).toEqual(["roleprint_owner in roleprint_finder on request"]);
});

test("in the queue's schema the app role may add entries and read what sending needs", async () => {
  const grants = await listOf(
    admin,
    `select concat_ws(' ', privilege_type, table_name, nullif(string_agg(column_name, ',' order by column_name), '')) as line
       from (select privilege_type, table_name, null as column_name from information_schema.table_privileges
              where grantee = 'roleprint_app' and table_schema = 'pgboss'
             union all
             select privilege_type, table_name, column_name from information_schema.column_privileges c
              where grantee = 'roleprint_app' and table_schema = 'pgboss' and not exists (
                select from information_schema.table_privileges t
                 where t.grantee = c.grantee and t.table_schema = c.table_schema
                   and t.table_name = c.table_name and t.privilege_type = c.privilege_type)) g
      group by privilege_type, table_name`,
  );
  expect(grants).toEqual([
    "INSERT job",
    "INSERT job_common",
    "SELECT job id,start_after",
    "SELECT job_common id,start_after",
    "SELECT queue",
    "SELECT version",
  ]);
});

import type pg from "pg";

const tenantTables = `
  select c.oid, c.relname as name, c.relrowsecurity, c.relforcerowsecurity
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     and (c.relname = 'organizations' or exists (
           select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id'
              and a.attnum > 0 and not a.attisdropped))`;

const isOurs = (column: string) =>
  `(${column} = ( SELECT current_organization_id() AS current_organization_id))`;

const noGuest = "(( SELECT current_guest_job_id() AS current_guest_job_id) IS NULL)";

/** What a guest reads: whose job it is, the job, its reports and its links. All other tables are closed to them. */
const openToGuests = "'organizations', 'jobs', 'outputs', 'share_links'";

const noManager = "(( SELECT current_manager_room_id() AS current_manager_room_id) IS NULL)";

/** What a manager reads: whose job it is, the job, their own room and what it signed. Of these they write answers alone, and add a record that names nobody. */
const openToManagers =
  "'organizations', 'jobs', 'rooms', 'room_decisions', 'room_questions', 'sign_offs', 'drifts'";
const writtenByManagers = "'room_decisions', 'room_questions', 'audit_entries'";

/** Each query answers what is wrong, one line per fault. */
const faultQueries = {
  "has no row-level security, or its owner is exempt": `
    select name as fault from (${tenantTables}) t where not (relrowsecurity and relforcerowsecurity)`,

  "lets the app role read or write beyond the organization that is set": `
    select t.name as fault from (${tenantTables}) t
     where not exists (
       select from pg_policies p
        where p.schemaname = 'public' and p.tablename = t.name and p.policyname = 'tenant'
          and p.permissive = 'PERMISSIVE' and p.cmd = 'ALL' and p.roles = '{roleprint_app}'
          and p.qual = case t.name when 'organizations' then '${isOurs("id")}' else '${isOurs("organization_id")}' end
          and p.with_check = p.qual)`,

  "lets a guest read or write more than the job that was shared": `
    select t.name as fault from (${tenantTables}) t
     where not exists (
       select from pg_policies p
        where p.schemaname = 'public' and p.tablename = t.name and p.policyname = 'guest'
          and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL' and p.roles = '{roleprint_app}'
          and (p.qual = '${noGuest}' or t.name in (${openToGuests})) and p.with_check = '${noGuest}')`,

  "lets a manager read or write more than their own room": `
    select t.name as fault from (${tenantTables}) t
     where not exists (
       select from pg_policies p
        where p.schemaname = 'public' and p.tablename = t.name and p.policyname = 'manager'
          and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL' and p.roles = '{roleprint_app}'
          and (p.qual = '${noManager}' or t.name in (${openToManagers}))
          and (p.with_check = '${noManager}' or t.name in (${writtenByManagers})))`,

  "lets a manager delete or add a row of what they see": `
    select t.name || ' ' || verb as fault
      from (${tenantTables}) t, unnest(array['DELETE', 'INSERT']) verb
     where t.name in (${openToManagers}) and not exists (
       select from pg_policies p
        where p.schemaname = 'public' and p.tablename = t.name and p.cmd = verb
          and p.permissive = 'RESTRICTIVE' and p.roles = '{roleprint_app}'
          and '${noManager}' = case verb when 'DELETE' then p.qual else p.with_check end)`,

  "may hold a row without an organization": `
    select t.name as fault from (${tenantTables}) t join pg_attribute a on a.attrelid = t.oid
     where a.attname = 'organization_id' and not a.attnotnull
       and t.name <> 'audit_entries' -- what a person does outside every organization is recorded too`,

  "points at a tenant's row without saying of which organization": `
    select t.name || ' ' || k.conname as fault
      from (${tenantTables}) t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
      join (${tenantTables}) r on r.oid = k.confrelid
     where not exists (
       select from unnest(k.conkey, k.confkey) as pair (child, parent)
         join pg_attribute ca on ca.attrelid = k.conrelid and ca.attnum = pair.child
         join pg_attribute pa on pa.attrelid = k.confrelid and pa.attnum = pair.parent
        where ca.attname = 'organization_id'
          and pa.attname = case r.name when 'organizations' then 'id' else 'organization_id' end)`,

  "is unique across organizations and tells what others have": `
    select t.name || ' ' || i.indexrelid::regclass as fault
      from (${tenantTables}) t join pg_index i on i.indrelid = t.oid
     where i.indisunique and not i.indisprimary and not exists (
       select from pg_attribute a where a.attrelid = t.oid and a.attname = 'organization_id'
          and a.attnum = any (i.indkey[0:i.indnkeyatts - 1]))`,

  "is a view that sees with its owner's eyes": `
    select c.oid::regclass::text as fault from pg_class c
     where c.relkind in ('v', 'm')
       and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
       and (c.relkind = 'm' or not coalesce(c.reloptions @> '{security_invoker=true}', false))`,

  "is a function of another's rights that is not finder's, or whose search path is open": `
    select p.oid::regprocedure::text as fault from pg_proc p join pg_roles o on o.oid = p.proowner
     where p.prosecdef and p.pronamespace <> 'pg_catalog'::regnamespace
       and not (o.rolname = 'roleprint_finder' and not o.rolcanlogin
                and coalesce(p.proconfig @> array['search_path=public, pg_temp'], false))`,

  "belongs to the app role": `
    select c.oid::regclass::text as fault from pg_class c join pg_roles o on o.oid = c.relowner
     where o.rolname = 'roleprint_app'`,

  "may be emptied, referenced, triggered or maintained by the app role": `
    select t.name || ' ' || verb as fault
      from (${tenantTables}) t, unnest(array['TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN']) verb
     where has_table_privilege('roleprint_app', t.oid, verb)`,

  "is open to the queue's role": `
    select t.name as fault from (${tenantTables}) t
     where has_any_column_privilege('roleprint_queue', t.oid, 'SELECT, INSERT, UPDATE, REFERENCES')
        or has_table_privilege('roleprint_queue', t.oid, 'DELETE, TRUNCATE')`,

  "lets the app role create": `
    select nspname as fault from pg_namespace
     where nspname !~ '^pg_(toast|temp)' and has_schema_privilege('roleprint_app', oid, 'CREATE')
    union all
    select datname from pg_database
     where datname = current_database() and has_database_privilege('roleprint_app', oid, 'CREATE')`,
} as const;

export type Rule = keyof typeof faultQueries;
export const rules = Object.keys(faultQueries) as Rule[];

export async function faultsOf(client: pg.Client, rule: Rule): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(faultQueries[rule]);
  return rows.map(({ fault }) => fault).sort();
}

/** The answer of a query with one text column, as a list. */
export async function listOf(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(query);
  return rows.map(({ line }) => line).sort();
}

export async function listTenantTables(client: pg.Client): Promise<string[]> {
  return listOf(client, `select name as line from (${tenantTables}) t`);
}

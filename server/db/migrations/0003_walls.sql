-- Row-level security. `nullif` because an ended transaction leaves the setting '' and not null;
-- `(select …)` so that it is evaluated once per statement and not once per row.

create function current_organization_id() returns bigint language sql stable
  return nullif(current_setting('app.org_id', true), '')::bigint;
create function current_user_id() returns text language sql stable
  return nullif(current_setting('app.user_id', true), '');

do $$
declare name text;
begin
  foreach name in array array['memberships', 'invitations', 'jobs', 'outputs', 'output_versions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I to roleprint_app
         using (organization_id = (select current_organization_id()))
         with check (organization_id = (select current_organization_id()))', name);
  end loop;
end $$;

alter table organizations enable row level security;
alter table organizations force row level security;
create policy tenant on organizations to roleprint_app
  using (id = (select current_organization_id()))
  with check (id = (select current_organization_id()));

-- Before an organization is entered, a person reads their own memberships, open invitations to their own
-- address, and the organizations behind both. Policies are OR-ed, so each of these stops at the door.
create policy own on memberships for select to roleprint_app
  using ((select current_organization_id()) is null and user_id = (select current_user_id()));
create policy own on invitations for select to roleprint_app
  using ((select current_organization_id()) is null
         and accepted_at is null and revoked_at is null and expires_at > now()
         and email = (select lower(email) from users where id = (select current_user_id())));
create policy own on organizations for select to roleprint_app
  using ((select current_organization_id()) is null
         and id in (select organization_id from memberships union all select organization_id from invitations));

-- Sets who asks and for which organization, for this transaction only, and answers the role held there.
create function enter_organization(person text, organization bigint) returns text language plpgsql as $$
begin
  perform set_config('app.user_id', person, true), set_config('app.org_id', organization::text, true);
  return (select role from memberships where organization_id = organization and user_id = person);
end $$;

-- Finding the organization behind an id. These functions run as roleprint_finder, return ids only,
-- and are the whole list of functions that see across organizations.
create policy finder on jobs for select to roleprint_finder using (true);
create policy finder on outputs for select to roleprint_finder using (true);
create policy finder on invitations for select to roleprint_finder using (true);
grant usage on schema public to roleprint_finder;
grant select (id, organization_id) on jobs to roleprint_finder;
grant select (id, organization_id, gen, status, task_id, updated_at) on outputs to roleprint_finder;
grant select (id, organization_id, token_hash, expires_at, accepted_at, revoked_at) on invitations to roleprint_finder;

create schema lookup authorization roleprint_finder;
set local role roleprint_finder;

create function lookup.organization_of_job(job bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  return (select organization_id from jobs where id = job);

create function lookup.organization_of_output(output bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  return (select organization_id from outputs where id = output);

create function lookup.invitation_of_token(hash bytea)
  returns table (organization_id bigint, invitation_id bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select i.organization_id, i.id from invitations i
     where i.token_hash = hash and i.accepted_at is null and i.revoked_at is null and i.expires_at > now() $$;

-- Reports that wait or run although no queue entry will ever move them (plpgsql: the queue's schema comes later).
create function lookup.stuck_outputs(quiet interval)
  returns table (organization_id bigint, output_id bigint, gen integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
  begin
    return query
    select o.organization_id, o.id, o.gen from outputs o
     where o.status in ('queued', 'processing') and o.updated_at < now() - quiet
       and not exists (select 1 from pgboss.job q where q.id = o.task_id and q.state < 'completed')
     limit 100;
  end $$;

revoke all on all functions in schema lookup from public;
grant usage on schema lookup to roleprint_app;
grant execute on all functions in schema lookup to roleprint_app;
reset role;

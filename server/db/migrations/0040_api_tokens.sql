-- Tokens by which an organization's programs make calls for the admin who made them. Of a token its SHA-256 is stored, and its last
-- four characters, so that people know which one it is. The creator is a member: when they leave, the reference is emptied, and a
-- token of nobody opens nothing, also not after they come back.

create table api_tokens (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  name text not null,
  token_hash bytea not null,
  token_end text not null,
  scopes text[] not null check (scopes <@ array['jobs.read', 'reports.read', 'jobs.write', 'suggestions.write', 'usage.read', 'internal']),
  created_by text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  unique (organization_id, id),
  unique (organization_id, token_hash),
  foreign key (organization_id, created_by) references memberships (organization_id, user_id) on delete set null (created_by)
);
create index api_tokens_hash on api_tokens (token_hash);
create index api_tokens_expiry on api_tokens (expires_at);
-- Members who go are looked up here.
create index api_tokens_created_by on api_tokens (organization_id, created_by);

alter table api_tokens enable row level security;
alter table api_tokens force row level security;
create policy tenant on api_tokens to roleprint_app
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
create policy guest on api_tokens as restrictive to roleprint_app
  using ((select current_guest_job_id()) is null) with check ((select current_guest_job_id()) is null);
create policy manager on api_tokens as restrictive to roleprint_app
  using ((select current_manager_room_id()) is null) with check ((select current_manager_room_id()) is null);
grant select, insert, update, delete on api_tokens to roleprint_app;

-- The program that did it for the person: `token:12`.
alter table audit_entries add column program text check (program ~ '^(token|agent):[A-Za-z0-9_-]{1,64}$');

create policy finder on api_tokens for select to roleprint_finder using (true);
grant select (id, organization_id, token_hash, scopes, created_by, expires_at, revoked_at, last_used_at) on api_tokens to roleprint_finder;
grant select (id, blocked_at) on users to roleprint_finder;

set local role roleprint_finder;

-- Read at every call, so that a token ends at once, in every process; `is_quiet`: no use of it was noted in the last minute.
create function lookup.token_of_hash(hash bytea)
  returns table (organization_id bigint, token_id bigint, user_id text, scopes text[], is_quiet boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
    select t.organization_id, t.id, t.created_by, t.scopes,
           coalesce(t.last_used_at < now() - interval '1 minute', true)
      from api_tokens t
      join memberships m on m.organization_id = t.organization_id and m.user_id = t.created_by
      join users u on u.id = t.created_by
     where t.token_hash = hash and t.revoked_at is null and t.expires_at > now() and u.blocked_at is null $$;

-- Organizations with a token that ended long ago; it is dropped inside each of them.
create function lookup.organizations_with_old_tokens(ended interval) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
    select distinct organization_id from api_tokens where least(expires_at, revoked_at) < now() - ended limit 100 $$;

revoke all on function lookup.token_of_hash(bytea), lookup.organizations_with_old_tokens(interval) from public;
grant execute on function lookup.token_of_hash(bytea), lookup.organizations_with_old_tokens(interval) to roleprint_app;
reset role;

-- View-only links to a job's reports, and the sessions of whoever opened one. Both tokens are stored as hashes alone.

create table share_links (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  job_id bigint not null,
  -- One report, or with null the whole package.
  tool_type text check (tool_type in
    ('marketPulse', 'intakeSync', 'attractSourceKit', 'engagementHub', 'offerNavigator', 'interviewCoach')),
  token_hash bytea not null,
  created_by text references users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_count integer not null default 0,
  last_opened_at timestamptz,
  unique (organization_id, id),
  unique (organization_id, token_hash),
  foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade
);
create index share_links_job on share_links (organization_id, job_id);
create index share_links_token on share_links (token_hash);
create index share_links_expiry on share_links (expires_at);
-- People who go are looked up here.
create index share_links_created_by on share_links (created_by);

create table guest_sessions (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  share_link_id bigint not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (organization_id, token_hash),
  foreign key (organization_id, share_link_id) references share_links (organization_id, id) on delete cascade
);
create index guest_sessions_link on guest_sessions (organization_id, share_link_id);
create index guest_sessions_token on guest_sessions (token_hash);
create index guest_sessions_expiry on guest_sessions (expires_at);

do $$
declare name text;
begin
  foreach name in array array['share_links', 'guest_sessions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I to roleprint_app
         using (organization_id = (select current_organization_id()))
         with check (organization_id = (select current_organization_id()))', name);
    execute format('grant select, insert, update, delete on %I to roleprint_app', name);
  end loop;
end $$;

-- A guest is inside an organization for one job, perhaps one report of it, in a transaction that only reads.
create function current_guest_job_id() returns bigint language sql stable
  return nullif(current_setting('app.guest_job_id', true), '')::bigint;
create function current_guest_tool() returns text language sql stable
  return nullif(current_setting('app.guest_tool', true), '');

-- Restrictive: whatever the other policies allow, a guest sees no row of these tables.
do $$
declare name text;
begin
  foreach name in array array['memberships', 'invitations', 'output_versions', 'output_partials', 'ledgers', 'job_readings',
                              'idempotency_keys', 'model_calls', 'model_connections', 'audit_entries', 'guest_sessions'] loop
    execute format(
      'create policy guest on %I as restrictive to roleprint_app
         using ((select current_guest_job_id()) is null) with check ((select current_guest_job_id()) is null)', name);
  end loop;
end $$;
create policy guest on organizations as restrictive to roleprint_app
  using (true) with check ((select current_guest_job_id()) is null);
create policy guest on jobs as restrictive to roleprint_app
  using ((select current_guest_job_id()) is null or id = (select current_guest_job_id()))
  with check ((select current_guest_job_id()) is null);
create policy guest on outputs as restrictive to roleprint_app
  using ((select current_guest_job_id()) is null
         or (job_id = (select current_guest_job_id())
             and ((select current_guest_tool()) is null or tool_type = (select current_guest_tool()))))
  with check ((select current_guest_job_id()) is null);
create policy guest on share_links as restrictive to roleprint_app
  using ((select current_guest_job_id()) is null or job_id = (select current_guest_job_id()))
  with check ((select current_guest_job_id()) is null);

create policy finder on share_links for select to roleprint_finder using (true);
create policy finder on guest_sessions for select to roleprint_finder using (true);
grant select (id, organization_id, job_id, tool_type, token_hash, expires_at, revoked_at) on share_links to roleprint_finder;
grant select (organization_id, share_link_id, token_hash, expires_at) on guest_sessions to roleprint_finder;

set local role roleprint_finder;

create function lookup.share_link_of_token(hash bytea)
  returns table (organization_id bigint, share_link_id bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select l.organization_id, l.id from share_links l
     where l.token_hash = hash and l.revoked_at is null and l.expires_at > now() $$;

-- Read at every request, so that a revoked link ends its guests' sessions at once, in every process.
create function lookup.guest_of_session(hash bytea)
  returns table (organization_id bigint, share_link_id bigint, job_id bigint, tool_type text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select l.organization_id, l.id, l.job_id, l.tool_type
      from guest_sessions s join share_links l on l.organization_id = s.organization_id and l.id = s.share_link_id
     where s.token_hash = hash and s.expires_at > now() and l.revoked_at is null and l.expires_at > now() $$;

-- Organizations with a link or a guest's session past its time; it is dropped inside each of them.
create function lookup.organizations_with_old_shares(shared interval, expired interval) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
    select organization_id from share_links where least(expires_at, revoked_at) < now() - shared
    union
    select organization_id from guest_sessions where expires_at < now() - expired
    limit 100 $$;

revoke all on function lookup.share_link_of_token(bytea), lookup.guest_of_session(bytea),
  lookup.organizations_with_old_shares(interval, interval) from public;
grant execute on function lookup.share_link_of_token(bytea), lookup.guest_of_session(bytea),
  lookup.organizations_with_old_shares(interval, interval) to roleprint_app;
reset role;

-- Sets for this transaction which job a guest may read, and that nothing may be changed; answers nothing to anybody else.
create function enter_as_guest(hash bytea)
  returns table (organization_id bigint, share_link_id bigint, job_id bigint, tool_type text) language plpgsql as $$
begin
  select g.organization_id, g.share_link_id, g.job_id, g.tool_type
    into organization_id, share_link_id, job_id, tool_type from lookup.guest_of_session(hash) g;
  if not found then return; end if;
  perform set_config('app.org_id', organization_id::text, true),
          set_config('app.guest_job_id', job_id::text, true),
          set_config('app.guest_tool', coalesce(tool_type, ''), true),
          set_config('transaction_read_only', 'on', true);
  return next;
end $$;

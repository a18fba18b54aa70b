-- Rooms in which a hiring manager decides about a job, by a link and without an account. Tokens are stored as hashes alone.

create table rooms (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  job_id bigint not null,
  name text not null,
  email text,
  token_hash bytea not null,
  -- The reminder brings a link of its own, since nobody knows the first one any more.
  reminder_hash bytea,
  created_by text references users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  opened_count integer not null default 0,
  last_opened_at timestamptz,
  reminded_at timestamptz,
  wrong_person_at timestamptz,
  signed_at timestamptz,
  check ((reminder_hash is null) = (reminded_at is null)),
  unique (organization_id, id),
  unique (organization_id, token_hash),
  unique (organization_id, reminder_hash),
  foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade
);
create index rooms_job on rooms (organization_id, job_id);
create index rooms_token on rooms (token_hash);
create index rooms_reminder on rooms (reminder_hash) where reminder_hash is not null;
create index rooms_expiry on rooms (expires_at);
-- People who go are looked up here.
create index rooms_created_by on rooms (created_by);

create table room_decisions (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  room_id bigint not null,
  position integer not null,
  key text not null,
  -- The question and its options as they were last shown, and how the job stood then.
  asked json not null,
  asked_value text not null,
  -- The option that was chosen, or an answer that is none of them, and how the job stood then. Taking it back counts as
  -- answering, so that it is seen whether somebody said something after they signed.
  answer json,
  answered_value text,
  answered_at timestamptz,
  check ((answer is null) = (answered_value is null) and (answer is null or answered_at is not null)),
  unique (organization_id, room_id, key),
  foreign key (organization_id, room_id) references rooms (organization_id, id) on delete cascade
);

create table room_questions (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  room_id bigint not null,
  position integer not null,
  -- The fact that nobody said, or null where the recruiter wrote the question.
  words text,
  question text not null,
  hint text not null,
  answer text not null default '',
  may_tell boolean not null default false,
  answered_at timestamptz,
  foreign key (organization_id, room_id) references rooms (organization_id, id) on delete cascade
);
create index room_questions_room on room_questions (organization_id, room_id);

create table manager_sessions (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  room_id bigint not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (organization_id, token_hash),
  foreign key (organization_id, room_id) references rooms (organization_id, id) on delete cascade
);
create index manager_sessions_room on manager_sessions (organization_id, room_id);
create index manager_sessions_token on manager_sessions (token_hash);
create index manager_sessions_expiry on manager_sessions (expires_at);

do $$
declare name text;
begin
  foreach name in array array['rooms', 'room_decisions', 'room_questions', 'manager_sessions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I to roleprint_app
         using (organization_id = (select current_organization_id()))
         with check (organization_id = (select current_organization_id()))', name);
    execute format(
      'create policy guest on %I as restrictive to roleprint_app
         using ((select current_guest_job_id()) is null) with check ((select current_guest_job_id()) is null)', name);
    execute format('grant select, insert, update, delete on %I to roleprint_app', name);
  end loop;
end $$;

-- A manager is inside an organization for one room of one job. They read that much, and write their own answers alone.
create function current_manager_room_id() returns bigint language sql stable
  return nullif(current_setting('app.manager_room_id', true), '')::bigint;
create function current_manager_job_id() returns bigint language sql stable
  return nullif(current_setting('app.manager_job_id', true), '')::bigint;

-- Restrictive: whatever the other policies allow, a manager sees no row of these tables.
do $$
declare name text;
begin
  foreach name in array array['memberships', 'invitations', 'outputs', 'output_versions', 'output_partials', 'output_locks',
                              'output_suggestions', 'ledgers', 'job_readings', 'idempotency_keys', 'model_calls',
                              'model_connections', 'share_links', 'guest_sessions', 'manager_sessions'] loop
    execute format(
      'create policy manager on %I as restrictive to roleprint_app
         using ((select current_manager_room_id()) is null) with check ((select current_manager_room_id()) is null)', name);
  end loop;
end $$;
-- What they do is recorded, as nobody's.
create policy manager on audit_entries as restrictive to roleprint_app
  using ((select current_manager_room_id()) is null)
  with check ((select current_manager_room_id()) is null or (user_id is null and action like 'room.%'));
create policy manager on organizations as restrictive to roleprint_app
  using (true) with check ((select current_manager_room_id()) is null);
create policy manager on jobs as restrictive to roleprint_app
  using ((select current_manager_room_id()) is null or id = (select current_manager_job_id()))
  with check ((select current_manager_room_id()) is null);
create policy manager on rooms as restrictive to roleprint_app
  using ((select current_manager_room_id()) is null or id = (select current_manager_room_id()))
  with check ((select current_manager_room_id()) is null);
create policy manager on room_decisions as restrictive to roleprint_app
  using ((select current_manager_room_id()) is null or room_id = (select current_manager_room_id()))
  with check ((select current_manager_room_id()) is null or room_id = (select current_manager_room_id()));
create policy manager on room_questions as restrictive to roleprint_app
  using ((select current_manager_room_id()) is null or room_id = (select current_manager_room_id()))
  with check ((select current_manager_room_id()) is null or room_id = (select current_manager_room_id()));
-- What they may see or answer they neither delete nor add to.
do $$
declare name text;
begin
  foreach name in array array['organizations', 'jobs', 'rooms', 'room_decisions', 'room_questions'] loop
    execute format(
      'create policy manager_deletes on %I as restrictive for delete to roleprint_app
         using ((select current_manager_room_id()) is null)', name);
    execute format(
      'create policy manager_adds on %I as restrictive for insert to roleprint_app
         with check ((select current_manager_room_id()) is null)', name);
  end loop;
end $$;

create policy finder on rooms for select to roleprint_finder using (true);
create policy finder on manager_sessions for select to roleprint_finder using (true);
grant select (id, organization_id, job_id, token_hash, reminder_hash, expires_at, ended_at) on rooms to roleprint_finder;
grant select (organization_id, room_id, token_hash, expires_at) on manager_sessions to roleprint_finder;

set local role roleprint_finder;

create function lookup.room_of_token(hash bytea)
  returns table (organization_id bigint, room_id bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select r.organization_id, r.id from rooms r
     where (r.token_hash = hash or r.reminder_hash = hash) and r.ended_at is null and r.expires_at > now() $$;

-- Read at every request, so that a room that was ended ends its sessions at once, in every process.
create function lookup.manager_of_session(hash bytea)
  returns table (organization_id bigint, room_id bigint, job_id bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select r.organization_id, r.id, r.job_id
      from manager_sessions s join rooms r on r.organization_id = s.organization_id and r.id = s.room_id
     where s.token_hash = hash and s.expires_at > now() and r.ended_at is null and r.expires_at > now() $$;

-- Organizations with a room or a manager's session past its time; it is dropped inside each of them.
create function lookup.organizations_with_old_rooms(kept interval, expired interval) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
    select organization_id from rooms where least(expires_at, ended_at) < now() - kept
    union
    select organization_id from manager_sessions where expires_at < now() - expired
    limit 100 $$;

revoke all on function lookup.room_of_token(bytea), lookup.manager_of_session(bytea),
  lookup.organizations_with_old_rooms(interval, interval) from public;
grant execute on function lookup.room_of_token(bytea), lookup.manager_of_session(bytea),
  lookup.organizations_with_old_rooms(interval, interval) to roleprint_app;
reset role;

-- Sets for this transaction which room somebody decides in; answers nothing to anybody else.
create function enter_as_manager(hash bytea)
  returns table (organization_id bigint, room_id bigint, job_id bigint) language plpgsql as $$
begin
  select m.organization_id, m.room_id, m.job_id
    into organization_id, room_id, job_id from lookup.manager_of_session(hash) m;
  if not found then return; end if;
  perform set_config('app.org_id', organization_id::text, true),
          set_config('app.manager_room_id', room_id::text, true),
          set_config('app.manager_job_id', job_id::text, true);
  return next;
end $$;

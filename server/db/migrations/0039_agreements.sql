-- What was decided about a job, what was signed, and what changed after that. All of it goes with the job; a room that is
-- dropped leaves what was decided in it.

create table decisions (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  job_id bigint not null,
  -- What it is about; of one thing only the newest decision holds.
  key text not null,
  settled jsonb not null,
  label text not null,
  value text not null,
  words text not null,
  by_name text not null,
  by_role text,
  through text not null check (through in ('room', 'call')),
  room_id bigint,
  recorded_by text references users (id) on delete set null,
  decided_at timestamptz not null default now(),
  -- Since when it holds no longer, and the member who ended it; null where another decision of a room did.
  superseded_at timestamptz,
  superseded_by text references users (id) on delete set null,
  unique (organization_id, id),
  foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade,
  foreign key (organization_id, room_id) references rooms (organization_id, id) on delete set null (room_id)
);
create unique index decisions_that_hold on decisions (organization_id, job_id, key) where superseded_at is null;
create index decisions_job on decisions (organization_id, job_id);
create index decisions_room on decisions (organization_id, room_id);
-- People who go are looked up here.
create index decisions_recorded_by on decisions (recorded_by);
create index decisions_superseded_by on decisions (superseded_by);

create table sign_offs (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  job_id bigint not null,
  room_id bigint,
  number integer not null check (number > 0),
  -- The signed text itself, byte for byte, and its SHA-256, which the next one of the job names.
  record text not null,
  hash text not null,
  signature text not null,
  key_id text not null,
  -- How each signed line stood, so that a later change is found.
  signed jsonb not null,
  -- Whoever signed it signed anew in the same room: it stays in the chain, and is compared with the job no more.
  is_replaced boolean not null default false,
  -- When whoever signed was last told of a change by mail.
  told_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  -- No two follow the same one.
  unique (organization_id, job_id, number),
  foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade,
  foreign key (organization_id, room_id) references rooms (organization_id, id) on delete set null (room_id)
);
create unique index sign_offs_room on sign_offs (organization_id, room_id) where room_id is not null and not is_replaced;
-- Rooms that are dropped are looked up here.
create index sign_offs_of_room on sign_offs (organization_id, room_id);

create table drifts (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  job_id bigint not null,
  sign_off_id bigint not null,
  room_id bigint,
  key text not null,
  label text not null,
  before text not null,
  after text not null,
  -- The member whose edit it was, or the name of whoever decided otherwise in a room.
  changed_by text references users (id) on delete set null,
  decided_by text,
  changed_at timestamptz not null default now(),
  effect text not null,
  reason text not null default '',
  state text not null default 'open' check (state in ('open', 'agreed', 'asked')),
  asked text not null default '',
  is_told boolean not null default false,
  -- Since when the fact is as it was signed again, or changed once more after somebody agreed.
  ended_at timestamptz,
  unique (organization_id, id),
  foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade,
  foreign key (organization_id, sign_off_id) references sign_offs (organization_id, id) on delete cascade,
  foreign key (organization_id, room_id) references rooms (organization_id, id) on delete set null (room_id)
);
create unique index drifts_that_last on drifts (organization_id, sign_off_id, key) where ended_at is null;
create index drifts_job on drifts (organization_id, job_id);
create index drifts_room on drifts (organization_id, room_id);
create index drifts_untold on drifts (organization_id) where not is_told and ended_at is null;
create index drifts_changed_by on drifts (changed_by);

do $$
declare name text;
begin
  foreach name in array array['decisions', 'sign_offs', 'drifts'] loop
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
  -- A manager reads what their own room signed and what changed since, and writes none of it.
  foreach name in array array['sign_offs', 'drifts'] loop
    execute format(
      'create policy manager on %I as restrictive to roleprint_app
         using ((select current_manager_room_id()) is null or room_id = (select current_manager_room_id()))
         with check ((select current_manager_room_id()) is null)', name);
    execute format(
      'create policy manager_deletes on %I as restrictive for delete to roleprint_app
         using ((select current_manager_room_id()) is null)', name);
    execute format(
      'create policy manager_adds on %I as restrictive for insert to roleprint_app
         with check ((select current_manager_room_id()) is null)', name);
  end loop;
end $$;
create policy manager on decisions as restrictive to roleprint_app
  using ((select current_manager_room_id()) is null) with check ((select current_manager_room_id()) is null);

create policy finder on drifts for select to roleprint_finder using (true);
grant select (organization_id, is_told, ended_at) on drifts to roleprint_finder;

set local role roleprint_finder;

-- Organizations with a change that nobody was told of by mail; whether it is time is asked inside each of them.
create function lookup.organizations_with_untold_drifts() returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
    select distinct organization_id from drifts where not is_told and ended_at is null $$;

revoke all on function lookup.organizations_with_untold_drifts() from public;
grant execute on function lookup.organizations_with_untold_drifts() to roleprint_app;
reset role;

-- Parts of a report that regenerating leaves alone, and new texts for parts that a person changed or locked.

create table output_locks (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  output_id bigint not null,
  -- A section's key or a block's id.
  part text not null,
  section text not null,
  locked_by text references users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (organization_id, output_id, part),
  foreign key (organization_id, output_id) references outputs (organization_id, id) on delete cascade
);
-- People who go are looked up here.
create index output_locks_locked_by on output_locks (locked_by);

create table output_suggestions (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  output_id bigint not null,
  gen integer not null,
  part text not null,
  section text not null,
  kind text not null check (kind in ('changed', 'added', 'removed')),
  -- What the decision kept or replaced; of an open suggestion it is the part as it stands in the report.
  before json,
  after json,
  place json not null,
  -- Labels of the facts that had changed when the new text was written.
  changed_facts text[] not null default '{}',
  -- Of the values that the new text rests on: while they are the same, what was kept is not asked again.
  facts_hash text not null,
  created_at timestamptz not null default now(),
  decision text check (decision in ('accepted', 'kept')),
  decided_by text references users (id) on delete set null,
  decided_at timestamptz,
  -- The version that an accepted suggestion is in.
  version integer,
  check ((decision is null) = (decided_at is null)),
  foreign key (organization_id, output_id) references outputs (organization_id, id) on delete cascade
);
create unique index output_suggestions_open on output_suggestions (organization_id, output_id, part) where decision is null;
create index output_suggestions_output on output_suggestions (organization_id, output_id);
create index output_suggestions_decided_by on output_suggestions (decided_by);

-- What the writer wrote, where a version keeps a person's words in its place; null where they are the same.
alter table output_versions add column written json;

do $$
declare name text;
begin
  foreach name in array array['output_locks', 'output_suggestions'] loop
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

-- What we read in a job's text and what people decided about it: one row a job, from the first decision or the first report on.
-- `content` is the reading as it was last made, `read_from` stands for the text, the decisions and the build it was made from.
-- A decision is a line's words, its place, who and when: they are added, and the last one about a line counts.

create table job_readings (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  job_id bigint not null,
  content json,
  read_from text not null default '',
  decisions jsonb not null default '[]',
  occupation text,
  occupation_by text references users (id) on delete set null,
  occupation_at timestamptz,
  confirmed_by text references users (id) on delete set null,
  confirmed_at timestamptz,
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, job_id),
  foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade
);
alter table job_readings enable row level security;
alter table job_readings force row level security;
create policy tenant on job_readings to roleprint_app
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
grant select, insert, update, delete on job_readings to roleprint_app;
-- People who go are looked up in both.
create index job_readings_occupation_by on job_readings (occupation_by);
create index job_readings_confirmed_by on job_readings (confirmed_by);

-- What texts for candidates were written from, where that is less than what is known: notes that nobody has confirmed whole.
alter table ledgers add column for_candidates json;

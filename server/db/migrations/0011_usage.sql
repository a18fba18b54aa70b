-- What model calls cost, in millionths of a US dollar: reserved at the worst before a call leaves, settled at the real
-- price when it is over, lost when nobody came back to say. A bill outlives its job and the person it was for, so it
-- refers to nothing but the organization.

create table model_calls (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  user_id text,
  job_id bigint,
  output_id bigint not null,
  gen integer not null,
  tool_type text not null check (tool_type in
    ('marketPulse', 'intakeSync', 'attractSourceKit', 'engagementHub', 'offerNavigator', 'interviewCoach')),
  model text not null,
  state text not null default 'reserved' check (state in ('reserved', 'settled', 'lost')),
  prompt_chars integer not null default 0,
  reserved_micros bigint not null check (reserved_micros >= 0),
  cost_micros bigint check (cost_micros >= 0),
  input_tokens integer,
  cached_tokens integer,
  output_tokens integer,
  received_chars integer,
  outcome text,
  duration_ms integer,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (organization_id, id),
  check ((state = 'reserved') = (cost_micros is null))
);
create index model_calls_newest on model_calls (organization_id, created_at);
create index model_calls_reserved on model_calls (created_at) where state = 'reserved';

alter table model_calls enable row level security;
alter table model_calls force row level security;
create policy tenant on model_calls to roleprint_app
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
grant select, insert, update, delete on model_calls to roleprint_app;

-- How much was reserved or spent in one hour by a person (in all their organizations), in one day by an organization, in
-- one day by everyone. Days and hours are UTC's. Only the functions below touch it.
create table spending (
  scope text not null check (scope in ('person', 'organization', 'everyone')),
  whose text not null,
  since timestamptz not null,
  micros bigint not null,
  primary key (scope, whose, since)
) with (fillfactor = 50); -- a few rows that change all the time stay on their page

create policy finder on model_calls for select to roleprint_finder using (true);
grant select (id, organization_id, state, created_at) on model_calls to roleprint_finder;
grant select, insert, update, delete on spending to roleprint_finder;

set local role roleprint_finder;

-- The windows a call falls into, in the order in which everybody locks them: the one that all share comes last.
create function lookup.spending_windows(person text, moment timestamptz)
  returns table (place integer, scope text, whose text, since timestamptz)
  language sql stable set search_path = public, pg_temp as $$
    values (1, 'person', coalesce(person, ''), date_trunc('hour', moment, 'UTC')),
           (2, 'organization', current_organization_id()::text, date_trunc('day', moment, 'UTC')),
           (3, 'everyone', '', date_trunc('day', moment, 'UTC')) $$;

-- Adds to the three windows of the organization that is set and answers their new sums; the rows stay locked until the
-- transaction ends, so whoever finds a sum too high and rolls back has never been seen.
create function lookup.spend(person text, moment timestamptz, amount bigint)
  returns table (person_hour bigint, organization_day bigint, everyone_day bigint)
  language sql security definer set search_path = public, pg_temp as $$
    with counted as (
      insert into spending as s (scope, whose, since, micros)
      select w.scope, w.whose, w.since, amount from lookup.spending_windows(person, moment) w order by w.place
      on conflict (scope, whose, since) do update set micros = s.micros + excluded.micros
      returning s.scope, s.micros)
    select max(micros) filter (where scope = 'person'),
           max(micros) filter (where scope = 'organization'),
           max(micros) filter (where scope = 'everyone') from counted $$;

create function lookup.spent(person text)
  returns table (person_hour bigint, organization_day bigint, everyone_day bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select coalesce(max(s.micros) filter (where s.scope = 'person'), 0),
           coalesce(max(s.micros) filter (where s.scope = 'organization'), 0),
           coalesce(max(s.micros) filter (where s.scope = 'everyone'), 0)
      from lookup.spending_windows(person, now()) w join spending s using (scope, whose, since) $$;

-- Reservations that nobody settled: their worker is gone.
create function lookup.lost_calls(quiet interval)
  returns table (organization_id bigint, call_id bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select c.organization_id, c.id from model_calls c
     where c.state = 'reserved' and c.created_at < now() - quiet
     order by c.created_at limit 100 $$;

-- Drops windows that no cap looks at any more; the days of everyone stay.
create function lookup.forget_spending() returns void
  language sql security definer set search_path = public, pg_temp as $$
    delete from spending where scope <> 'everyone' and since < now() - interval '2 days' $$;

revoke all on all functions in schema lookup from public;
grant execute on function lookup.spend(text, timestamptz, bigint), lookup.spent(text),
  lookup.lost_calls(interval), lookup.forget_spending() to roleprint_app;
reset role;

-- Addresses that an organization wants called, what happened, and each attempt to tell it. Secrets are encrypted before they come here.

-- How many things happened to a job that somebody may be told of: each gets its number, so that their order can be restored.
alter table jobs add column event_count integer not null default 0;

create table webhook_endpoints (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  address text not null,
  events text[] not null check (
    cardinality(events) > 0 and events <@ array['job.created', 'report.completed', 'report.failed', 'job.completed',
                                                'decision.made', 'room.signed', 'drift.found']),
  encrypted_secret text not null,
  -- The one before, which signs too until its day is over.
  old_encrypted_secret text,
  old_secret_until timestamptz,
  created_by text references users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- What was never tried waits until then behind a delivery that failed.
  held_until timestamptz,
  -- Since when nothing has got through.
  failing_since timestamptz,
  switched_off_at timestamptz,
  switched_off_because text check (switched_off_because in ('gone', 'failing')),
  -- The queue entry that sends at the moment, and until when nobody else does.
  lease text check (lease <> ''),
  lease_until timestamptz,
  check ((old_encrypted_secret is null) = (old_secret_until is null)),
  check ((switched_off_at is null) = (switched_off_because is null)),
  check ((lease is null) = (lease_until is null)),
  unique (organization_id, id)
);
-- People who go are looked up here.
create index webhook_endpoints_created_by on webhook_endpoints (created_by);
create index webhook_endpoints_old_secret on webhook_endpoints (old_secret_until) where old_secret_until is not null;

-- Ids alone. They outlive their job, since that it was there has been told.
create table webhook_events (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  message_id uuid not null,
  type text not null check (type in ('job.created', 'report.completed', 'report.failed', 'job.completed',
                                     'decision.made', 'room.signed', 'drift.found', 'test')),
  job_id bigint,
  output_id bigint,
  tool_type text check (tool_type in
    ('marketPulse', 'intakeSync', 'attractSourceKit', 'engagementHub', 'offerNavigator', 'interviewCoach')),
  sequence integer,
  created_at timestamptz not null default now(),
  check ((type = 'test') = (job_id is null)),
  check ((job_id is null) = (sequence is null)),
  unique (organization_id, id),
  unique (organization_id, job_id, sequence)
);
create index webhook_events_age on webhook_events (created_at);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  endpoint_id bigint not null,
  event_id bigint not null,
  -- A test or a replay: it waits for no other.
  is_by_hand boolean not null default false,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  -- What came of the last try: the status that was answered, or why there was none.
  answer integer,
  fault text check (fault in ('timedOut', 'refused', 'redirected', 'unreachable', 'secretUnreadable')),
  tried_at timestamptz,
  next_try_at timestamptz default now(),
  created_at timestamptz not null default now(),
  check ((status = 'waiting') = (next_try_at is not null)),
  unique (organization_id, id),
  foreign key (organization_id, endpoint_id) references webhook_endpoints (organization_id, id) on delete cascade,
  foreign key (organization_id, event_id) references webhook_events (organization_id, id) on delete cascade
);
create index webhook_deliveries_endpoint on webhook_deliveries (organization_id, endpoint_id, id);
create index webhook_deliveries_event on webhook_deliveries (organization_id, event_id);
create index webhook_deliveries_waiting on webhook_deliveries (organization_id, endpoint_id, id) where status = 'waiting';
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where status = 'waiting';

do $$
declare name text;
begin
  foreach name in array array['webhook_endpoints', 'webhook_events', 'webhook_deliveries'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I to roleprint_app
         using (organization_id = (select current_organization_id()))
         with check (organization_id = (select current_organization_id()))', name);
    execute format(
      'create policy guest on %I as restrictive to roleprint_app
         using ((select current_guest_job_id()) is null) with check ((select current_guest_job_id()) is null)', name);
    execute format(
      'create policy manager on %I as restrictive to roleprint_app
         using ((select current_manager_room_id()) is null) with check ((select current_manager_room_id()) is null)', name);
    execute format('create policy finder on %I for select to roleprint_finder using (true)', name);
    execute format('grant select, insert, update, delete on %I to roleprint_app', name);
  end loop;
end $$;
grant select (id, organization_id, held_until, lease_until, old_secret_until) on webhook_endpoints to roleprint_finder;
grant select (organization_id, created_at) on webhook_events to roleprint_finder;
grant select (organization_id, endpoint_id, is_by_hand, status, tries, next_try_at) on webhook_deliveries to roleprint_finder;

set local role roleprint_finder;

-- Endpoints for which something is due, that nobody is sending to.
create function lookup.endpoints_to_call() returns table (organization_id bigint, endpoint_id bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select distinct d.organization_id, d.endpoint_id
      from webhook_deliveries d
      join webhook_endpoints e on e.organization_id = d.organization_id and e.id = d.endpoint_id
     where d.status = 'waiting' and d.next_try_at <= now()
       and (d.tries > 0 or d.is_by_hand or e.held_until is null or e.held_until <= now())
       and (e.lease_until is null or e.lease_until <= now())
     limit 1000 $$;

-- Organizations with events past their time, or a secret whose last day is over; both are dropped inside each of them.
create function lookup.organizations_with_old_webhooks(kept interval) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
    select organization_id from webhook_events where created_at < now() - kept
    union
    select organization_id from webhook_endpoints where old_secret_until < now()
    limit 100 $$;

revoke all on function lookup.endpoints_to_call(), lookup.organizations_with_old_webhooks(interval) from public;
grant execute on function lookup.endpoints_to_call(), lookup.organizations_with_old_webhooks(interval) to roleprint_app;
reset role;

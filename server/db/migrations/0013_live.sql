-- Finished sections of reports under way, for screens that watch. Nothing worth keeping over a crash, and gone as soon
-- as the report is written, fails or is taken up anew.

create unlogged table output_partials (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  output_id bigint not null,
  gen integer not null,
  sections json not null,
  unique (organization_id, output_id),
  foreign key (organization_id, output_id) references outputs (organization_id, id) on delete cascade
);
alter table output_partials enable row level security;
alter table output_partials force row level security;
create policy tenant on output_partials to roleprint_app
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
grant select, insert, update, delete on output_partials to roleprint_app;

create function drop_partial() returns trigger language plpgsql as $$
begin
  delete from output_partials where organization_id = new.organization_id and output_id = new.id;
  return null;
end $$;
create trigger partial_dropped after update of status, lease on outputs
  for each row when (new.status <> 'processing' or new.lease is distinct from old.lease)
  execute function drop_partial();

-- A notification carries at most 8 kB: ids only, whoever watches reads the rest.
create function notify_partial_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('roleprint', json_build_object(
    'kind', 'partialChanged', 'organizationId', o.organization_id, 'jobId', o.job_id, 'outputId', o.id)::text)
     from outputs o where o.organization_id = new.organization_id and o.id = new.output_id;
  return null;
end $$;
create trigger partial_changed after insert or update on output_partials
  for each row execute function notify_partial_changed();

create or replace function notify_output_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('roleprint', json_build_object(
    'kind', 'outputChanged', 'organizationId', new.organization_id, 'jobId', new.job_id,
    'output', json_build_object(
      'id', new.id, 'toolType', new.tool_type, 'status', new.status, 'generation', new.gen,
      'version', new.version))::text);
  return null;
end $$;

-- Workers listen on a channel of their own: a report deleted while it is being written is not worth another word.
create function notify_task_cancelled() returns trigger language plpgsql as $$
begin
  perform pg_notify('roleprint_tasks', json_build_object('kind', 'cancelled', 'taskId', old.task_id)::text);
  return null;
end $$;
create trigger task_cancelled after delete on outputs
  for each row when (old.status in ('queued', 'processing') and old.task_id is not null)
  execute function notify_task_cancelled();

-- Which of the open streams belong to somebody who may not watch any more, by their place in the lists.
create policy finder on memberships for select to roleprint_finder using (true);
grant select (organization_id, user_id) on memberships to roleprint_finder;
grant select (id, user_id, expires_at) on sessions to roleprint_finder;
set local role roleprint_finder;
create function lookup.ended_watches(session_ids text[], job_ids bigint[]) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
    select w.place from unnest(session_ids, job_ids) with ordinality as w (session_id, job_id, place)
     where not exists (
       select from sessions s
         join memberships m on m.user_id = s.user_id
         join jobs j on j.organization_id = m.organization_id
        where s.id = w.session_id and s.expires_at > now() and j.id = w.job_id) $$;
revoke all on function lookup.ended_watches(text[], bigint[]) from public;
grant execute on function lookup.ended_watches(text[], bigint[]) to roleprint_app;
reset role;

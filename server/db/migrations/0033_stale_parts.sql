-- Which parts of a report rest on facts that have changed since it was written, and which facts.
alter table outputs add column is_outdated boolean not null default false;
alter table outputs add column stale_parts jsonb not null default '[]';
-- Told by the live channel: a screen whose number is another fetches the report again.
alter table outputs add column stale_version integer not null default 0;
-- The writing that was asked for takes only what has changed.
alter table outputs add column only_changed boolean not null default false;

-- Reports that were older than their job stay so; which parts are meant is found at the job's next change. The owner sees
-- rows of no organization; for this one statement it does.
alter table outputs no force row level security;
alter table jobs no force row level security;
update outputs o set is_outdated = true
  from jobs j where j.organization_id = o.organization_id and j.id = o.job_id and o.job_revision < j.revision;
alter table jobs force row level security;
alter table outputs force row level security;

create or replace function notify_output_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('roleprint', json_build_object(
    'kind', 'outputChanged', 'organizationId', new.organization_id, 'jobId', new.job_id,
    'output', json_build_object(
      'id', new.id, 'toolType', new.tool_type, 'status', new.status, 'generation', new.gen,
      'version', new.version, 'staleVersion', new.stale_version))::text);
  return null;
end $$;
drop trigger output_changed on outputs;
create trigger output_changed after update of status, gen, version, stale_version on outputs
  for each row execute function notify_output_changed();

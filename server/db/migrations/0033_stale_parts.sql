-- Which parts of a report rest on facts that have changed since it was written, and which facts.
alter table outputs add column is_outdated boolean not null default false;
alter table outputs add column stale_parts jsonb not null default '[]';
-- Told by the live channel: a screen whose number is another fetches the report again.
alter table outputs add column stale_version integer not null default 0;
-- The writing that was asked for takes only what has changed.
alter table outputs add column only_changed boolean not null default false;

-- For the next file, which fills the first column: the owner sees rows of no organization while this is forced.
alter table outputs no force row level security;
alter table jobs no force row level security;

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

-- What people do with a report: every text is kept, also one that was brought back, with the job's revision it was
-- written from; `edited_sections` are those a person changed in version `edited_version`; ticks are not versions.

alter table output_versions
  drop constraint output_versions_kind_check,
  add constraint output_versions_kind_check check (kind in ('generated', 'edited', 'restored')),
  add column job_revision integer;

alter table outputs
  add column edited_version integer,
  add column edited_sections text[] not null default '{}',
  add column ticks jsonb not null default '{}' check (jsonb_typeof(ticks) = 'object');

-- Lists and counts of jobs by status.
create index jobs_status on jobs (organization_id, status, created_at desc, id desc);

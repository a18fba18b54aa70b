-- Who writes an organization's reports where a model is configured; its admins choose.
alter table organizations
  add column report_writer text not null default 'model' check (report_writer in ('model', 'built-in'));

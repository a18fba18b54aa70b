-- What is known about a job, once for each revision of the job and edition of the market figures. A report and each of its
-- texts says from which of them it was written, so that a later import or edit changes nothing about it.

create table ledgers (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  job_id bigint not null,
  basis text not null,
  hash text not null,
  content json not null,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, job_id, basis),
  foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade
);
alter table ledgers enable row level security;
alter table ledgers force row level security;
create policy tenant on ledgers to roleprint_app
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
grant select, insert, update, delete on ledgers to roleprint_app;

alter table outputs
  add column ledger_id bigint,
  add foreign key (organization_id, ledger_id) references ledgers (organization_id, id) on delete set null (ledger_id);
alter table output_versions
  add column ledger_id bigint,
  add foreign key (organization_id, ledger_id) references ledgers (organization_id, id) on delete set null (ledger_id);
-- A ledger that goes is looked up in both.
create index outputs_ledger on outputs (organization_id, ledger_id);
create index output_versions_ledger on output_versions (organization_id, ledger_id);

-- Who changed what, and who was refused. Written in the transaction of the change, never changed afterwards.
-- No reference to organizations or users: the record outlives both. Without an organization it is about a person alone.

create table audit_entries (
  id bigint generated always as identity primary key,
  organization_id bigint,
  user_id text,
  action text not null,
  object text not null default '',
  outcome text not null default 'done' check (outcome in ('done', 'denied')),
  before_hash bytea,
  after_hash bytea,
  ip_address text,
  request_id text,
  created_at timestamptz not null default now()
);
create index audit_entries_organization on audit_entries (organization_id, id desc);
create index audit_entries_user on audit_entries (user_id, id desc);

alter table audit_entries enable row level security;
alter table audit_entries force row level security;
create policy tenant on audit_entries to roleprint_app
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
create policy own on audit_entries for select to roleprint_app
  using ((select current_organization_id()) is null and organization_id is null
         and user_id = (select current_user_id()));
create policy own_insert on audit_entries for insert to roleprint_app
  with check ((select current_organization_id()) is null and organization_id is null
              and user_id is not distinct from (select current_user_id()));

grant select, insert on audit_entries to roleprint_app;

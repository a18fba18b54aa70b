-- A model that an organization's admins connected, one at most. The key is encrypted before it comes here; its last four
-- characters stand beside it, so that people know which one it is. A new key, provider, address or model raises the revision.

create table model_connections (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  provider text not null check (provider in ('anthropic', 'openai', 'google', 'ollama', 'compatible')),
  model text not null,
  address text,
  sealed_key text,
  key_end text,
  added_by text references users (id) on delete set null,
  added_at timestamptz not null default now(),
  last_test jsonb,
  cap_micros bigint check (cap_micros > 0),
  at_cap text not null default 'built-in' check (at_cap in ('built-in', 'stop')),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id)
);
alter table model_connections enable row level security;
alter table model_connections force row level security;
create policy tenant on model_connections to roleprint_app
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
grant select, insert, update, delete on model_connections to roleprint_app;
-- People who go are looked up here.
create index model_connections_added_by on model_connections (added_by);

-- Who pays for a call: whoever runs the server, whose limits count it, or the organization by its own key, whose cap does.
-- A call that is about no report read a text, or tried the connection.
alter table model_calls
  add column paid_by text not null default 'server' check (paid_by in ('server', 'organization')),
  add column is_test boolean not null default false;
create index model_calls_own on model_calls (organization_id, created_at) where paid_by = 'organization';
grant select (paid_by) on model_calls to roleprint_operator;

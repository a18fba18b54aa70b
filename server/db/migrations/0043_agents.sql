-- Agents: assistants that a member let in by OAuth. What better-auth keeps of it opens doors, so the keeper reads and writes
-- it, as it does sessions; codes and tokens are stored as hashes alone. Which agents an organization has is its own.

-- As better-auth expects it; a program's name and its addresses are all that we take of what it says.
create table oauth_clients (
  id text primary key,
  client_id text not null unique,
  client_secret text,
  client_discovery_id text,
  disabled boolean,
  skip_consent boolean,
  enable_end_session boolean,
  subject_type text,
  scopes text[],
  client_credentials_scopes text[],
  user_id text references users (id) on delete cascade,
  name text,
  uri text,
  icon text,
  contacts text[],
  tos text,
  policy text,
  software_id text,
  software_version text,
  software_statement text,
  redirect_uris text[] not null,
  post_logout_redirect_uris text[],
  backchannel_logout_uri text,
  backchannel_logout_session_required boolean,
  token_endpoint_auth_method text,
  application_type text,
  jwks text,
  jwks_uri text,
  grant_types text[],
  response_types text[],
  require_pkce boolean,
  dpop_bound_access_tokens boolean,
  reference_id text,
  metadata jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index oauth_clients_user on oauth_clients (user_id);
create index oauth_clients_created on oauth_clients (created_at);

create table agents (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  -- Whoever let it in: it ends with their membership.
  user_id text not null,
  client_id text not null references oauth_clients (client_id) on delete cascade,
  -- As it called itself.
  name text not null,
  -- Where its codes were sent.
  redirect_host text not null,
  scopes text[] not null check (scopes <@ array['jobs.read', 'reports.read', 'jobs.write', 'suggestions.write', 'usage.read']),
  created_at timestamptz not null default now(),
  last_called_at timestamptz,
  -- What it did then, such as "Read a report".
  last_call text,
  unique (organization_id, id),
  unique (organization_id, user_id, client_id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id) on delete cascade
);
create index agents_client on agents (client_id);

alter table agents enable row level security;
alter table agents force row level security;
create policy tenant on agents to roleprint_app
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
create policy guest on agents as restrictive to roleprint_app
  using ((select current_guest_job_id()) is null) with check ((select current_guest_job_id()) is null);
create policy manager on agents as restrictive to roleprint_app
  using ((select current_manager_room_id()) is null) with check ((select current_manager_room_id()) is null);
grant select, insert, update, delete on agents to roleprint_app;

create table oauth_resources (
  id text primary key,
  identifier text not null unique,
  name text not null,
  access_token_ttl integer,
  refresh_token_ttl integer,
  signing_algorithm text,
  signing_key_id text,
  allowed_scopes text[],
  custom_claims jsonb,
  dpop_bound_access_tokens_required boolean,
  disabled boolean,
  policy_version integer,
  metadata jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table oauth_client_resources (
  id text primary key,
  client_id text not null references oauth_clients (client_id) on delete cascade,
  resource_id text not null references oauth_resources (identifier) on delete cascade,
  metadata jsonb,
  created_at timestamptz not null default now(),
  unique (client_id, resource_id)
);

create table oauth_client_assertions (
  id text primary key,
  expires_at timestamptz not null
);

-- To delete an agent is to end whatever it holds.
create table oauth_consents (
  id text primary key,
  client_id text not null references oauth_clients (client_id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  agent_id bigint not null references agents (id) on delete cascade,
  resources text[],
  requested_user_info_claims text[],
  scopes text[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index oauth_consents_client on oauth_consents (client_id);
create index oauth_consents_user on oauth_consents (user_id);
create index oauth_consents_agent on oauth_consents (agent_id);

create table oauth_refresh_tokens (
  id text primary key,
  token text not null unique,
  client_id text not null references oauth_clients (client_id) on delete cascade,
  session_id text references sessions (id) on delete set null,
  user_id text not null references users (id) on delete cascade,
  agent_id bigint not null references agents (id) on delete cascade,
  authorization_code_id text,
  resources text[],
  requested_user_info_claims text[],
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  revoked timestamptz,
  rotated_at timestamptz,
  rotation_replay_response text,
  rotation_replay_expires_at timestamptz,
  auth_time timestamptz,
  confirmation jsonb,
  scopes text[] not null
);
create index oauth_refresh_tokens_client on oauth_refresh_tokens (client_id);
create index oauth_refresh_tokens_session on oauth_refresh_tokens (session_id);
create index oauth_refresh_tokens_user on oauth_refresh_tokens (user_id);
create index oauth_refresh_tokens_agent on oauth_refresh_tokens (agent_id);
create index oauth_refresh_tokens_code on oauth_refresh_tokens (authorization_code_id);
create index oauth_refresh_tokens_expiry on oauth_refresh_tokens (expires_at);

create table oauth_access_tokens (
  id text primary key,
  token text not null unique,
  client_id text not null references oauth_clients (client_id) on delete cascade,
  session_id text references sessions (id) on delete set null,
  user_id text not null references users (id) on delete cascade,
  agent_id bigint not null references agents (id) on delete cascade,
  authorization_code_id text,
  resources text[],
  requested_user_info_claims text[],
  refresh_id text references oauth_refresh_tokens (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  revoked timestamptz,
  confirmation jsonb,
  scopes text[] not null
);
create index oauth_access_tokens_client on oauth_access_tokens (client_id);
create index oauth_access_tokens_session on oauth_access_tokens (session_id);
create index oauth_access_tokens_user on oauth_access_tokens (user_id);
create index oauth_access_tokens_agent on oauth_access_tokens (agent_id);
create index oauth_access_tokens_code on oauth_access_tokens (authorization_code_id);
create index oauth_access_tokens_refresh on oauth_access_tokens (refresh_id);
create index oauth_access_tokens_expiry on oauth_access_tokens (expires_at);

grant select, insert, update, delete on oauth_clients, oauth_resources, oauth_client_resources, oauth_client_assertions,
  oauth_consents, oauth_refresh_tokens, oauth_access_tokens to roleprint_keeper;

create policy finder on agents for select to roleprint_finder using (true);
grant select (id, organization_id, user_id, scopes) on agents to roleprint_finder;

set local role roleprint_finder;

-- Read at every call of an agent, so that disconnecting it works at once, in every process.
create function lookup.agent(agent bigint)
  returns table (organization_id bigint, user_id text, scopes text[])
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.organization_id, a.user_id, a.scopes from agents a where a.id = agent $$;

revoke all on function lookup.agent(bigint) from public;
grant execute on function lookup.agent(bigint) to roleprint_app;
reset role;

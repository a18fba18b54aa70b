-- Mail waiting to be sent. What it says is sealed with the application's secret, because links in it open doors;
-- the seal is removed with the sending.

create table letters (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  sealed bytea,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'given up')),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

-- How often something was tried within a window; nothing worth keeping over a crash.
create unlogged table attempts (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index attempts_reset on attempts (resets_at);

grant select, insert, update, delete on letters, attempts to roleprint_app;

-- An address has at most one open invitation to an organization.
create unique index invitations_open on invitations (organization_id, email)
  where accepted_at is null and revoked_at is null;

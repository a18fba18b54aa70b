-- Organizations and everything inside them. Every row carries its organization, every reference
-- to another tenant row includes it, and no row is visible outside the organization that is set.

create table organizations (
  id bigint generated always as identity primary key,
  name text not null,
  domain text not null default '',
  description text not null default '',
  website text not null default '',
  industry text not null default '',
  company_size text not null default '',
  voice_tone text not null default '',
  messaging_style text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table memberships (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('admin', 'recruiter')),
  user_status text not null default 'active',
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, user_id)
);
create index memberships_user on memberships (user_id, id);

create table invitations (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('admin', 'recruiter')),
  token_hash bytea not null,
  invited_by text references users (id) on delete set null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, token_hash)
);
create index invitations_email on invitations (email) where accepted_at is null and revoked_at is null;
create index invitations_token on invitations (token_hash);

create table jobs (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  title text not null,
  location text not null,
  salary_range text not null default '',
  description text not null default '',
  benefits text not null default '',
  culture text not null default '',
  requirements text not null default '',
  work_type text not null default '',
  urgency_level text not null default '',
  deal_breakers text[] not null default '{}',
  deal_breakers_text text not null default '',
  preferred_backgrounds text[] not null default '{}',
  red_flags text[] not null default '{}',
  competitor_companies text[] not null default '{}',
  company_assets text not null default '',
  raw_extracted_jd text not null default '',
  status text not null default 'draft'
    check (status in ('draft', 'processing', 'completed', 'failed', 'active', 'paused', 'closed')),
  revision integer not null default 1,
  created_by text references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id)
);
create index jobs_newest on jobs (organization_id, created_at desc, id desc);

create table outputs (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  job_id bigint not null,
  tool_type text not null check (tool_type in
    ('marketPulse', 'intakeSync', 'attractSourceKit', 'engagementHub', 'offerNavigator', 'interviewCoach')),
  status text not null default 'pending'
    check (status in ('pending', 'queued', 'processing', 'completed', 'failed')),
  gen integer not null default 0,
  attempts integer not null default 0,
  lease text,
  task_id uuid,
  job_revision integer,
  content json,
  version integer not null default 0,
  error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, job_id, tool_type),
  foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade
);
create index outputs_in_flight on outputs (updated_at) where status in ('queued', 'processing');

create table output_versions (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  output_id bigint not null,
  version integer not null,
  kind text not null check (kind in ('generated', 'edited')),
  gen integer not null,
  content json not null,
  author_id text references users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, output_id, version),
  foreign key (organization_id, output_id) references outputs (organization_id, id) on delete cascade
);

grant select, insert, update, delete on
  organizations, memberships, invitations, jobs, outputs, output_versions to roleprint_app;
grant usage on sequence organizations_id_seq to roleprint_app;

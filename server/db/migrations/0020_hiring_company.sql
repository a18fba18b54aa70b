-- Who hires, where that is not the organization, whether its name stays inside, and how people are employed. Nobody is asked for them.
alter table jobs
  add column hiring_company text not null default '',
  add column is_client_confidential boolean not null default false,
  add column employment_type text not null default '',
  add column employment_length text not null default '',
  add column weekly_hours text not null default '';

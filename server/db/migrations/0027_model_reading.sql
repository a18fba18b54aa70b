-- Whether a language model may read what an organization pastes; its admins choose.
alter table organizations
  add column text_reader text not null default 'model' check (text_reader in ('model', 'built-in'));

-- What a model read in a job's text.
alter table job_readings add column heard jsonb;

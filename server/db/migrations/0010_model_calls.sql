-- What one generation has used: calls to a model, whatever died in between, and the time since it was first taken up.

alter table outputs
  add column calls_made integer not null default 0,
  add column claimed_at timestamptz;

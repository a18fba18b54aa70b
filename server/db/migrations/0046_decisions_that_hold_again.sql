-- Another decision took its place, so it holds again once that one is taken back; not where somebody ended it or edited the job.
alter table decisions add column holds_again boolean not null default false check (not holds_again or superseded_at is not null);
create index decisions_that_hold_again on decisions (organization_id, job_id, key) where holds_again;

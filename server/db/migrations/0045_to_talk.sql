-- Somebody would rather talk about a question than answer it: it stays undecided, and the recruiter is told.
alter table room_decisions add column is_to_talk boolean not null default false;

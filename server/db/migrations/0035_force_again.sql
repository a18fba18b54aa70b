alter table jobs force row level security;
alter table outputs force row level security;

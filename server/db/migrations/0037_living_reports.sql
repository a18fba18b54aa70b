-- Who began the newest generation, and from which version. An update of what changed leaves `requested_by` alone: the
-- messages stay under the signature of whoever asked for the whole text. Both are null of generations from before.
alter table outputs add column begun_by text;
alter table outputs add column begun_from integer;

-- While its jobs are compared with what the organization says now, or with newly imported figures: those with a smaller id
-- are still to come. And the import that they were last compared with.
alter table organizations add column compare_below bigint;
alter table organizations add column compared_import integer not null default 0;

create policy finder on organizations for select to roleprint_finder using (true);
grant select (id, compared_import) on organizations to roleprint_finder;

set local role roleprint_finder;
-- Some organizations whose jobs were not compared with the newest figures yet.
create function lookup.organizations_behind_import(newest integer) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
    select id from organizations where compared_import < newest limit 100 $$;
revoke all on function lookup.organizations_behind_import(integer) from public;
grant execute on function lookup.organizations_behind_import(integer) to roleprint_app;
reset role;

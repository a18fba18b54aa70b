-- Run once per server by an administrator, before the first migration. Passwords are set apart.
-- owner migrates; app serves people and never bypasses row-level security; keeper alone reads what opens doors;
-- operator sees who is here and what waits, and no work; queue owns pg-boss;
-- finder cannot log in and owns the lookup functions. NOINHERIT: the owner may create functions
-- as finder but does not see through finder's eyes.
do $$
begin
  if not exists (select from pg_roles where rolname = 'roleprint_finder') then
    create role roleprint_finder nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'roleprint_owner') then
    create role roleprint_owner login noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'roleprint_app') then
    create role roleprint_app login;
  end if;
  if not exists (select from pg_roles where rolname = 'roleprint_keeper') then
    create role roleprint_keeper login;
  end if;
  if not exists (select from pg_roles where rolname = 'roleprint_operator') then
    create role roleprint_operator login;
  end if;
  if not exists (select from pg_roles where rolname = 'roleprint_queue') then
    create role roleprint_queue login;
  end if;
end $$;
grant roleprint_finder to roleprint_owner;

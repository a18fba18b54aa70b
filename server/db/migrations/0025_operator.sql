-- Who runs the installation sees who is here, what is spent and what waits, and no word of anybody's work. A role of its
-- own, on connections of its own: each column it reads is named here, so a new one stays closed until somebody opens it.

do $$
begin
  if not exists (select from pg_roles where rolname = 'roleprint_operator') then
    raise exception 'the role roleprint_operator is missing: run setup.js, or server/db/roles.sql as an administrator';
  end if;
end $$;

alter table users add column blocked_at timestamptz;

-- An operator is known by a confirmed address, so the app's role changes neither an address nor whether it is confirmed.
revoke insert, update on users from roleprint_app;
grant update (name, phone, title, location, linkedin_url, bio, timezone, signature_block, updated_at) on users
  to roleprint_app;

-- Somebody blocked gets no session, also when they sign in at the very moment: the lock waits for whoever blocks them.
create function refuse_blocked() returns trigger language plpgsql as $$
declare since timestamptz;
begin
  select blocked_at into since from users where id = new.user_id for share;
  if since is not null then
    raise exception 'this account is blocked' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger refuses_blocked before insert on sessions for each row execute function refuse_blocked();

-- Whether a letter still has its words; the operator may know that, and not the words.
alter table letters add column is_sealed boolean not null generated always as (sealed is not null) stored;
grant select (is_sealed) on letters to roleprint_app;

grant usage on schema public to roleprint_operator;
grant select on migrations to roleprint_operator;
grant select (id, name, email, email_verified, blocked_at, created_at), update (email_verified, blocked_at, updated_at)
  on users to roleprint_operator;
grant select (user_id, updated_at, expires_at), delete on sessions to roleprint_operator;
grant select (id, kind, recipient, status, is_sealed, created_at), insert, update (status) on letters
  to roleprint_operator;
grant select (scope, since, micros) on spending to roleprint_operator;
grant select (id, name, created_at) on organizations to roleprint_operator;
grant select (organization_id, user_id) on memberships to roleprint_operator;
grant select (organization_id) on jobs to roleprint_operator;
grant select (organization_id, reserved_micros, cost_micros, created_at) on model_calls to roleprint_operator;
grant select (id, user_id, action, object, request_id, created_at), insert on audit_entries to roleprint_operator;

create policy operator on organizations for select to roleprint_operator using (true);
create policy operator on memberships for select to roleprint_operator using (true);
create policy operator on jobs for select to roleprint_operator using (true);
create policy operator on model_calls for select to roleprint_operator using (true);

-- Of the record an operator reads and writes what operators did.
create policy operator on audit_entries for select to roleprint_operator using (action like 'operator.%');
create policy operator_insert on audit_entries for insert to roleprint_operator
  with check (organization_id is null and action like 'operator.%');

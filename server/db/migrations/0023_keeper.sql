-- What opens doors is read by a role of its own, on connections of its own: password hashes, session tokens, providers'
-- tokens and sealed letters. A query of ours that goes wrong, as the app's role, reads none of them and makes no session.

do $$
begin
  if not exists (select from pg_roles where rolname = 'roleprint_keeper') then
    raise exception 'the role roleprint_keeper is missing: run setup.js, or server/db/roles.sql as an administrator';
  end if;
end $$;

grant usage on schema public to roleprint_keeper;
grant select, insert, update on users to roleprint_keeper;
grant select, insert, update, delete on sessions, accounts, verifications, rate_limits to roleprint_keeper;
grant select, update, delete on letters to roleprint_keeper;

revoke all on sessions, accounts, verifications, rate_limits from roleprint_app;
revoke select on letters from roleprint_app;
grant select (id, user_id, expires_at, ip_address, user_agent, created_at, updated_at), delete on sessions
  to roleprint_app;
grant select (id, user_id, account_id, provider_id, access_token_expires_at, refresh_token_expires_at, scope,
              created_at, updated_at) on accounts to roleprint_app;
grant select (id, value, expires_at), delete on verifications to roleprint_app;
grant select (id, kind, recipient, status, created_at, sent_at, for_organization) on letters to roleprint_app;

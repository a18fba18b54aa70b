-- Requests that their sender gave a name (`Idempotency-Key`). The row is written in the transaction of the work, so it is
-- there exactly when the work is done. `id` is a hash of person and key: nobody can ask for another's, and no key is kept.

create table idempotency_keys (
  id text primary key,
  organization_id bigint not null references organizations (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  request_hash text not null,
  object text not null default '',
  answer json,
  expires_at timestamptz not null default now() + interval '24 hours'
);
create index idempotency_keys_object on idempotency_keys (organization_id, split_part(object, '/', 1));
create index idempotency_keys_expiry on idempotency_keys (expires_at);
create index idempotency_keys_user on idempotency_keys (user_id);

alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy tenant on idempotency_keys to roleprint_app
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
grant select, insert, update, delete on idempotency_keys to roleprint_app;

-- An answer about a job goes with the job; the key stays, so that the same request does not make the job again.
create function forget_answers_about_job() returns trigger language plpgsql as $$
begin
  update idempotency_keys set answer = null
   where organization_id = old.organization_id
     and split_part(object, '/', 1) = 'job:' || old.id;
  return null;
end $$;
create trigger answers_forgotten after delete on jobs
  for each row execute function forget_answers_about_job();

-- Where something is to be swept; the sweeping itself is done inside each organization.
create policy finder on idempotency_keys for select to roleprint_finder using (true);
grant select (organization_id, expires_at) on idempotency_keys to roleprint_finder;
set local role roleprint_finder;
create function lookup.organizations_with_expired_keys() returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
    select distinct organization_id from idempotency_keys where expires_at <= now() limit 100 $$;
revoke all on function lookup.organizations_with_expired_keys() from public;
grant execute on function lookup.organizations_with_expired_keys() to roleprint_app;
reset role;

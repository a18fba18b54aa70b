-- What goes when somebody or an organization goes, and what goes by itself with time.

-- A letter that an organization had sent goes with it.
alter table letters add column for_organization bigint;
create index letters_organization on letters (for_organization) where for_organization is not null;
create index letters_recipient on letters (recipient);

create index sessions_expiry on sessions (expires_at);
create index verifications_expiry on verifications (expires_at);
create index letters_age on letters (created_at);
create index invitations_expiry on invitations (expires_at);
create index audit_entries_age on audit_entries using brin (created_at);
create index model_calls_age on model_calls using brin (created_at);

create policy finder on audit_entries to roleprint_finder using (true) with check (true);
create policy finder_forgets on invitations for delete to roleprint_finder using (true);
grant select (id, user_id, object, created_at), update (ip_address, object), delete on audit_entries to roleprint_finder;
grant select (email), delete on invitations to roleprint_finder;
grant select (id, email) on users to roleprint_finder;

set local role roleprint_finder;

-- What other organizations know of somebody who is gone. Their entries in the record stay under an id that leads nowhere.
create function lookup.forget_person(person text, address text, sign_in_key text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    if exists (select from users where id = person or lower(email) = address) then
      raise exception 'only somebody who is gone is forgotten';
    end if;
    delete from invitations where email = address;
    update audit_entries set ip_address = null where user_id = person;
    update audit_entries set object = '', ip_address = null where user_id is null and object = sign_in_key;
    delete from spending where scope = 'person' and whose = person;
  end $$;

-- Queue entries of the organization that is set (plpgsql: the queue's schema comes later).
create function lookup.forget_queue_entries() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    delete from pgboss.job where group_id = current_organization_id()::text;
  end $$;

-- Drops some of the record's oldest entries and answers how many; whoever asks, a month of it stays.
create function lookup.forget_record(age interval) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
    with gone as (
      delete from audit_entries where id in (
        select id from audit_entries where created_at < now() - greatest(age, interval '30 days') limit 5000)
      returning 1)
    select count(*) from gone $$;

-- Organizations with something past its time; it is dropped inside each of them.
create function lookup.organizations_to_tidy(calls interval, invited interval) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
    select organization_id from model_calls where created_at < now() - calls
    union
    select organization_id from invitations where expires_at < now() - invited
    limit 100 $$;

revoke all on all functions in schema lookup from public;
grant execute on function lookup.forget_person(text, text, text), lookup.forget_queue_entries(),
  lookup.forget_record(interval), lookup.organizations_to_tidy(interval, interval) to roleprint_app;
reset role;

-- Where only invited people may sign up: the open invitations to an address that nobody has an account for yet.

set local role roleprint_finder;

create function lookup.invitations_to(address text)
  returns table (organization_id bigint, invitation_id bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select i.organization_id, i.id from invitations i
     where i.email = address and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
     order by i.id desc limit 20 $$;

revoke all on function lookup.invitations_to(text) from public;
grant execute on function lookup.invitations_to(text) to roleprint_app;
reset role;

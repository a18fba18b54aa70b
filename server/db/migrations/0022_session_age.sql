-- However often a session is renewed, it ends after thirty days. Kept by the table, so that whoever reads a session,
-- better-auth or we, reads it ended.

create function end_session_in_time() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '30 days');
  return new;
end $$;
create trigger ends_in_time before insert or update of created_at, expires_at on sessions
  for each row execute function end_session_in_time();

update sessions set expires_at = created_at + interval '30 days'
 where expires_at > created_at + interval '30 days';

-- Live changes. A notification is delivered when its transaction commits, so nobody sees a state that was rolled back.

create function notify_membership_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('roleprint', json_build_object(
    'kind', 'accessEnded', 'organizationId', old.organization_id, 'userId', old.user_id)::text);
  return null;
end $$;
create trigger membership_ended after delete on memberships
  for each row execute function notify_membership_ended();

create function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('roleprint', json_build_object('kind', 'sessionEnded', 'sessionId', old.id)::text);
  return null;
end $$;
create trigger session_ended after delete on sessions
  for each row execute function notify_session_ended();

create function notify_job_deleted() returns trigger language plpgsql as $$
begin
  perform pg_notify('roleprint', json_build_object(
    'kind', 'jobDeleted', 'organizationId', old.organization_id, 'jobId', old.id)::text);
  return null;
end $$;
create trigger job_deleted after delete on jobs
  for each row execute function notify_job_deleted();

create function notify_output_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('roleprint', json_build_object(
    'kind', 'outputChanged', 'organizationId', new.organization_id, 'jobId', new.job_id,
    'output', json_build_object(
      'id', new.id, 'toolType', new.tool_type, 'status', new.status, 'generation', new.gen))::text);
  return null;
end $$;
create trigger output_changed after update of status, gen, version on outputs
  for each row execute function notify_output_changed();

create function notify_job_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('roleprint', json_build_object(
    'kind', 'jobChanged', 'organizationId', new.organization_id, 'jobId', new.id,
    'status', new.status)::text);
  return null;
end $$;
create trigger job_changed after update of status on jobs
  for each row when (old.status is distinct from new.status) execute function notify_job_changed();

-- Why there is a version, as data: the sections a person changed or took back, the facts that had changed before it was
-- written again, the version it comes from, how many suggestions were accepted. Versions from before have none.

alter table output_versions add column cause jsonb check (jsonb_typeof(cause) = 'object');

-- People who go are looked up here; since versions name whoever asked for them, that is every report of theirs.
create index output_versions_author on output_versions (author_id) where author_id is not null;

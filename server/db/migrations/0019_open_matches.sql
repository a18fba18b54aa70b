-- A job's card says "Check the match" where the reader was not sure and nobody chose: kept beside the reading, so that a list need not open it.
alter table job_readings add column is_match_open boolean not null
  generated always as (
    content is not null and occupation is null and (content -> 'comparedWith' ->> 'certainty') is distinct from 'sure'
  ) stored;

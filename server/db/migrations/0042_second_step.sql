-- A second step at sign-in: the secret of an authenticator app and recovery codes, both encrypted before they come here.
-- Like passwords they are read by the keeper's role alone; whoever runs the installation may remove them, unread.

alter table users add column two_factor_enabled boolean not null default false;

create table two_factors (
  id text primary key,
  user_id text not null unique references users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

grant select, insert, update, delete on two_factors to roleprint_keeper;
grant select (user_id), delete on two_factors to roleprint_operator;
grant update (two_factor_enabled) on users to roleprint_operator;

-- Who asked for a report, and how: their signature goes under its messages, their wishes steer one generation.

alter table outputs
  add column requested_by text,
  add column guidance text not null default '',
  add column candidates jsonb not null default '[]',
  add column wanted_writer text check (wanted_writer in ('built-in'));

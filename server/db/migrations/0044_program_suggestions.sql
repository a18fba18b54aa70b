-- A program suggests edits, and people accept them. Who let it in stands in the record of changes.
alter table output_suggestions add column by_program text check (by_program in ('token', 'agent'));

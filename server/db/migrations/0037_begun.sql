-- Who began the newest generation, and from which version. An update of what changed leaves `requested_by` alone: the
-- messages stay under the signature of whoever asked for the whole text. Both are null of generations from before.
alter table outputs add column begun_by text;
alter table outputs add column begun_from integer;

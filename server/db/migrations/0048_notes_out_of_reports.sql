-- The built-in writer used to end a summary with the note typed at Regenerate: You asked: "…". It stays with the output; reports,
-- which guests read and files repeat, lose the sentence, older versions and suggestions too: they can be brought back.
create function without_note(content json) returns json language sql immutable as $$
  select regexp_replace(content::text, ' ??You asked: \\+".{1,255}?.{0,255}?\\+"\. (?:What touches [^"]{1,255}? stands first'
    || '|Nothing written down about this job touches it, so it is a question for the hiring manager)\.', '', 'g')::json
$$;

-- The owner sees rows of no organization; for these statements it does.
alter table outputs no force row level security;
alter table output_versions no force row level security;
alter table output_suggestions no force row level security;
update outputs set content = without_note(content) where content::text like '%You asked: %';
update output_versions set content = without_note(content), written = without_note(written)
  where content::text like '%You asked: %' or written::text like '%You asked: %';
update output_suggestions set before = without_note(before), after = without_note(after)
  where before::text like '%You asked: %' or after::text like '%You asked: %';
alter table outputs force row level security;
alter table output_versions force row level security;
alter table output_suggestions force row level security;
drop function without_note(json);

-- Why a report failed, as a code: what reads it must not depend on a sentence, which is for people and may change.
alter table outputs add column error_code text;

-- The owner sees rows of no organization; for this one statement it does.
alter table outputs no force row level security;
update outputs set error_code = case
  when error like 'The model did not answer.%' then 'unavailable'
  when error like 'The model''s answer could not be used.%' then 'invalidOutput'
  when error like 'The model refused %' then 'refused'
  when error like 'The model is busy.%' then 'rateLimited'
  when error like 'The model is not set up correctly.%' then 'badRequest'
  when error like '% cannot read this much at once%' then 'windowTooSmall'
  when error like 'The provider does not accept the key %' then 'notAuthorized'
  when error like 'The provider does not know %' then 'badRequest'
  when error like 'This server may not call %' then 'addressRefused'
  when error like '%spending limit %' or error like 'Writing with a model is switched off%' then 'spendingLimit'
  when error like 'The monthly cap %' then 'monthlyCap'
  when error like '%was disconnected meanwhile.%' then 'noConnection'
  when error like 'The stored key %' then 'keyUnreadable'
  when error like 'The report was interrupted.%' then 'interrupted'
  else 'notWritten' end
where error is not null;
alter table outputs force row level security;

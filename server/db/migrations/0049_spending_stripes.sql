-- The price of a call is set aside, and later replaced by the real one, by one statement that is a transaction of its own:
-- no counter stays locked while a process is busy with something else. What everyone spends in a day stands in eight rows,
-- so that organizations do not wait for each other; a person's hour and an organization's day stay one row each.

set local role roleprint_finder;

create or replace function lookup.spending_windows(person text, moment timestamptz)
  returns table (place integer, scope text, whose text, since timestamptz)
  language sql stable set search_path = public, pg_temp as $$
    values (1, 'person', coalesce(person, ''), date_trunc('hour', moment, 'UTC')),
           (2, 'organization', current_organization_id()::text, date_trunc('day', moment, 'UTC')),
           (3, 'everyone', (pg_backend_pid() % 8)::text, date_trunc('day', moment, 'UTC')) $$;

drop function lookup.spent(text);
create function lookup.spent(person text, moment timestamptz default now())
  returns table (person_hour bigint, organization_day bigint, everyone_day bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select coalesce(sum(s.micros) filter (where s.scope = 'person'), 0)::bigint,
           coalesce(sum(s.micros) filter (where s.scope = 'organization'), 0)::bigint,
           coalesce(sum(s.micros) filter (where s.scope = 'everyone'), 0)::bigint
      from lookup.spending_windows(person, moment) w
      join spending s on s.scope = w.scope and s.since = w.since and s.whose = any (
           case w.scope when 'everyone' then '{"",0,1,2,3,4,5,6,7}' else array[w.whose] end) $$;

-- The sums are read by a second statement of plpgsql: it sees what others committed while the first one waited. Not seen is
-- at most one call in each of the seven other rows of everyone's.
create or replace function lookup.spend(person text, moment timestamptz, amount bigint)
  returns table (person_hour bigint, organization_day bigint, everyone_day bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    insert into spending as s (scope, whose, since, micros)
    select w.scope, w.whose, w.since, amount from lookup.spending_windows(person, moment) w order by w.place
    on conflict (scope, whose, since) do update set micros = s.micros + excluded.micros;
    return query select * from lookup.spent(person, moment);
  end $$;

revoke all on all functions in schema lookup from public;
grant execute on function lookup.spent(text, timestamptz) to roleprint_app;
reset role;

-- Which of the server's caps a price would pass, what lasts longest first; null, and counted, when it passes none.
create function count_or_refuse(person text, amount bigint, caps jsonb) returns text
  language plpgsql set search_path = public, pg_temp as $$
  declare
    spent record;
    refusal text;
  begin
    select * into spent from lookup.spend(person, now(), amount);
    refusal := case
      when spent.organization_day > (caps ->> 'organizationDay')::bigint then 'organizationDay'
      when spent.everyone_day > (caps ->> 'everyoneDay')::bigint then 'everyoneDay'
      when spent.person_hour > (caps ->> 'personHour')::bigint then 'personHour'
    end;
    -- The rows stay locked until the end, so nobody ever sees what is given back here.
    if refusal is not null then perform lookup.spend(person, now(), -amount); end if;
    return refusal;
  end $$;

-- The same for a call by the organization's own key. Its connection is held, so that calls at once do not pass the cap of
-- the month together; without one nothing may leave.
create function refuse_over_own_cap(organization bigint, amount bigint) returns text
  language plpgsql set search_path = public, pg_temp as $$
  declare
    cap bigint;
  begin
    select cap_micros into cap from model_connections where organization_id = organization for update;
    if not found then return 'noConnection'; end if;
    if cap < amount + (
      select coalesce(sum(coalesce(cost_micros, reserved_micros)), 0) from model_calls
       where organization_id = organization and paid_by = 'organization'
         and created_at >= date_trunc('month', now(), 'UTC'))
    then return 'monthlyCap'; end if;
    return null;
  end $$;

-- Stores a call that is about to leave and answers its number, or what it would pass.
create function reserve_call(organization bigint, planned jsonb, caps jsonb, out call_id bigint, out refusal text)
  language plpgsql set search_path = public, pg_temp as $$
  declare
    wanted model_calls := jsonb_populate_record(null::model_calls, planned);
  begin
    perform set_config('app.org_id', organization::text, true);
    refusal := case wanted.paid_by
      when 'organization' then refuse_over_own_cap(organization, wanted.reserved_micros)
      else count_or_refuse(wanted.user_id, wanted.reserved_micros, caps)
    end;
    if refusal is not null then return; end if;
    insert into model_calls
      (organization_id, user_id, output_id, gen, tool_type, model, prompt_chars, reserved_micros, paid_by, is_test, job_id)
    values (organization, wanted.user_id, wanted.output_id, wanted.gen, wanted.tool_type, wanted.model, wanted.prompt_chars,
            wanted.reserved_micros, wanted.paid_by, wanted.is_test,
            (select job_id from outputs where organization_id = organization and id = wanted.output_id))
    returning id into call_id;
  end $$;

-- Writes down what a call cost and gives back what was set aside beyond it. Answers what counted as its cost before, and
-- nothing when it was settled already.
create function settle_call(organization bigint, ended jsonb) returns bigint
  language plpgsql set search_path = public, pg_temp as $$
  declare
    final model_calls := jsonb_populate_record(null::model_calls, ended);
    before model_calls;
    difference bigint;
  begin
    perform set_config('app.org_id', organization::text, true);
    select * into before from model_calls
     where organization_id = organization and id = final.id and state not in ('settled', final.state) for update;
    if not found then return null; end if;
    update model_calls set state = final.state, cost_micros = final.cost_micros, settled_at = now(),
           input_tokens = final.input_tokens, cached_tokens = final.cached_tokens, output_tokens = final.output_tokens,
           received_chars = final.received_chars, outcome = final.outcome, duration_ms = final.duration_ms
     where organization_id = organization and id = final.id;
    difference := final.cost_micros - coalesce(before.cost_micros, before.reserved_micros);
    if before.paid_by = 'server' and difference <> 0 then
      perform lookup.spend(before.user_id, before.created_at, difference);
    end if;
    return coalesce(before.cost_micros, 0);
  end $$;

-- How a function refuses: one for each answer, so that the states and the codes are here alone. A code is kebab-case.
-- Only a conflict's has a text (MessageKey.Detail); the others are for the log, and for a caller that distinguishes two
-- refusals.

-- It does not exist, or the caller may not see it: 404.
create or replace function app.raise_not_found(code text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception using errcode = 'MM404', message = code;
end
$$;

-- The end of a change by its own: it met so many rows. None is 404, within the transaction, which then leaves nothing behind.
create or replace function app.demand_met(met bigint)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if met = 0 then
    perform app.raise_not_found('no-such-thing');
  end if;
end
$$;

-- It was there, and its time is over: 410.
create or replace function app.raise_gone(code text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception using errcode = 'MM410', message = code;
end
$$;

-- The end of taking back what was proposed, by the state that it is now in: MM404 where there is none, MM410 where it was
-- answered before. Twice is no fault.
create or replace function app.check_withdrawn(state text, unknown text, answered text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if state is null then
    perform app.raise_not_found(unknown);
  end if;
  if state <> 'withdrawn' then
    perform app.raise_gone(answered);
  end if;
end
$$;

-- It can't be done as things are: 409. The arguments are what the text names. The release before knows its texts by names in
-- camelCase (`restDays`), so that is what is sent while it may be there. `lease-lost` has no text: the queue reads it.
create or replace function app.raise_conflict(reason text, arguments jsonb default '{}')
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  words constant text := replace(initcap(reason), '-', '');
  code constant text := case reason when 'lease-lost' then reason else lower(left(words, 1)) || substr(words, 2) end;
begin
  if arguments = '{}' then
    raise exception using errcode = 'MM409', message = code;
  end if;
  raise exception using errcode = 'MM409', message = code, detail = arguments::text;
end
$$;

-- Once more is too often: 429. After so many seconds it can be tried again.
create or replace function app.raise_limited(code text, seconds integer)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception using errcode = 'MM429', message = code, detail = seconds::text;
end
$$;

-- As above, until a moment.
create or replace function app.raise_limited(code text, until timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.raise_limited(code, greatest(1, ceil(extract(epoch from until - now())))::integer);
end
$$;

-- Faults in what was written: 422. An array of objects with `pointer`, `code` (Fault.Code) and what the text names.
create or replace function app.raise_faults(faults jsonb)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception using errcode = 'MM422', message = 'invalid', detail = faults::text;
end
$$;

-- One fault.
create or replace function app.raise_fault(pointer text, code text, expected text default null)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.raise_faults(
    jsonb_build_array(
      jsonb_strip_nulls(jsonb_build_object('pointer', pointer, 'code', code, 'expected', expected))));
end
$$;

grant execute on function
  app.raise_not_found(text),
  app.demand_met(bigint),
  app.raise_gone(text),
  app.raise_conflict(text, jsonb),
  app.raise_limited(text, integer),
  app.raise_limited(text, timestamptz),
  app.raise_faults(jsonb),
  app.raise_fault(text, text, text)
  to musclemate_server, mm_loader, mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker;

-- Puts a job into the queue in the caller's transaction, for the functions that have a reason; no request role calls it.
-- The tenant is the context's. While a job of the same name and key waits, a second one is not put beside it.
create or replace function app.enqueue(
  job text, arguments jsonb default '{}', key text default null, run_at timestamptz default null)
returns bigint
language sql
set search_path = ''
as $$
  select null::bigint;
$$;

alter function app.enqueue(text, jsonb, text, timestamptz) owner to mm_definer;

-- The one way to write that someone did something, in the same transaction as what was done; for the functions that do
-- it, no request role calls it. The actor is the context's account, or none for a job or the command. `subject` is the
-- account it was done to; details hold ids and words, never an address, a name or a value of someone's.
create or replace function app.audit(action text, subject uuid default null, details jsonb default '{}')
returns void
language sql
set search_path = ''
as $$
  select null::void;
$$;

alter function app.audit(text, uuid, jsonb) owner to mm_definer;

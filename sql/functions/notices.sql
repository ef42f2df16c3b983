-- The one way to tell someone of something, for the functions that have a reason; no request role calls it.
create or replace function app.notify(account uuid, kind text, arguments jsonb default '{}')
returns void
language sql
security definer
set search_path = ''
as $$
  insert into app.notices (tenant_id, account_id, id, kind, arguments)
  values (app.tenant_id(), account, app.new_id(), kind, arguments);
$$;

alter function app.notify(uuid, text, jsonb) owner to mm_definer;

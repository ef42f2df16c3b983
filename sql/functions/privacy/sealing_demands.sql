-- Which keys a server has to have: those that the installation's values are sealed under from now on. Servers ask at their
-- start and while they run, so that one with another key seals nothing that the others can't open.

create or replace function auth.sealing_keys_in_use()
returns text[]
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(key.id order by key.id), '{}')
    from auth.sealing_keys as key
   where key.retired_at is null;
$$;

-- At the start of a server: the first key of all becomes the installation's. Returns those in use. Of two that start at once
-- one comes first; the lock is the one of app.hold_sealing_keys.
create or replace function auth.claim_sealing_key(id text)
returns text[]
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  -- most starts find one and hold nobody up
  if exists (select from auth.sealing_keys as key where key.id <> '') then
    return auth.sealing_keys_in_use();
  end if;
  perform pg_advisory_xact_lock(hashtext('musclemate sealing keys'));
  insert into auth.sealing_keys (id)
  select claim_sealing_key.id
   where not exists (
     select
       from auth.sealing_keys as key
      where key.id <> '');
  return auth.sealing_keys_in_use();
end
$$;

-- By the owner's command, for keys that are lost: no server has to have them any more. Where none in use is left, it is the
-- current one from now on. What is sealed under them stays as it is.
create or replace function app.abandon_sealing_keys(lost text[], current_key text)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtext('musclemate sealing keys'));
  insert into auth.sealing_keys as key (id, retired_at, abandoned_at)
  select missing.id, now(), now()
    from unnest(lost) as missing (id)
      on conflict (id) do update
     set retired_at = coalesce(key.retired_at, excluded.retired_at),
         abandoned_at = excluded.abandoned_at;
  if not exists (select from auth.sealing_keys as key where key.retired_at is null) then
    insert into auth.sealing_keys as key (id)
    values (current_key)
        on conflict (id) do update
       set retired_at = null,
           abandoned_at = null;
  end if;
  perform app.audit_command('keys_abandoned', jsonb_build_object('keys', lost, 'key', current_key));
end
$$;

grant execute on function auth.sealing_keys_in_use(), auth.claim_sealing_key(text) to musclemate_server;
grant execute on function app.abandon_sealing_keys(text[], text) to mm_loader;

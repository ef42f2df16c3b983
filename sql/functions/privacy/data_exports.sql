-- An export as its owner asks for it and fetches it.

-- One a day, since each reads all there is: MM429 with the seconds until the next.
create or replace function app.ask_for_export(id uuid)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  latest timestamptz;
begin
  perform app.demand_proof();
  perform app.lock_people(array[app.account_id()]);
  select max(earlier.asked_at)
    into latest
    from app.data_exports as earlier
   where earlier.tenant_id = app.tenant_id()
     and earlier.account_id = app.account_id();
  if latest > now() - interval '1 day' then
    perform app.raise_limited('one-export-a-day', latest + interval '1 day');
  end if;
  insert into app.data_exports (tenant_id, account_id, id, locale, asked_at)
  select person.tenant_id, person.id, ask_for_export.id, person.locale, now()
    from app.accounts as person
   where person.tenant_id = app.tenant_id()
     and person.id = app.account_id();
  perform app.enqueue('export_data', '{}', 'export_data');
  perform app.audit('export_asked', app.account_id());
  return app.export_json(app.account_id(), ask_for_export.id);
end
$$;

create or replace function app.export_json(account uuid, id uuid)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (select export.id, export.state, export.asked_at, export.ready_at, export.expires_at, export.size
            from app.data_exports as export
           where export.tenant_id = app.tenant_id()
             and export.account_id = account
             and export.id = export_json.id) as shown;
$$;

-- The archive's size in bytes. MM404 where there is none, MM409 while it is made, MM410 once it has expired.
create or replace function app.begin_download(id uuid)
returns bigint
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  export app.data_exports;
begin
  perform app.demand_proof();
  select kept.*
    into export
    from app.data_exports as kept
   where kept.tenant_id = app.tenant_id()
     and kept.account_id = app.account_id()
     and kept.id = begin_download.id;
  if not found then
    perform app.raise_not_found('no-such-export');
  end if;
  if export.state = 'waiting' then
    perform app.raise_conflict('export-not-ready');
  end if;
  if export.state = 'expired' or export.expires_at <= now() then
    perform app.raise_gone('export-over');
  end if;
  perform app.audit('export_fetched', app.account_id());
  return export.size;
end
$$;

-- A piece of one's own, once begin_download let it through; with the tenant, for which it was sealed.
create or replace function app.export_part(id uuid, number integer, out tenant integer, out account uuid, out secret bytea)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select part.tenant_id, part.account_id, part.secret
    from app.data_export_parts as part
    join app.data_exports as export
      on export.tenant_id = part.tenant_id
     and export.account_id = part.account_id
     and export.id = part.export_id
   where part.tenant_id = app.tenant_id()
     and part.account_id = app.account_id()
     and part.export_id = export_part.id
     and part.number = export_part.number
     and export.state = 'ready';
$$;

grant execute on function app.ask_for_export(uuid), app.begin_download(uuid), app.export_part(uuid, integer)
   to mm_lifter, mm_coach, mm_admin;

-- Maintenance windows: heeded by every transaction of a lifter or coach, known ahead by every server, changed by admins.

-- Called where a session's context is set (auth.set_context). In a closed window it raises MM523, whose detail is the end
-- in Unix seconds; in a read-only one the transaction becomes one that can't write, whatever it then tries. Admins work on
-- in both; visitors, who have to be able to sign in, are the gateway's to refuse.
create or replace function auth.heed_maintenance(tenant_id integer)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  current_mode text;
  its_end timestamptz;
begin
  select w.mode, w.ends_at
    into current_mode, its_end
    from app.maintenance_windows as w
   where w.ends_at > now()
     and w.ended_at is null
     and w.starts_at <= now()
     and (w.tenant_id = heed_maintenance.tenant_id or w.reach = 'installation')
   order by w.mode, w.ends_at desc
   limit 1;
  if current_mode = 'closed' then
    raise exception 'maintenance' using errcode = 'MM523', detail = extract(epoch from its_end)::bigint::text;
  elsif current_mode = 'read_only' then
    perform set_config('transaction_read_only', 'on', true);
  end if;
end
$$;

-- Whether the whole installation is closed: no job is begun then, but one that is asked for by name (app.claim_jobs).
create or replace function app.is_closed_for_maintenance(at timestamptz)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select
      from app.maintenance_windows as w
     where w.ends_at > is_closed_for_maintenance.at
       and w.ended_at is null
       and w.starts_at <= is_closed_for_maintenance.at
       and w.reach = 'installation'
       and w.mode = 'closed');
$$;

-- The server's copy of every window that is not over, with the names by which a visitor's tenant is known.
create or replace function auth.maintenance_plan()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(json_agg(row_to_json(planned) order by planned.starts_at), '[]')
    from (
      select w.id, case when w.reach = 'tenant' then w.tenant_id end as tenant, w.mode, w.messages,
             w.starts_at, w.ends_at, t.slug, t.is_default,
             array(select h.host from app.tenant_hosts as h where h.tenant_id = t.id) as hosts
        from app.maintenance_windows as w
        join app.tenants as t
          on t.id = w.tenant_id
       where w.ends_at > now()
         and w.ended_at is null
       order by w.starts_at
       limit 200) as planned;
$$;

-- The tenant of a session, while there are windows of single tenants: for the field that announces them.
create or replace function auth.tenant_of_session(token_hash bytea)
returns integer
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select s.tenant_id
    from auth.sessions as s
   where s.token_hash = tenant_of_session.token_hash;
$$;

-- Announces a window, by the caller's tenant: MM404 for the installation's where that is not the default one, MM409
-- beyond 20 that are not over.
create or replace function app.announce_maintenance(
  id uuid, reach text, mode text, starts_at timestamptz, ends_at timestamptz, messages jsonb)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_duty('operations');
  perform app.demand_proof();
  if reach = 'installation' then
    perform app.demand_installation();
  end if;
  perform app.insert_maintenance(id, reach, mode, starts_at, ends_at, messages);
end
$$;

create or replace function app.insert_maintenance(
  id uuid, reach text, mode text, starts_at timestamptz, ends_at timestamptz, messages jsonb)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  -- one at a time, so that the count below holds
  perform from app.tenants as t where t.id = app.tenant_id() for update;
  if (select count(*)
        from app.maintenance_windows as w
       where w.tenant_id = app.tenant_id()
         and w.ended_at is null
         and w.ends_at > now()) >= 20 then
    perform app.raise_conflict('limit-reached', jsonb_build_object('limit', 20));
  end if;
  insert into app.maintenance_windows (tenant_id, id, reach, mode, starts_at, ends_at, messages)
  values (app.tenant_id(), insert_maintenance.id, insert_maintenance.reach, insert_maintenance.mode,
          insert_maintenance.starts_at, insert_maintenance.ends_at, insert_maintenance.messages);
  perform app.audit(
    'maintenance_announced', null,
    jsonb_build_object('id', insert_maintenance.id, 'reach', insert_maintenance.reach,
                       'mode', insert_maintenance.mode, 'starts_at', insert_maintenance.starts_at,
                       'ends_at', insert_maintenance.ends_at));
end
$$;

-- Moves or rewords a window; null leaves what there is. MM404 where there is none, MM410 where it is over, MM422 where its
-- end would not come after its start or its start is past already and would move.
create or replace function app.change_maintenance(
  id uuid, mode text, starts_at timestamptz, ends_at timestamptz, messages jsonb)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  existing record;
begin
  perform app.demand_duty('operations');
  perform app.demand_proof();
  select w.*
    into existing
    from app.maintenance_windows as w
   where w.tenant_id = app.tenant_id()
     and w.id = change_maintenance.id
     for update;
  if not found then
    perform app.raise_not_found('no-such-window');
  elsif existing.ended_at is not null or existing.ends_at <= now() then
    perform app.raise_gone('window-over');
  elsif starts_at is not null and existing.starts_at <= now() and starts_at <> existing.starts_at then
    perform app.raise_fault('/starts_at', 'invalid');
  elsif coalesce(ends_at, existing.ends_at) <= greatest(coalesce(starts_at, existing.starts_at), now())
     or coalesce(ends_at, existing.ends_at) > coalesce(starts_at, existing.starts_at) + interval '7 days' then
    perform app.raise_fault('/ends_at', 'invalid');
  end if;
  update app.maintenance_windows as w
     set mode = coalesce(change_maintenance.mode, w.mode),
         starts_at = coalesce(change_maintenance.starts_at, w.starts_at),
         ends_at = coalesce(change_maintenance.ends_at, w.ends_at),
         messages = coalesce(change_maintenance.messages, w.messages)
   where w.tenant_id = app.tenant_id()
     and w.id = change_maintenance.id;
  perform app.audit('maintenance_changed', null, jsonb_build_object('id', change_maintenance.id));
end
$$;

-- Ends a window before its time, or calls it off; the caller's tenant's all where `id` is null. How many there were.
create or replace function app.close_maintenance(id uuid)
returns integer
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  ended uuid[];
begin
  with closed as (
    update app.maintenance_windows as w
       set ended_at = now()
     where w.tenant_id = app.tenant_id()
       and (close_maintenance.id is null or w.id = close_maintenance.id)
       and w.ended_at is null
       and w.ends_at > now()
    returning w.id
  )
  select coalesce(array_agg(closed.id), '{}')
    into ended
    from closed;
  if cardinality(ended) > 0 then
    perform app.audit('maintenance_ended', null, jsonb_build_object('ids', ended));
  end if;
  return cardinality(ended);
end
$$;

-- MM404 where there is none that is not over; twice is no fault.
create or replace function app.end_maintenance(id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_duty('operations');
  perform app.demand_proof();
  if app.close_maintenance(id) = 0 and not exists (
    select
      from app.maintenance_windows as w
     where w.tenant_id = app.tenant_id()
       and w.id = end_maintenance.id
       and w.ended_at is not null) then
    perform app.raise_not_found('no-such-window');
  end if;
end
$$;

-- The command's: for a tenant by its slug, or for the installation where there is none.
create or replace function app.operate_maintenance(
  slug text, id uuid, mode text, starts_at timestamptz, ends_at timestamptz, messages jsonb)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.enter_tenant(slug);
  perform app.insert_maintenance(
    id, case when slug is null then 'installation' else 'tenant' end, mode, starts_at, ends_at, messages);
end
$$;

create or replace function app.operate_maintenance_end(slug text, id uuid)
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.enter_tenant(slug);
  return app.close_maintenance(id);
end
$$;

-- The tenant of this slug, or the default one; MM404 where there is none.
create or replace function app.enter_tenant(slug text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('app.tenant_id', t.id::text, true)
     from app.tenants as t
    where case when enter_tenant.slug is null then t.is_default else t.slug = lower(enter_tenant.slug) end;
  if not found then
    perform app.raise_not_found('unknown-tenant');
  end if;
end
$$;

grant execute on function auth.maintenance_plan(), auth.tenant_of_session(bytea) to musclemate_server;
grant execute on function app.announce_maintenance(uuid, text, text, timestamptz, timestamptz, jsonb),
   app.change_maintenance(uuid, text, timestamptz, timestamptz, jsonb), app.end_maintenance(uuid) to mm_admin;

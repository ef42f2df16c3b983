-- Links that show a snapshot of somebody's training to everyone who has them.

create or replace function app.share_link_json(id uuid)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select link.id, link.kind, link.request -> 'subject_id' as subject_id, link.request -> 'graph' as graph,
             link.request -> 'hide' as hide, link.request -> 'show' as show, link.request -> 'theme' as theme,
             link.name, link.opens,
             case when link.withdrawn_at is not null then 'withdrawn'
                  when link.expires_at <= now() then 'expired'
                  else 'open' end as state,
             link.created_at, link.refreshed_at, link.expires_at
        from app.share_links as link
       where link.tenant_id = (select app.tenant_id())
         and link.account_id = (select app.account_id())
         and link.id = share_link_json.id) as shown
$$;

-- At most 200 that can be opened.
create or replace function app.make_share_link(
  id uuid, token_hash bytea, kind text, request jsonb, name text, document jsonb, ends timestamptz)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.lock_people(array[app.account_id()]);
  perform app.enforce_limit(200, count(*))
     from app.share_links as link
    where link.tenant_id = app.tenant_id()
      and link.account_id = app.account_id()
      and link.withdrawn_at is null
      and link.expires_at > now();
  insert into app.share_links (tenant_id, account_id, id, token_hash, kind, request, name, document, expires_at)
  values (
    app.tenant_id(), app.account_id(), make_share_link.id, make_share_link.token_hash, make_share_link.kind,
    make_share_link.request, make_share_link.name, make_share_link.document, ends);
  return app.share_link_json(make_share_link.id);
end
$$;

-- Puts a new snapshot in the place of the old. MM404 where the link is not mine, MM410 where it is over.
create or replace function app.refresh_share_link(id uuid, name text, document jsonb)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.share_links as link
     set name = refresh_share_link.name,
         document = refresh_share_link.document,
         refreshed_at = now()
   where link.tenant_id = app.tenant_id()
     and link.account_id = app.account_id()
     and link.id = refresh_share_link.id
     and link.withdrawn_at is null
     and link.expires_at > now();
  if not found then
    perform app.demand_share_link(refresh_share_link.id);
    perform app.raise_gone('share-link-over');
  end if;
  return app.share_link_json(refresh_share_link.id);
end
$$;

-- From now on nobody can open it, and its snapshot is gone. MM404 where it is not mine; twice is no fault.
create or replace function app.withdraw_share_link(id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.share_links as link
     set document = null,
         withdrawn_at = now(),
         expires_at = least(link.expires_at, now())
   where link.tenant_id = app.tenant_id()
     and link.account_id = app.account_id()
     and link.id = withdraw_share_link.id
     and link.withdrawn_at is null;
  if not found then
    perform app.demand_share_link(withdraw_share_link.id);
  end if;
end
$$;

create or replace function app.demand_share_link(id uuid)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
    from app.share_links as link
   where link.tenant_id = app.tenant_id()
     and link.account_id = app.account_id()
     and link.id = demand_share_link.id;
  if not found then
    perform app.raise_not_found('no-such-share-link');
  end if;
end
$$;

-- The snapshot behind a link, for everyone who has it: `document` is absent where the link is over, which is also so while
-- its account is locked or waits to be erased. No row where there is no such link. A visit is counted, nothing of the visitor.
create or replace function app.open_share_link(token_hash bytea, is_visit boolean)
returns jsonb
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  found_link record;
begin
  select link.account_id, link.id, link.kind, link.expires_at,
         case when link.expires_at > now() and maker.locked_at is null and maker.erasure_due_at is null
           then link.document end as document
    into found_link
    from app.share_links as link
    join app.accounts as maker
      on maker.tenant_id = link.tenant_id
     and maker.id = link.account_id
   where link.tenant_id = app.tenant_id()
     and link.token_hash = open_share_link.token_hash;
  if not found then
    return null;
  end if;
  if is_visit and found_link.document is not null then
    update app.share_links as link
       set opens = link.opens + 1
     where link.tenant_id = app.tenant_id()
       and link.account_id = found_link.account_id
       and link.id = found_link.id;
  end if;
  return jsonb_build_object(
    'kind', found_link.kind, 'expires_at', found_link.expires_at, 'document', found_link.document);
end
$$;

grant execute on function app.make_share_link(uuid, bytea, text, jsonb, text, jsonb, timestamptz),
  app.refresh_share_link(uuid, text, jsonb), app.withdraw_share_link(uuid), app.share_link_json(uuid)
to mm_lifter, mm_coach;
grant execute on function app.open_share_link(bytea, boolean) to mm_visitor, mm_lifter, mm_coach, mm_admin;

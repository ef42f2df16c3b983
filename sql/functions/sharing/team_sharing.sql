-- Sharing of a lifter with a team. As with a coach (sharing.sql), in a relation of its own.
-- A parameter was renamed: PostgreSQL then needs a new function (reference of CREATE FUNCTION).
drop function if exists app.share_with_team(uuid, text[], timestamptz[], timestamptz[], jsonb);

-- Replaces what I share with this team. MM404 where I did not let it in, MM422 for an end that is past. Its owners are
-- notified.
create or replace function app.share_with_team(
  team uuid, scopes text[], starts timestamptz[], ends timestamptz[], labels jsonb default null)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before text[];
begin
  perform app.check_grant(scopes, ends);
  perform app.lock_people(array[app.account_id()]);
  perform
     from app.team_clients as client
    where client.tenant_id = app.tenant_id()
      and client.team_id = team
      and client.lifter_id = app.account_id()
      -- as in app.share
      for key share;
  if not found then
    perform app.raise_not_found('no-such-team');
  end if;
  perform
     from app.team_grants as granted
    where granted.tenant_id = app.tenant_id()
      and granted.team_id = team
      and granted.lifter_id = app.account_id()
      for update;
  select array(select shared_grant ->> 'scope' from json_array_elements(shared.grants) as shared_grant)
    into before
    from app.shared_with_team(team) as shared;
  delete
    from app.team_grants as granted
   where granted.tenant_id = app.tenant_id()
     and granted.team_id = team
     and granted.lifter_id = app.account_id()
     and granted.scope <> all (scopes);
  perform app.open_team_scopes(team, scopes, starts, ends);
  perform app.audit('team_sharing_changed', null, jsonb_build_object('team', team, 'scopes', scopes));
  if labels is null then
    return null;
  end if;
  perform app.tell_owners(team, 'team_sharing_changed', app.account_id());
  return app.team_access_json(team, app.sharing_change(before, scopes, starts, ends, labels));
end
$$;

create or replace function app.open_team_scopes(
  team uuid, scopes text[], starts timestamptz[], ends timestamptz[])
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app.team_grants as granted (tenant_id, team_id, lifter_id, scope, starts_at, expires_at)
  select distinct on (scope) app.tenant_id(), team, app.account_id(), scope, starts_at, expires_at
    from unnest(scopes, starts, ends) as wanted (scope, starts_at, expires_at)
   order by scope
  on conflict on constraint team_grants_pkey
  do update
        set since = case when granted.expires_at > now() then granted.since else now() end,
            starts_at = excluded.starts_at,
            expires_at = excluded.expires_at;
end
$$;

-- The team's scopes from me, those that open later among them.
create or replace function app.shared_with_team(
  team uuid, out scopes text[], out expires_at timestamptz, out grants json)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           array_agg(granted.scope order by granted.scope) filter (where granted.starts_at <= now()), '{}'),
         nullif(min(granted.expires_at), 'infinity'),
         coalesce(
           json_agg(app.grant_json(granted.scope, granted.starts_at, granted.expires_at, granted.opens_at)
                    order by granted.scope), '[]')
    from app.team_grants as granted
   where granted.tenant_id = app.tenant_id()
     and granted.team_id = team
     and granted.lifter_id = app.account_id()
     and granted.expires_at > now();
$$;

-- A team that I let in, with who is in it: they are who may see what I share.
create or replace function app.team_access_json(team uuid, change json default null)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(item)
      from (
        select app.team_name(client.team_id) as team, app.members_json(client.team_id) as members, client.since,
               shared.scopes, shared.expires_at, shared.grants, team_access_json.change
          from app.team_clients as client
         cross join lateral app.shared_with_team(client.team_id) as shared
         where client.tenant_id = (select app.tenant_id())
           and client.team_id = team
           and client.lifter_id = (select app.account_id())
      ) as item);
end
$$;

-- The team sees nothing of mine from now on. MM404 where I did not let it in.
create or replace function app.revoke_team_access(team uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete
    from app.team_clients as client
   where client.tenant_id = app.tenant_id()
     and client.team_id = team
     and client.lifter_id = app.account_id();
  if not found then
    perform app.raise_not_found('no-such-team');
  end if;
  perform app.close_requests(null, app.account_id(), team);
  perform app.audit('team_shut_out', null, jsonb_build_object('team', team));
  perform app.tell_owners(team, 'team_access_ended', app.account_id());
end
$$;

-- Tells the owners of a team what concerns someone else, except those whom that person has blocked.
create or replace function app.tell_owners(team uuid, kind text, about uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select app.notify_about(
           member.account_id, kind, about, jsonb_build_object('team', named.id, 'team_name', named.name))
    from app.teams as named
    join app.team_members as member
      on member.tenant_id = named.tenant_id
     and member.team_id = named.id
   where named.tenant_id = app.tenant_id()
     and named.id = team
     and member.role = 'owner'
     and member.account_id <> about
     and not app.has_blocked(about, member.account_id);
$$;

grant execute on function app.share_with_team(uuid, text[], timestamptz[], timestamptz[], jsonb),
  app.shared_with_team(uuid), app.team_access_json(uuid, json), app.revoke_team_access(uuid)
to mm_lifter, mm_coach;

-- The caller's clients as a coach, and what each shares with them now. Beside app.lifters_visible_for and app.authorize_lifter, which guard
-- the data itself, this says who the people are. A client of the coach's own and of a team's is here once, with
-- what either opens; `team_id` is of those whom only a team was let in by. `expires_at` is the nearest end of what is
-- open. 500 clients take 1.5 ms where the coach is in no team; new plans for each coach would take as long again.
create or replace function app.clients()
returns table (
  lifter_id uuid, since timestamptz, scopes text[], expires_at timestamptz, paused boolean, team_id uuid)
language plpgsql stable rows 50
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  me constant uuid := app.account_id();
begin
  -- A job that writes to a coach asks in the coach's place.
  if me is null
     or current_setting('role') <> 'mm_coach'
        and (current_setting('role') <> 'mm_worker' or current_setting('app.role', true) <> 'coach') then
    return;
  end if;
  perform
     from app.team_members as member
    where member.tenant_id = app.tenant_id()
      and member.account_id = me;
  if found then
    return query select * from app.clients_either_way(me);
  else
    return query
      select own.lifter_id, own.since, own.scopes, own.expires_at, pause.lifter_id is not null, null::uuid
        from app.own_clients(me) as own
        left join app.sharing_pauses as pause
          on pause.tenant_id = app.tenant_id()
         and pause.lifter_id = own.lifter_id
         and pause.until > now();
  end if;
end
$$;

create or replace function app.own_clients(coach uuid)
returns table (lifter_id uuid, since timestamptz, scopes text[], expires_at timestamptz)
language plpgsql stable rows 50
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select coaching.lifter_id, coaching.since, coalesce(shared.scopes, '{}'),
           nullif(shared.expires_at, 'infinity')
      from app.coachings as coaching
      left join (
        select opened.lifter_id, array_agg(opened.scope) as scopes, min(opened.expires_at) as expires_at
          from (select granted.lifter_id, granted.scope, granted.expires_at
                  from app.grants as granted
                 where granted.tenant_id = app.tenant_id()
                   and granted.coach_id = own_clients.coach
                   and app.is_open(granted.opens_at, granted.expires_at)
                 order by granted.lifter_id, granted.scope) as opened
         group by opened.lifter_id
      ) as shared
        on shared.lifter_id = coaching.lifter_id
     where coaching.tenant_id = app.tenant_id()
       and coaching.coach_id = own_clients.coach;
end
$$;

create or replace function app.clients_of_teams(coach uuid)
returns table (lifter_id uuid, since timestamptz, scopes text[], expires_at timestamptz, team_id uuid)
language plpgsql stable rows 50
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select client.lifter_id, client.since, coalesce(shared.scopes, '{}'), nullif(shared.expires_at, 'infinity'),
           client.team_id
      from app.team_members as member
      join app.team_clients as client
        on client.tenant_id = member.tenant_id
       and client.team_id = member.team_id
      left join lateral (
        select array_agg(granted.scope order by granted.scope) as scopes, min(granted.expires_at) as expires_at
          from app.team_grants as granted
         where granted.tenant_id = client.tenant_id
           and granted.team_id = client.team_id
           and granted.lifter_id = client.lifter_id
           and app.is_open(granted.opens_at, granted.expires_at)
      ) as shared
        on true
     where member.tenant_id = app.tenant_id()
       and member.account_id = clients_of_teams.coach
       and client.lifter_id <> clients_of_teams.coach
       and not exists (
         select
           from app.blocked_coaches as blocked
          where blocked.tenant_id = client.tenant_id
            and blocked.lifter_id = client.lifter_id
            and blocked.coach_id = member.account_id);
end
$$;

-- The coach's own clients and those of the teams, each once.
create or replace function app.clients_either_way(coach uuid)
returns table (
  lifter_id uuid, since timestamptz, scopes text[], expires_at timestamptz, paused boolean, team_id uuid)
language plpgsql stable rows 50
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with related as (
      select own.lifter_id, own.since, own.scopes, own.expires_at, null::uuid as team_id
        from app.own_clients(coach) as own
       union all
      select of_team.lifter_id, of_team.since, of_team.scopes, of_team.expires_at, of_team.team_id
        from app.clients_of_teams(coach) as of_team
    )
    select related.lifter_id,
           coalesce(min(related.since) filter (where related.team_id is null), min(related.since)),
           coalesce(array_agg(distinct opened.scope) filter (where opened.scope is not null), '{}'),
           min(related.expires_at), count(pause.lifter_id) > 0,
           case when bool_and(related.team_id is not null)
                then (array_agg(related.team_id order by related.since, related.team_id))[1] end
      from related
      left join lateral unnest(related.scopes) as opened (scope)
        on true
      left join app.sharing_pauses as pause
        on pause.tenant_id = app.tenant_id()
       and pause.lifter_id = related.lifter_id
       and pause.until > now()
     group by related.lifter_id;
end
$$;

grant execute on function app.clients() to mm_coach;

-- The clients of a coach, the closed doors, and how many clients a coach has a place for.

-- Whether the two are connected: the lifter with the coach, or with the team where there is one.
create or replace function app.is_client(lifter uuid, coach uuid, team uuid)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if team is null then
    return exists (
      select
        from app.coachings as coaching
       where coaching.tenant_id = app.tenant_id()
         and coaching.coach_id = coach
         and coaching.lifter_id = lifter);
  end if;
  return exists (
    select
      from app.team_clients as client
     where client.tenant_id = app.tenant_id()
       and client.team_id = team
       and client.lifter_id = lifter);
end
$$;

-- One who invites without a place left gets an error with the plans that have more (MM402); for another's team, that it
-- is full (MM409).
create or replace function app.require_client_quota(team uuid)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if coalesce(app.first_owner(team), app.account_id()) = app.account_id() then
    perform app.demand_room('clients', app.client_count(app.account_id()));
  else
    perform app.check_client_quota(app.account_id(), team);
  end if;
end
$$;

-- MM409 where the tier has no place for one client more. The clients of a team count for its first owner.
create or replace function app.check_client_quota(coach uuid, team uuid)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  payer constant uuid := coalesce(app.first_owner(team), coach);
  quota constant integer := app.limit_of('clients', payer);
begin
  if quota is not null and app.client_count(payer) >= quota then
    perform app.raise_conflict('coach-full', jsonb_build_object('limit', quota::text));
  end if;
end
$$;

-- The lifters whom a coach has as clients, in person or as the first owner of a team.
create or replace function app.client_count(coach uuid)
returns bigint
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select count(*)
      from (
        select coaching.lifter_id
          from app.coachings as coaching
         where coaching.tenant_id = app.tenant_id()
           and coaching.coach_id = coach
         union
        select client.lifter_id
          from app.team_members as member
          join app.team_clients as client
            on client.tenant_id = member.tenant_id
           and client.team_id = member.team_id
         where member.tenant_id = app.tenant_id()
           and member.account_id = coach
           and member.role = 'owner'
           and app.first_owner(member.team_id) = coach
      ) as client);
end
$$;

create or replace function app.first_owner(team uuid)
returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select member.account_id
      from app.team_members as member
     where member.tenant_id = app.tenant_id()
       and member.team_id = team
       and member.role = 'owner'
     order by member.since, member.account_id
     limit 1);
end
$$;

create or replace function app.has_blocked(lifter uuid, coach uuid)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
      from app.blocked_coaches as blocked
     where blocked.tenant_id = app.tenant_id()
       and blocked.lifter_id = lifter
       and blocked.coach_id = coach);
end
$$;

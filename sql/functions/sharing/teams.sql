-- Teams, and who is in them. An owner manages the members; every member sees what lifters let the team into; an
-- assistant reads, and neither invites nor assigns plans.

-- A coach owns at most 10.
create or replace function app.make_team(id uuid, name text)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.lock_people(array[app.account_id()]);
  perform app.enforce_limit(10, count(*))
     from app.team_members as member
    where member.tenant_id = app.tenant_id()
      and member.account_id = app.account_id()
      and member.role = 'owner';
  insert into app.teams (tenant_id, id, name)
  values (app.tenant_id(), make_team.id, make_team.name);
  insert into app.team_members (tenant_id, team_id, account_id, role)
  values (app.tenant_id(), make_team.id, app.account_id(), 'owner');
  return app.team_json(make_team.id);
end
$$;

-- A team that I am in; null where I am not.
create or replace function app.team_json(team uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(item)
      from (
        select named.id, named.name, mine.role, app.members_json(named.id) as members,
               (select count(*)
                  from app.team_clients as client
                 where client.tenant_id = named.tenant_id
                   and client.team_id = named.id) as client_count,
               named.created_at
          from app.teams as named
          join app.team_members as mine
            on mine.tenant_id = named.tenant_id
           and mine.team_id = named.id
           and mine.account_id = (select app.account_id())
         where named.tenant_id = (select app.tenant_id())
           and named.id = team
      ) as item);
end
$$;

create or replace function app.members_json(team uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(json_agg(item order by item.since, item.id), '[]')
      from (
        select person.id, person.username, person.display_name, member.role, member.since
          from app.team_members as member
          join app.people(array(
                 select other.account_id
                   from app.team_members as other
                  where other.tenant_id = (select app.tenant_id())
                    and other.team_id = team)) as person
            on person.id = member.account_id
         where member.tenant_id = (select app.tenant_id())
           and member.team_id = team
      ) as item);
end
$$;

-- Locks the team, so that its changes come in a row, and returns my role in it. MM404 where I am not in it.
create or replace function app.begin_team_change(team uuid)
returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  role text;
begin
  perform
     from app.teams as named
    where named.tenant_id = app.tenant_id()
      and named.id = team
      for no key update;
  select member.role
    into role
    from app.team_members as member
   where member.tenant_id = app.tenant_id()
     and member.team_id = team
     and member.account_id = app.account_id();
  if role is null then
    perform app.raise_not_found('no-such-team');
  end if;
  return role;
end
$$;

-- The same for what only an owner does: MM409 for the others.
create or replace function app.lead_team(team uuid)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if app.begin_team_change(team) <> 'owner' then
    perform app.raise_conflict('team-role');
  end if;
end
$$;

create or replace function app.rename_team(team uuid, name text)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.lead_team(team);
  update app.teams as named
     set name = rename_team.name
   where named.tenant_id = app.tenant_id()
     and named.id = team;
  return app.team_json(team);
end
$$;

-- Ends the team: its members see nothing of its clients any more. Both get a notice.
create or replace function app.dissolve_team(team uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.lead_team(team);
  perform app.lock_ending_teams(app.tenant_id(), array[team]);
  perform app.notify_about(
            person.id, 'team_dissolved', app.account_id(), jsonb_build_object('team_name', named.name))
     from app.teams as named,
          (select member.account_id
             from app.team_members as member
            where member.tenant_id = app.tenant_id()
              and member.team_id = team
            union
           select client.lifter_id
             from app.team_clients as client
            where client.tenant_id = app.tenant_id()
              and client.team_id = team) as person (id)
    where named.tenant_id = app.tenant_id()
      and named.id = team
      and person.id <> app.account_id();
  delete
    from app.teams as named
   where named.tenant_id = app.tenant_id()
     and named.id = team;
end
$$;

create or replace function app.team_arguments(team uuid)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('team', named.id, 'team_name', named.name)
    from app.teams as named
   where named.tenant_id = app.tenant_id()
     and named.id = team;
$$;

grant execute on function
  app.make_team(uuid, text),
  app.team_json(uuid),
  app.rename_team(uuid, text),
  app.dissolve_team(uuid)
  to mm_coach;
grant execute on function app.members_json(uuid)
  to mm_lifter, mm_coach;

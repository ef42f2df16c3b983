-- What opens or closes a lifter's data to someone is a change for both: the counters of the lifter and of every coach
-- concerned move, by which their open views learn of it. Triggers of the tables do it, so that nothing forgets to.
--
-- Two transactions that want the same counters must take them in the same order. So a transaction that moves several
-- takes all of them in one go, by their ids, ahead of any other counter; and it locks the rows that it is going to
-- change before, since others hold rows while they wait for a counter.

-- Whoever has a counter of their own locked, by a long import say, must not hold up what another person withdraws. So the
-- counters of all but `awaited` are passed over while they are locked: who holds one is about to move it.
create or replace function app.change_versions(tenants integer[], people uuid[], awaited uuid[])
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  person record;
begin
  for person in
    select distinct given.tenant_id, given.id
      from unnest(tenants, people) as given (tenant_id, id)
     where given.id is not null
     order by given.tenant_id, given.id
  loop
    if person.id = any (awaited) or app.try_lock_counter(person.tenant_id, person.id) then
      perform app.change_version(person.tenant_id, person.id);
    end if;
  end loop;
end
$$;

-- Locks the counter unless another transaction holds it; tells whether none does.
create or replace function app.try_lock_counter(tenant integer, person uuid)
returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from app.lifter_versions as counter
    where counter.tenant_id = tenant
      and counter.lifter_id = person
      for update skip locked;
  return found or not exists (
    select
      from app.lifter_versions as counter
     where counter.tenant_id = tenant
       and counter.lifter_id = person);
end
$$;

-- As app.change_versions, waiting for every counter.
create or replace function app.change_versions(tenants integer[], people uuid[])
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select app.change_versions(tenants, people, people);
$$;

-- The same within one tenant.
create or replace function app.change_versions(tenant integer, people uuid[])
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select app.change_versions(array_fill(tenant, array[cardinality(people)]), people);
$$;

-- The members of these teams, and the lifters that they are let in by.
create or replace function app.people_of_teams(tenant integer, teams uuid[])
returns setof uuid
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select member.account_id
    from app.team_members as member
   where member.tenant_id = people_of_teams.tenant
     and member.team_id = any (teams)
   union
  select client.lifter_id
    from app.team_clients as client
   where client.tenant_id = people_of_teams.tenant
     and client.team_id = any (teams);
$$;

-- The coaches of a lifter, in person and in teams, each once; and whether the lifter blocked them, in which case a team
-- shows them nothing, and what changes for it is none of their business.
create or replace function app.coaches_of(tenant integer, lifter uuid)
returns table (id uuid, is_blocked boolean)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coach.id,
         exists (
           select
             from app.blocked_coaches as blocked
            where blocked.tenant_id = coaches_of.tenant
              and blocked.lifter_id = coaches_of.lifter
              and blocked.coach_id = coach.id)
    from (
      select coaching.coach_id as id
        from app.coachings as coaching
       where coaching.tenant_id = coaches_of.tenant
         and coaching.lifter_id = coaches_of.lifter
       union
      select member.account_id
        from app.team_clients as client
        join app.team_members as member
          on member.tenant_id = client.tenant_id
         and member.team_id = client.team_id
       where client.tenant_id = coaches_of.tenant
         and client.lifter_id = coaches_of.lifter) as coach;
$$;

-- Locks the access to what these lifters share with these coaches, or of null with every coach.
create or replace function app.lock_access(tenant integer, lifters uuid[], coaches uuid[])
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from app.coachings as coaching
    where coaching.tenant_id = tenant
      and coaching.lifter_id = any (lifters)
      and (coaches is null or coaching.coach_id = any (coaches))
    order by coaching.coach_id, coaching.lifter_id
      for update;
  perform
     from app.grants as granted
    where granted.tenant_id = tenant
      and granted.lifter_id = any (lifters)
      and (coaches is null or granted.coach_id = any (coaches))
    order by granted.coach_id, granted.lifter_id, granted.scope
      for update;
end
$$;

-- Ahead of the end of one scope, which coaches and teams have: locks the grants and the lifter's counter.
create or replace function app.lock_shared_scope(tenant integer, lifter uuid, scope text)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from app.grants as granted
    where granted.tenant_id = tenant
      and granted.lifter_id = lifter
      and granted.scope = lock_shared_scope.scope
    order by granted.coach_id
      for update;
  perform
     from app.team_grants as granted
    where granted.tenant_id = tenant
      and granted.lifter_id = lifter
      and granted.scope = lock_shared_scope.scope
    order by granted.team_id
      for update;
  perform app.change_version(tenant, lifter);
end
$$;

-- Locks the access of these teams.
create or replace function app.lock_team_access(tenant integer, teams uuid[])
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from app.team_clients as client
    where client.tenant_id = tenant
      and client.team_id = any (teams)
    order by client.team_id, client.lifter_id
      for update;
  perform
     from app.team_grants as granted
    where granted.tenant_id = tenant
      and granted.team_id = any (teams)
    order by granted.team_id, granted.lifter_id, granted.scope
      for update;
end
$$;

-- Ahead of the end of teams: all that goes with them, and the counters of all whom it concerns.
create or replace function app.lock_ending_teams(tenant integer, teams uuid[])
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from app.teams as ending
    where ending.tenant_id = tenant
      and ending.id = any (teams)
    order by ending.id
      for update;
  perform app.lock_team_access(tenant, teams);
  perform app.change_versions(tenant, array(select app.people_of_teams(tenant, teams)));
end
$$;

-- Ahead of the end of an account: its coachings and what goes with its teams, and the counters of all whom it concerns.
create or replace function app.lock_relations_of(tenant integer, account uuid)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  teams constant uuid[] := array(
    select member.team_id
      from app.team_members as member
     where member.tenant_id = tenant
       and member.account_id = account
     union
    select client.team_id
      from app.team_clients as client
     where client.tenant_id = tenant
       and client.lifter_id = account);
  others uuid[];
begin
  others := array(
    select unnest(array[coaching.coach_id, coaching.lifter_id])
      from app.coachings as coaching
     where coaching.tenant_id = tenant
       and account in (coaching.coach_id, coaching.lifter_id));
  perform app.lock_access(tenant, others, array[account]);
  perform app.lock_access(tenant, array[account], null);
  perform app.lock_team_access(tenant, teams);
  perform app.change_versions(tenant, others || account || array(select app.people_of_teams(tenant, teams)));
end
$$;

-- After a change of `team_clients` or `team_grants`: for the lifter, and for all who are in the team and not blocked.
create or replace function app.note_change_of_team_access()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenants integer[];
  people uuid[];
begin
  select array_agg(side.tenant_id), array_agg(side.id)
    into tenants, people
    from (
      select changed.tenant_id, changed.lifter_id as id
        from changed
       union
      select member.tenant_id, member.account_id
        from changed
        join app.team_members as member
          on member.tenant_id = changed.tenant_id
         and member.team_id = changed.team_id
       where not exists (
               select
                 from app.blocked_coaches as blocked
                where blocked.tenant_id = changed.tenant_id
                  and blocked.lifter_id = changed.lifter_id
                  and blocked.coach_id = member.account_id)) as side;
  perform app.change_versions(tenants, people, array(select changed.lifter_id from changed));
  return null;
end
$$;

-- After a change of `team_members`: for who came, went or has another role, for the other members, and for every lifter
-- who let the team in.
create or replace function app.note_change_of_members()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenants integer[];
  people uuid[];
begin
  select array_agg(side.tenant_id), array_agg(side.id)
    into tenants, people
    from (
      select changed.tenant_id, changed.account_id as id
        from changed
       union
      select team.tenant_id, concerned.id
        from (select distinct changed.tenant_id, changed.team_id from changed) as team
       cross join lateral app.people_of_teams(team.tenant_id, array[team.team_id]) as concerned (id)) as side;
  perform app.change_versions(tenants, people, '{}');
  return null;
end
$$;

-- After a change of `sharing_pauses`: for the lifter and for every coach of theirs. The grants are locked before, which the
-- pause is then copied to.
create or replace function app.note_change_of_pause()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenants integer[];
  people uuid[];
begin
  perform
     from app.grants as granted
     join changed
       on changed.tenant_id = granted.tenant_id
      and changed.lifter_id = granted.lifter_id
    order by granted.tenant_id, granted.coach_id, granted.lifter_id, granted.scope
      for update of granted;
  perform
     from app.team_grants as granted
     join changed
       on changed.tenant_id = granted.tenant_id
      and changed.lifter_id = granted.lifter_id
    order by granted.tenant_id, granted.team_id, granted.lifter_id, granted.scope
      for update of granted;
  select array_agg(side.tenant_id), array_agg(side.id)
    into tenants, people
    from (
      select changed.tenant_id, changed.lifter_id as id
        from changed
       union
      select changed.tenant_id, coach.id
        from changed
       cross join lateral app.coaches_of(changed.tenant_id, changed.lifter_id) as coach
       where not coach.is_blocked) as side;
  perform app.change_versions(tenants, people, array(select changed.lifter_id from changed));
  return null;
end
$$;

-- After a change of `blocked_coaches`, where it ends or begins a coach's view: with nothing between the two a blocked coach
-- must not learn of it. The access is locked before, which a block ends.
create or replace function app.note_change_of_block()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenants integer[];
  people uuid[];
begin
  perform app.lock_access(changed.tenant_id, array[changed.lifter_id], array[changed.coach_id])
     from changed;
  select array_agg(changed.tenant_id) || array_agg(changed.tenant_id),
         array_agg(changed.lifter_id) || array_agg(changed.coach_id)
    into tenants, people
    from changed
   where changed.coach_id in (
           select coach.id
             from app.coaches_of(changed.tenant_id, changed.lifter_id) as coach);
  perform app.change_versions(tenants, people, array(select changed.lifter_id from changed));
  return null;
end
$$;

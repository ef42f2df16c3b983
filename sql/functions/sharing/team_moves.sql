-- How a client of a team moves from one of its coaches to another: an owner proposes it, the lifter decides, and what
-- the new coach sees is what the lifter then chooses.

-- MM422 for a lifter who is no client of the team, or a coach who is not in it; MM409 while another proposal is open;
-- MM429 beyond 5 in 30 days.
-- `leaving` may be null: then it is the one of the team's coaches who coaches the lifter in person, if only one does.
-- The lifter hears nothing of a coach whom they have blocked.
create or replace function app.propose_move(
  id uuid, team uuid, lifter uuid, leaving uuid, joining uuid, message text)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  coaches uuid[];
begin
  perform app.lead_team(team);
  coaches := array(
    select coaching.coach_id
      from app.coachings as coaching
      join app.team_members as member
        on member.tenant_id = coaching.tenant_id
       and member.account_id = coaching.coach_id
     where coaching.tenant_id = app.tenant_id()
       and coaching.lifter_id = lifter
       and coaching.coach_id <> joining
       and member.team_id = team);
  perform app.check_move(team, lifter, leaving, joining, coaches);
  if (select count(*)
        from app.team_moves as earlier
       where earlier.tenant_id = app.tenant_id()
         and earlier.team_id = team
         and earlier.lifter_id = lifter
         and earlier.created_at > now() - interval '30 days') >= 5 then
    perform app.raise_limited('proposed-often-enough', 86400);
  end if;
  insert into app.team_moves (tenant_id, id, team_id, proposed_by, lifter_id, from_coach, to_coach, message)
  values (
    app.tenant_id(), propose_move.id, team, app.account_id(), lifter, coalesce(leaving, coaches[1]), joining,
    propose_move.message);
  if not app.has_blocked(lifter, joining) then
    perform app.notify_about(
      lifter, 'move_proposed', joining, app.team_arguments(team) || jsonb_build_object('move', id));
  end if;
  return app.move_json(propose_move.id);
exception when unique_violation then
  perform app.raise_conflict('move-proposed');
  return null;
end
$$;

create or replace function app.check_move(
  team uuid, lifter uuid, leaving uuid, joining uuid, coaches uuid[])
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  faults json;
begin
  select json_agg(fault)
    into faults
    from (
      select '/lifter' as pointer, 'unknown' as code
       where not app.is_client(lifter, null, team)
      union all
      select '/to', 'unknown'
       where not exists (
         select
           from app.team_members as member
          where member.tenant_id = app.tenant_id()
            and member.team_id = team
            and member.account_id = joining
            and member.account_id <> lifter
            and member.role <> 'assistant')
      union all
      select '/from', 'unknown'
       where leaving is not null
         and leaving <> all (coaches)
      union all
      select '/from', 'missing'
       where leaving is null
         and cardinality(coaches) > 1) as fault;
  if faults is not null then
    perform app.raise_faults(to_jsonb(faults));
  end if;
end
$$;

create or replace function app.move_json(id uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(item)
      from (
        select move.id, json_build_object('id', named.id, 'name', named.name) as team,
               app.person_json(move.lifter_id) as lifter, app.person_json(move.from_coach) as "from",
               app.person_json(move.to_coach) as "to", move.message, move.state, move.created_at
          from app.team_moves as move
          join app.teams as named
            on named.tenant_id = move.tenant_id
           and named.id = move.team_id
         where move.tenant_id = app.tenant_id()
           and move.id = move_json.id
      ) as item);
end
$$;

-- A proposal of my own, announced once more.
create or replace function app.proposed_move(id uuid)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.move_json(move.id)
    from app.team_moves as move
   where move.tenant_id = app.tenant_id()
     and move.id = proposed_move.id
     and move.proposed_by = app.account_id();
$$;

create or replace function app.person_json(person uuid)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object('id', account.id, 'username', account.username, 'display_name', account.display_name)
    from app.accounts as account
   where account.tenant_id = app.tenant_id()
     and account.id = person;
$$;

-- A page of what a team's owners proposed; or, where the team is null, of what is mine to decide. Newest first.
create or replace function app.moves_page(team uuid, before timestamptz, before_id uuid, at_most integer)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if team is not null then
    perform app.lead_team(team);
  end if;
  return (
    select app.page(array_agg(app.move_json(listed.id)), array_agg(app.cursor(listed.created_at, listed.id)), at_most)
      from (
        select move.id, move.created_at
          from app.team_moves as move
         where move.tenant_id = app.tenant_id()
           and case when team is not null then move.team_id = team
                    else move.lifter_id = app.account_id()
                         and not (move.state = 'open' and app.has_blocked(move.lifter_id, move.to_coach)) end
           and (move.created_at, move.id) < (before, before_id)
         order by move.created_at desc, move.id desc
         limit at_most + 1) as listed);
end
$$;

-- The move that is mine to decide as it was before, moved out of `open`. MM404 where it is not, MM410 where it is over, or where
-- the coach may take no one in for the team any more; the same answer twice is no fault.
create or replace function app.close_move(id uuid, verdict text)
returns app.team_moves
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  closed app.team_moves;
begin
  select move.*
    into closed
    from app.team_moves as move
   where move.tenant_id = app.tenant_id()
     and move.id = close_move.id
     and move.lifter_id = app.account_id();
  if not found then
    perform app.raise_not_found('no-such-move');
  end if;
  perform app.lock_people(array[closed.to_coach, app.account_id()]);
  update app.team_moves as move
     set state = verdict,
         closed_at = now()
   where move.tenant_id = closed.tenant_id
     and move.id = closed.id
     and move.state = 'open';
  if not found then
    -- Read under the lock: another answer of mine may have come meanwhile.
    select move.*
      into closed
      from app.team_moves as move
     where move.tenant_id = closed.tenant_id
       and move.id = closed.id;
    if closed.state <> verdict then
      perform app.raise_gone('move-over');
    end if;
    return closed;
  end if;
  perform app.tell_owners(
    closed.team_id, case verdict when 'accepted' then 'move_accepted' else 'move_declined' end, app.account_id());
  return closed;
end
$$;

-- The new coach gets what I chose, the old one sees nothing more; what the team sees stays.
create or replace function app.accept_move(
  id uuid, scopes text[], starts timestamptz[], ends timestamptz[])
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  accepted app.team_moves;
begin
  perform app.check_grant(scopes, ends);
  accepted := app.close_move(accept_move.id, 'accepted');
  if accepted.state = 'accepted' then
    if not app.is_client(app.account_id(), accepted.to_coach, null) then
      perform app.raise_gone('move-over');
    end if;
    return app.connection_json(accepted.to_coach, null);
  end if;
  perform app.check_inviter(accepted.to_coach, accepted.team_id);
  perform app.lock_access(
    accepted.tenant_id, array[app.account_id()], array[accepted.from_coach, accepted.to_coach]);
  perform app.change_versions(
    accepted.tenant_id, array[app.account_id(), accepted.from_coach, accepted.to_coach]);
  delete
    from app.coachings as coaching
   where coaching.tenant_id = accepted.tenant_id
     and coaching.coach_id = accepted.from_coach
     and coaching.lifter_id = app.account_id();
  return app.connect(accepted.to_coach, null, scopes, starts, ends);
end
$$;

create or replace function app.decline_move(id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.close_move(decline_move.id, 'declined');
end
$$;

-- MM404 where the team has no such proposal, MM410 where it was decided; twice is no fault.
create or replace function app.withdraw_move(team uuid, id uuid)
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.lead_team(team);
  with withdrawn as (
    update app.team_moves as move
       set state = case when move.state in ('open', 'expired') then 'withdrawn' else move.state end,
           closed_at = coalesce(move.closed_at, now())
     where move.tenant_id = app.tenant_id()
       and move.team_id = team
       and move.id = withdraw_move.id
    returning move.state
  )
  select app.check_withdrawn((select state from withdrawn), 'no-such-move', 'move-answered');
$$;

grant execute on function app.propose_move(uuid, uuid, uuid, uuid, uuid, text), app.proposed_move(uuid),
  app.withdraw_move(uuid, uuid)
   to mm_coach;
grant execute on function app.moves_page(uuid, timestamptz, uuid, integer),
  app.accept_move(uuid, text[], timestamptz[], timestamptz[]),
  app.decline_move(uuid)
to mm_lifter, mm_coach;

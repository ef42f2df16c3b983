-- A coach's asking for more than a client shares; the lifter grants it, or not.

-- MM404 where the lifter is no client of mine. MM409 where all of it is open already, a request is still open, or I am an
-- assistant of the team; MM429 beyond 5 in 30 days. The lifter gets a notice.
create or replace function app.request_scopes(id uuid, lifter uuid, scopes text[], message text)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  client record;
  wanted text[];
begin
  perform app.check_grant(scopes, null);
  -- Behind a block that is being made: what it did not see it could not take back.
  perform app.lock_people(array[lifter]);
  select mine.*
    into client
    from app.clients() as mine
   where mine.lifter_id = lifter;
  if not found then
    perform app.raise_not_found('no-such-client');
  end if;
  if client.team_id is not null and app.begin_team_change(client.team_id) = 'assistant' then
    perform app.raise_conflict('team-role');
  end if;
  wanted := array(select scope from unnest(scopes) as scope where scope <> all (client.scopes) order by scope);
  if cardinality(wanted) = 0 then
    perform app.raise_conflict('scopes-open');
  end if;
  if (select count(*)
        from app.scope_requests as earlier
       where earlier.tenant_id = app.tenant_id()
         and earlier.coach_id = app.account_id()
         and earlier.lifter_id = lifter
         and earlier.created_at > now() - interval '30 days') >= 5 then
    perform app.raise_limited('asked-often-enough', 86400);
  end if;
  insert into app.scope_requests (tenant_id, id, coach_id, lifter_id, team_id, scopes, message)
  values (
    app.tenant_id(), request_scopes.id, app.account_id(), lifter, client.team_id, wanted, request_scopes.message)
  on conflict (tenant_id, coach_id, lifter_id) where state = 'open' do nothing;
  if not found then
    perform app.raise_conflict('scopes-asked');
  end if;
  perform app.notify_about(
    lifter, 'scopes_asked', app.account_id(), jsonb_build_object('request', id, 'scopes', wanted));
  return app.scope_request_json(request_scopes.id);
end
$$;

create or replace function app.scope_request_json(id uuid)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(item)
      from (
        select request.id, app.person_json(request.coach_id) as coach, app.person_json(request.lifter_id) as lifter,
               (select json_build_object('id', named.id, 'name', named.name)
                  from app.teams as named
                 where named.tenant_id = request.tenant_id
                   and named.id = request.team_id) as team,
               app.scopes_on_offer(request.scopes) as scopes, request.message, request.state, request.created_at, request.closed_at
          from app.scope_requests as request
         where request.tenant_id = app.tenant_id()
           and request.id = scope_request_json.id
           and app.account_id() in (request.coach_id, request.lifter_id)
      ) as item);
end
$$;

-- The request that is mine to answer as it was before, moved out of `open`. MM404 where it is not, MM410 where it is over; the
-- same answer twice is no fault. The coach is notified once.
create or replace function app.close_scope_request(id uuid, verdict text, scopes text[])
returns app.scope_requests
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  closed app.scope_requests;
begin
  update app.scope_requests as request
     set state = case request.state when 'open' then verdict else request.state end,
         closed_at = coalesce(request.closed_at, now())
    from (select earlier.*
            from app.scope_requests as earlier
           where earlier.tenant_id = app.tenant_id()
             and earlier.id = close_scope_request.id
             and earlier.lifter_id = app.account_id()
             for update) as before
   where request.tenant_id = before.tenant_id
     and request.id = before.id
  returning before.*
    into closed;
  if closed.id is null then
    perform app.raise_not_found('no-such-request');
  end if;
  if closed.state = verdict then
    return closed;
  end if;
  if closed.state <> 'open' then
    perform app.raise_gone('request-over');
  end if;
  perform app.notify_about(
    closed.coach_id, case verdict when 'granted' then 'scopes_granted' else 'scopes_declined' end, app.account_id(),
    jsonb_build_object('request', closed.id, 'scopes', coalesce(scopes, closed.scopes)));
  return closed;
end
$$;

-- Opens these scopes beside what is shared already. Once: the same lifter who asks again, as after an answer that was lost, changes
-- nothing.
create or replace function app.grant_scope_request(
  id uuid, scopes text[], starts timestamptz[], ends timestamptz[])
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  granted app.scope_requests;
begin
  perform app.check_grant(scopes, ends);
  perform app.lock_people(array[app.account_id()]);
  granted := app.close_scope_request(grant_scope_request.id, 'granted', scopes);
  if not app.is_client(app.account_id(), granted.coach_id, granted.team_id) then
    perform app.raise_gone('request-over');
  end if;
  if granted.state <> 'open' then
    return app.connection_json(granted.coach_id, granted.team_id);
  end if;
  if granted.team_id is null then
    perform app.open_scopes(granted.coach_id, scopes, starts, ends);
  else
    perform app.open_team_scopes(granted.team_id, scopes, starts, ends);
  end if;
  return app.connection_json(granted.coach_id, granted.team_id);
end
$$;

create or replace function app.decline_scope_request(id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.close_scope_request(decline_scope_request.id, 'declined', null);
end
$$;

-- MM404 when it is not mine, MM410 when it was answered; twice is no fault.
create or replace function app.withdraw_scope_request(id uuid)
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  with withdrawn as (
    update app.scope_requests as request
       set state = case when request.state in ('open', 'expired') then 'withdrawn' else request.state end,
           closed_at = coalesce(request.closed_at, now())
     where request.tenant_id = app.tenant_id()
       and request.id = withdraw_scope_request.id
       and request.coach_id = app.account_id()
    returning request.state
  )
  select app.check_withdrawn((select state from withdrawn), 'no-such-request', 'request-answered');
$$;

-- Closes the open requests between the two, with their relation: to a coach, or to a team.
create or replace function app.close_requests(coach uuid, lifter uuid, team uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update app.scope_requests as request
     set state = 'withdrawn',
         closed_at = now()
   where request.tenant_id = app.tenant_id()
     and request.lifter_id = lifter
     and request.state = 'open'
     and case when team is null then request.team_id is null and request.coach_id = coach
              else request.team_id = team end;
$$;

grant execute on function app.request_scopes(uuid, uuid, text[], text), app.withdraw_scope_request(uuid)
   to mm_coach;
grant execute on function app.grant_scope_request(uuid, text[], timestamptz[], timestamptz[]),
  app.decline_scope_request(uuid), app.scope_request_json(uuid)
to mm_lifter, mm_coach;

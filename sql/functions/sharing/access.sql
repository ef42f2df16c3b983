-- The lifters whose data the caller may see. Everything that guards a lifter's data asks one of these two.
--
-- A policy says `using ((lifter_id = any (array(select app.lifters_visible_for('history')))) is true)`: `is true` keeps
-- it a filter. As an index condition it would be counted as selective once more, beside the statement's own
-- `lifter_id =`, and the planner would sort a lifter's whole log to find its newest twenty (twice the
-- time). A statement reads
--   from app.authorize_lifter($1, 'history') as reached (lifter_id)
--  cross join lateral (select … from app.workouts w where w.tenant_id = (select app.tenant_id())
--                         and w.lifter_id = reached.lifter_id order by … limit …) as page
-- in which the lifter is a constant to the inner query, so that its index gives the order.

-- Whether a grant is open now: the only place that says so. The planner writes it into the query that calls it.
create or replace function app.is_open(opens_at timestamptz, expires_at timestamptz)
returns boolean
language sql stable
return opens_at <= now() and expires_at > now();

-- Whether the caller may see this area (`training`, `body`, `coaching`, `profile`) at all: a session may, a key where
-- auth.begin_key says so. The area `body` is the scope `body_metrics` seen from the key's side: what is measured of a
-- body, and what is reckoned from its weight.
create or replace function app.sees_area(area text)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce(area = any (nullif(current_setting('app.key_areas', true), '')::text[]), true);
end
$$;

-- The lifters whose data of this scope the caller may see: always themselves, and in the coach's role those
-- with a grant that is open now, to the coach or to a team of the coach's. To a key that is not for the body nobody's
-- body is open. A coach with both is here twice, which an index condition evens out. In plpgsql because its plans outlive
-- the call; an sql function is planned again by each statement, and so are these without the setting, whose cost depends
-- on who asks: 96 µs a call in the place of 58. `current_setting('role')` is the role the request took on: inside a
-- definer function current_user is not.
create or replace function app.lifters_visible_for(scope text)
returns setof uuid
language plpgsql stable rows 50
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  me constant uuid := app.account_id();
  team uuid;
begin
  if me is null or scope = 'body_metrics' and not app.sees_area('body') then
    return;
  end if;
  return next me;
  if current_setting('role') <> 'mm_coach' then
    return;
  end if;
  return query
    select granted.lifter_id
      from app.grants as granted
     where granted.tenant_id = app.tenant_id()
       and granted.coach_id = me
       and granted.scope = lifters_visible_for.scope
       and app.is_open(granted.opens_at, granted.expires_at);
  for team in
    select member.team_id
      from app.team_members as member
     where member.tenant_id = app.tenant_id()
       and member.account_id = me
  loop
    return query
      select granted.lifter_id
        from app.team_grants as granted
       where granted.tenant_id = app.tenant_id()
         and granted.team_id = team
         and granted.scope = lifters_visible_for.scope
         and app.is_open(granted.opens_at, granted.expires_at)
         and granted.lifter_id <> all (array(
               select blocked.lifter_id
                 from app.blocked_coaches as blocked
                where blocked.tenant_id = app.tenant_id()
                  and blocked.coach_id = me));
  end loop;
end
$$;

-- The door to one lifter's data: the lifter's id when the caller may see this scope of it, else no row.
-- Null means the caller. A coach let through to someone else's data leaves an entry in the lifter's
-- access log; one's own data costs a comparison.
create or replace function app.authorize_lifter(lifter uuid, scope text, object uuid default null)
returns setof uuid
language plpgsql volatile rows 1
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
begin
  if me is null or scope = 'body_metrics' and not app.sees_area('body') then
    return;
  end if;
  if lifter is null or lifter = me then
    return next me;
    return;
  end if;
  if current_setting('role') <> 'mm_coach' then
    return;
  end if;
  perform
     from app.grants as granted
    where granted.tenant_id = app.tenant_id()
      and granted.coach_id = me
      and granted.scope = authorize_lifter.scope
      and granted.lifter_id = authorize_lifter.lifter
      and app.is_open(granted.opens_at, granted.expires_at);
  if found or app.team_has_grant(lifter, scope) then
    perform app.log_access(lifter, scope, object);
    return next lifter;
  end if;
end
$$;

-- Whether a team of the caller's is let into this scope of a lifter's, or of null into any. What was blocked stays
-- closed: a lifter who lets a team in may except one of its coaches.
create or replace function app.team_has_grant(lifter uuid, scope text, except_role text default null)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
      from app.team_members as member
      join app.team_grants as granted
        on granted.tenant_id = member.tenant_id
       and granted.team_id = member.team_id
     where member.tenant_id = app.tenant_id()
       and member.account_id = app.account_id()
       and member.role is distinct from except_role
       and granted.lifter_id = team_has_grant.lifter
       and (team_has_grant.scope is null or granted.scope = team_has_grant.scope)
       and app.is_open(granted.opens_at, granted.expires_at)
       and not exists (
         select
           from app.blocked_coaches as blocked
          where blocked.tenant_id = granted.tenant_id
            and blocked.lifter_id = granted.lifter_id
            and blocked.coach_id = member.account_id));
end
$$;

-- Whether the calling coach is let in at all: some scope is open now. What coach and client write to one another
-- goes by it.
create or replace function app.has_any_grant(lifter uuid)
returns boolean
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if current_setting('role') <> 'mm_coach' then
    return false;
  end if;
  perform
     from app.grants as granted
    where granted.tenant_id = app.tenant_id()
      and granted.coach_id = app.account_id()
      and granted.lifter_id = has_any_grant.lifter
      and app.is_open(granted.opens_at, granted.expires_at);
  return found or app.team_has_grant(lifter, null);
end
$$;

-- Whether the calling coach may put plans on this lifter's week: with the scope `plans` open, to the coach or to a
-- team in which the coach is more than an assistant.
create or replace function app.may_assign(lifter uuid)
returns boolean
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if current_setting('role') <> 'mm_coach' then
    return false;
  end if;
  return exists (
      select
        from app.grants as granted
       where granted.tenant_id = app.tenant_id()
         and granted.coach_id = app.account_id()
         and granted.scope = 'plans'
         and granted.lifter_id = may_assign.lifter
         and app.is_open(granted.opens_at, granted.expires_at))
    or app.team_has_grant(lifter, 'plans', 'assistant');
end
$$;

-- Notes that the caller looked. Repeated looks within the quarter of an hour only read: no row, no
-- transaction id. Two at once meet in the unique constraint. An object that is not there was not seen: made-up
-- identifiers can't bury the true entries.
create or replace function app.log_access(lifter uuid, scope text, object uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app.access_log (tenant_id, lifter_id, id, viewer_id, scope, object_id)
  select app.tenant_id(), lifter, app.new_id(), app.account_id(), log_access.scope, object
   where not exists (
     select
       from app.access_log as entry
      where entry.tenant_id = app.tenant_id()
        and entry.lifter_id = lifter
        and entry.viewer_id = app.account_id()
        and entry.scope = log_access.scope
        and entry.quarter = date_bin('15 minutes', now(), '2000-01-01 00:00:00+00'::timestamptz)
        and entry.object_id is not distinct from object)
     and (object is null
          or exists (
            select
              from app.workouts as workout
             where workout.tenant_id = app.tenant_id()
               and workout.lifter_id = log_access.lifter
               and workout.id = object)
          or exists (
            select
              from app.exercises as exercise
             where exercise.tenant_id = app.tenant_id()
               and exercise.lifter_id = log_access.lifter
               and exercise.id = object))
  on conflict on constraint access_log_once_a_quarter do nothing;
end
$$;

-- Notes that the caller saw these lifters in the client list: one entry a lifter and viewer on a day of UTC. Whom the
-- caller saw there before is only read, so that most pages write nothing and can be shown while nothing may be written.
create or replace function app.record_listing(lifters uuid[])
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  midnight constant timestamptz := date_trunc('day', now(), 'UTC');
  unseen constant uuid[] := array(
    select listed
      from unnest(lifters) as listed
     where not exists (
       select
         from app.access_log as entry
        where entry.tenant_id = app.tenant_id()
          and entry.lifter_id = listed
          and entry.viewer_id = app.account_id()
          and entry.scope = 'client_list'
          and entry.quarter >= midnight));
begin
  if cardinality(unseen) > 0 then
    insert into app.access_log (tenant_id, lifter_id, id, viewer_id, scope)
    select app.tenant_id(), listed, app.new_id(), app.account_id(), 'client_list'
      from unnest(unseen) as listed
     order by listed
        on conflict on constraint access_log_once_a_quarter do nothing;
  end if;
end
$$;

-- The workout's lifter, where the caller may see what is in it; null where not, or where it is not there.
create or replace function app.authorize_workout(lifter uuid, workout uuid)
returns uuid
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select own.lifter_id
      from app.authorize_lifter(lifter, 'workout_details', workout) as reached (lifter_id)
      join app.workouts as own
        on own.tenant_id = app.tenant_id()
       and own.lifter_id = reached.lifter_id
       and own.id = workout);
end
$$;

-- The coaches who may see this scope of a lifter's now, or of null any; those of teams that the lifter let in among them.
create or replace function app.coaches_with_access(lifter uuid, scope text)
returns setof uuid
language plpgsql stable rows 3
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select granted.coach_id
      from app.grants as granted
     where granted.tenant_id = app.tenant_id()
       and granted.lifter_id = coaches_with_access.lifter
       and (coaches_with_access.scope is null or granted.scope = coaches_with_access.scope)
       and app.is_open(granted.opens_at, granted.expires_at)
     union
    select member.account_id
      from app.team_grants as granted
      join app.team_members as member
        on member.tenant_id = granted.tenant_id
       and member.team_id = granted.team_id
     where granted.tenant_id = app.tenant_id()
       and granted.lifter_id = coaches_with_access.lifter
       and (coaches_with_access.scope is null or granted.scope = coaches_with_access.scope)
       and app.is_open(granted.opens_at, granted.expires_at)
       and member.account_id <> granted.lifter_id
       and not exists (
         select
           from app.blocked_coaches as blocked
          where blocked.tenant_id = granted.tenant_id
            and blocked.lifter_id = granted.lifter_id
            and blocked.coach_id = member.account_id);
end
$$;

grant execute on function app.lifters_visible_for(text), app.sees_area(text) to mm_lifter, mm_coach;
grant execute on function
  app.is_open(timestamptz, timestamptz), app.authorize_lifter(uuid, text, uuid), app.has_any_grant(uuid), app.may_assign(uuid)
   to mm_lifter, mm_coach;

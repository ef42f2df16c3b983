-- How sharing is shown: what would open, what is open to whom, and since when.
-- A parameter was renamed: PostgreSQL then needs a new function (reference of CREATE FUNCTION).
drop function if exists app.preview_sharing(uuid, text[], timestamptz[], timestamptz[], jsonb);

-- The scopes that a change would open and close, before it is made. MM404 when the coach is not mine.
create or replace function app.preview_sharing(
  coach uuid, scopes text[], starts timestamptz[], ends timestamptz[], labels jsonb)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.check_grant(scopes, ends);
  perform
     from app.coachings as coaching
    where coaching.tenant_id = app.tenant_id()
      and coaching.coach_id = coach
      and coaching.lifter_id = app.account_id();
  if not found then
    perform app.raise_not_found('no-such-coach');
  end if;
  return app.sharing_change(app.shared_with(coach), scopes, starts, ends, labels);
end
$$;

-- The scopes that this coach has from me, open now or from a day to come.
create or replace function app.shared_with(coach uuid)
returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select granted.scope
      from app.grants as granted
     where granted.tenant_id = app.tenant_id()
       and granted.coach_id = coach
       and granted.lifter_id = app.account_id()
       and granted.expires_at > now()
     order by granted.scope);
end
$$;
drop function if exists app.sharing_change(text[], text[], timestamptz[], timestamptz[], jsonb);

-- The difference between what was shared and what is to be, each scope in the labels given for it.
create or replace function app.sharing_change(
  before text[], scopes text[], starts timestamptz[], ends timestamptz[], labels jsonb)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with wanted as (
    select wanted.scope, wanted.position,
           (labels -> wanted.scope) || jsonb_build_object(
             'starts_at', nullif(wanted.starts_at, '-infinity'),
             'expires_at', nullif(wanted.expires_at, 'infinity')) as item
      from unnest(scopes, starts, ends) with ordinality as wanted (scope, starts_at, expires_at, position)
  )
  select json_build_object(
    'opens', coalesce(
      (select json_agg(item order by position) from wanted where scope <> all (before)), '[]'),
    'closes', coalesce(
      (select json_agg(labels -> scope order by position)
         from unnest(before) with ordinality as shared (scope, position)
        where scope <> all (scopes)), '[]'),
    'stays', coalesce(
      (select json_agg(item order by position) from wanted where scope = any (before)), '[]'));
$$;

-- My coach, and what I share with them, as the API shows it; with what a change did, where there was one.
create or replace function app.coach_json(coach uuid, change json default null)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(item)
      from (
        select person.id, person.username, person.display_name, coaching.since,
               coalesce(shared.scopes, '{}') as scopes, shared.expires_at,
               coalesce(shared.grants, '[]') as grants, coach_json.change
          from app.coachings as coaching
          join app.people(array[coach]) as person
            on person.id = coaching.coach_id
         cross join lateral (
           select array_agg(granted.scope order by granted.scope) filter (where granted.starts_at <= now())
                    as scopes,
                  nullif(min(granted.expires_at), 'infinity') as expires_at,
                  json_agg(app.grant_json(granted.scope, granted.starts_at, granted.expires_at, granted.opens_at)
                           order by granted.scope) as grants
             from app.grants as granted
            where granted.tenant_id = coaching.tenant_id
              and granted.coach_id = coaching.coach_id
              and granted.lifter_id = coaching.lifter_id
              and granted.expires_at > now()
         ) as shared
         where coaching.tenant_id = (select app.tenant_id())
           and coaching.coach_id = coach
           and coaching.lifter_id = (select app.account_id())
      ) as item);
end
$$;

create or replace function app.grant_json(
  scope text, starts_at timestamptz, expires_at timestamptz, opens_at timestamptz)
returns json
language sql stable
return json_build_object(
  'scope', scope, 'starts_at', nullif(starts_at, '-infinity'), 'expires_at', nullif(expires_at, 'infinity'),
  'is_open', app.is_open(opens_at, expires_at));

-- The names of people I am connected with, who invited me, coached me and wrote to me, or looked at my data: all that
-- one may know of another account.
create or replace function app.people(ids uuid[])
returns table (id uuid, username text, display_name text)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
  tenant constant integer := app.tenant_id();
begin
  return query
    select person.id, person.username, person.display_name
      from app.accounts as person
     where person.tenant_id = tenant
       and person.id = any (ids)
       and (person.id = me
            or exists (
              select
                from app.coachings as coaching
               where coaching.tenant_id = tenant
                 and coaching.coach_id = me
                 and coaching.lifter_id = person.id)
            or exists (
              select
                from app.coachings as coaching
               where coaching.tenant_id = tenant
                 and coaching.coach_id = person.id
                 and coaching.lifter_id = me)
            or exists (
              select
                from app.invites as invite
               where invite.tenant_id = tenant
                 and invite.coach_id = person.id
                 and not invite.is_silent
                 and (invite.lifter_id = me or invite.recipient = (select app.verified_address())))
            or exists (
              select
                from app.team_moves as move
               where move.tenant_id = tenant
                 and move.lifter_id = me
                 and person.id in (move.from_coach, move.to_coach, move.proposed_by))
            or exists (
              select
                from app.team_members as member
               where member.tenant_id = tenant
                 and member.account_id = person.id
                 and member.team_id = any (array(select app.visible_teams())))
            or exists (
              select
                from app.team_clients as client
               where client.tenant_id = tenant
                 and client.lifter_id = person.id
                 and client.team_id = any (array(select app.my_teams())))
            or exists (
              select
                from app.blocked_coaches as blocked
               where blocked.tenant_id = tenant
                 and blocked.lifter_id = me
                 and blocked.coach_id = person.id)
            or exists (
              select
                from app.conversations as talk
               where talk.tenant_id = tenant
                 and talk.lifter_id = me
                 and talk.coach_id = person.id)
            or exists (
              select
                from app.access_log as entry
               where entry.tenant_id = tenant
                 and entry.lifter_id = me
                 and entry.viewer_id = person.id));
end
$$;

grant execute on function
  app.preview_sharing(uuid, text[], timestamptz[], timestamptz[], jsonb),
  app.coach_json(uuid, json),
  app.grant_json(text, timestamptz, timestamptz, timestamptz),
  app.people(uuid[])
  to mm_lifter, mm_coach;

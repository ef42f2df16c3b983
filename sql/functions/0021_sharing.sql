-- What the two sides of a coaching may do about it.

-- Replaces what I share with this coach, all of it ending at the same time; null means until changed. MM404
-- when the coach is not mine, MM422 for an end that is past. The lock on the relation puts two changes in a
-- row.
create or replace function app.share(coach uuid, scopes text[], expires_at timestamptz)
returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  ends constant timestamptz := coalesce(share.expires_at, 'infinity');
begin
  perform app.check_grant(scopes, share.expires_at);
  perform
     from app.coachings as coaching
    where coaching.tenant_id = app.tenant_id()
      and coaching.coach_id = coach
      and coaching.lifter_id = app.account_id()
      for update;
  if not found then
    raise exception 'no such coach' using errcode = 'MM404';
  end if;
  delete
    from app.grants as granted
   where granted.tenant_id = app.tenant_id()
     and granted.coach_id = coach
     and granted.lifter_id = app.account_id()
     and granted.scope <> all (scopes);
  insert into app.grants as granted (tenant_id, coach_id, lifter_id, scope, expires_at)
  select distinct app.tenant_id(), coach, app.account_id(), wanted.scope, ends
    from unnest(scopes) as wanted (scope)
  on conflict on constraint grants_pkey
  do update
        set since = case when granted.expires_at > now() then granted.since else now() end,
            expires_at = excluded.expires_at;
  return app.coach_json(coach);
end
$$;

-- My coach, and what I share with them, as the API shows it.
create or replace function app.coach_json(coach uuid)
returns json
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select row_to_json(item)
      from (
        select person.id, person.username, person.display_name, coaching.since,
               coalesce(shared.scopes, '{}') as scopes, shared.expires_at
          from app.coachings as coaching
          join app.people(array[coach]) as person
            on person.id = coaching.coach_id
         cross join lateral (
           select array_agg(granted.scope order by granted.scope) as scopes,
                  nullif(min(granted.expires_at), 'infinity') as expires_at
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

-- MM422 with every fault of a grant that is asked for.
create or replace function app.check_grant(scopes text[], expires_at timestamptz)
returns void
language plpgsql stable
set search_path = ''
as $$
declare
  faults json;
begin
  select json_agg(fault)
    into faults
    from (
      select '/scopes/' || (position - 1) as pointer, 'invalid' as code, 'a scope' as expected
        from unnest(scopes) with ordinality as asked (scope, position)
       where scope is null
          or scope <> all (array[
               'history', 'workout_details', 'main_lifts', 'all_lifts', 'body_metrics', 'nutrition', 'health',
               'photos', 'plans'])
       union all
      select '/expires_at', 'invalid', 'a time to come'
       where expires_at <= now()) as fault;
  if faults is not null then
    raise exception 'a grant that can not be' using errcode = 'MM422', detail = faults::text;
  end if;
end
$$;

-- The names of people I am connected with, who invited me, or who looked at my data: all that one may know
-- of another account.
create or replace function app.people(ids uuid[])
returns table (id uuid, username text, display_name text)
language plpgsql stable
security definer
set search_path = ''
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
                 and (invite.lifter_id = me or invite.recipient = (select app.verified_address())))
            or exists (
              select
                from app.access_log as entry
               where entry.tenant_id = tenant
                 and entry.lifter_id = me
                 and entry.viewer_id = person.id));
end
$$;

-- My address, once it is confirmed to be mine.
create or replace function app.verified_address()
returns text
language sql stable
security definer
set search_path = ''
as $$
  select account.email
    from app.accounts as account
   where account.tenant_id = app.tenant_id()
     and account.id = app.account_id()
     and account.email_verified_at is not null;
$$;

alter function app.share(uuid, text[], timestamptz) owner to mm_definer;
alter function app.coach_json(uuid) owner to mm_definer;
alter function app.check_grant(text[], timestamptz) owner to mm_definer;
alter function app.people(uuid[]) owner to mm_definer;
alter function app.verified_address() owner to mm_definer;
grant execute on function app.share(uuid, text[], timestamptz), app.coach_json(uuid), app.people(uuid[]),
  app.verified_address()
to mm_lifter, mm_coach;

-- The actions of the two sides of a coaching.
-- A parameter was renamed: PostgreSQL then needs a new function (reference of CREATE FUNCTION).
drop function if exists app.share(uuid, text[], timestamptz[], timestamptz[], jsonb);

-- Replaces what I share with this coach: each scope with when it begins ('-infinity': now) and ends ('infinity': when
-- it is changed). Beside the coach, the answer says in `labels` what that opened and closed. MM404 when the coach is
-- not mine, MM422 for an end that is past. The coach gets a notice.
create or replace function app.share(
  coach uuid, scopes text[], starts timestamptz[], ends timestamptz[], labels jsonb default null)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before text[];
begin
  perform app.check_grant(scopes, ends);
  perform app.lock_people(array[coach, app.account_id()]);
  perform
     from app.coachings as coaching
    where coaching.tenant_id = app.tenant_id()
      and coaching.coach_id = coach
      and coaching.lifter_id = app.account_id()
      -- whoever ends it waits for what is shared, or it is not found; and the grants are locked ahead of the counters
      for key share;
  if not found then
    perform app.raise_not_found('no-such-coach');
  end if;
  perform
     from app.grants as granted
    where granted.tenant_id = app.tenant_id()
      and granted.coach_id = coach
      and granted.lifter_id = app.account_id()
      for update;
  before := app.shared_with(coach);
  delete
    from app.grants as granted
   where granted.tenant_id = app.tenant_id()
     and granted.coach_id = coach
     and granted.lifter_id = app.account_id()
     and granted.scope <> all (scopes);
  perform app.open_scopes(coach, scopes, starts, ends);
  perform app.audit('sharing_changed', coach, jsonb_build_object('scopes', scopes));
  if labels is null then
    return app.coach_json(coach);
  end if;
  if before is distinct from app.shared_with(coach) then
    perform app.notify_about(coach, 'sharing_changed', app.account_id());
  end if;
  return app.coach_json(
    coach, app.sharing_change(before, scopes, starts, ends, labels));
end
$$;

-- Opens these scopes, or gives them new dates.
create or replace function app.open_scopes(
  coach uuid, scopes text[], starts timestamptz[], ends timestamptz[])
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app.grants as granted (tenant_id, coach_id, lifter_id, scope, starts_at, expires_at)
  select distinct on (scope) app.tenant_id(), coach, app.account_id(), scope, starts_at, expires_at
    from unnest(scopes, starts, ends) as wanted (scope, starts_at, expires_at)
   order by scope
  on conflict on constraint grants_pkey
  do update
        set since = case when granted.expires_at > now() then granted.since else now() end,
            starts_at = excluded.starts_at,
            expires_at = excluded.expires_at;
end
$$;

-- MM422 with every fault of a grant that is asked for.
create or replace function app.check_grant(scopes text[], ends timestamptz[])
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
      select '/scopes/' || (position - 1) as pointer, 'invalid' as code, 'a scope' as expected
        from unnest(scopes) with ordinality as asked (scope, position)
       where scope is null
          or scope <> all (array[
               'history', 'workout_details', 'main_lifts', 'all_lifts', 'body_metrics', 'nutrition', 'health',
               'photos', 'plans'])
          or scope = any (app.scopes_without_module())
         and scope not in (
               select granted.scope
                 from app.grants as granted
                where granted.tenant_id = app.tenant_id()
                  and granted.lifter_id = app.account_id()
                union
               select granted.scope
                 from app.team_grants as granted
                where granted.tenant_id = app.tenant_id()
                  and granted.lifter_id = app.account_id())
       union all
      select '/expires_at', 'invalid', 'a time to come'
       where exists (select from unnest(ends) as wanted (expires_at) where expires_at <= now())) as fault;
  if faults is not null then
    perform app.raise_faults(to_jsonb(faults));
  end if;
end
$$;

-- The scopes of these that can be granted: an invitation or a request may have been made while the tenant had more
-- modules.
create or replace function app.scopes_on_offer(scopes text[])
returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  closed constant text[] := app.scopes_without_module();
begin
  return array(
    select asked.scope
      from unnest(scopes) with ordinality as asked (scope, row_num)
     where asked.scope <> all (closed)
     order by asked.row_num);
end
$$;

-- Puts the changes of who is connected with whom in a row: the second one sees what the first did. Accounts are
-- locked in the order of their ids, so that no two wait for each other.
create or replace function app.lock_people(people uuid[])
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from app.accounts as account
    where account.tenant_id = app.tenant_id()
      and account.id = any (people)
    order by account.id
      for no key update;
end
$$;

-- A grant made during a pause is paused as well.
create or replace function app.pause_new_grant()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  select pause.until
    into new.paused_until
    from app.sharing_pauses as pause
   where pause.tenant_id = new.tenant_id
     and pause.lifter_id = new.lifter_id;
  new.paused_until := coalesce(new.paused_until, '-infinity');
  return new;
end
$$;

-- Notifies someone of what concerns another person, who is named.
create or replace function app.notify_about(account uuid, kind text, about uuid, arguments jsonb default '{}')
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select app.notify(
           account, kind,
           jsonb_build_object('id', person.id, 'name', coalesce(person.display_name, person.username)) || arguments)
    from app.accounts as person
   where person.tenant_id = app.tenant_id()
     and person.id = about;
$$;

-- My address, once it is confirmed to be mine.
create or replace function app.verified_address()
returns text
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select account.email
    from app.accounts as account
   where account.tenant_id = app.tenant_id()
     and account.id = app.account_id()
     and account.email_verified_at is not null;
$$;

grant execute on function
  app.scopes_on_offer(text[]),
  app.share(uuid, text[], timestamptz[], timestamptz[], jsonb),
  app.verified_address()
  to mm_lifter, mm_coach;

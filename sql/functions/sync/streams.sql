-- What streams hint at: that something changed, never what. A device then pulls, through row security.

-- The watched lifters whose data the calling coach may see now, of some scope; whether the history is among it, without which
-- the coach is not told that a lifter trains; and when the first of their scopes ends or begins.
create or replace function app.open_views(watched uuid[])
returns table (lifter_id uuid, shows_history boolean, changes_at timestamptz)
language plpgsql stable rows 10
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
begin
  if cardinality(watched) = 0 or current_setting('role') <> 'mm_coach' then
    return;
  end if;
  return query
    with access as (
      select granted.lifter_id, granted.scope, granted.opens_at, granted.expires_at
        from app.grants as granted
       where granted.tenant_id = tenant
         and granted.coach_id = me
         and granted.lifter_id = any (watched)
         and granted.expires_at > now()
      union all
      select granted.lifter_id, granted.scope, granted.opens_at, granted.expires_at
        from app.team_members as member
        join app.team_grants as granted
          on granted.tenant_id = member.tenant_id
         and granted.team_id = member.team_id
       where member.tenant_id = tenant
         and member.account_id = me
         and granted.lifter_id = any (watched)
         and granted.expires_at > now()
         and not exists (
           select
             from app.blocked_coaches as blocked
            where blocked.tenant_id = tenant
              and blocked.lifter_id = granted.lifter_id
              and blocked.coach_id = me)
    ),
    judged as (
      select access.lifter_id, access.scope, access.opens_at, access.expires_at,
             app.is_open(access.opens_at, access.expires_at) as is_open
        from access
    )
    select judged.lifter_id,
           bool_or(judged.is_open and judged.scope = 'history'),
           min(case when judged.is_open then judged.expires_at else judged.opens_at end)
      from judged
     group by judged.lifter_id
    having bool_or(judged.is_open);
end
$$;

-- All that a stream of the caller's may hint at now, of one snapshot: whose it is, how many changes the account has seen, how
-- many notices are unread, which of the watched lifters the caller may see (`lifters`) and how many changes each has seen
-- (`versions`, null where the history is closed), and when the first scope of theirs ends or begins.
create or replace function app.stream_hints(watched uuid[])
returns table (
  tenant_id integer, account_id uuid, version bigint, unread bigint, lifters uuid[], versions bigint[],
  changes_at timestamptz)
language plpgsql stable rows 1
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
begin
  return query
    select tenant, me,
           coalesce(
             (select own.version
                from app.lifter_versions as own
               where own.tenant_id = tenant
                 and own.lifter_id = me),
             0),
           (select count(*)
              from app.notices as notice
             where notice.tenant_id = tenant
               and notice.account_id = me
               and notice.read_at is null
               and notice.kind <> all ((select app.kinds_without_module())::text[])),
           coalesce(array_agg(view.lifter_id), '{}'),
           coalesce(array_agg(case when view.shows_history then coalesce(counter.version, 0) end), '{}'),
           nullif(min(view.changes_at), 'infinity')
      from app.open_views(watched) as view
      left join app.lifter_versions as counter
        on counter.tenant_id = tenant
       and counter.lifter_id = view.lifter_id;
end
$$;

-- The counters of these accounts that are no longer what the server saw. Numbers alone: whose they are and who may know of
-- them is asked by each stream, signed in.
create or replace function auth.moved_counters(tenants integer[], accounts uuid[], versions bigint[])
returns table (tenant_id integer, account_id uuid, version bigint)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select counter.tenant_id, counter.lifter_id, counter.version
      from unnest(tenants, accounts, versions) as seen (tenant_id, account_id, version)
      join app.lifter_versions as counter
        on counter.tenant_id = seen.tenant_id
       and counter.lifter_id = seen.account_id
     where counter.version <> seen.version;
end
$$;

-- What has no counter of its own: how many notices of these accounts are unread.
create or replace function auth.unread_notices(tenants integer[], accounts uuid[])
returns table (tenant_id integer, account_id uuid, unread bigint)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select asked.tenant_id, asked.account_id, found.unread
      from unnest(tenants, accounts) as asked (tenant_id, account_id)
      join app.tenants as tenant
        on tenant.id = asked.tenant_id
     cross join lateral (
       select count(*) as unread
         from app.notices as notice
        where notice.tenant_id = asked.tenant_id
          and notice.account_id = asked.account_id
          and notice.read_at is null
          and notice.kind <> all (app.kinds_without(tenant.modules))) as found;
end
$$;

-- A number for each of these coaches that is another one once something changed for a client whose history the coach may
-- see, or once there are other clients.
create or replace function auth.roster_marks(tenants integer[], coaches uuid[])
returns table (tenant_id integer, coach_id uuid, mark bigint)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select asked.tenant_id, asked.coach_id, found.mark
      from unnest(tenants, coaches) as asked (tenant_id, coach_id)
     cross join lateral (
       select coalesce(sum(counter.version + 1), 0)::bigint as mark
         from (
           select granted.lifter_id
             from app.grants as granted
            where granted.tenant_id = asked.tenant_id
              and granted.coach_id = asked.coach_id
              and granted.scope = 'history'
              and app.is_open(granted.opens_at, granted.expires_at)
           union
           select granted.lifter_id
             from app.team_members as member
             join app.team_grants as granted
               on granted.tenant_id = member.tenant_id
              and granted.team_id = member.team_id
            where member.tenant_id = asked.tenant_id
              and member.account_id = asked.coach_id
              and granted.scope = 'history'
              and app.is_open(granted.opens_at, granted.expires_at)
              and not exists (
                select
                  from app.blocked_coaches as blocked
                 where blocked.tenant_id = granted.tenant_id
                   and blocked.lifter_id = granted.lifter_id
                   and blocked.coach_id = member.account_id)) as client
         join app.lifter_versions as counter
           on counter.tenant_id = asked.tenant_id
          and counter.lifter_id = client.lifter_id) as found;
end
$$;

-- Those of these sessions that can't be used any more.
create or replace function auth.ended_sessions(token_hashes bytea[])
returns table (token_hash bytea)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select asked.token_hash
      from unnest(token_hashes) as asked (token_hash)
     where not exists (
       select
         from auth.sessions as session
         left join app.accounts as account
           on account.tenant_id = session.tenant_id
          and account.id = session.account_id
        where session.token_hash = asked.token_hash
          and session.expires_at > now()
          and account.locked_at is null);
end
$$;

-- Whose sessions these are.
create or replace function auth.accounts_of_sessions(token_hashes bytea[])
returns table (token_hash bytea, tenant_id integer, account_id uuid)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select session.token_hash, session.tenant_id, session.account_id
      from auth.sessions as session
     where session.token_hash = any (token_hashes);
end
$$;

grant execute on function app.stream_hints(uuid[]) to mm_lifter, mm_coach;
grant execute on function
  auth.moved_counters(integer[], uuid[], bigint[]), auth.unread_notices(integer[], uuid[]),
  auth.roster_marks(integer[], uuid[]), auth.ended_sessions(bytea[]), auth.accounts_of_sessions(bytea[])
   to musclemate_server;

-- The caller's clients as a coach, and what each shares with them now. Beside app.within and app.reach, which guard
-- the data itself, this says who the people are. A client of the coach's own and of a team's stands here once, with
-- what either opens; `team_id` is of those whom only a team was let in by. `expires_at` is the nearest end of what is
-- open.
create or replace function app.clients()
returns table (
  lifter_id uuid, since timestamptz, scopes text[], expires_at timestamptz, paused boolean, team_id uuid)
language plpgsql stable rows 50
security definer
set search_path = ''
as $$
declare
  me constant uuid := app.account_id();
begin
  if me is null or current_setting('role') <> 'mm_coach' then
    return;
  end if;
  return query
    with related as (
      select coaching.lifter_id, null::uuid as team_id, coaching.since, granted.scope, granted.expires_at
        from app.coachings as coaching
        left join app.grants as granted
          on granted.tenant_id = coaching.tenant_id
         and granted.coach_id = coaching.coach_id
         and granted.lifter_id = coaching.lifter_id
         and granted.opens_at <= now()
         and granted.expires_at > now()
       where coaching.tenant_id = app.tenant_id()
         and coaching.coach_id = me
       union all
      select client.lifter_id, client.team_id, client.since, granted.scope, granted.expires_at
        from app.team_members as member
        join app.team_clients as client
          on client.tenant_id = member.tenant_id
         and client.team_id = member.team_id
        left join app.team_grants as granted
          on granted.tenant_id = client.tenant_id
         and granted.team_id = client.team_id
         and granted.lifter_id = client.lifter_id
         and granted.opens_at <= now()
         and granted.expires_at > now()
       where member.tenant_id = app.tenant_id()
         and member.account_id = me
         and client.lifter_id <> me
         and not exists (
           select
             from app.blocked_coaches as blocked
            where blocked.tenant_id = client.tenant_id
              and blocked.lifter_id = client.lifter_id
              and blocked.coach_id = me)
    )
    select related.lifter_id,
           coalesce(min(related.since) filter (where related.team_id is null), min(related.since)),
           coalesce(array_agg(distinct related.scope) filter (where related.scope is not null), '{}'),
           nullif(min(related.expires_at), 'infinity'),
           exists (
             select
               from app.sharing_pauses as pause
              where pause.tenant_id = app.tenant_id()
                and pause.lifter_id = related.lifter_id
                and pause.until > now()),
           case when bool_and(related.team_id is not null)
                then (array_agg(related.team_id order by related.since, related.team_id))[1] end
      from related
     group by related.lifter_id;
end
$$;

alter function app.clients() owner to mm_definer;
grant execute on function app.clients() to mm_coach;

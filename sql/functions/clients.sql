-- The caller's clients as a coach, and what each shares with them now. Beside app.within and app.reach, which guard
-- the data itself, this says who the people are.
create or replace function app.clients()
returns table (lifter_id uuid, since timestamptz, scopes text[], expires_at timestamptz)
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
    select coaching.lifter_id, coaching.since,
           coalesce(array_agg(granted.scope order by granted.scope) filter (where granted.scope is not null), '{}'),
           nullif(min(granted.expires_at), 'infinity')
      from app.coachings as coaching
      left join app.grants as granted
        on granted.tenant_id = coaching.tenant_id
       and granted.coach_id = coaching.coach_id
       and granted.lifter_id = coaching.lifter_id
       and granted.expires_at > now()
     where coaching.tenant_id = app.tenant_id()
       and coaching.coach_id = me
     group by coaching.lifter_id, coaching.since;
end
$$;

alter function app.clients() owner to mm_definer;
grant execute on function app.clients() to mm_coach;

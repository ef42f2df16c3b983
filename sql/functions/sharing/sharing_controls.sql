-- A lifter's controls of all sharing at once, and what follows when a relation ends.

-- No coach and no team sees anything of mine from the next statement on, until that moment or until I resume. What is
-- shared stays as it is. The coaches get a notice.
create or replace function app.pause_sharing(until timestamptz)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if until <= now() then
    perform app.raise_fault('/until', 'invalid', 'a time to come');
  end if;
  perform app.lock_people(array[app.account_id()]);
  insert into app.sharing_pauses as earlier (tenant_id, lifter_id, until)
  values (app.tenant_id(), app.account_id(), coalesce(pause_sharing.until, 'infinity'))
  on conflict (tenant_id, lifter_id)
  do update
        set since = case when earlier.until > now() then earlier.since else now() end,
            until = excluded.until;
  perform app.copy_pause(coalesce(pause_sharing.until, 'infinity'));
  perform app.tell_coaches('sharing_paused');
  perform app.audit('sharing_paused', app.account_id());
  return app.pause_json();
end
$$;

create or replace function app.resume_sharing()
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.lock_people(array[app.account_id()]);
  delete
    from app.sharing_pauses as pause
   where pause.tenant_id = app.tenant_id()
     and pause.lifter_id = app.account_id();
  if found then
    perform app.copy_pause('-infinity');
    perform app.tell_coaches('sharing_resumed');
    perform app.audit('sharing_resumed', app.account_id());
  end if;
end
$$;

create or replace function app.copy_pause(until timestamptz)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update app.grants as granted
     set paused_until = copy_pause.until
   where granted.tenant_id = app.tenant_id()
     and granted.lifter_id = app.account_id();
  update app.team_grants as granted
     set paused_until = copy_pause.until
   where granted.tenant_id = app.tenant_id()
     and granted.lifter_id = app.account_id();
$$;

create or replace function app.tell_coaches(kind text)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select app.notify_about(coaching.coach_id, kind, coaching.lifter_id)
    from app.coachings as coaching
   where coaching.tenant_id = app.tenant_id()
     and coaching.lifter_id = app.account_id();
$$;

create or replace function app.pause_json()
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(item)
      from (
        select pause.lifter_id is not null as paused, pause.since, nullif(pause.until, 'infinity') as until
          from (values (app.account_id())) as me (id)
          left join app.sharing_pauses as pause
            on pause.tenant_id = (select app.tenant_id())
           and pause.lifter_id = me.id
           and pause.until > now()
      ) as item);
end
$$;

-- Ends what there is between us, and lets nothing begin: invitations of this coach, those on their way among them, stay
-- unanswered, and no team lets this coach see me. The coach hears of the end alone, as if I had left. MM404 for someone I
-- have nothing to do with.
create or replace function app.block_coach(coach uuid)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if coach = app.account_id() or not exists (select from app.people(array[coach])) then
    perform app.raise_not_found('no-such-coach');
  end if;
  perform app.lock_people(array[app.account_id()]);
  if not app.has_blocked(app.account_id(), coach) then
    perform app.enforce_limit(1000, count(*))
       from app.blocked_coaches as blocked
      where blocked.tenant_id = app.tenant_id()
        and blocked.lifter_id = app.account_id();
  end if;
  insert into app.blocked_coaches (tenant_id, lifter_id, coach_id)
  values (app.tenant_id(), app.account_id(), coach)
  on conflict do nothing;
  delete
    from app.coachings as coaching
   where coaching.tenant_id = app.tenant_id()
     and coaching.coach_id = coach
     and coaching.lifter_id = app.account_id();
  update app.invites as invite
     set is_silent = true
    from app.accounts as me
   where me.tenant_id = app.tenant_id()
     and me.id = app.account_id()
     and invite.tenant_id = me.tenant_id
     and invite.coach_id = coach
     and invite.state = 'open'
     and (invite.lifter_id = me.id or invite.recipient = me.email);
  update app.scope_requests as request
     set state = 'withdrawn',
         closed_at = now()
   where request.tenant_id = app.tenant_id()
     and request.coach_id = coach
     and request.lifter_id = app.account_id()
     and request.state = 'open';
  update app.team_moves as move
     set state = 'declined',
         closed_at = now()
   where move.tenant_id = app.tenant_id()
     and move.to_coach = coach
     and move.lifter_id = app.account_id()
     and move.state = 'open';
  perform app.audit('coach_blocked', coach);
  return app.blocked_json(coach);
end
$$;

create or replace function app.blocked_json(coach uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(item)
      from (
        select person.id, person.username, person.display_name, blocked.since
          from app.blocked_coaches as blocked
          join app.people(array[coach]) as person
            on person.id = blocked.coach_id
         where blocked.tenant_id = (select app.tenant_id())
           and blocked.lifter_id = (select app.account_id())
           and blocked.coach_id = coach
      ) as item);
end
$$;

-- The other side is notified of the end, in the app and by mail. With an erased account no one is left to be
-- named.
create or replace function app.end_coaching()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  ender constant uuid := app.account_id();
  told constant uuid := case ender when old.lifter_id then old.coach_id when old.coach_id then old.lifter_id end;
begin
  if told is null or app.tenant_id() is distinct from old.tenant_id then
    return null;
  end if;
  perform app.audit('coaching_ended', told);
  perform app.close_requests(old.coach_id, old.lifter_id, null);
  perform app.notify_about(other.id, 'coaching_ended', ender),
          app.queue_mail(
            'coaching_ended', other.email,
            jsonb_build_object('name', coalesce(person.display_name, person.username)))
     from app.accounts as other, app.accounts as person
    where other.tenant_id = old.tenant_id
      and other.id = told
      and person.tenant_id = old.tenant_id
      and person.id = ender;
  return null;
end
$$;

grant execute on function app.pause_sharing(timestamptz), app.resume_sharing(), app.pause_json(),
  app.block_coach(uuid), app.blocked_json(uuid)
to mm_lifter, mm_coach;

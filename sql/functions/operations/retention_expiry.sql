-- Things that end by time alone: the row says so from then on, and the person who waited for an answer gets one notice.

create or replace function app.expire_invites(at timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  due record;
  expired text[] := '{}';
begin
  for due in
    select invite.tenant_id, invite.id, invite.coach_id
      from app.invites as invite
     where invite.state = 'open'
       and invite.expires_at <= expire_invites.at
     limit at_most
       for update skip locked
  loop
    perform auth.set_context(due.tenant_id, null, null, 'worker');
    update app.invites as invite
       set state = 'expired',
           closed_at = expire_invites.at
     where invite.tenant_id = due.tenant_id
       and invite.id = due.id;
    -- Without the name: an address may be nobody's, and the invitation has it.
    perform app.notify(due.coach_id, 'invite_expired', jsonb_build_object('invite', due.id));
    expired := expired || due.id::text;
  end loop;
  for due in
    select invite.tenant_id, invite.id, invite.invited_by, invite.team_id
      from app.team_invites as invite
     where invite.state = 'open'
       and invite.expires_at <= expire_invites.at
     limit at_most - cardinality(expired)
       for update skip locked
  loop
    perform auth.set_context(due.tenant_id, null, null, 'worker');
    update app.team_invites as invite
       set state = 'expired',
           closed_at = expire_invites.at
     where invite.tenant_id = due.tenant_id
       and invite.id = due.id;
    perform app.notify(
      due.invited_by, 'team_invite_expired',
      app.team_arguments(due.team_id) || jsonb_build_object('invite', due.id));
    expired := expired || due.id::text;
  end loop;
  return expired;
end
$$;

-- How long a request to see more, or a proposed move, waits for the lifter.
create or replace function app.request_life()
returns interval
language sql immutable parallel safe
return interval '30 days';

create or replace function app.expire_requests(at timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  due record;
  expired text[] := '{}';
begin
  for due in
    select request.tenant_id, request.id, request.coach_id, request.lifter_id
      from app.scope_requests as request
     where request.state = 'open'
       and request.created_at <= expire_requests.at - app.request_life()
     limit at_most
       for update skip locked
  loop
    perform auth.set_context(due.tenant_id, null, null, 'worker');
    update app.scope_requests as request
       set state = 'expired',
           closed_at = expire_requests.at
     where request.tenant_id = due.tenant_id
       and request.id = due.id;
    perform app.notify_about(
      due.coach_id, 'scopes_expired', due.lifter_id, jsonb_build_object('request', due.id));
    expired := expired || due.id::text;
  end loop;
  for due in
    select move.tenant_id, move.id, move.proposed_by, move.lifter_id
      from app.team_moves as move
     where move.state = 'open'
       and move.created_at <= expire_requests.at - app.request_life()
     limit at_most - cardinality(expired)
       for update skip locked
  loop
    perform auth.set_context(due.tenant_id, null, null, 'worker');
    update app.team_moves as move
       set state = 'expired',
           closed_at = expire_requests.at
     where move.tenant_id = due.tenant_id
       and move.id = due.id;
    perform app.notify_about(
      due.proposed_by, 'move_expired', due.lifter_id, jsonb_build_object('move', due.id));
    expired := expired || due.id::text;
  end loop;
  return expired;
end
$$;

-- Grants past their end are none already (every question compares the time); here their rows go, and both sides hear of
-- it: of all scopes that end for one coach, or one team, in one notice.
create or replace function app.end_sharing(at timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  over record;
  ended text[] := '{}';
  due_of_coaches tid[];
  due_of_teams tid[];
begin
  due_of_coaches := array(
    select due.ctid
      from app.grants as due
     where due.expires_at <= end_sharing.at
     limit at_most
       for update skip locked);
  due_of_teams := array(
    select due.ctid
      from app.team_grants as due
     where due.expires_at <= end_sharing.at
     limit at_most
       for update skip locked);
  -- what is deleted here concerns many people, and so does what others change meanwhile
  perform app.change_versions(array_agg(side.tenant_id), array_agg(side.id))
     from (
       select due.tenant_id, unnest(array[due.lifter_id, due.coach_id]) as id
         from app.grants as due
        where due.ctid = any (due_of_coaches)
        union
       select due.tenant_id, person.id
         from app.team_grants as due
        cross join lateral (
          select due.lifter_id
           union all
          select member.account_id
            from app.team_members as member
           where member.tenant_id = due.tenant_id
             and member.team_id = due.team_id
             and not exists (
               select
                 from app.blocked_coaches as blocked
                where blocked.tenant_id = due.tenant_id
                  and blocked.lifter_id = due.lifter_id
                  and blocked.coach_id = member.account_id)) as person (id)
        where due.ctid = any (due_of_teams)) as side;
  for over in
    with gone as (
      delete from app.grants as granted
       where granted.ctid = any (due_of_coaches)
      returning granted.*),
    gone_from_teams as (
      delete from app.team_grants as granted
       where granted.ctid = any (due_of_teams)
      returning granted.*)
    select gone.tenant_id, gone.lifter_id, gone.coach_id, null::uuid as team_id,
           array_agg(gone.scope order by gone.scope) as scopes
      from gone
     group by gone.tenant_id, gone.lifter_id, gone.coach_id
     union all
    select gone.tenant_id, gone.lifter_id, null, gone.team_id, array_agg(gone.scope order by gone.scope)
      from gone_from_teams as gone
     group by gone.tenant_id, gone.lifter_id, gone.team_id
  loop
    perform auth.set_context(over.tenant_id, null, null, 'worker');
    perform app.audit(
      'grants_ended', over.lifter_id,
      jsonb_build_object('coach', over.coach_id, 'team', over.team_id, 'scopes', over.scopes));
    if over.team_id is null then
      perform app.notify_about(
        over.coach_id, 'sharing_ended', over.lifter_id, jsonb_build_object('scopes', over.scopes));
      perform app.notify_about(
        over.lifter_id, 'sharing_over', over.coach_id, jsonb_build_object('scopes', over.scopes));
    else
      perform app.tell_owners(over.team_id, 'team_sharing_changed', over.lifter_id);
      perform app.notify(
        over.lifter_id, 'team_sharing_over',
        app.team_arguments(over.team_id) || jsonb_build_object('scopes', over.scopes));
    end if;
    ended := ended || array_fill(over.lifter_id::text, array[cardinality(over.scopes)]);
  end loop;
  return ended;
end
$$;

-- A pause that is over is none already; the coaches get a notice now that they see again what they saw.
create or replace function app.end_pauses(at timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  over record;
  ended text[] := '{}';
begin
  for over in
    delete from app.sharing_pauses as pause
     where pause.ctid = any (array(
       select due.ctid
         from app.sharing_pauses as due
        where due.until <= end_pauses.at
        limit at_most
          for update skip locked))
    returning pause.tenant_id, pause.lifter_id
  loop
    perform auth.set_context(over.tenant_id, over.lifter_id, null, 'worker');
    perform app.tell_coaches('sharing_resumed');
    ended := ended || over.lifter_id::text;
  end loop;
  return ended;
end
$$;

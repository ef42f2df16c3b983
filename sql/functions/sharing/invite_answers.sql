-- How invitations and codes are looked at and answered, once, by their addressees.

-- The invitation that a mailed token opens, or that is addressed to me by its id. A link that went to a username opens
-- for that account alone. MM404 when it is not mine to answer; MM409 for the token of a mail to another address than
-- my own, which is not revealed.
create or replace function app.find_invite(token_hash bytea, id uuid)
returns app.invites
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  mine constant text := app.verified_address();
  found_invite app.invites;
begin
  select invite.*
    into found_invite
    from app.invites as invite
   where invite.tenant_id = app.tenant_id()
     and invite.coach_id <> app.account_id()
     and not invite.is_silent
     and (invite.lifter_id is null or invite.lifter_id = app.account_id())
     and (invite.token_hash = find_invite.token_hash
          or (invite.id = find_invite.id
              and mine is not null
              and (invite.lifter_id = app.account_id() or invite.recipient = mine)));
  if not found then
    perform app.raise_not_found('no-such-invitation');
  end if;
  if found_invite.lifter_id is null and mine is not null and found_invite.recipient <> mine then
    perform app.raise_conflict('invite-for-another-account');
  end if;
  return found_invite;
end
$$;

-- Moves it out of `open`. MM410 when it was answered, withdrawn or has expired. Of two answers at once, the second
-- waits for the first and then finds it closed.
create or replace function app.close_invite(open_invite app.invites, verdict text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.invites as invite
     set state = verdict,
         closed_at = now(),
         lifter_id = case verdict when 'accepted' then app.account_id() else invite.lifter_id end
   where invite.tenant_id = open_invite.tenant_id
     and invite.id = open_invite.id
     and invite.state = 'open'
     and invite.token_hash = open_invite.token_hash
     and invite.expires_at > now()
     and not invite.is_silent;
  if not found then
    perform app.raise_gone('invitation-over');
  end if;
end
$$;

-- Tells the coach that somebody wants to accept, and that there is no place. Their invitation stays open.
create or replace function app.tell_no_place(token_hash bytea, id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.notify_about(invite.coach_id, 'invite_no_place', app.account_id())
     from app.find_invite(token_hash, id) as invite
    where invite.state = 'open';
end
$$;

grant execute on function app.tell_no_place(bytea, uuid) to mm_lifter, mm_coach;

-- Once; the same account that asks again, as after an answer that was lost, gets the same answer and changes nothing.
create or replace function app.accept_invite(
  token_hash bytea, id uuid, scopes text[], starts timestamptz[], ends timestamptz[])
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  accepted constant app.invites := app.find_invite(token_hash, accept_invite.id);
begin
  perform app.check_grant(scopes, ends);
  perform app.lock_people(array[accepted.coach_id, app.account_id(), app.first_owner(accepted.team_id)]);
  perform
     from app.invites as invite
    where invite.tenant_id = accepted.tenant_id
      and invite.id = accepted.id
      and invite.state = 'accepted'
      and invite.lifter_id = app.account_id();
  if found and app.is_client(app.account_id(), accepted.coach_id, accepted.team_id) then
    return app.connection_json(accepted.coach_id, accepted.team_id);
  end if;
  perform app.close_invite(accepted, 'accepted');
  perform app.check_inviter(accepted.coach_id, accepted.team_id);
  perform app.audit('invite_accepted', accepted.coach_id, jsonb_build_object('invite', accepted.id));
  return app.connect(accepted.coach_id, accepted.team_id, scopes, starts, ends);
end
$$;

-- The coach gets a notice; twice is no fault.
create or replace function app.decline_invite(token_hash bytea, id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  declined constant app.invites := app.find_invite(token_hash, decline_invite.id);
begin
  if declined.state = 'declined' then
    return;
  end if;
  perform app.close_invite(declined, 'declined');
  perform app.audit('invite_declined', declined.coach_id, jsonb_build_object('invite', declined.id));
  perform app.notify_about(
    declined.coach_id, 'invite_declined', app.account_id(), jsonb_build_object('invite', declined.id));
end
$$;

-- MM410 where the inviter may invite no more: locked, no coach, or no longer one of the team who may.
create or replace function app.check_inviter(coach uuid, team uuid)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from app.accounts as account
    where account.tenant_id = app.tenant_id()
      and account.id = coach
      and account.locked_at is null
      and 'coach' = any (account.roles)
      and (team is null
           or exists (
             select
               from app.team_members as member
              where member.tenant_id = account.tenant_id
                and member.team_id = team
                and member.account_id = account.id
                and member.role <> 'assistant'));
  if not found then
    perform app.raise_gone('invitation-over');
  end if;
end
$$;

-- Connects me with the coach, or with the team, and shares what I chose, which need not be what was asked. Every other
-- open invitation of the same coach to me is over with it. The coach gets a notice. Behind app.lock_people.
create or replace function app.connect(
  coach uuid, team uuid, scopes text[], starts timestamptz[], ends timestamptz[])
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if app.has_blocked(app.account_id(), coach) then
    perform app.raise_conflict('coach-blocked');
  end if;
  if not app.is_client(app.account_id(), coach, team) then
    perform app.check_client_quota(coach, team);
  end if;
  if team is null then
    insert into app.coachings (tenant_id, coach_id, lifter_id)
    values (app.tenant_id(), coach, app.account_id())
    on conflict do nothing;
    perform app.share(coach, scopes, starts, ends);
  else
    insert into app.team_clients (tenant_id, team_id, lifter_id)
    values (app.tenant_id(), team, app.account_id())
    on conflict do nothing;
    perform app.share_with_team(team, scopes, starts, ends);
  end if;
  update app.invites as other
     set state = 'withdrawn',
         closed_at = now()
   where other.tenant_id = app.tenant_id()
     and other.coach_id = coach
     and other.state = 'open'
     and (other.lifter_id = app.account_id() or other.recipient = app.verified_address());
  perform app.tell_accepted(coach);
  return app.connection_json(coach, team);
end
$$;

create or replace function app.tell_accepted(coach uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select app.notify_about(coach, 'invite_accepted', app.account_id()),
         app.queue_mail(
           'invite_accepted', account.email,
           jsonb_build_object('name', coalesce(lifter.display_name, lifter.username)))
    from app.accounts as account, app.accounts as lifter
   where account.tenant_id = app.tenant_id()
     and account.id = coach
     and lifter.tenant_id = app.tenant_id()
     and lifter.id = app.account_id();
$$;

-- My coach, or the coach on whose invitation I let a team in, with what I share.
create or replace function app.connection_json(coach uuid, team uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if team is null then
    return app.coach_json(coach);
  end if;
  return (
    select row_to_json(item)
      from (
        select person.id, person.username, person.display_name, client.since, shared.scopes, shared.expires_at,
               shared.grants, null as change, app.team_name(team) as team
          from app.people(array[coach]) as person
          join app.team_clients as client
            on client.tenant_id = app.tenant_id()
           and client.team_id = team
           and client.lifter_id = app.account_id()
         cross join lateral app.shared_with_team(team) as shared
      ) as item);
end
$$;
drop function if exists app.look_at_invite(bytea, uuid, bytea, jsonb);

-- The questions of an invitation or a code, before it is answered: in words. MM404, MM409 and MM410 as for an answer.
create or replace function app.look_at_invite(token_hash bytea, id uuid, code_hash bytea, labels jsonb)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  invite app.invites;
  code app.invite_codes;
begin
  if code_hash is not null then
    code := app.find_code(code_hash);
    return app.invitation_json(
      code.coach_id, code.team_id, code.message, code.scopes, code.created_at, code.expires_at, labels);
  end if;
  invite := app.find_invite(look_at_invite.token_hash, look_at_invite.id);
  if invite.state <> 'open' or invite.expires_at <= now() then
    perform app.raise_gone('invitation-over');
  end if;
  perform app.check_inviter(invite.coach_id, invite.team_id);
  return app.invitation_json(
    invite.coach_id, invite.team_id, invite.message, invite.scopes, invite.created_at, invite.expires_at, labels);
end
$$;
-- A parameter was renamed: PostgreSQL then needs a new function (reference of CREATE FUNCTION).
drop function if exists app.invitation_json(uuid, uuid, text, text[], timestamptz, timestamptz, jsonb);

create or replace function app.invitation_json(
  coach uuid, team uuid, message text, scopes text[], created_at timestamptz, expires_at timestamptz, labels jsonb)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
           'coach', json_build_object(
             'id', person.id, 'username', person.username, 'display_name', person.display_name),
           'team', (select json_build_object('id', named.id, 'name', named.name)
                      from app.teams as named
                     where named.tenant_id = person.tenant_id and named.id = team),
           'message', message,
           'scopes', coalesce(
             (select json_agg(labels -> scope) from unnest(app.scopes_on_offer(scopes)) as scope), '[]'),
           'created_at', invitation_json.created_at, 'expires_at', expires_at)
    from app.accounts as person
   where person.tenant_id = app.tenant_id()
     and person.id = coach;
$$;

grant execute on function app.accept_invite(bytea, uuid, text[], timestamptz[], timestamptz[]),
  app.decline_invite(bytea, uuid), app.look_at_invite(bytea, uuid, bytea, jsonb)
to mm_lifter, mm_coach;

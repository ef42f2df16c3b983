-- How coaches come into a team.

-- An owner invites a coach by username or address; again, in the place of the invitation before. MM422 `unknown` for a
-- username no coach has; an address reveals nothing. MM409 for a member, or where the team and its open invitations are
-- 50; MM429 for the sixth mail.
create or replace function app.invite_to_team(
  id uuid, team uuid, addressee text, role text, message text)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  addressed constant text := lower(addressee);
  invited app.accounts;
  made app.team_invites;
begin
  perform app.lead_team(team);
  select account.*
    into invited
    from app.accounts as account
   where account.tenant_id = app.tenant_id()
     and addressed in (account.username, account.email);
  if strpos(addressed, '@') = 0 then
    perform app.check_invited_member(invited, team);
  end if;
  perform app.enforce_limit(50, app.team_size(team, addressed));
  insert into app.team_invites as sent (
    tenant_id, id, team_id, invited_by, recipient, account_id, role, message)
  values (
    app.tenant_id(), invite_to_team.id, team, app.account_id(), addressed,
    case when strpos(addressed, '@') = 0 then invited.id end, invite_to_team.role, invite_to_team.message)
  on conflict (tenant_id, team_id, recipient) where state = 'open'
  do update
        set invited_by = excluded.invited_by,
            role = excluded.role,
            message = excluded.message,
            expires_at = excluded.expires_at,
            sends = case when sent.expires_at > now() then sent.sends else 0 end + 1
  returning sent.*
    into made;
  if (select sum(earlier.sends)
        from app.team_invites as earlier
       where earlier.tenant_id = made.tenant_id
         and earlier.team_id = made.team_id
         and earlier.recipient = made.recipient
         and earlier.expires_at > now()) > 5 then
    perform app.raise_limited('sent-often-enough', 86400);
  end if;
  perform app.queue_mail(
            'team_invite', coalesce(invited.email, addressed),
            jsonb_build_object(
              'coach', coalesce(me.display_name, me.username), 'team', named.name,
              'message', coalesce(made.message, '')))
     from app.accounts as me, app.teams as named
    where me.tenant_id = made.tenant_id
      and me.id = app.account_id()
      and named.tenant_id = made.tenant_id
      and named.id = team;
  if made.account_id is not null or invited.email_verified_at is not null then
    perform app.notify_about(
      invited.id, 'team_invite', app.account_id(), app.team_arguments(team) || jsonb_build_object('invite', made.id));
  end if;
  return app.team_invite_json(made.id);
end
$$;

create or replace function app.check_invited_member(invited app.accounts, team uuid)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if invited.id is null or 'coach' <> all (invited.roles) then
    perform app.raise_fault('/coach', 'unknown');
  end if;
  if exists (
    select
      from app.team_members as member
     where member.tenant_id = app.tenant_id()
       and member.team_id = team
       and member.account_id = invited.id) then
    perform app.raise_conflict('already-connected');
  end if;
end
$$;

-- Members and open invitations, that to this addressee apart.
create or replace function app.team_size(team uuid, addressee text)
returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select (select count(*)
            from app.team_members as member
           where member.tenant_id = app.tenant_id()
             and member.team_id = team)
       + (select count(*)
            from app.team_invites as invite
           where invite.tenant_id = app.tenant_id()
             and invite.team_id = team
             and invite.state = 'open'
             and invite.expires_at > now()
             and invite.recipient <> addressee);
$$;

create or replace function app.team_invite_json(id uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(item)
      from (
        select invite.id, json_build_object('id', named.id, 'name', named.name) as team,
               json_build_object(
                 'id', owner.id, 'username', owner.username, 'display_name', owner.display_name) as invited_by,
               invite.recipient as coach, invite.role, invite.message,
               case when invite.state = 'open' and invite.expires_at <= now()
                    then 'expired'
                    else invite.state end as state,
               invite.created_at, invite.expires_at
          from app.team_invites as invite
          join app.teams as named
            on named.tenant_id = invite.tenant_id
           and named.id = invite.team_id
          join app.accounts as owner
            on owner.tenant_id = invite.tenant_id
           and owner.id = invite.invited_by
         where invite.tenant_id = app.tenant_id()
           and invite.id = team_invite_json.id
      ) as item);
end
$$;

-- A page of a team's invitations, for its owners; or, where the team is null, of those addressed to me. Newest first.
create or replace function app.team_invites_page(team uuid, before timestamptz, before_id uuid, at_most integer)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  mine constant text := app.verified_address();
begin
  if team is not null then
    perform app.lead_team(team);
  end if;
  return (
    select app.page(
             array_agg(app.team_invite_json(listed.id)), array_agg(app.cursor(listed.created_at, listed.id)), at_most)
      from (
        select invite.id, invite.created_at
          from app.team_invites as invite
         where invite.tenant_id = app.tenant_id()
           and case when team is not null then invite.team_id = team
                    else invite.account_id = app.account_id() or invite.recipient = mine end
           and (invite.created_at, invite.id) < (before, before_id)
         order by invite.created_at desc, invite.id desc
         limit at_most + 1) as listed);
end
$$;

-- Joins the team, or not. MM404 where it is not addressed to me, MM410 where it is over or the inviter owns the team no
-- more; the same answer twice is no fault. The inviter gets a notice.
create or replace function app.answer_team_invite(id uuid, verdict text)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  mine constant text := app.verified_address();
  answered app.team_invites;
begin
  select invite.*
    into answered
    from app.team_invites as invite
   where invite.tenant_id = app.tenant_id()
     and invite.id = answer_team_invite.id
     and (invite.account_id = app.account_id() or invite.account_id is null and invite.recipient = mine);
  if not found then
    perform app.raise_not_found('no-such-invitation');
  end if;
  perform from app.teams as named
    where named.tenant_id = answered.tenant_id and named.id = answered.team_id for no key update;
  update app.team_invites as invite
     set state = verdict,
         closed_at = now(),
         account_id = app.account_id()
   where invite.tenant_id = answered.tenant_id
     and invite.id = answered.id
     and invite.state = 'open'
     and invite.expires_at > now()
     and exists (
       select
         from app.team_members as owner
        where owner.tenant_id = invite.tenant_id
          and owner.team_id = invite.team_id
          and owner.account_id = invite.invited_by
          and owner.role = 'owner');
  if not found then
    perform
       from app.team_invites as invite
      where invite.tenant_id = answered.tenant_id
        and invite.id = answered.id
        and invite.state = verdict
        and invite.account_id = app.account_id();
    if found then
      return app.team_json(answered.team_id);
    end if;
    perform app.raise_gone('invitation-over');
  end if;
  perform app.notify_about(
    answered.invited_by,
    case verdict when 'accepted' then 'team_invite_accepted' else 'team_invite_declined' end, app.account_id(),
    app.team_arguments(answered.team_id));
  if verdict = 'accepted' then
    insert into app.team_members (tenant_id, team_id, account_id, role)
    values (answered.tenant_id, answered.team_id, app.account_id(), answered.role)
    on conflict do nothing;
  end if;
  return app.team_json(answered.team_id);
end
$$;

-- MM404 where the team has no such invitation, MM410 where it was answered; twice is no fault.
create or replace function app.withdraw_team_invite(team uuid, id uuid)
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.lead_team(team);
  with withdrawn as (
    update app.team_invites as invite
       set state = case when invite.state in ('open', 'expired') then 'withdrawn' else invite.state end,
           closed_at = coalesce(invite.closed_at, now())
     where invite.tenant_id = app.tenant_id()
       and invite.team_id = team
       and invite.id = withdraw_team_invite.id
    returning invite.state
  )
  select app.check_withdrawn((select state from withdrawn), 'no-such-invitation', 'invitation-answered');
$$;

grant execute on function app.invite_to_team(uuid, uuid, text, text, text),
  app.team_invites_page(uuid, timestamptz, uuid, integer),
  app.answer_team_invite(uuid, text), app.withdraw_team_invite(uuid, uuid)
to mm_coach;

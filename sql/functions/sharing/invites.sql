-- Invitations as coaches make them, for themselves or for a team. A token is 32 random bytes; only its SHA-256 is
-- kept. How they are answered is in invite_answers.sql.

-- Invites a username or an address, and mails the link; inviting the same again sends a new link in the
-- place of the old. MM422 `unknown` for a username nobody has and `self` for oneself; an address reveals
-- nothing. MM402 when the coach has as many clients as the tier allows, MM409 when the two are connected, MM429 beyond
-- 100 invitations a day, or 20 to addresses an hour. An addressee who has blocked the coach hears nothing of it, and neither does the coach; once
-- the block is lifted, the same sent again arrives.
create or replace function app.invite(
  id uuid, addressee text, message text, scopes text[], team uuid, token_hash bytea, secret bytea,
  out invite_id uuid, out document json)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  addressed constant text := lower(invite.addressee);
  invited record;
begin
  perform app.check_grant(scopes, null);
  select account.id, 'admin' = any (account.roles) as is_admin, account.email_verified_at is not null as is_verified
    into invited
    from app.accounts as account
   where account.tenant_id = tenant
     and addressed in (account.username, account.email);
  if invited.id = me then
    perform app.raise_fault('/lifter', 'invalid', 'someone else');
  end if;
  perform app.check_team(team);
  if strpos(addressed, '@') = 0 then
    perform app.check_invited(invited.id, invited.is_admin, team);
  end if;
  perform app.require_client_quota(team);
  perform app.check_daily_invites();
  if strpos(addressed, '@') > 0 then
    perform app.check_mailed_invites();
  end if;
  insert into app.invites as sent (
    tenant_id, id, coach_id, team_id, recipient, lifter_id, message, scopes, token_hash, is_silent)
  values (tenant, invite.id, me, team, addressed, case when strpos(addressed, '@') = 0 then invited.id end,
          invite.message, array(select distinct scope from unnest(invite.scopes) as scope order by scope),
          invite.token_hash, app.has_blocked(invited.id, me))
  on conflict (tenant_id, coach_id, recipient) where state = 'open'
  do update
        set message = excluded.message,
            team_id = excluded.team_id,
            scopes = excluded.scopes,
            token_hash = excluded.token_hash,
            is_silent = excluded.is_silent,
            expires_at = excluded.expires_at,
            sends = case when sent.expires_at > now() then sent.sends else 0 end + 1
  returning sent.id
    into invite_id;
  perform app.send_invite(invite_id, secret);
  document := app.invite_json(invite_id);
end
$$;

-- The link once more, in the place of the old one. MM404 where it is not my invitation, MM410 where it was answered
-- or withdrawn; one that has expired begins again.
create or replace function app.resend_invite(id uuid, token_hash bytea, secret bytea)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  resent app.invites;
begin
  select invite.*
    into resent
    from app.invites as invite
   where invite.tenant_id = app.tenant_id()
     and invite.id = resend_invite.id
     and invite.coach_id = app.account_id()
     for update;
  if not found then
    perform app.raise_not_found('no-such-invitation');
  end if;
  if resent.state not in ('open', 'expired')
     or resent.state = 'expired'
        and exists (
          select
            from app.invites as newer
           where newer.tenant_id = resent.tenant_id
             and newer.coach_id = resent.coach_id
             and newer.recipient = resent.recipient
             and newer.state = 'open') then
    perform app.raise_gone('invitation-over');
  end if;
  update app.invites as invite
     set state = 'open',
         closed_at = null,
         token_hash = resend_invite.token_hash,
         is_silent = exists (
           select
             from app.accounts as addressee
            where addressee.tenant_id = invite.tenant_id
              and (addressee.id = invite.lifter_id or addressee.email = invite.recipient)
              and app.has_blocked(addressee.id, invite.coach_id)),
         expires_at = now() + interval '14 days',
         sends = case when invite.expires_at > now() then invite.sends else 0 end + 1
   where invite.tenant_id = resent.tenant_id
     and invite.id = resent.id;
  perform app.send_invite(resent.id, secret);
  return app.invite_json(resent.id);
end
$$;

-- Mails the link and leaves word in the app. MM429 beyond 5 mails to one addressee by invitations that have not
-- expired, withdrawn or answered ones among them.
create or replace function app.send_invite(id uuid, secret bytea)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  sent app.invites;
  invited record;
begin
  select invite.*
    into sent
    from app.invites as invite
   where invite.tenant_id = app.tenant_id()
     and invite.id = send_invite.id;
  if (select sum(invite.sends)
        from app.invites as invite
       where invite.tenant_id = sent.tenant_id
         and invite.recipient = sent.recipient
         and invite.coach_id = sent.coach_id
         and invite.expires_at > now()) > 5 then
    perform app.raise_limited('sent-often-enough', 86400);
  end if;
  if sent.is_silent then
    return;
  end if;
  select account.id, account.email
    into invited
    from app.accounts as account
   where account.tenant_id = sent.tenant_id
     and (account.id = sent.lifter_id
          or account.email = sent.recipient and account.email_verified_at is not null);
  perform app.queue_mail(
            'invite', coalesce(invited.email, sent.recipient),
            jsonb_build_object(
              'coach', coalesce(coach.display_name, coach.username), 'message', coalesce(sent.message, '')),
            secret)
     from app.accounts as coach
    where coach.tenant_id = sent.tenant_id
      and coach.id = sent.coach_id;
  if invited.id is not null then
    perform app.notify_about(invited.id, 'invite', sent.coach_id, jsonb_build_object('invite', sent.id));
  end if;
end
$$;

-- An invitation as the API shows it.
create or replace function app.invite_json(id uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(item)
      from (
        select invite.id, row_to_json(person) as coach, invite.recipient as lifter, invite.message,
               app.scopes_on_offer(invite.scopes) as scopes,
               case when invite.state = 'open' and invite.expires_at <= now()
                    then 'expired'
                    else invite.state end as state,
               invite.created_at, invite.expires_at, app.team_name(invite.team_id) as team
          from app.invites as invite
          join app.people(array[invite.coach_id]) as person
            on person.id = invite.coach_id
         where invite.tenant_id = (select app.tenant_id())
           and invite.id = invite_json.id
      ) as item);
end
$$;

-- A team by its name, as those see it who were asked into it.
create or replace function app.team_name(team uuid)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object('id', named.id, 'name', named.name)
    from app.teams as named
   where named.tenant_id = app.tenant_id()
     and named.id = team
     and (named.id = any (array(select app.visible_teams()))
          or exists (
            select
              from app.invites as invite
             where invite.tenant_id = app.tenant_id()
               and invite.team_id = team
               and (invite.coach_id = app.account_id()
                    or invite.lifter_id = app.account_id()
                    or invite.recipient = (select app.verified_address()))));
$$;

-- A username must be somebody's who trains, and not yet a client.
create or replace function app.check_invited(lifter uuid, is_admin boolean, team uuid)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if lifter is null or is_admin then
    perform app.raise_fault('/lifter', 'unknown');
  end if;
  if app.is_client(lifter, app.account_id(), team) and not app.has_blocked(lifter, app.account_id()) then
    perform app.raise_conflict('already-connected');
  end if;
end
$$;

-- A team that I invite for is one of mine, in which I am more than an assistant.
create or replace function app.check_team(team uuid)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if team is not null and not exists (
    select
      from app.team_members as member
     where member.tenant_id = app.tenant_id()
       and member.team_id = team
       and member.account_id = app.account_id()
       and member.role <> 'assistant') then
    perform app.raise_fault('/team_id', 'unknown');
  end if;
end
$$;

-- To addresses, which anyone can be at: 20 an hour. Those of accounts count as well, so that it reveals nothing of who
-- has one.
create or replace function app.check_mailed_invites()
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  recent record;
begin
  select count(*) as invites, min(earlier.created_at) as oldest
    into recent
    from app.invites as earlier
   where earlier.tenant_id = app.tenant_id()
     and earlier.coach_id = app.account_id()
     and earlier.created_at > now() - interval '1 hour'
     and strpos(earlier.recipient, '@') > 0;
  if recent.invites >= 20 then
    perform app.raise_limited('too-many-invitations', recent.oldest + interval '1 hour');
  end if;
end
$$;

create or replace function app.check_daily_invites()
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if (select count(*)
        from app.invites as earlier
       where earlier.tenant_id = app.tenant_id()
         and earlier.coach_id = app.account_id()
         and earlier.created_at > now() - interval '1 day') >= 100 then
    perform app.raise_limited('too-many-invitations', 3600);
  end if;
end
$$;

-- Takes my invitation back. MM404 when it is not mine, MM410 when it was answered already; twice is no
-- fault.
create or replace function app.withdraw_invite(id uuid)
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  with withdrawn as (
    update app.invites as invite
       set state = case when invite.state in ('open', 'expired') then 'withdrawn' else invite.state end,
           closed_at = coalesce(invite.closed_at, now())
     where invite.tenant_id = app.tenant_id()
       and invite.id = withdraw_invite.id
       and invite.coach_id = app.account_id()
    returning invite.state
  )
  select app.check_withdrawn((select state from withdrawn), 'no-such-invitation', 'invitation-answered');
$$;

grant execute on function app.invite(uuid, text, text, text[], uuid, bytea, bytea),
  app.resend_invite(uuid, bytea, bytea), app.withdraw_invite(uuid)
to mm_coach;
grant execute on function app.invite_json(uuid), app.team_name(uuid) to mm_lifter, mm_coach;

-- Invitations: made by coaches, answered once by whoever they are addressed to. A token is 32 random bytes;
-- only its SHA-256 is kept.

-- Invites a username or an address, and mails the link; inviting the same again sends a new link in the
-- place of the old. MM422 `unknown` for a username nobody has and `self` for oneself; an address tells
-- nothing. MM409 when the two are connected, MM429 beyond 100 invitations a day, or 5 mails to one addressee by
-- invitations that have not expired, withdrawn or answered ones among them.
create or replace function app.invite(
  id uuid, addressee text, message text, scopes text[], token_hash bytea, secret bytea,
  out invite_id uuid, out document json)
language plpgsql
security definer
set search_path = ''
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  addressed constant text := lower(invite.addressee);
  invited record;
  sends integer;
begin
  perform app.check_grant(scopes, null);
  select account.id, account.email, 'admin' = any (account.roles) as is_admin
    into invited
    from app.accounts as account
   where account.tenant_id = tenant
     and addressed in (account.username, account.email);
  if invited.id = me then
    raise exception 'one can not invite oneself' using
      errcode = 'MM422', detail = '[{"pointer": "/lifter", "code": "invalid", "expected": "someone else"}]';
  end if;
  if strpos(addressed, '@') = 0 then
    perform app.check_invited(invited.id, invited.is_admin);
  end if;
  if (select count(*)
        from app.invites as earlier
       where earlier.tenant_id = tenant
         and earlier.coach_id = me
         and earlier.created_at > now() - interval '1 day') >= 100 then
    raise exception 'too many invitations' using errcode = 'MM429', detail = '3600';
  end if;
  insert into app.invites as sent (tenant_id, id, coach_id, recipient, lifter_id, message, scopes, token_hash)
  values (tenant, invite.id, me, addressed, case when strpos(addressed, '@') = 0 then invited.id end,
          invite.message, array(select distinct scope from unnest(invite.scopes) as scope order by scope),
          invite.token_hash)
  on conflict (tenant_id, coach_id, recipient) where state = 'open'
  do update
        set message = excluded.message,
            scopes = excluded.scopes,
            token_hash = excluded.token_hash,
            expires_at = excluded.expires_at,
            sends = case when sent.expires_at > now() then sent.sends else 0 end + 1
  returning sent.id, sent.sends
    into invite_id, sends;
  sends := sends + (
    select coalesce(sum(earlier.sends), 0)
      from app.invites as earlier
     where earlier.tenant_id = tenant
       and earlier.recipient = addressed
       and earlier.coach_id = me
       and earlier.id <> invite_id
       and earlier.expires_at > now());
  if sends > 5 then
    raise exception 'sent often enough' using errcode = 'MM429', detail = '86400';
  end if;
  perform app.queue_mail(
            'invite', case when strpos(addressed, '@') > 0 then addressed else invited.email end,
            jsonb_build_object(
              'coach', coalesce(coach.display_name, coach.username),
              'message', coalesce(invite.message, '')),
            secret)
     from app.accounts as coach
    where coach.tenant_id = tenant
      and coach.id = me;
  document := app.invite_json(invite_id);
end
$$;

-- An invitation as the API shows it.
create or replace function app.invite_json(id uuid)
returns json
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select row_to_json(item)
      from (
        select invite.id, row_to_json(person) as coach, invite.recipient as lifter, invite.message,
               invite.scopes,
               case when invite.state = 'open' and invite.expires_at <= now()
                    then 'expired'
                    else invite.state end as state,
               invite.created_at, invite.expires_at
          from app.invites as invite
          join app.people(array[invite.coach_id]) as person
            on person.id = invite.coach_id
         where invite.tenant_id = (select app.tenant_id())
           and invite.id = invite_json.id
      ) as item);
end
$$;

-- A username must be somebody's who trains, and not yet a client.
create or replace function app.check_invited(lifter uuid, is_admin boolean)
returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if lifter is null or is_admin then
    raise exception 'no such lifter' using
      errcode = 'MM422', detail = '[{"pointer": "/lifter", "code": "unknown"}]';
  end if;
  if exists (
    select
      from app.coachings as coaching
     where coaching.tenant_id = app.tenant_id()
       and coaching.coach_id = app.account_id()
       and coaching.lifter_id = check_invited.lifter) then
    raise exception 'already connected' using errcode = 'MM409';
  end if;
end
$$;

-- The invitation that a mailed token opens, or that is addressed to me by its id, moved out of `open`. A
-- link that went to a username opens for that account alone. MM404 when it is not mine to answer, MM410
-- when it was answered, withdrawn or has expired, or when the inviter coaches no more. Of two answers at
-- once, the second waits for the first and then finds it closed.
create or replace function app.close_invite(token_hash bytea, id uuid, verdict text)
returns app.invites
language plpgsql
set search_path = ''
as $$
declare
  closed app.invites;
begin
  select invite.*
    into closed
    from app.invites as invite
   where invite.tenant_id = app.tenant_id()
     and invite.coach_id <> app.account_id()
     and (invite.lifter_id is null or invite.lifter_id = app.account_id())
     and (invite.token_hash = close_invite.token_hash
          or (invite.id = close_invite.id
              and app.verified_address() is not null
              and (invite.lifter_id = app.account_id() or invite.recipient = app.verified_address())));
  if not found then
    raise exception 'no such invitation' using errcode = 'MM404';
  end if;
  update app.invites as invite
     set state = verdict,
         closed_at = now(),
         lifter_id = case verdict when 'accepted' then app.account_id() else invite.lifter_id end
   where invite.tenant_id = closed.tenant_id
     and invite.id = closed.id
     and invite.state = 'open'
     and invite.token_hash = closed.token_hash
     and invite.expires_at > now()
     and exists (
       select
         from app.accounts as coach
        where coach.tenant_id = invite.tenant_id
          and coach.id = invite.coach_id
          and coach.locked_at is null
          and 'coach' = any (coach.roles))
  returning invite.*
    into closed;
  if not found then
    raise exception 'the invitation is over' using errcode = 'MM410';
  end if;
  return closed;
end
$$;

-- Connects me with the coach and shares what I chose, which need not be what was asked. Every other open
-- invitation of the same coach to me is over with it. The coach is told.
create or replace function app.accept_invite(
  token_hash bytea, id uuid, scopes text[], starts timestamptz[], ends timestamptz[])
returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  accepted constant app.invites := app.close_invite(token_hash, accept_invite.id, 'accepted');
begin
  insert into app.coachings (tenant_id, coach_id, lifter_id)
  values (accepted.tenant_id, accepted.coach_id, app.account_id())
  on conflict do nothing;
  perform app.share(accepted.coach_id, scopes, starts, ends);
  update app.invites as other
     set state = 'withdrawn',
         closed_at = now()
   where other.tenant_id = accepted.tenant_id
     and other.coach_id = accepted.coach_id
     and other.state = 'open'
     and (other.lifter_id = app.account_id() or other.recipient = app.verified_address());
  perform app.queue_mail(
            'invite_accepted', coach.email,
            jsonb_build_object('name', coalesce(lifter.display_name, lifter.username)))
     from app.accounts as coach, app.accounts as lifter
    where coach.tenant_id = accepted.tenant_id
      and coach.id = accepted.coach_id
      and lifter.tenant_id = accepted.tenant_id
      and lifter.id = app.account_id();
  return app.coach_json(accepted.coach_id);
end
$$;

create or replace function app.decline_invite(token_hash bytea, id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app.close_invite(token_hash, decline_invite.id, 'declined');
end
$$;

-- Takes my invitation back. MM404 when it is not mine, MM410 when it was answered already; twice is no
-- fault.
create or replace function app.withdraw_invite(id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  outcome text;
begin
  update app.invites as invite
     set state = case invite.state when 'open' then 'withdrawn' else invite.state end,
         closed_at = coalesce(invite.closed_at, now())
   where invite.tenant_id = app.tenant_id()
     and invite.id = withdraw_invite.id
     and invite.coach_id = app.account_id()
  returning invite.state
    into outcome;
  if outcome is null then
    raise exception 'no such invitation' using errcode = 'MM404';
  end if;
  if outcome <> 'withdrawn' then
    raise exception 'the invitation was answered' using errcode = 'MM410';
  end if;
end
$$;

alter function app.invite(uuid, text, text, text[], bytea, bytea) owner to mm_definer;
alter function app.invite_json(uuid) owner to mm_definer;
alter function app.check_invited(uuid, boolean) owner to mm_definer;
alter function app.close_invite(bytea, uuid, text) owner to mm_definer;
alter function app.accept_invite(bytea, uuid, text[], timestamptz[], timestamptz[]) owner to mm_definer;
alter function app.decline_invite(bytea, uuid) owner to mm_definer;
alter function app.withdraw_invite(uuid) owner to mm_definer;
grant execute on function app.invite(uuid, text, text, text[], bytea, bytea), app.withdraw_invite(uuid)
   to mm_coach;
grant execute on function app.accept_invite(bytea, uuid, text[], timestamptz[], timestamptz[]),
  app.decline_invite(bytea, uuid), app.invite_json(uuid)
to mm_lifter, mm_coach;

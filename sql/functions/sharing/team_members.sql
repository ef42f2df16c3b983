-- How members and clients leave a team, and who owns it then.

-- MM404 for nobody of the team, MM409 where it would be left without an owner.
create or replace function app.set_member_role(team uuid, account uuid, role text)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.lead_team(team);
  if role <> 'owner' then
    perform app.require_other_owner(team, account);
  end if;
  update app.team_members as member
     set role = set_member_role.role
   where member.tenant_id = app.tenant_id()
     and member.team_id = team
     and member.account_id = account;
  if not found then
    perform app.raise_not_found('no-such-member');
  end if;
  if account <> app.account_id() then
    perform app.notify_about(
      account, 'team_role_changed', app.account_id(), app.team_arguments(team) || jsonb_build_object('role', role));
  end if;
  return app.team_json(team);
end
$$;

-- Leaving it oneself, or an owner's letting someone go. What lifters let the team into stays, for those who stay; what
-- who leaves had asked for it is asked no more.
create or replace function app.remove_member(team uuid, account uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if account = app.account_id() then
    perform app.begin_team_change(team);
  else
    perform app.lead_team(team);
  end if;
  perform app.require_other_owner(team, account);
  delete
    from app.team_members as member
   where member.tenant_id = app.tenant_id()
     and member.team_id = team
     and member.account_id = account;
  if not found then
    perform app.raise_not_found('no-such-member');
  end if;
  update app.scope_requests as request
     set state = 'withdrawn',
         closed_at = now()
   where request.tenant_id = app.tenant_id()
     and request.team_id = team
     and request.coach_id = account
     and request.state = 'open';
  if account = app.account_id() then
    perform app.tell_owners(team, 'team_left', account);
  else
    perform app.notify_about(account, 'team_removed', app.account_id(), app.team_arguments(team));
  end if;
end
$$;

create or replace function app.require_other_owner(team uuid, without uuid)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select
      from app.team_members as member
     where member.tenant_id = app.tenant_id()
       and member.team_id = team
       and member.role = 'owner'
       and member.account_id <> without) then
    perform app.raise_conflict('last-owner');
  end if;
end
$$;

-- An owner's letting a client of the team go, who gets a notice. MM404 where the lifter is none.
create or replace function app.remove_team_client(team uuid, lifter uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.lead_team(team);
  delete
    from app.team_clients as client
   where client.tenant_id = app.tenant_id()
     and client.team_id = team
     and client.lifter_id = lifter;
  if not found then
    perform app.raise_not_found('no-such-client');
  end if;
  perform app.close_requests(null, lifter, team);
  perform app.notify_about(lifter, 'team_client_removed', app.account_id(), app.team_arguments(team));
end
$$;

-- Where the last owner's account is erased, the team goes to who has coached in it longest; nobody left, it ends.
create or replace function app.inherit_team()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
    select
      from app.team_members as member
     where member.tenant_id = old.tenant_id
       and member.team_id = old.team_id
       and member.role = 'owner') then
    return null;
  end if;
  update app.team_members as member
     set role = 'owner'
   where (member.tenant_id, member.team_id, member.account_id) = (
           select heir.tenant_id, heir.team_id, heir.account_id
             from app.team_members as heir
            where heir.tenant_id = old.tenant_id
              and heir.team_id = old.team_id
            order by heir.role = 'assistant', heir.since, heir.account_id
            limit 1);
  if not found then
    delete
      from app.teams as named
     where named.tenant_id = old.tenant_id
       and named.id = old.team_id;
  end if;
  return null;
end
$$;

grant execute on function
  app.set_member_role(uuid, uuid, text),
  app.remove_member(uuid, uuid),
  app.remove_team_client(uuid, uuid)
  to mm_coach;

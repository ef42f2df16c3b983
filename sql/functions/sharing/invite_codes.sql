-- Codes that a coach hands around: each lifter who redeems one is connected, as often as the code allows.

-- At most 20 that can still be redeemed.
create or replace function app.make_code(
  id uuid, team uuid, code_hash bytea, hint text, message text, scopes text[], uses integer, ends timestamptz)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.check_grant(scopes, array[ends]);
  perform app.check_team(team);
  perform app.lock_people(array[app.account_id()]);
  perform app.enforce_limit(20, count(*))
     from app.invite_codes as code
    where code.tenant_id = app.tenant_id()
      and code.coach_id = app.account_id()
      and code.withdrawn_at is null
      and code.expires_at > now()
      and code.used < code.uses;
  insert into app.invite_codes (
    tenant_id, id, coach_id, team_id, code_hash, hint, message, scopes, uses, expires_at)
  values (
    app.tenant_id(), make_code.id, app.account_id(), team, make_code.code_hash, make_code.hint,
    make_code.message, make_code.scopes, make_code.uses, ends);
  return app.code_json(make_code.id);
end
$$;

create or replace function app.code_json(id uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(item)
      from (
        select code.id, code.hint, app.team_name(code.team_id) as team, code.message,
               app.scopes_on_offer(code.scopes) as scopes, code.uses, code.used,
               case when code.withdrawn_at is not null then 'withdrawn'
                    when code.used >= code.uses then 'used_up'
                    when code.expires_at <= now() then 'expired'
                    else 'open' end as state,
               code.created_at, code.expires_at
          from app.invite_codes as code
         where code.tenant_id = (select app.tenant_id())
           and code.id = code_json.id
      ) as item);
end
$$;

-- The code with this SHA-256, as someone who may redeem it finds it. MM404 for none and for one's own, MM410 when it
-- was withdrawn, is used up or has expired, or when the coach may invite no more. Who took its last use is told of that
-- instead (redeem_code): the answer may have been lost.
create or replace function app.find_code(code_hash bytea)
returns app.invite_codes
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  code app.invite_codes;
begin
  select handed.*
    into code
    from app.invite_codes as handed
   where handed.tenant_id = app.tenant_id()
     and handed.code_hash = find_code.code_hash
     and handed.coach_id <> app.account_id();
  if not found then
    perform app.raise_not_found('no-such-code');
  end if;
  if code.withdrawn_at is not null
     or code.expires_at <= now()
     or code.used >= code.uses and not app.is_client(app.account_id(), code.coach_id, code.team_id) then
    perform app.raise_gone('code-over');
  end if;
  perform app.check_inviter(code.coach_id, code.team_id);
  return code;
end
$$;

-- A lifter who is connected already spends nothing. Two at once count one after the other: the last use is one lifter's.
create or replace function app.redeem_code(
  code_hash bytea, scopes text[], starts timestamptz[], ends timestamptz[])
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  code constant app.invite_codes := app.find_code(redeem_code.code_hash);
begin
  perform app.check_grant(scopes, ends);
  perform app.lock_people(array[code.coach_id, app.account_id(), app.first_owner(code.team_id)]);
  if app.is_client(app.account_id(), code.coach_id, code.team_id) then
    perform app.raise_conflict('already-connected');
  end if;
  update app.invite_codes as handed
     set used = handed.used + 1
   where handed.tenant_id = code.tenant_id
     and handed.id = code.id
     and handed.used < handed.uses
     and handed.withdrawn_at is null
     and handed.expires_at > now();
  if not found then
    perform app.raise_gone('code-over');
  end if;
  perform app.audit('invite_accepted', code.coach_id, jsonb_build_object('code', code.id));
  return app.connect(code.coach_id, code.team_id, scopes, starts, ends);
end
$$;

-- MM404 when it is not mine; twice is no fault.
create or replace function app.withdraw_code(id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.invite_codes as code
     set withdrawn_at = coalesce(code.withdrawn_at, now())
   where code.tenant_id = app.tenant_id()
     and code.id = withdraw_code.id
     and code.coach_id = app.account_id();
  if not found then
    perform app.raise_not_found('no-such-code');
  end if;
end
$$;

grant execute on function app.make_code(uuid, uuid, bytea, text, text, text[], integer, timestamptz),
  app.withdraw_code(uuid), app.code_json(uuid)
to mm_coach;
grant execute on function app.redeem_code(bytea, text[], timestamptz[], timestamptz[]) to mm_lifter, mm_coach;

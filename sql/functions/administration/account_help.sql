-- How admins shut an account, and help one whose owner can't get in.

-- Ends what is open of an account: sessions, keys of scripts, sign-ins between their steps, and the links on their way to
-- it. None of it comes back with the account.
create or replace function app.revoke_access(account uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from auth.sessions as session
   where session.tenant_id = app.tenant_id()
     and session.account_id = revoke_access.account;
  delete from auth.api_keys as key
   where key.tenant_id = app.tenant_id()
     and key.account_id = revoke_access.account;
  delete from auth.challenges as asked
   where asked.tenant_id = app.tenant_id()
     and asked.account_id = revoke_access.account;
  update auth.one_time_tokens as link
     set used_at = now()
   where link.tenant_id = app.tenant_id()
     and link.account_id = revoke_access.account
     and link.used_at is null;
  select app.drop_address_change(app.tenant_id(), revoke_access.account);
$$;

-- Locking one that is locked already changes the reason.
create or replace function app.lock_account(account uuid, reason text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before constant app.accounts := app.administer(account, may_end_admin => true);
begin
  update app.accounts as person
     set locked_at = coalesce(person.locked_at, now()),
         updated_at = now()
   where person.tenant_id = before.tenant_id
     and person.id = before.id;
  insert into app.account_locks (tenant_id, account_id, reason, locked_by)
  values (before.tenant_id, before.id, lock_account.reason, app.account_id())
      on conflict on constraint account_locks_pkey do update
     set reason = excluded.reason,
         locked_by = excluded.locked_by;
  perform app.revoke_access(before.id);
  if before.locked_at is null then
    perform auth.tell(
      before.tenant_id, before.id, 'account_locked', jsonb_build_object('reason', lock_account.reason));
  end if;
  perform app.audit('account_locked', before.id, app.keep_reason(before.id, lock_account.reason));
end
$$;

-- Also where only its password is locked, because it was guessed at. Twice is no fault. MM409 once its erasure has begun,
-- which locks it for good.
create or replace function app.unlock_account(account uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before constant app.accounts := app.administer(account);
begin
  if before.locked_at is null and not auth.is_password_locked(before.tenant_id, before.id) then
    return;
  end if;
  if exists (
    select
      from app.erasures as erasure
     where erasure.tenant_id = before.tenant_id
       and erasure.account_id = before.id
       and erasure.begun_at is not null) then
    perform app.raise_conflict('erasure-begun');
  end if;
  update app.accounts as person
     set locked_at = null,
         updated_at = now()
   where person.tenant_id = before.tenant_id
     and person.id = before.id;
  delete from app.account_locks as lock
   where lock.tenant_id = before.tenant_id
     and lock.account_id = before.id;
  -- what was counted against its password counts no more
  perform auth.forgive_attempts(before.tenant_id, before.id);
  perform auth.end_password_lock(before.tenant_id, before.id);
  perform auth.tell(before.tenant_id, before.id, 'account_unlocked');
  perform app.audit('account_unlocked', before.id);
end
$$;

-- Keys too, as where the account's holder signs out everywhere.
create or replace function app.end_sessions_of(account uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before constant app.accounts := app.administer(account);
begin
  delete from auth.sessions as session
   where session.tenant_id = before.tenant_id
     and session.account_id = before.id;
  delete from auth.api_keys as key
   where key.tenant_id = before.tenant_id
     and key.account_id = before.id;
  perform app.drop_address_change(before.tenant_id, before.id);
  perform app.audit('sessions_ended', before.id);
end
$$;

-- The link goes to the account's address, and nobody else sees it.
create or replace function app.send_reset_link(account uuid, token_hash bytea, secret bytea)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before constant app.accounts := app.administer(account);
begin
  if before.locked_at is not null then
    perform app.raise_conflict('account-locked');
  end if;
  if auth.is_set_aside(before.tenant_id, before.id) then
    perform app.raise_conflict('address-set-aside');
  end if;
  perform auth.issue_token(before.tenant_id, before.id, 'reset_password', null, token_hash, secret);
  perform app.audit('reset_link_sent', before.id);
end
$$;

-- Waits as account_changes.sql says.
create or replace function app.remove_factors_of(
  account uuid, reason text, veto_hash bytea, veto_secret bytea)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before constant app.accounts := app.administer(account);
begin
  perform app.ask_account_change(
    before, 'factors', 'factor_removal_asked', null, reason, null, veto_hash, veto_secret);
end
$$;

create or replace function app.erase_account(account uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before constant app.accounts := app.administer(account, may_end_admin => true);
begin
  perform app.request_erasure(before.id, app.account_id());
end
$$;

create or replace function app.restore_account(account uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before constant app.accounts := app.administer(account);
begin
  perform app.take_back_erasure(before.id);
end
$$;

grant execute on function
    app.lock_account(uuid, text), app.unlock_account(uuid), app.end_sessions_of(uuid),
    app.send_reset_link(uuid, bytea, bytea), app.remove_factors_of(uuid, text, bytea, bytea),
    app.erase_account(uuid),
    app.restore_account(uuid)
  to mm_admin;

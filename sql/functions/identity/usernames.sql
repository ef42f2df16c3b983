-- Names that accounts change. A name that was given up stays the account's for 90 days.

-- Whether a username is somebody's other than this account's (null: anybody's), or was until lately.
create or replace function auth.username_is_taken(tenant integer, wanted text, account uuid)
returns boolean
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
           select
             from app.accounts as other
            where other.tenant_id = tenant
              and other.username = lower(wanted)
              and other.id is distinct from account)
         or exists (
           select
             from auth.given_up_usernames as former
            where former.tenant_id = tenant
              and former.username = lower(wanted)
              and former.account_id is distinct from account
              and former.given_up_at > now() - interval '90 days');
end
$$;

-- Refuses, for every writer, a username that another account gave up lately. That nobody has it now is ensured by the
-- unique key.
create or replace function app.guard_username()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from auth.given_up_usernames as former
    where former.tenant_id = new.tenant_id
      and former.username = new.username
      and former.account_id <> new.id
      and former.given_up_at > now() - interval '90 days';
  if found then
    perform app.raise_fault('/username', 'taken');
  end if;
  return new;
end
$$;

create or replace function app.reserve_former_username()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.given_up_usernames as back
   where back.tenant_id = new.tenant_id
     and back.username = new.username;
  insert into auth.given_up_usernames as former (tenant_id, username, account_id)
  values (old.tenant_id, old.username, old.id)
      on conflict (tenant_id, username) do update
     set account_id = excluded.account_id, given_up_at = excluded.given_up_at;
  return null;
end
$$;

-- Another username for the caller, at most every 30 days (MM429 with the seconds to wait); the mail contains both names.
-- MM403 without a recent proof, since people sign in with it. MM422 where it is taken.
create or replace function auth.change_username(wanted text)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before app.accounts;
  changed_at timestamptz;
begin
  perform app.demand_proof();
  select account.*
    into before
    from app.accounts as account
   where account.tenant_id = app.tenant_id()
     and account.id = app.account_id()
     for update;
  if lower(wanted) <> before.username then
    if auth.username_is_taken(before.tenant_id, wanted, before.id) then
      perform app.raise_fault('/username', 'taken');
    end if;
    select max(former.given_up_at)
      into changed_at
      from auth.given_up_usernames as former
     where former.tenant_id = before.tenant_id
       and former.account_id = before.id;
    if changed_at > now() - interval '30 days' then
      perform app.raise_limited('changed-lately', changed_at + interval '30 days');
    end if;
    update app.accounts as account
       set username = lower(wanted),
           updated_at = now()
     where account.tenant_id = before.tenant_id
       and account.id = before.id;
    perform auth.tell(
      before.tenant_id, before.id, 'username_changed', jsonb_build_object('former', before.username));
    perform app.audit('username_changed', before.id);
  end if;
  return auth.account_json(before.tenant_id, before.id);
end
$$;

grant execute on function auth.change_username(text) to musclemate_server;

-- How the holder of an account gives it an address in place of one that an admin set aside (address_set_aside.sql): as a
-- visitor, since nobody signs in without a confirmed address.

-- The account that waits for another address, by its username or the address that it had. Of two that had the same, the one
-- that lost it last: the other one is named by its username.
create or replace function auth.set_aside_account(login text)
returns uuid
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           (select person.id
              from app.accounts as person
             where person.tenant_id = app.tenant_id()
               and person.username = lower(login)
               and auth.is_set_aside(person.tenant_id, person.id)),
           (select aside.account_id
              from auth.set_aside_addresses as aside
             where aside.tenant_id = app.tenant_id()
               and aside.address_hash = auth.address_hash(app.tenant_id(), login)
             order by aside.set_aside_at desc
             limit 1));
$$;

-- The same for a sign-in, where an address names whoever has it now.
create or replace function auth.account_of_free_address(login text)
returns uuid
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select auth.set_aside_account(login)
   where not exists (
           select
             from app.accounts as owner
            where owner.tenant_id = app.tenant_id()
              and owner.email = lower(login));
$$;

-- After the right password: mails a link to the new address, which takes effect when the link is used. False where the
-- password was changed or locked meanwhile. MM422 where another account uses the address, MM429 beyond a few an hour.
create or replace function auth.replace_set_aside_address(
  attempt bigint, account_id uuid, checked_hash text, email text, token_hash bytea, secret bytea, client text)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  holder app.accounts;
begin
  select person.*
    into holder
    from app.accounts as person
    join auth.credentials as credential
      on credential.tenant_id = person.tenant_id
     and credential.account_id = person.id
   where person.tenant_id = app.tenant_id()
     and person.id = replace_set_aside_address.account_id
     and person.locked_at is null
     and credential.password_hash = checked_hash
     and auth.is_set_aside(person.tenant_id, person.id)
     and not auth.is_password_locked(person.tenant_id, person.id)
     for no key update of person;
  if not found then
    perform auth.refuse_sign_in(attempt);
    return false;
  end if;
  perform auth.accept_attempt(attempt);
  perform auth.book_address_request(email, client);
  if exists (
    select
      from app.accounts as other
     where other.tenant_id = holder.tenant_id
       and other.email = lower(replace_set_aside_address.email)) then
    perform app.raise_fault('/email', 'address_used');
  end if;
  -- from here on it is the holder who acts, in the audit log too
  perform auth.set_context(holder.tenant_id, holder.id, null, 'visitor');
  perform app.ask_address_change(holder, lower(replace_set_aside_address.email), token_hash, secret);
  perform app.audit('email_change_requested', holder.id);
  return true;
end
$$;

grant execute on function auth.replace_set_aside_address(bigint, uuid, text, text, bytea, bytea, text)
   to musclemate_server;

-- A change of address that does not wait: the holder's own, and an admin's of an address that was never confirmed. It takes
-- effect when the new address answers. Its link would give the account to another mailbox, so it ends with the next change
-- of address, with what ends every session, and with a new password.

-- In place of an earlier change of address. The new address gets the link, the old one is told. MM429 beyond a few an hour;
-- then nothing has ended.
create or replace function app.ask_address_change(
  holder app.accounts, new_email text, confirm_hash bytea, secret bytea)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  recent record;
begin
  select count(*) as changes, min(earlier.asked_at) as oldest
    into recent
    from app.account_changes as earlier
   where earlier.tenant_id = holder.tenant_id
     and earlier.account_id = holder.id
     and earlier.kind = 'email'
     and earlier.veto_hash is null
     and earlier.asked_at > now() - interval '1 hour';
  if recent.changes >= (select l.mails_per_hour from auth.limits as l) then
    perform app.raise_limited('too-many-requests', recent.oldest + interval '1 hour');
  end if;
  perform app.drop_account_change(holder.tenant_id, holder.id, 'email');
  insert into app.account_changes (
    tenant_id, account_id, id, kind, new_email, old_email, asked_by, due_at, confirm_hash)
  select holder.tenant_id, holder.id, app.new_id(), 'email', ask_address_change.new_email, holder.email, app.account_id(),
         now() + l.verification_life, ask_address_change.confirm_hash
    from auth.limits as l;
  perform app.queue_mail(
    'change_email', ask_address_change.new_email,
    jsonb_build_object('name', coalesce(holder.display_name, holder.username)), secret);
  perform auth.tell(
    holder.tenant_id, holder.id, 'email_change_requested',
    jsonb_build_object('new_email', ask_address_change.new_email));
end
$$;

-- An admin's change that waits stays: it can be refused.
create or replace function app.drop_address_change(tenant_id integer, account_id uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select app.drop_account_change(change.tenant_id, change.account_id, change.kind)
    from app.account_changes as change
   where change.tenant_id = drop_address_change.tenant_id
     and change.account_id = drop_address_change.account_id
     and change.kind = 'email'
     and change.state = 'pending'
     and change.veto_hash is null;
$$;

-- Whether an admin took the account's address (address_set_aside.sql), and none came in its place yet.
create or replace function auth.is_set_aside(tenant_id integer, account_id uuid)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
           select
             from auth.set_aside_addresses as aside
            where aside.tenant_id = is_set_aside.tenant_id
              and aside.account_id = is_set_aside.account_id);
$$;

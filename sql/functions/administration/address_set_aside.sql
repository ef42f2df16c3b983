-- An address that was never confirmed may stand in its owner's way: someone registered with it, by a mistake or on purpose. An
-- admin sets it aside. The account keeps all that it has but the address. Its holder may be a person with a typo: they sign in,
-- hear of it, and give another address (set_aside_addresses.sql).

-- By an admin, at once. MM409 where the holder confirmed the address, or it was set aside before.
create or replace function app.set_address_aside(account uuid, reason text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before constant app.accounts := app.administer(account);
begin
  if before.email_verified_at is not null then
    perform app.raise_conflict('address-confirmed');
  end if;
  if auth.is_set_aside(before.tenant_id, before.id) then
    perform app.raise_conflict('address-set-aside');
  end if;
  perform app.revoke_access(before.id);
  -- only the reader of that mailbox could refuse it
  perform app.drop_account_change(before.tenant_id, before.id, 'factors');
  perform app.forget_mail_to_unconfirmed(before);
  insert into auth.set_aside_addresses (tenant_id, account_id, address_hash)
  values (before.tenant_id, before.id, auth.address_hash(before.tenant_id, before.email));
  update app.accounts as person
     -- no id that is shown anywhere: else a stranger could register with the address before
     set email = gen_random_uuid() || '@set-aside.invalid',
         updated_at = now()
   where person.tenant_id = before.tenant_id
     and person.id = before.id;
  perform app.audit('address_set_aside', before.id, app.keep_reason(before.id, set_address_aside.reason));
end
$$;

-- Mails about this account say nothing to whoever has the address next, and what waits is not sent. An invitation was meant for
-- the address, and an erasure waits for the mail about it.
create or replace function app.forget_mail_to_unconfirmed(holder app.accounts)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete
    from app.outbox_mail as mail
   where mail.tenant_id = holder.tenant_id
     and mail.recipient = holder.email
     and not app.is_invitation(mail.kind)
     and not exists (
       select
         from app.erasures as erasure
        where erasure.tenant_id = mail.tenant_id
          and erasure.mail_id = mail.id);
$$;

grant execute on function app.set_address_aside(uuid, text) to mm_admin;

-- Mail that comes back since there is no such address: the mail server refuses the recipient for good, or a later one
-- reports that it could not deliver. Three such mails stop all mail to the address but what concerns the account's
-- security. They are counted from the last time that the address was confirmed: that a mail server took a mail says
-- nothing of whether it arrived, and only a link that was used does.

-- A server refused this mail's recipient for good.
create or replace function app.mail_refused(tenant_id integer, id uuid, error text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  refused app.outbox_mail;
begin
  perform app.mail_failed(tenant_id, id, error, true);
  select mail.*
    into refused
    from app.outbox_mail as mail
   where mail.tenant_id = mail_refused.tenant_id
     and mail.id = mail_refused.id
     and mail.sent_at is null
     and mail.bounced_at is null
     for update;
  if found then
    perform app.note_bounce(refused);
  end if;
end
$$;

-- A report says that the mail with this id did not reach any of these addresses, in lower case. Whether it counts: once a
-- mail, for the address that it went to, and as long as servers try. Anyone can send a report; a mail's id is known only
-- to who got it.
create or replace function app.take_bounce(id uuid, addresses text[])
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  returned app.outbox_mail;
begin
  select mail.*
    into returned
    from app.tenants as tenant
    join app.outbox_mail as mail
      on mail.tenant_id = tenant.id
     and mail.id = take_bounce.id
   where lower(mail.recipient) = any (addresses)
     and mail.sent_at > now() - interval '10 days'
     and mail.bounced_at is null
     for update of mail;
  if not found then
    return false;
  end if;
  perform app.note_bounce(returned);
  return true;
end
$$;

-- A mail from before the address was confirmed does not count any more.
create or replace function app.note_bounce(returned app.outbox_mail)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  holder app.accounts;
begin
  update app.outbox_mail as mail
     set bounced_at = now()
   where mail.tenant_id = returned.tenant_id
     and mail.id = returned.id;
  update app.accounts as account
     set mail_bounces = account.mail_bounces + 1
   where account.tenant_id = returned.tenant_id
     and account.email = lower(returned.recipient)
     and account.mail_stopped_since is null
     and (account.email_verified_at is null or account.email_verified_at < returned.created_at)
  returning account.* into holder;
  if holder.mail_bounces >= 3 then
    perform app.stop_mail(holder);
  end if;
end
$$;

-- Mail that already waits is not sent either. The person gets a notice in the app.
create or replace function app.stop_mail(holder app.accounts)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.accounts as account
     set mail_stopped_since = now()
   where account.tenant_id = holder.tenant_id
     and account.id = holder.id;
  update app.outbox_mail as mail
     set failed_at = now(),
         secret = null,
         last_error = 'mail to this address came back'
   where mail.tenant_id = holder.tenant_id
     and mail.recipient = holder.email
     and mail.sent_at is null
     and mail.failed_at is null
     and not app.is_security_mail(mail.kind);
  perform auth.set_context(holder.tenant_id, null, null, 'worker');
  perform app.notify(holder.id, 'mail_stopped');
end
$$;

-- Another address starts with no bounces, and so does one whose link was used.
create or replace function app.resume_mail() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  new.mail_bounces := 0;
  new.mail_stopped_since := null;
  return new;
end
$$;

grant execute on function app.mail_refused(integer, uuid, text), app.take_bounce(uuid, text[]) to mm_worker;

-- Mail: queued by functions that have a reason to write, claimed over all tenants by the mail loop.

-- For an address without an account, of which nothing is kept but the mails themselves.
create or replace function app.returns_mail(address text)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select count(*) >= 3
    from app.outbox_mail as mail
   where mail.tenant_id = app.tenant_id()
     and mail.recipient = address
     and mail.bounced_at is not null;
$$;

-- What an account has in place of an address that was set aside. Nothing ever arrives there: no domain ends in `invalid`
-- (RFC 2606).
create or replace function app.is_placeholder(address text)
returns boolean
language sql immutable
set search_path = pg_catalog, pg_temp
return lower(address) like '%@set-aside.invalid';

-- The one way into the outbox, for the functions that have a reason: no request role writes a mail of its own
-- making. Nobody without an account is invited who once refused it. `secret` holds further arguments, encrypted by the server. The language is
-- the recipient's where the address is an account's, else the asker's, else the tenant's. What people may choose to hear
-- of is not queued for who chose not to (then null is returned), and waits for the end of their quiet hours. An address
-- that does not exist gets nothing (mail_bounces.sql) but what concerns its account's security, and one that stands in for an
-- address that was set aside gets nothing at all. Nor does anyone get what belongs to a module that the tenant has not.
create or replace function app.queue_mail(
  kind text, recipient text, arguments jsonb default '{}', secret bytea default null)
returns uuid
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.outbox_mail (tenant_id, id, kind, recipient, locale, arguments, secret, next_try_at)
  select t.id, app.new_id(), kind, recipient, coalesce(addressee.locale, asker.locale, t.locale),
         arguments, secret,
         case when app.topic_of(kind) is null then now() else app.after_quiet_hours(addressee.id, now()) end
    from app.tenants t
    left join app.accounts addressee on addressee.tenant_id = t.id and addressee.email = lower(recipient)
    left join app.accounts asker on asker.tenant_id = t.id and asker.id = app.account_id()
   where t.id = app.tenant_id()
     and not app.is_placeholder(recipient)
     and app.wants(addressee.id, app.topic_of(kind), 'mail')
     and kind <> all (app.kinds_without(t.modules))
     and (addressee.mail_stopped_since is null or app.is_security_mail(kind))
     and not (addressee.id is null
              and app.is_invitation(kind)
              and (app.refuses_invitations(recipient) or app.returns_mail(recipient)))
  returning id;
$$;

-- Up to `at_most` mails that are due, each leased for five minutes: a loop that dies loses nothing. With the account that
-- each goes to, and what it is about where that can be unsubscribed from. Of the kinds that the caller has texts for: while
-- servers are replaced, a mail of a new kind waits for one that knows it.
create or replace function app.claim_mail(at_most integer, kinds text[])
returns table (
  tenant_id integer, id uuid, kind text, recipient text, locale text, arguments jsonb, secret bytea,
  attempts smallint, tenant_name text, public_url text, host text, sender text, account_id uuid, topic text)
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  with due as materialized (
    select m.tenant_id, m.id
      from app.outbox_mail m
     where m.sent_at is null
       and m.failed_at is null
       and m.next_try_at <= now()
       and m.kind = any (claim_mail.kinds)
     order by m.next_try_at
     limit at_most
       for update skip locked
  ), claimed as (
    update app.outbox_mail m
       set attempts = m.attempts + 1,
           next_try_at = now() + interval '5 minutes'
      from due
     where m.tenant_id = due.tenant_id
       and m.id = due.id
    returning m.*
  )
  select c.tenant_id, c.id, c.kind, c.recipient, c.locale, c.arguments, c.secret, c.attempts,
         t.name, t.public_url,
         (select h.host from app.tenant_hosts h where h.tenant_id = t.id order by h.position, h.host limit 1),
         t.mail_sender, addressee.id, app.topic_of(c.kind)
    from claimed c
    join app.tenants t on t.id = c.tenant_id
    left join app.accounts addressee on addressee.tenant_id = c.tenant_id and addressee.email = lower(c.recipient)
   order by c.id;
$$;

-- As app.claim_mail, with what the tenant's brand looks like, and the key of the link by which the recipient has no more
-- mails like it (auth.unsubscribe_key).
create or replace function app.due_mail(at_most integer, kinds text[])
returns table (
  tenant_id integer, id uuid, kind text, recipient text, locale text, arguments jsonb, secret bytea,
  tenant_name text, public_url text, host text, sender text, account_id uuid, topic text, branding jsonb,
  unsubscribe_key text)
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select c.tenant_id, c.id, c.kind, c.recipient, c.locale, c.arguments, c.secret, c.tenant_name, c.public_url, c.host,
         c.sender, c.account_id, c.topic, t.branding,
         auth.unsubscribe_key(c.tenant_id, c.account_id, c.recipient, c.kind)
    from app.claim_mail(due_mail.at_most, due_mail.kinds) as c
    join app.tenants as t on t.id = c.tenant_id
   order by c.id;
$$;

create or replace function app.mail_sent(tenant_id integer, id uuid)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  update app.outbox_mail m
     set sent_at = now(),
         secret = null,
         last_error = null
   where m.tenant_id = mail_sent.tenant_id
     and m.id = mail_sent.id;
$$;

-- Tries again after 10 s, 20 s, 40 s … an hour; gives up at once where `is_permanent`, else after two days.
create or replace function app.mail_failed(tenant_id integer, id uuid, error text, is_permanent boolean)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  update app.outbox_mail m
     set last_error = left(error, 500),
         next_try_at =
           now() + least(interval '5 seconds' * power(2, least(m.attempts, 12)), interval '1 hour'),
         failed_at = case when over.is_over then now() end,
         secret = case when over.is_over then null else m.secret end
    from (select w.tenant_id, w.id, is_permanent or w.created_at < now() - interval '2 days' as is_over
            from app.outbox_mail w) over
   where m.tenant_id = mail_failed.tenant_id
     and m.id = mail_failed.id
     and over.tenant_id = m.tenant_id
     and over.id = m.id
     and m.sent_at is null;
$$;

grant execute on function app.claim_mail(integer, text[]), app.due_mail(integer, text[]), app.mail_sent(integer, uuid),
  app.mail_failed(integer, uuid, text, boolean) to mm_worker;

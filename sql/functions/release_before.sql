-- What servers of two releases ago call: those that were not restarted since, and those that are installed again.
-- What the release before calls stands in sql/release-before.jsonl. What is made anew under another type is dropped
-- here and not by a migration: hours may lie between that and this, where large indexes are built.

drop function if exists app.claim_mail(integer);

-- Of the kinds that they have texts for: one that they don't know they would give up for good. Where none of the newer ones
-- runs, theirs is the mail loop that answers what was asked by an address.
create or replace function app.claim_mail(at_most integer)
returns table (
  tenant_id integer, id uuid, kind text, recipient text, locale text, arguments jsonb, secret bytea,
  attempts smallint, tenant_name text, public_url text, host text, sender text, account_id uuid, topic text)
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.answer_by_address(at_most);

  select *
    from app.claim_mail(
           at_most,
           array[
             'verify_email', 'change_email', 'reset_password', 'email_verified', 'email_change_requested',
             'password_changed', 'username_reminder', 'invite', 'invite_accepted', 'trial_ends', 'payment_failed',
             'subscription_read_only', 'subscription_ended', 'subscription_refunded', 'comment_written',
             'message_written', 'coaching_ended', 'team_invite']);
$$;

-- They do not tell the client's address, by which auth.ask_by_address bounds what is asked.
create or replace function auth.resend_verification(email text, token_hash bytea, secret bytea)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select auth.keep_address_request('verify_email', email, token_hash, secret);
$$;

create or replace function auth.request_reset(email text, token_hash bytea, secret bytea)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select auth.keep_address_request('reset_password', email, token_hash, secret);
$$;

create or replace function auth.remind_username(email text)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select auth.keep_address_request('username_reminder', email, null, null);
$$;

create or replace function auth.redeem_reset(token_hash bytea, password_hash text)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select auth.redeem_reset(token_hash, password_hash, false);
$$;

alter function app.claim_mail(integer) owner to mm_definer;
alter function auth.resend_verification(text, bytea, bytea) owner to mm_definer;
alter function auth.request_reset(text, bytea, bytea) owner to mm_definer;
alter function auth.remind_username(text) owner to mm_definer;
alter function auth.redeem_reset(bytea, text) owner to mm_definer;
grant execute on function app.claim_mail(integer) to mm_worker;
grant execute on function
  auth.resend_verification(text, bytea, bytea),
  auth.request_reset(text, bytea, bytea),
  auth.remind_username(text),
  auth.redeem_reset(bytea, text)
  to musclemate_server;

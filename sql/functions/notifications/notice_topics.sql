-- The topics of notices and mails, and which of them people may choose. Whatever has no topic is always sent: what
-- concerns the security of an account, money, and what someone asked for themselves.

-- The topics, with how they are sent unless someone chose otherwise; null: never by that way.
create or replace function app.notice_topics()
returns table (topic text, app boolean, mail boolean)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  values ('messages', true, true),
         ('comments', true, true),
         ('coaching', true, true),
         ('sharing', true, null),
         ('teams', true, true),
         ('plans', true, null),
         ('reminders', true, false),
         ('feedback', true, true),
         ('weekly_summary', null, true),
         ('client_digest', null, true),
         ('motivation', false, false)
$$;

-- The topic of a notice or a mail.
create or replace function app.topic_of(kind text)
returns text
language sql immutable
set search_path = pg_catalog, pg_temp
return case
  when kind in ('message', 'message_written') then 'messages'
  when kind in ('workout_comment', 'client_comment', 'comment_answer', 'comment_written') then 'comments'
  when kind in ('invite', 'invite_accepted', 'invite_declined', 'invite_expired', 'invite_no_place', 'coaching_ended') then
    'coaching'
  when kind like 'sharing\_%' or kind like 'scopes\_%' then 'sharing'
  when kind like 'team\_%' or kind like 'move\_%' then 'teams'
  when kind like 'plan\_%' then 'plans'
  when kind = 'workout_reminder' then 'reminders'
  when kind like 'feedback\_%' then 'feedback'
  when kind in ('weekly_summary', 'client_digest', 'motivation') then kind
end;

-- The topics of what the caller's tenant has.
create or replace function app.topics_there()
returns table (topic text, app boolean, mail boolean)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select usual.topic, usual.app, usual.mail
    from app.notice_topics() with ordinality as usual (topic, app, mail, row_num)
   where usual.topic <> all ((select app.kinds_without_module())::text[])
   order by usual.row_num
$$;

-- Whether a mail concerns who may enter the account, what becomes of it, or what was looked at in it. These are also
-- sent to an address from which mail came back.
create or replace function app.is_security_mail(kind text)
returns boolean
language sql immutable
set search_path = pg_catalog, pg_temp
return kind = any (array[
  'verify_email', 'change_email', 'reset_password', 'email_verified', 'email_change_requested', 'email_changed', 'address_set',
  'password_changed', 'password_was_reset', 'username_reminder', 'username_changed', 'new_device', 'unlock_account',
  'factor_added', 'factor_removed', 'factors_removed', 'recovery_codes_made', 'recovery_code_used', 'passkey_added',
  'passkey_removed', 'passkey_suspended', 'codes_guessed', 'identity_linked', 'identity_unlinked', 'api_key_created',
  'account_invited', 'account_changed', 'account_locked', 'account_unlocked', 'account_taken_over',
  'account_email_asked', 'factor_removal_asked', 'admin_added', 'break_glass_opened', 'alert_raised', 'export_ready',
  'erasure_requested', 'erasure_taken_back', 'erasure_near', 'account_erased']);

-- Whether someone gets a topic by a way (`app`, `push`, `mail`). What is shown in the app is pushed, unless someone chose
-- otherwise. A person without an account has chosen nothing.
create or replace function app.wants(account uuid, topic text, way text)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           wants.topic is null
           or wants.account is null
           or coalesce(
                (select case way when 'app' then chosen.app when 'push' then coalesce(chosen.push, chosen.app) else chosen.mail end
                   from app.notice_preferences as chosen
                  where chosen.tenant_id = app.tenant_id()
                    and chosen.account_id = wants.account
                    and chosen.topic = wants.topic),
                (select case way when 'mail' then usual.mail else usual.app end
                   from app.notice_topics() as usual
                  where usual.topic = wants.topic)),
           false)
$$;

-- The moment itself, or where it falls into someone's quiet hours, their end.
create or replace function app.after_quiet_hours(account uuid, moment timestamptz)
returns timestamptz
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           (select (case
                      when quiet.starts_at < quiet.ends_at
                           and here.local::time >= quiet.starts_at
                           and here.local::time < quiet.ends_at
                        then here.local::date + quiet.ends_at
                      when quiet.starts_at > quiet.ends_at
                           and here.local::time >= quiet.starts_at
                        then here.local::date + 1 + quiet.ends_at
                      when quiet.starts_at > quiet.ends_at
                           and here.local::time < quiet.ends_at
                        then here.local::date + quiet.ends_at
                    end) at time zone here.zone
              from app.quiet_hours as quiet
              join app.accounts as account
                on account.tenant_id = quiet.tenant_id
               and account.id = quiet.account_id
             cross join lateral (select coalesce(quiet.time_zone, account.time_zone) as zone) as named
             cross join lateral (
               select named.zone as zone, after_quiet_hours.moment at time zone named.zone as local) as here
             where quiet.tenant_id = app.tenant_id()
               and quiet.account_id = after_quiet_hours.account),
           moment)
$$;

grant execute on function app.notice_topics(), app.topics_there() to mm_lifter, mm_coach, mm_admin;

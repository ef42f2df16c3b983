-- The rows that a run of the retention would delete. By the same moments as its deletions, table by table: a test holds
-- the two against each other.

-- The rows that a run would delete: counted, and not locked or touched. Of the branches only the named one is run.
create or replace function app.count_expired(
  relation text, before timestamptz, out changed bigint, out sample jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  with expired as not materialized (
    select due.id::text as name
      from auth.sessions as due
     where relation = 'auth.sessions'
       and due.tenant_id = app.tenant_id()
       and due.expires_at < before
     union all
    select due.account_id::text as name
      from auth.one_time_tokens as due
     where relation = 'auth.one_time_tokens'
       and due.tenant_id = app.tenant_id()
       and due.created_at < before
     union all
    select due.id::text as name
      from auth.sign_in_attempts as due
     where relation = 'auth.sign_in_attempts'
       and due.tenant_id = app.tenant_id()
       and due.at < before
     union all
    select due.id::text as name
      from auth.registrations as due
     where relation = 'auth.registrations'
       and due.tenant_id = app.tenant_id()
       and due.at < before
     union all
    select due.id::text as name
      from auth.address_requests as due
     where relation = 'auth.address_requests'
       and due.tenant_id = app.tenant_id()
       and due.asked_at < before
     union all
    select due.username as name
      from auth.given_up_usernames as due
     where relation = 'auth.given_up_usernames'
       and due.tenant_id = app.tenant_id()
       and due.given_up_at < before
     union all
    select due.id::text as name
      from app.share_links as due
     where relation = 'app.share_links'
       and due.tenant_id = app.tenant_id()
       and due.expires_at < before
     union all
    select due.id::text as name
      from app.deleted_things as due
     where relation = 'app.deleted_things'
       and due.tenant_id = app.tenant_id()
       and due.deleted_at < before
     union all
    select due.id::text as name
      from app.sync_devices as due
     where relation = 'app.sync_devices'
       and due.tenant_id = app.tenant_id()
       and due.seen_at < before
     union all
    select due.kind || ' ' || due.id as name
      from app.deletions as due
     where relation = 'app.deletions'
       and due.tenant_id = app.tenant_id()
       and due.deleted_at < before
       and due.kind <> 'imported_workout'
     union all
    select due.id::text as name
      from app.notices as due
     where relation = 'app.notices'
       and due.tenant_id = app.tenant_id()
       and due.created_at < before
     union all
    select due.id::text as name
      from app.outbox_mail as due
     where relation = 'app.outbox_mail'
       and due.tenant_id = app.tenant_id()
       and due.created_at < before
     union all
    select due.notice_id::text as name
      from app.pushes as due
     where relation = 'app.pushes'
       and due.tenant_id = app.tenant_id()
       and due.created_at < before
     union all
    select due.account_id::text as name
      from app.sent_notifications as due
     where relation = 'app.sent_notifications'
       and due.tenant_id = app.tenant_id()
       and due.told_at < before
     union all
    select due.id::text as name
      from app.access_log as due
     where relation = 'app.access_log'
       and due.tenant_id = app.tenant_id()
       and due.at < before
     union all
    select due.id::text as name
      from app.account_changes as due
     where relation = 'app.account_changes'
       and due.tenant_id = app.tenant_id()
       and due.closed_at < before
     union all
    select due.id::text as name
      from app.deleted_workouts as due
     where relation = 'app.deleted_workouts'
       and due.tenant_id = app.tenant_id()
       and due.deleted_at < before
     union all
    select due.resource_id::text as name
      from app.idempotency_keys as due
     where relation = 'app.idempotency_keys'
       and due.tenant_id = app.tenant_id()
       and due.created_at < before
     union all
    select due.account_id::text as name
      from app.active_days as due
     where relation = 'app.active_days'
       and due.tenant_id = app.tenant_id()
       and due.day < (before at time zone 'UTC')::date
     union all
    select due.event_id as name
      from app.billing_events as due
     where relation = 'app.billing_events'
       and due.tenant_id = app.tenant_id()
       and due.received_at < before
     union all
    select due.id as name
      from app.payments as due
     where relation = 'app.payments'
       and due.tenant_id = app.tenant_id()
       and due.paid_at < before
  )
  select (
           select count(*)
             from expired),
         (
           select coalesce(jsonb_agg(picked.name), '[]')
             from (
               select expired.name
                 from expired
                limit 10) as picked)
    into changed, sample;
end
$$;

-- Data that is kept for so long and no longer. How long, the personal-data inventory says, which a job reads; this file
-- says by which moment a row's age counts. Of the context's tenant.

-- The oldest rows of a table from before a moment, at most so many, are gone; returns their names. A table that is not
-- listed here is an error. It is put on record for the tenant, as what someone deletes by hand would be.
create or replace function app.delete_expired(relation text, before timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  names constant text[] := app.names_of_expired(relation, before, at_most);
begin
  if cardinality(names) > 0 then
    perform app.audit(
      'expired_deleted', null, jsonb_build_object('table', relation, 'rows', cardinality(names)));
  end if;
  return names;
end
$$;

create or replace function app.names_of_expired(relation text, before timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  case
    when relation in (
      'auth.sessions', 'auth.one_time_tokens', 'auth.sign_in_attempts', 'auth.registrations',
      'auth.address_requests', 'auth.given_up_usernames') then
      return auth.delete_expired(relation, before, at_most);
    when relation in (
      'app.notices', 'app.outbox_mail', 'app.pushes', 'app.sent_notifications', 'app.access_log', 'app.account_changes') then
      return app.delete_expired_traces(relation, before, at_most);
    when relation in (
      'app.deleted_workouts', 'app.deleted_things', 'app.share_links', 'app.idempotency_keys', 'app.sync_devices', 'app.active_days', 'app.billing_events', 'app.payments') then
      return app.delete_expired_records(relation, before, at_most);
    when relation = 'app.deletions' then
      return app.sweep_tombstones(before, at_most);
    when relation = 'app.billing_event_outcomes' then
      -- goes with its event
      return '{}';
  end case;
end
$$;

create or replace function auth.delete_expired(relation text, before timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  names text[];
begin
  case relation
    when 'auth.sessions' then
      with gone as (
        delete from auth.sessions as old
         where old.ctid = any (array(
           select due.ctid
             from auth.sessions as due
            where due.tenant_id = app.tenant_id()
              and due.expires_at < before
            order by due.expires_at
            limit at_most
              for update skip locked))
        returning old.id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'auth.one_time_tokens' then
      with gone as (
        delete from auth.one_time_tokens as old
         where old.ctid = any (array(
           select due.ctid
             from auth.one_time_tokens as due
            where due.tenant_id = app.tenant_id()
              and due.created_at < before
            order by due.created_at
            limit at_most
              for update skip locked))
        returning old.account_id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'auth.sign_in_attempts' then
      with gone as (
        delete from auth.sign_in_attempts as old
         where old.ctid = any (array(
           select due.ctid
             from auth.sign_in_attempts as due
            where due.tenant_id = app.tenant_id()
              and due.at < before
            order by due.at
            limit at_most
              for update skip locked))
        returning old.id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'auth.registrations' then
      with gone as (
        delete from auth.registrations as old
         where old.ctid = any (array(
           select due.ctid
             from auth.registrations as due
            where due.tenant_id = app.tenant_id()
              and due.at < before
            order by due.at
            limit at_most
              for update skip locked))
        returning old.id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'auth.address_requests' then
      with gone as (
        delete from auth.address_requests as old
         where old.ctid = any (array(
           select due.ctid
             from auth.address_requests as due
            where due.tenant_id = app.tenant_id()
              and due.asked_at < before
            order by due.asked_at
            limit at_most
              for update skip locked))
        returning old.id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'auth.given_up_usernames' then
      with gone as (
        delete from auth.given_up_usernames as old
         where old.ctid = any (array(
           select due.ctid
             from auth.given_up_usernames as due
            where due.tenant_id = app.tenant_id()
              and due.given_up_at < before
            order by due.given_up_at
            limit at_most
              for update skip locked))
        returning old.username as name)
      select array_agg(gone.name)
        into names
        from gone;
  end case;
  return names;
end
$$;

create or replace function app.delete_expired_traces(relation text, before timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  names text[];
begin
  case relation
    when 'app.notices' then
      with gone as (
        delete from app.notices as old
         where old.ctid = any (array(
           select due.ctid
             from app.notices as due
            where due.tenant_id = app.tenant_id()
              and due.created_at < before
            order by due.created_at
            limit at_most
              for update skip locked))
        returning old.id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'app.outbox_mail' then
      with gone as (
        delete from app.outbox_mail as old
         where old.ctid = any (array(
           select due.ctid
             from app.outbox_mail as due
            where due.tenant_id = app.tenant_id()
              and due.created_at < before
            order by due.created_at
            limit at_most
              for update skip locked))
        returning old.id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'app.pushes' then
      with gone as (
        delete from app.pushes as old
         where old.ctid = any (array(
           select due.ctid
             from app.pushes as due
            where due.tenant_id = app.tenant_id()
              and due.created_at < before
            order by due.created_at
            limit at_most
              for update skip locked))
        returning old.notice_id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'app.sent_notifications' then
      with gone as (
        delete from app.sent_notifications as old
         where old.ctid = any (array(
           select due.ctid
             from app.sent_notifications as due
            where due.tenant_id = app.tenant_id()
              and due.told_at < before
            order by due.told_at
            limit at_most
              for update skip locked))
        returning old.account_id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'app.access_log' then
      with gone as (
        delete from app.access_log as old
         where old.ctid = any (array(
           select due.ctid
             from app.access_log as due
            where due.tenant_id = app.tenant_id()
              and due.at < before
            order by due.at
            limit at_most
              for update skip locked))
        returning old.id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'app.account_changes' then
      with gone as (
        delete from app.account_changes as old
         where old.ctid = any (array(
           select due.ctid
             from app.account_changes as due
            where due.tenant_id = app.tenant_id()
              and due.closed_at < before
            order by due.closed_at
            limit at_most
              for update skip locked))
        returning old.id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
  end case;
  return names;
end
$$;

-- Records of what happened that are older than their time, as app.delete_expired asks for it.

create or replace function app.delete_expired_records(relation text, before timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  names text[];
begin
  case relation
    when 'app.deleted_workouts' then
      with gone as (
        delete from app.deleted_workouts as old
         where old.ctid = any (array(
           select due.ctid
             from app.deleted_workouts as due
            where due.tenant_id = app.tenant_id()
              and due.deleted_at < before
            order by due.deleted_at
            limit at_most
              for update skip locked))
        returning old.id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'app.deleted_things' then
      with gone as (
        delete from app.deleted_things as old
         where old.ctid = any (array(
           select due.ctid
             from app.deleted_things as due
            where due.tenant_id = app.tenant_id()
              and due.deleted_at < before
            order by due.deleted_at
            limit at_most
              for update skip locked))
        returning old.id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'app.share_links' then
      with gone as (
        delete from app.share_links as old
         where old.ctid = any (array(
           select due.ctid
             from app.share_links as due
            where due.tenant_id = app.tenant_id()
              and due.expires_at < before
            order by due.expires_at
            limit at_most
              for update skip locked))
        returning old.id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'app.idempotency_keys' then
      with gone as (
        delete from app.idempotency_keys as old
         where old.ctid = any (array(
           select due.ctid
             from app.idempotency_keys as due
            where due.tenant_id = app.tenant_id()
              and due.created_at < before
            order by due.created_at
            limit at_most
              for update skip locked))
        returning old.resource_id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'app.sync_devices' then
      with gone as (
        delete from app.sync_devices as old
         where old.ctid = any (array(
           select due.ctid
             from app.sync_devices as due
            where due.tenant_id = app.tenant_id()
              and due.seen_at < before
            order by due.seen_at
            limit at_most
              for update skip locked))
        returning old.id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'app.active_days' then
      with gone as (
        delete from app.active_days as old
         where old.ctid = any (array(
           select due.ctid
             from app.active_days as due
            where due.tenant_id = app.tenant_id()
              and due.day < (before at time zone 'UTC')::date
            order by due.day
            limit at_most
              for update skip locked))
        returning old.account_id::text as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'app.billing_events' then
      with gone as (
        delete from app.billing_events as old
         where old.ctid = any (array(
           select due.ctid
             from app.billing_events as due
            where due.tenant_id = app.tenant_id()
              and due.received_at < before
            order by due.received_at
            limit at_most
              for update skip locked))
        returning old.event_id as name)
      select array_agg(gone.name)
        into names
        from gone;
    when 'app.payments' then
      with gone as (
        delete from app.payments as old
         where old.ctid = any (array(
           select due.ctid
             from app.payments as due
            where due.tenant_id = app.tenant_id()
              and due.paid_at < before
            order by due.paid_at
            limit at_most
              for update skip locked))
        returning old.id as name)
      select array_agg(gone.name)
        into names
        from gone;
  end case;
  return names;
end
$$;

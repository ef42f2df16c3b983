-- The devices that notices are sent to. One goes with the session that named it, and when its push service says that it is
-- there no more.

-- Names a device of the caller's, or gives it another address. An address belongs to whoever named it last: two people may
-- sign in on one device, one after the other. MM404 where the tenant is not known at such a push service, MM409 beyond
-- twenty devices.
create or replace function app.put_push_target(
  id uuid, kind text, digest bytea, sealed bytea, device_id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select
      from app.push_services as service
     where service.tenant_id = app.tenant_id()
       and service.kind = put_push_target.kind) then
    perform app.raise_not_found('no-push-service');
  end if;
  -- so that of two at once the second one counts the first
  perform
     from app.accounts as own
    where own.tenant_id = app.tenant_id()
      and own.id = app.account_id()
      for no key update;
  delete from app.push_targets as other
   where other.tenant_id = app.tenant_id()
     and other.digest = put_push_target.digest
     and (other.account_id, other.id) is distinct from (app.account_id(), put_push_target.id);
  perform app.enforce_limit(20, (
    select count(*)
      from app.push_targets as other
     where other.tenant_id = app.tenant_id()
       and other.account_id = app.account_id()
       and other.id <> put_push_target.id));
  insert into app.push_targets as own (tenant_id, account_id, id, session_id, kind, digest, sealed, device_id)
  values (app.tenant_id(), app.account_id(), put_push_target.id, app.session_id(), put_push_target.kind,
          put_push_target.digest, put_push_target.sealed, put_push_target.device_id)
      on conflict on constraint push_targets_pkey do update
     set session_id = excluded.session_id,
         kind = excluded.kind,
         digest = excluded.digest,
         sealed = excluded.sealed,
         device_id = excluded.device_id,
         failed_at = null;
end
$$;

grant execute on function app.put_push_target(uuid, text, bytea, bytea, uuid) to mm_lifter, mm_coach, mm_admin;

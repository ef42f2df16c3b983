-- Operations of devices that work without a connection. A device numbers what it sends, and sends in order. The number is
-- claimed in the transaction that writes, so neither is there without the other, and a repetition, however late, is known.

-- Claims the operation that the request states (SignIn.operation), if it states one: once in a transaction. What is refused
-- later rolls the claim back with it, and uses up no number. A transaction that only finds out what is to be written
-- (`app.operation_looks`) gets the same refusals and claims nothing.
--   MM208 `operation-done`: it was carried out before; the device pulls what became of it.
--   MM409 `sequence-taken`: another operation has this number.
--   MM409 `sequence-gap`: earlier operations are missing. Both name the number of the last that was carried out.
create or replace function app.claim_operation()
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  remembered constant integer := 32;
  device constant uuid := nullif(current_setting('app.operation_device', true), '')::uuid;
  number constant bigint := nullif(current_setting('app.operation_sequence', true), '')::bigint;
  operation constant uuid := nullif(current_setting('app.operation_id', true), '')::uuid;
  request constant text := current_setting('app.request_id', true);
  looks constant boolean := current_setting('app.operation_looks', true) = 'on';
  known app.sync_devices;
begin
  if device is null then
    return;
  end if;
  if not looks then
    perform app.lock_device(device);
  end if;
  select own.*
    into known
    from app.sync_devices as own
   where own.tenant_id = app.tenant_id()
     and own.account_id = app.account_id()
     and own.id = device;
  known.done := coalesce(known.done, 0);
  if number = known.done and operation = known.recent[cardinality(known.recent)] and request = known.request_id then
    return;
  end if;
  if number <= known.done - remembered or number <= known.done and operation = any (known.recent) then
    raise exception 'operation-done' using errcode = 'MM208';
  end if;
  if number <> known.done + 1 then
    perform app.raise_conflict(
      case when number <= known.done then 'sequence-taken' else 'sequence-gap' end,
      jsonb_build_object('done', known.done::text));
  end if;
  if looks then
    return;
  end if;
  update app.sync_devices as own
     set done = number,
         recent = (own.recent || operation)[greatest(1, cardinality(own.recent) + 2 - remembered):],
         request_id = request,
         seen_at = now()
   where own.tenant_id = app.tenant_id()
     and own.account_id = app.account_id()
     and own.id = device;
end
$$;

-- Waits for the device's other operations; a new device is noted.
create or replace function app.lock_device(device uuid)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app.sync_devices (tenant_id, account_id, id)
  values (app.tenant_id(), app.account_id(), device)
      on conflict do nothing;
  if found then
    perform app.make_room_for_device(device);
  else
    perform
       from app.sync_devices as own
      where own.tenant_id = app.tenant_id()
        and own.account_id = app.account_id()
        and own.id = device
        for update;
  end if;
end
$$;

-- An account has 20 devices: the one that was unseen for longest goes. If it comes again, it begins as a new one.
create or replace function app.make_room_for_device(device uuid)
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  delete from app.sync_devices as old
   where old.tenant_id = app.tenant_id()
     and old.account_id = app.account_id()
     and old.id in (
       select other.id
         from app.sync_devices as other
        where other.tenant_id = app.tenant_id()
          and other.account_id = app.account_id()
          and other.id <> device
        order by other.seen_at desc, other.id
       offset 20 - 1)
$$;

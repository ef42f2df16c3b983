-- The identifier of an imported workout: the same whenever the lifter imports the same workout, and another for
-- another lifter. `key` identifies app, local start and name. A UUID of version 8 (RFC 9562, section 5.8).
create or replace function app.imported_id(lifter uuid, key uuid)
returns uuid
language sql immutable strict parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select encode(
           set_byte(
             set_byte(digest.bytes, 6, get_byte(digest.bytes, 6) & 15 | 128),
             8, get_byte(digest.bytes, 8) & 63 | 128),
           'hex')::uuid
    from (select substring(sha256(uuid_send(lifter) || uuid_send(key)) for 16)) as digest (bytes)
$$;

-- The zone that the times of a file are in: the given one, else that of the caller's profile.
create or replace function app.import_zone(given text)
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce(
    app.checked_time_zone(given),
    (select account.time_zone
       from app.accounts as account
      where account.tenant_id = app.tenant_id()
        and account.id = app.account_id()));
end
$$;

-- By the lifter's own statements, which may not write to the audit log themselves. An erasure takes imports along too,
-- in nobody's name.
create or replace function app.audit_import()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform app.audit('workouts_imported', new.lifter_id, jsonb_build_object('import', new.id));
  elsif old.lifter_id = app.account_id() then
    perform app.audit('import_taken_back', old.lifter_id, jsonb_build_object('import', old.id));
  end if;
  return null;
end
$$;

grant execute on function app.imported_id(uuid, uuid), app.import_zone(text) to mm_lifter, mm_coach;

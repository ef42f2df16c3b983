-- Sets what an app keeps for the caller, in the place of what it kept before. `seen` is the version that the app saw, 0 if
-- nothing was kept; null compares nothing. MM412 for another version.
create or replace function app.set_portal_preferences(document jsonb, seen bigint)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if seen > 0 and not exists (
    select
      from app.portal_preferences as own
     where own.tenant_id = app.tenant_id()
       and own.account_id = app.account_id())
  then
    raise exception using errcode = 'MM412', message = 'it has another version';
  end if;
  -- Two devices may write at once: the version is compared with the row that the write waited for.
  insert into app.portal_preferences as kept (tenant_id, account_id, document)
  values (app.tenant_id(), app.account_id(), set_portal_preferences.document)
      on conflict on constraint portal_preferences_pkey do update
     set document = excluded.document,
         version = kept.version + 1,
         updated_at = now()
   where kept.version = coalesce(seen, kept.version);
  if not found then
    raise exception using errcode = 'MM412', message = 'it has another version';
  end if;
end
$$;

grant execute on function app.set_portal_preferences(jsonb, bigint) to mm_lifter, mm_coach, mm_admin;

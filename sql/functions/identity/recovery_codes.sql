-- The codes that replace a second factor that was lost.

create or replace function auth.set_recovery_codes(code_hashes bytea[])
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from auth.recovery_codes r
   where r.tenant_id = app.tenant_id()
     and r.account_id = app.account_id();
  insert into auth.recovery_codes (tenant_id, account_id, code_hash)
  select app.tenant_id(), app.account_id(), hash
    from unnest(code_hashes) as hash;
$$;

-- New ones, and none of the old opens anything. MM409 where there is no factor that they could replace.
create or replace function auth.replace_recovery_codes(code_hashes bytea[])
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_proof();
  perform auth.hold_own_factors();
  if not auth.has_second_factor(app.tenant_id(), app.account_id()) then
    perform app.raise_conflict('no-second-factor');
  end if;
  perform auth.set_recovery_codes(code_hashes);
  perform auth.tell(app.tenant_id(), app.account_id(), 'recovery_codes_made');
  perform app.audit('recovery_codes_made', app.account_id());
end
$$;

grant execute on function auth.replace_recovery_codes(bytea[])
  to musclemate_server;

-- The signers of the heads of the audit log.

-- Before a server signs. A key that joins others raises an alert for the default tenant's admins: the jobs run where they
-- should not, a data folder was lost, or someone signs who should not. True where the key was not known.
create or replace function app.note_audit_signer(public_key bytea, machine text, at timestamptz)
returns boolean
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  added app.audit_signers;
  installation constant integer := (select tenant.id from app.tenants as tenant where tenant.is_default);
begin
  if exists (
    select
      from app.audit_signers as signer
     where signer.public_key = note_audit_signer.public_key) then
    return false;
  end if;
  insert into app.audit_signers (public_key, machine, first_signed_at)
  values (note_audit_signer.public_key, note_audit_signer.machine, note_audit_signer.at)
      on conflict do nothing
  returning * into added;
  if added.id is null then
    return false;
  end if;
  if exists (select from app.audit_signers as other where other.id <> added.id) then
    perform app.audit_in(
      installation, 'audit_signer_added', null, jsonb_build_object('key', added.id, 'machine', added.machine));
    perform app.raise_alert(
      installation, 'audit_signer_added', added.id, null, jsonb_build_object('machine', added.machine),
      note_audit_signer.at);
  end if;
  return true;
end
$$;

create or replace function app.known_audit_signers()
returns table (public_key bytea, machine text, since text)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select signer.public_key, signer.machine, to_char(signer.first_signed_at at time zone 'UTC', 'YYYY-MM-DD')
    from app.audit_signers as signer
   order by signer.first_signed_at, signer.id;
$$;

grant execute on function app.note_audit_signer(bytea, text, timestamptz) to mm_worker, mm_loader;
grant execute on function app.known_audit_signers() to mm_worker, musclemate_server;

-- The record of erasures lies outside of the database, and is compared with the audit log every night.

-- The accounts that it has to name, of all tenants. Those of the last hour are left out: a line is put beside the backups
-- at the end of the run that erased. Who was erased `again` by a restore is in the record since the first time.
create or replace function app.erased_accounts(at timestamptz)
returns setof uuid
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select entry.subject_id
    from app.audit_entries as entry
   where entry.action = 'account_erased'
     and not entry.details ? 'again'
     and entry.at < erased_accounts.at - interval '1 hour'
   order by entry.tenant_id, entry.number;
$$;

-- To the default tenant's admins, as the record is the whole installation's.
create or replace function app.raise_erasure_alert(at timestamptz, details jsonb)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.raise_alert(
           installation.id, 'erasure_record_changed', '', null, raise_erasure_alert.details, raise_erasure_alert.at)
    from app.tenants as installation
   where installation.is_default;
$$;

grant execute on function app.erased_accounts(timestamptz), app.raise_erasure_alert(timestamptz, jsonb) to mm_worker;

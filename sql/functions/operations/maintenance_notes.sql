-- Notes about jobs' work outside of any one tenant's data: in the default tenant's audit log.

create or replace function app.note_database_maintenance(work text, relation text)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.audit_in(null, 'database_upkeep', null, jsonb_build_object('work', work, 'relation', relation));
$$;

-- How many subscriptions differed from what their providers say, and were settled.
create or replace function app.note_reconciliation(settled bigint)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.audit_in(null, 'payments_reconciled', null, jsonb_build_object('settled', settled));
$$;

grant execute on function app.note_database_maintenance(text, text), app.note_reconciliation(bigint) to mm_worker;

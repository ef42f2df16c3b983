-- Servers of the release before call these functions by their former names, until they are replaced (docs/operating.md, Upgrade).
-- The next release deletes this folder, and drops these functions in sql/repairs/dropped_functions.sql.

create or replace function app.assignment_progress(assignment uuid)
returns table (client_count bigint, progress json)
language sql stable rows 1
security definer
set search_path = pg_catalog, pg_temp
as $$
  select known.*
    from app.assignment_progress($1, null) as known;
$$;

create or replace function app.begin_change(lifter uuid, workout uuid, seen bigint)
returns boolean
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.lock_for_update($1, $2, $3);
$$;

create or replace function app.bin_workout(workout uuid, document jsonb)
returns boolean
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select app.soft_delete_workout($1, $2);
$$;

create or replace function app.keep_app_store_data(tenant_id integer, transactions jsonb, renewals jsonb)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.upsert_app_store_data($1, $2, $3);
$$;

create or replace function app.keep_assignment(assignment uuid, seen integer, made jsonb, clients jsonb)
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.upsert_assignment($1, $2, $3, $4);
$$;

create or replace function app.keep_client_label(label uuid, name text, colour text)
returns boolean
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select app.upsert_client_label($1, $2, $3);
$$;

create or replace function app.keep_client_note(lifter uuid, note uuid, words text)
returns boolean
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select app.upsert_client_note($1, $2, $3);
$$;

create or replace function app.keep_deleted(of_kind text, thing uuid, shown jsonb)
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select app.record_deletion($1, $2, $3);
$$;

create or replace function app.keep_export_part(account uuid, id uuid, number integer, secret bytea, at timestamptz)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.upsert_export_part($1, $2, $3, $4, $5);
$$;

create or replace function app.keep_quiet_hours(starts_at time, ends_at time, time_zone text)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select app.set_quiet_hours($1, $2, $3);
$$;

create or replace function app.keep_reconciliation(tenant integer, report jsonb)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.record_reconciliation($1, $2);
$$;

create or replace function app.keep_stripe_customer(customer text, lost text)
returns text
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.upsert_stripe_customer($1, $2);
$$;

create or replace function app.keep_template(
  template uuid, name text, notes text, weekdays text[], any_day boolean, prescription jsonb)
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select app.upsert_template($1, $2, $3, $4, $5, $6);
$$;

create or replace function app.list_moves(team uuid)
returns json
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.moves_page($1, 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 100);
$$;

create or replace function app.list_team_invites(team uuid)
returns json
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.team_invites_page($1, 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 100);
$$;

create or replace function app.note_database_upkeep(work text, relation text)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.note_database_maintenance($1, $2);
$$;

create or replace function app.reach(lifter uuid, scope text, object uuid default null)
returns setof uuid
language sql volatile rows 1
security definer
set search_path = pg_catalog, pg_temp
as $$
  select *
    from app.authorize_lifter($1, $2, $3);
$$;

create or replace function app.shut_team_out(team uuid)
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.revoke_team_access($1);
$$;

create or replace function app.take_from_bin(workout uuid)
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select app.restore_workout($1);
$$;

create or replace function app.upkeep(
  work text, subject text, at timestamptz, at_most integer, is_trial boolean,
  out changed bigint, out sample jsonb, out has_more boolean)
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select *
    from app.run_maintenance_batch($1, $2, $3, $4, $5);
$$;

create or replace function app.turn_clock(draft uuid, turn text)
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select app.press_clock($1, $2, null);
$$;

create or replace function app.within(scope text)
returns setof uuid
language sql stable rows 50
security definer
set search_path = pg_catalog, pg_temp
as $$
  select *
    from app.lifters_visible_for($1);
$$;

-- Without the columns that were added since: a function's result can't be changed in its place.
create or replace function app.audit_search(
  actor uuid, subject uuid, action text, first timestamptz, last timestamptz, search text, before bigint,
  at_most integer)
returns table (
  number bigint, at timestamptz, actor json, role text, action text, subject json, details jsonb, request_id uuid,
  origin json, hash text)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select found.number, found.at, found.actor, found.role, found.action, found.subject, found.details, found.request_id,
         found.origin, found.hash
    from app.search_audit($1, $2, $3, $4, $5, $6, $7, $8) as found;
$$;

create or replace function app.note_audit_search(what text, filter jsonb)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if what = 'audit_exported' then
    perform app.note_audit_exported(filter);
  else
    perform app.note_audit_searched(filter);
  end if;
end
$$;

create or replace function auth.keep_consents(account uuid, agreed jsonb, birth_date date)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select auth.record_consents($1, $2, $3);
$$;

grant execute on function
  app.audit_search(uuid, uuid, text, timestamptz, timestamptz, text, bigint, integer),
  app.note_audit_search(text, jsonb)
to mm_admin;
grant execute on function
  app.keep_quiet_hours(time, time, text)
to mm_admin, mm_coach, mm_lifter;
grant execute on function
  app.assignment_progress(uuid),
  app.keep_assignment(uuid, integer, jsonb, jsonb),
  app.keep_client_label(uuid, text, text),
  app.keep_client_note(uuid, uuid, text),
  app.list_team_invites(uuid)
to mm_coach;
grant execute on function
  app.begin_change(uuid, uuid, bigint),
  app.bin_workout(uuid, jsonb),
  app.keep_deleted(text, uuid, jsonb),
  app.keep_stripe_customer(text, text),
  app.keep_template(uuid, text, text, text[], boolean, jsonb),
  app.list_moves(uuid),
  app.reach(uuid, text, uuid),
  app.shut_team_out(uuid),
  app.take_from_bin(uuid),
  app.turn_clock(uuid, text),
  app.within(text)
to mm_coach, mm_lifter;
grant execute on function
  app.keep_app_store_data(integer, jsonb, jsonb),
  app.keep_export_part(uuid, uuid, integer, bytea, timestamptz),
  app.keep_reconciliation(integer, jsonb),
  app.note_database_upkeep(text, text),
  app.upkeep(text, text, timestamptz, integer, boolean)
to mm_worker;
grant execute on function
  auth.keep_consents(uuid, jsonb, date)
to musclemate_server;

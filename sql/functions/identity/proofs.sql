-- Another proof of who holds a session: a quarter of an hour long app.demand_proof is content. As the login role, after
-- auth.begin_session in the same pipeline. A user with a second factor proves it by that.

create or replace function auth.note_proof()
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update auth.sessions s
     set proved_at = now()
   where s.tenant_id = app.tenant_id()
     and s.account_id = app.account_id()
     and s.id = app.session_id();
$$;

-- MM409 where the account has a second factor, or the password was changed since it was checked.
create or replace function auth.prove_by_password(attempt bigint, checked_hash text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if auth.has_second_factor(app.tenant_id(), app.account_id()) then
    perform app.raise_conflict('prove-by-second-factor');
  end if;
  perform auth.accept_attempt(attempt);
  perform auth.require_credential(checked_hash);
  perform auth.note_proof();
end
$$;

create or replace function auth.prove_by_code(attempt bigint, factor uuid, step bigint)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  is_right constant boolean := auth.accept_code(attempt, factor, step);
begin
  if is_right then
    perform auth.note_proof();
  end if;
  return is_right;
end
$$;

create or replace function auth.prove_by_recovery_code(code_hash bytea)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  is_right constant boolean := auth.take_recovery_code(code_hash);
begin
  if is_right then
    perform auth.note_proof();
  end if;
  return is_right;
end
$$;

-- The account whose challenge and signature were right; the challenge was spent before.
create or replace function auth.prove_by_passkey(passkey uuid, sign_count bigint, is_backed_up boolean)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  is_right constant boolean := auth.take_passkey(passkey, sign_count, is_backed_up);
begin
  if is_right then
    perform auth.note_proof();
  end if;
  return is_right;
end
$$;

grant execute on function auth.prove_by_password(bigint, text), auth.prove_by_code(bigint, uuid, bigint),
  auth.prove_by_recovery_code(bytea), auth.prove_by_passkey(uuid, bigint, boolean)
to musclemate_server;

-- One's second factors: adding, naming and removing them. As the login role, after auth.begin_session in the same
-- pipeline. The owner gets a mail about every change.

create or replace function auth.list_factors()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
    'items', coalesce((
      select json_agg(row_to_json(factor))
        from (select f.id, f.name, f.confirmed_at is not null as confirmed, f.created_at, f.last_used_at
                from auth.totp_factors f
               where f.tenant_id = app.tenant_id()
                 and f.account_id = app.account_id()
               order by f.created_at, f.id) factor), '[]'),
    'recovery_codes_left', auth.recovery_codes_left(app.tenant_id(), app.account_id()));
$$;

-- The account as an authenticator app shows it.
create or replace function auth.factor_owner(
  out tenant_id integer, out account_id uuid, out tenant_name text, out username text)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_proof();
  select t.id, a.id, t.name, a.username
    into factor_owner.tenant_id, factor_owner.account_id, factor_owner.tenant_name, factor_owner.username
    from app.accounts a
    join app.tenants t on t.id = a.tenant_id
   where a.tenant_id = app.tenant_id()
     and a.id = app.account_id();
end
$$;

-- One change of an account's ways in at a time, so that counts and names hold.
create or replace function auth.hold_own_factors()
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from app.accounts a
    where a.tenant_id = app.tenant_id()
      and a.id = app.account_id()
      for no key update;
end
$$;

-- The wanted name; where none was, the usual one with the first number that is free. MM422 where it is taken.
create or replace function auth.free_name(wanted text, usual text, taken text[])
returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if wanted is null then
    return (
      select candidate.name
        from (select case n when 1 then usual else usual || ' ' || n end as name, n
                from generate_series(1, cardinality(taken) + 1) as n) candidate
       where lower(candidate.name) <> all (taken)
       order by candidate.n
       limit 1);
  end if;
  if lower(wanted) = any (taken) then
    perform app.raise_fault('/name', 'taken');
  end if;
  return wanted;
end
$$;

create or replace function auth.refuse_beyond_limit(there bigint)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  most constant smallint := (select l.factors_per_account from auth.limits l);
begin
  if there >= most then
    perform app.raise_conflict('limit-reached', jsonb_build_object('limit', most));
  end if;
end
$$;

-- An app that is to make codes; it counts once its first code was right. Another that was never confirmed goes.
create or replace function auth.add_totp(id uuid, name text, sealed bytea)
returns text
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  taken text[];
  named text;
begin
  perform app.demand_proof();
  perform auth.hold_own_factors();
  delete from auth.totp_factors f
   where f.tenant_id = app.tenant_id()
     and f.account_id = app.account_id()
     and f.confirmed_at is null;
  select coalesce(array_agg(lower(f.name)), '{}')
    into taken
    from auth.totp_factors f
   where f.tenant_id = app.tenant_id()
     and f.account_id = app.account_id();
  perform auth.refuse_beyond_limit(cardinality(taken));
  named := auth.free_name(add_totp.name, 'Authenticator', taken);
  insert into auth.totp_factors (tenant_id, account_id, id, name, sealed)
  values (app.tenant_id(), app.account_id(), add_totp.id, named, add_totp.sealed);
  return named;
end
$$;

-- The sealed secret of one that waits for its first code. MM404.
create or replace function auth.unconfirmed_totp(id uuid)
returns table (tenant_id integer, account_id uuid, factor uuid, sealed bytea)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_proof();
  return query
    select f.tenant_id, f.account_id, f.id, f.sealed
      from auth.totp_factors f
     where f.tenant_id = app.tenant_id()
       and f.account_id = app.account_id()
       and f.id = unconfirmed_totp.id
       and f.confirmed_at is null;
  if not found then
    perform app.raise_not_found('no-such-factor');
  end if;
end
$$;

-- Its first code was right: from now on signing in takes it. Whether these recovery codes are the account's now,
-- which they are with its first factor. MM404 where it was confirmed or deleted meanwhile.
create or replace function auth.confirm_totp(id uuid, step bigint, code_hashes bytea[])
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  is_first boolean;
  confirmed auth.totp_factors;
begin
  perform app.demand_proof();
  perform auth.hold_own_factors();
  is_first := not auth.has_second_factor(app.tenant_id(), app.account_id());
  update auth.totp_factors f
     set confirmed_at = now(),
         last_step = confirm_totp.step
   where f.tenant_id = app.tenant_id()
     and f.account_id = app.account_id()
     and f.id = confirm_totp.id
     and f.confirmed_at is null
  returning f.* into confirmed;
  if not found then
    perform app.raise_not_found('no-such-factor');
  end if;
  if is_first then
    perform auth.set_recovery_codes(code_hashes);
  end if;
  -- whoever has a factor anew needs none taken away
  perform app.drop_account_change(app.tenant_id(), app.account_id(), 'factors');
  perform auth.tell(
    app.tenant_id(), app.account_id(), 'factor_added', jsonb_build_object('factor', confirmed.name));
  perform app.audit('factor_added', app.account_id(), jsonb_build_object('factor', confirmed.id));
  return is_first;
end
$$;

create or replace function auth.rename_factor(id uuid, name text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.hold_own_factors();
  perform auth.free_name(rename_factor.name, '', (
    select coalesce(array_agg(lower(f.name)), '{}')
      from auth.totp_factors f
     where f.tenant_id = app.tenant_id()
       and f.account_id = app.account_id()
       and f.id <> rename_factor.id));
  update auth.totp_factors f
     set name = rename_factor.name
   where f.tenant_id = app.tenant_id()
     and f.account_id = app.account_id()
     and f.id = rename_factor.id;
  if not found then
    perform app.raise_not_found('no-such-factor');
  end if;
end
$$;

-- With the last one the recovery codes go: there is nothing left to recover.
create or replace function auth.delete_factor(id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  deleted auth.totp_factors;
begin
  perform app.demand_proof();
  perform auth.hold_own_factors();
  delete from auth.totp_factors f
   where f.tenant_id = app.tenant_id()
     and f.account_id = app.account_id()
     and f.id = delete_factor.id
  returning f.* into deleted;
  if not found then
    perform app.raise_not_found('no-such-factor');
  end if;
  if deleted.confirmed_at is null then
    return;
  end if;
  if not auth.has_second_factor(app.tenant_id(), app.account_id()) then
    perform auth.set_recovery_codes('{}');
  end if;
  perform auth.tell(
    app.tenant_id(), app.account_id(), 'factor_removed', jsonb_build_object('factor', deleted.name));
  perform app.audit('factor_removed', app.account_id(), jsonb_build_object('factor', deleted.id));
end
$$;

-- For who lost every way in, by an admin: codes, recovery codes and passkeys go, and sign-ins that wait for one. The
-- password stays as it is. Who calls this has asked for its own proof; `why` goes into the audit log.
create or replace function auth.remove_factors(account_id uuid, why text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.totp_factors f
   where f.tenant_id = app.tenant_id()
     and f.account_id = remove_factors.account_id;
  delete from auth.recovery_codes r
   where r.tenant_id = app.tenant_id()
     and r.account_id = remove_factors.account_id;
  delete from auth.passkeys p
   where p.tenant_id = app.tenant_id()
     and p.account_id = remove_factors.account_id;
  delete from auth.challenges c
   where c.tenant_id = app.tenant_id()
     and c.account_id = remove_factors.account_id;
  perform auth.tell(app.tenant_id(), remove_factors.account_id, 'factors_removed');
  perform app.audit('factors_removed', remove_factors.account_id, jsonb_build_object('why', why));
end
$$;

grant execute on function
  auth.list_factors(),
  auth.factor_owner(),
  auth.add_totp(uuid, text, bytea),
  auth.unconfirmed_totp(uuid),
  auth.confirm_totp(uuid, bigint, bytea[]),
  auth.rename_factor(uuid, text),
  auth.delete_factor(uuid)
  to musclemate_server;

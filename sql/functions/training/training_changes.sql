-- The steps that every change of a lifter's training passes through.

-- The version that the running transaction's changes of a lifter's data carry: advanced once in a transaction, known
-- again by the row's own xmin. Null where the account is going, and its rows with it.
create or replace function app.change_version(tenant integer, lifter uuid)
returns bigint
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  reached bigint;
begin
  select counter.version
    into reached
    from app.lifter_versions as counter
   where counter.tenant_id = tenant
     and counter.lifter_id = lifter
     and counter.xmin = pg_current_xact_id()::xid;
  -- Nearly always there is a row, which an update advances at half of what an insert takes that meets it.
  if not found then
    update app.lifter_versions as counter
       set version = counter.version + 1
      from app.accounts as account
     where counter.tenant_id = tenant
       and counter.lifter_id = lifter
       and account.tenant_id = tenant
       and account.id = lifter
    returning counter.version into reached;
  end if;
  if not found then
    insert into app.lifter_versions as counter (tenant_id, lifter_id, version)
    select account.tenant_id, account.id, 1
      from app.accounts as account
     where account.tenant_id = tenant
       and account.id = lifter
        on conflict (tenant_id, lifter_id) do update set version = counter.version + 1
    returning counter.version into reached;
  end if;
  return reached;
end
$$;

-- The first statement of a change: it is refused for anyone's training but one's own, waits for the lifter's other
-- changes, and compares the version that the client saw (null compares nothing). Tells whether the workout exists.
create or replace function app.lock_for_update(lifter uuid, workout uuid, seen bigint)
returns boolean
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
  present bigint;
begin
  if me is null or lifter is distinct from me and lifter is not null then
    perform app.raise_not_found('not-own-training');
  end if;
  perform
     from app.lifter_versions as counter
    where counter.tenant_id = app.tenant_id()
      and counter.lifter_id = me
      for update;
  if not found then
    perform app.change_version(app.tenant_id(), me);
  end if;
  select own.version
    into present
    from app.workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = me
     and own.id = workout;
  return app.same_version(present, seen);
end
$$;

-- The same for what changes a workout and makes none: without it it is refused (app.raise_absent).
create or replace function app.lock_existing_workout(lifter uuid, workout uuid, seen bigint)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if not app.lock_for_update(lifter, workout, seen) then
    perform app.raise_absent('workout', workout);
  end if;
end
$$;

grant execute on function app.lock_for_update(uuid, uuid, bigint), app.lock_existing_workout(uuid, uuid, bigint)
   to mm_lifter, mm_coach;

-- Versions of what is made of several rows, or whose rows are no lifter's own.

create or replace function app.stamp_sync(tenant integer, lifter uuid, of_kind text, thing uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  reached constant bigint := app.change_version(tenant, lifter);
begin
  -- the account is going, and all it has with it
  if reached is null then
    return;
  end if;
  insert into app.sync_stamps as stamp (tenant_id, lifter_id, kind, id, version)
  values (tenant, lifter, of_kind, thing, reached)
      on conflict (tenant_id, lifter_id, kind, id)
         do update set version = excluded.version
   where stamp.version <> excluded.version;
end
$$;

-- Of what a lifter has once; the trigger's argument is the kind.
create or replace function app.stamp_sync_of_lifter()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  changed record := coalesce(new, old);
begin
  perform app.stamp_sync(changed.tenant_id, changed.lifter_id, tg_argv[0], changed.lifter_id);
  return null;
end
$$;

-- A coach, and what the lifter shares with them.
create or replace function app.stamp_sync_of_coach()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  changed record := coalesce(new, old);
begin
  perform
     from app.coachings as coaching
    where coaching.tenant_id = changed.tenant_id
      and coaching.coach_id = changed.coach_id
      and coaching.lifter_id = changed.lifter_id;
  if found then
    perform app.stamp_sync(changed.tenant_id, changed.lifter_id, 'coach', changed.coach_id);
  end if;
  return null;
end
$$;

-- The coach is no longer one of the lifter's.
create or replace function app.note_coach_left()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  reached constant bigint := app.change_version(old.tenant_id, old.lifter_id);
begin
  delete from app.sync_stamps as stamp
   where stamp.tenant_id = old.tenant_id
     and stamp.lifter_id = old.lifter_id
     and stamp.kind = 'coach'
     and stamp.id = old.coach_id;
  insert into app.deletions as earlier (tenant_id, lifter_id, kind, id, version)
  select old.tenant_id, old.lifter_id, 'coach', old.coach_id, reached
   where reached is not null
      on conflict (tenant_id, lifter_id, kind, id)
         do update set version = excluded.version, deleted_at = excluded.deleted_at;
  return null;
end
$$;

-- An account as its own devices keep it, and its name as those of its clients do. The row is locked before the counters
-- here; so it is wherever a transaction changes both.
create or replace function app.stamp_sync_of_account()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.stamp_sync(new.tenant_id, new.id, 'account', new.id);
  if (new.username, new.display_name) is distinct from (old.username, old.display_name) then
    perform app.stamp_sync(client.tenant_id, client.lifter_id, 'coach', new.id)
       from (
         select coaching.tenant_id, coaching.lifter_id
           from app.coachings as coaching
          where coaching.tenant_id = new.tenant_id
            and coaching.coach_id = new.id
          order by coaching.lifter_id) as client;
  end if;
  return null;
end
$$;

-- An exercise is kept with its aliases. What takes an alias away gives its name to the exercise, which is stamped with it.
create or replace function app.stamp_aliased_exercise()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  reached constant bigint := app.change_version(new.tenant_id, new.lifter_id);
begin
  update app.exercises as exercise
     set version = reached
   where exercise.tenant_id = new.tenant_id
     and exercise.lifter_id = new.lifter_id
     and exercise.id = new.exercise_id
     and exercise.version <> reached;
  return null;
end
$$;

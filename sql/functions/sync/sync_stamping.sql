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

-- After a change of `coachings` or `grants`: for both sides, and the coach as the lifter's devices keep them.
create or replace function app.note_change_of_access()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenants integer[];
  people uuid[];
begin
  select array_agg(changed.tenant_id) || array_agg(changed.tenant_id),
         array_agg(changed.lifter_id) || array_agg(changed.coach_id)
    into tenants, people
    from changed;
  perform app.change_versions(tenants, people, array(select changed.lifter_id from changed));
  perform app.stamp_sync(coaching.tenant_id, coaching.lifter_id, 'coach', coaching.coach_id)
     from (select distinct changed.tenant_id, changed.coach_id, changed.lifter_id from changed) as pair
     join app.coachings as coaching
       on coaching.tenant_id = pair.tenant_id
      and coaching.coach_id = pair.coach_id
      and coaching.lifter_id = pair.lifter_id;
  return null;
end
$$;

-- After the end of coachings: the coach is no longer one of the lifter's.
create or replace function app.note_coach_left()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenants integer[];
  people uuid[];
begin
  select array_agg(gone.tenant_id) || array_agg(gone.tenant_id),
         array_agg(gone.lifter_id) || array_agg(gone.coach_id)
    into tenants, people
    from gone;
  perform app.change_versions(tenants, people, array(select gone.lifter_id from gone));
  delete from app.sync_stamps as stamp
   using gone
   where stamp.tenant_id = gone.tenant_id
     and stamp.lifter_id = gone.lifter_id
     and stamp.kind = 'coach'
     and stamp.id = gone.coach_id;
  insert into app.deletions as earlier (tenant_id, lifter_id, kind, id, version)
  select gone.tenant_id, gone.lifter_id, 'coach', gone.coach_id, counter.version
    from gone
   cross join lateral (select app.change_version(gone.tenant_id, gone.lifter_id)) as counter (version)
   where counter.version is not null
      on conflict (tenant_id, lifter_id, kind, id)
         do update set version = excluded.version, deleted_at = excluded.deleted_at;
  return null;
end
$$;

-- An account as its own devices keep it, and its name as those of its clients do. The row is locked before the counters
-- here; so it is wherever a transaction changes both. All counters are taken at once (app.change_versions).
create or replace function app.stamp_sync_of_account()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  clients uuid[] := '{}';
begin
  if (new.username, new.display_name) is distinct from (old.username, old.display_name) then
    clients := array(
      select coaching.lifter_id
        from app.coachings as coaching
       where coaching.tenant_id = new.tenant_id
         and coaching.coach_id = new.id);
  end if;
  perform app.change_versions(new.tenant_id, clients || new.id);
  perform app.stamp_sync(new.tenant_id, new.id, 'account', new.id);
  perform app.stamp_sync(new.tenant_id, client.id, 'coach', new.id)
     from unnest(clients) as client (id);
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

-- A lifter's changes of exercises of their own beside logging them. Each is asked after app.lock_for_update.

-- An exercise before it is logged; one that is given an entry of the catalogue has the entry's traits whatever it is
-- called, and without a name is called as the entry is in the caller's language. A lifter may prepare exercises until
-- there are 2,000; logging makes more.
create or replace function app.add_exercise(exercise uuid, given_name text, given_slug text)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  entry app.catalogue_exercises;
  its_name text;
begin
  perform app.enforce_limit(2000, count(*))
     from app.exercises as own
    where own.tenant_id = app.tenant_id()
      and own.lifter_id = app.account_id();
  if given_slug is not null then
    select * into entry from app.catalogue_exercises as known where known.slug = given_slug;
    if not found then
      perform app.raise_fault('/catalogue_slug', 'unknown');
    end if;
    its_name := app.catalogue_entry(given_slug) ->> 'name';
  end if;
  insert into app.exercises (
    tenant_id, lifter_id, id, name, catalogue_slug, training_type, measure, primary_muscles, secondary_muscles,
    traits_source)
  values (
    app.tenant_id(), app.account_id(), exercise, coalesce(given_name, its_name), entry.slug, entry.training_type,
    entry.measure, coalesce(entry.primary_muscles, '{}'), coalesce(entry.secondary_muscles, '{}'),
    case when entry.slug is null then 'recognised' else 'corrected' end);
end
$$;

-- Deletes an exercise that is used nowhere: the log and the plans refer to it.
create or replace function app.remove_exercise(exercise uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if app.exercise_in_use(exercise) then
    perform app.raise_conflict('exercise-in-use');
  end if;
  delete from app.exercises as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = exercise;
  if not found then
    perform app.raise_not_found('no-such-exercise');
  end if;
end
$$;

-- Makes one exercise of two: whatever was logged, prepared or planned as `merged` is `kept` from then on, and so is
-- what is logged under its name later. Days and records follow by the triggers of the log.
create or replace function app.merge_exercise(merged uuid, kept uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
begin
  perform
     from app.exercises as own
    where own.tenant_id = tenant
      and own.lifter_id = me
      and own.id = merged;
  if not found then
    perform app.raise_not_found('no-such-exercise');
  end if;
  perform
     from app.exercises as own
    where own.tenant_id = tenant
      and own.lifter_id = me
      and own.id = kept
      and own.id <> merged;
  if not found and merged = kept then
    perform app.raise_fault('/into', 'invalid', 'another exercise');
  elsif not found then
    perform app.raise_fault('/into', 'unknown');
  end if;
  perform app.unite_exercises(tenant, me, merged, kept);
end
$$;

-- All references to `merged` become references to `kept`; workouts and templates that do get a new version.
create or replace function app.repoint_exercise(tenant integer, lifter uuid, merged uuid, kept uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  -- An import can be taken back all the same: that its exercises were merged is no edit of its workouts.
  with moved as (
    update app.workout_exercises as entry
       set exercise_id = kept
     where entry.tenant_id = tenant
       and entry.lifter_id = lifter
       and entry.exercise_id = merged
    returning entry.workout_id
  ),
  stamped as (
    update app.workouts as workout
       set name = workout.name
      from (
        select before.id, before.version
          from app.workouts as before
         where before.tenant_id = tenant
           and before.lifter_id = lifter
           and before.id in (select moved.workout_id from moved)) as before
     where workout.tenant_id = tenant
       and workout.lifter_id = lifter
       and workout.id = before.id
    returning workout.id, workout.version, before.version as version_before
  )
  update app.imported_workouts as imported
     set version = stamped.version
    from stamped
   where imported.tenant_id = tenant
     and imported.lifter_id = lifter
     and imported.workout_id = stamped.id
     and imported.version = stamped.version_before;
  with moved as (
    update app.template_exercises as entry
       set exercise_id = kept
     where entry.tenant_id = tenant
       and entry.lifter_id = lifter
       and entry.exercise_id = merged
    returning entry.template_id
  )
  update app.templates as template
     set updated_at = now()
   where template.tenant_id = tenant
     and template.lifter_id = lifter
     and template.id in (select moved.template_id from moved);
  update app.goals as goal
     set exercise_id = kept
   where goal.tenant_id = tenant
     and goal.lifter_id = lifter
     and goal.exercise_id = merged;
  -- What a coach assigned is the same under the other identifier.
  perform app.plan_by('platform');
  update app.planned_workouts as planned
     set prescription = replace(planned.prescription::text, merged::text, kept::text)::jsonb
   where planned.tenant_id = tenant
     and planned.lifter_id = lifter
     and planned.prescription @> jsonb_build_array(jsonb_build_object('exercise_id', merged));
  perform app.plan_by('');
  update app.drafts as draft
     set content = replace(draft.content::text, merged::text, kept::text)::jsonb
   where draft.tenant_id = tenant
     and draft.lifter_id = lifter
     and draft.content @> jsonb_build_array(jsonb_build_object('exercise_id', merged));
end
$$;

-- As app.merge_exercise, of any lifter. Where `kept` has the name too, because names are compared otherwise by now, it leads
-- there as an alias all the same.
create or replace function app.unite_exercises(tenant integer, lifter uuid, merged uuid, kept uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  its_name text;
begin
  perform app.repoint_exercise(tenant, lifter, merged, kept);
  update app.exercise_aliases as alias
     set exercise_id = kept
   where alias.tenant_id = tenant
     and alias.lifter_id = lifter
     and alias.exercise_id = merged;
  update app.imported_names as named
     set exercise_id = kept
   where named.tenant_id = tenant
     and named.lifter_id = lifter
     and named.exercise_id = merged;
  delete from app.exercises as own
   where own.tenant_id = tenant
     and own.lifter_id = lifter
     and own.id = merged
  returning own.name into its_name;
  insert into app.exercise_aliases (tenant_id, lifter_id, name, exercise_id)
  values (tenant, lifter, its_name, kept)
      on conflict do nothing;
end
$$;

grant execute on function app.add_exercise(uuid, text, text), app.remove_exercise(uuid),
      app.merge_exercise(uuid, uuid)
   to mm_lifter, mm_coach;

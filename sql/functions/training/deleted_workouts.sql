-- Undoing the deletion of a workout.

-- How long it can be undone.
create or replace function app.undo_days()
returns interval
language sql immutable parallel safe
return interval '30 days';

-- Deletes one's workout and keeps it as the API showed it, with the plan that it was done by. What was kept for too long is
-- deleted. Returns whether it was there.
create or replace function app.soft_delete_workout(workout uuid, document jsonb)
returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from app.deleted_workouts as earlier
   where earlier.tenant_id = app.tenant_id()
     and earlier.lifter_id = app.account_id()
     and (earlier.id = workout or earlier.deleted_at < now() - app.undo_days());
  insert into app.deleted_workouts (
    tenant_id, lifter_id, id, name, performed_at, time_zone, local_date, exercise_count, set_count, document)
  select own.tenant_id, own.lifter_id, own.id, own.name, own.performed_at, own.time_zone, own.local_date,
         own.exercise_count, own.set_count - own.warm_up_count,
         soft_delete_workout.document
         || jsonb_build_object(
              'planned_workout_id',
              (select planned.id
                 from app.planned_workouts as planned
                where planned.tenant_id = own.tenant_id
                  and planned.lifter_id = own.lifter_id
                  and planned.workout_id = own.id
                limit 1))
    from app.workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = workout;
  delete from app.workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = workout;
  return found;
end
$$;

-- The first statement of an undoing: waits for the lifter's other changes, and takes the workout out of the deleted
-- ones. Where it is not there any more another device undid it (MM409). By the setting app.is_made_again knows.
create or replace function app.restore_workout(workout uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.lock_for_update(null, null, null);
  delete from app.deleted_workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = workout;
  if not found then
    perform app.raise_conflict('conflict');
  end if;
  perform set_config('app.restored_workout', workout::text, true);
end
$$;

grant execute on function app.undo_days(), app.soft_delete_workout(uuid, jsonb), app.restore_workout(uuid)
   to mm_lifter, mm_coach;

-- Outside of a transaction: these tables are the largest, and are written to while their indexes are built. An id is there once
-- within a lifter's log, whether it was written or is derived. The id comes first: by an index that began with the lifter
-- the planner would read a lifter's whole log for the sets of each workout (an import of 10,000 sets took 46 s instead of 1).
create unique index concurrently if not exists workout_exercises_id_once
    on app.workout_exercises (coalesce(id, app.derived_id(workout_id, position)), lifter_id, tenant_id);
create unique index concurrently if not exists sets_id_once
    on app.sets (coalesce(id, app.derived_id(workout_id, exercise_position, position)), lifter_id, tenant_id);

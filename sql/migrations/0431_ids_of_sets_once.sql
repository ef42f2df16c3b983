-- Outside of a transaction: these tables are the largest, and are written to while their indexes are built. An id is there once
-- within a lifter's log, whether it was written or is derived.
create unique index concurrently if not exists workout_exercises_id_once
    on app.workout_exercises (tenant_id, lifter_id, coalesce(id, app.derived_id(workout_id, position)));
create unique index concurrently if not exists sets_id_once
    on app.sets (tenant_id, lifter_id, coalesce(id, app.derived_id(workout_id, exercise_position, position)));

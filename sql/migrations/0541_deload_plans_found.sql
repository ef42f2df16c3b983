-- Outside of a transaction: the table is large, and is written to while its index is built.
create index concurrently if not exists planned_workouts_of_deloads
    on app.planned_workouts (tenant_id, lifter_id, workout_id)
 where is_deload;

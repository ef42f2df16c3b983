-- Whether the log, a plan or a goal of the caller's refers to the exercise.
create or replace function app.exercise_in_use(exercise uuid)
returns boolean
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (
           select
             from app.workout_exercises as entry
            where entry.tenant_id = app.tenant_id()
              and entry.lifter_id = app.account_id()
              and entry.exercise_id = exercise)
         or exists (
           select
             from app.template_exercises as entry
            where entry.tenant_id = app.tenant_id()
              and entry.lifter_id = app.account_id()
              and entry.exercise_id = exercise)
         or exists (
           select
             from app.goals as goal
            where goal.tenant_id = app.tenant_id()
              and goal.lifter_id = app.account_id()
              and goal.exercise_id = exercise)
         or exists (
           select
             from app.planned_workouts as planned
            where planned.tenant_id = app.tenant_id()
              and planned.lifter_id = app.account_id()
              and planned.prescription @> jsonb_build_array(jsonb_build_object('exercise_id', exercise)))
         or exists (
           select
             from app.drafts as draft
            where draft.tenant_id = app.tenant_id()
              and draft.lifter_id = app.account_id()
              and draft.content @> jsonb_build_array(jsonb_build_object('exercise_id', exercise)))
$$;

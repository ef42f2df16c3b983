-- Written by triggers alone. An estimate reveals the body weight that it was made from, so that a coach needs the body's
-- scope beside that of the workouts.
alter table app.workout_energy enable row level security;
alter table app.workout_energy force row level security;
revoke all on app.workout_energy from public;
grant select on app.workout_energy to mm_lifter, mm_coach;

drop policy if exists "energy of workouts stays in its tenant" on app.workout_energy;
create policy "energy of workouts stays in its tenant" on app.workout_energy
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and coaches of body and workouts read their energy" on app.workout_energy;
create policy "lifters and coaches of body and workouts read their energy" on app.workout_energy
  for select to mm_lifter, mm_coach
  using ((lifter_id = any (array(select app.lifters_visible_for('body_metrics')))
          and lifter_id = any (array(
            select app.lifters_visible_for('history')
            union all select app.lifters_visible_for('workout_details')))) is true);

-- Lifters who trained before there were standings.
select app.refresh_standings(
         array_agg(tenant_id), array_agg(lifter_id), array['squat', 'bench_press', 'deadlift'])
  from (
    select distinct workout.tenant_id, workout.lifter_id
      from app.workouts as workout
      left join app.training_standings as standing using (tenant_id, lifter_id)
     where standing.lifter_id is null) as lifter
having count(*) > 0;

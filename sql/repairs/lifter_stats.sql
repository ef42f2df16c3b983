-- Lifters who trained before there were statistics.
select app.refresh_lifter_stats(
         array_agg(tenant_id), array_agg(lifter_id), array['squat', 'bench_press', 'deadlift'])
  from (
    select distinct workout.tenant_id, workout.lifter_id
      from app.workouts as workout
      left join app.lifter_stats as stats using (tenant_id, lifter_id)
     where stats.lifter_id is null) as lifter
having count(*) > 0;

-- Maximal lifts, and what percentages are of.

-- The maximum of one of the caller's exercises: the profile's where the exercise is one of its four lifts (the press by
-- its entry in the catalogue), else the best estimate of the last 90 days. No row where there is neither.
create or replace function app.one_rep_max(exercise uuid)
returns table (grams integer, source text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select found.grams, found.source
    from (
      select 1 as row_num, known.weight_grams as grams, 'powerlifting_profile' as source
        from app.exercises as own
        join app.powerlifting_maxes as known
          on known.tenant_id = own.tenant_id
         and known.lifter_id = own.lifter_id
         and known.lift = coalesce(
               own.lift,
               case own.catalogue_slug when 'overhead-press' then 'overhead_press' end)
       where own.tenant_id = (select app.tenant_id())
         and own.lifter_id = (select app.account_id())
         and own.id = exercise
      union all
      select 2 as row_num, max(day.e1rm_grams) as grams, 'best_of_90_days' as source
        from app.lift_days as day
       where day.tenant_id = (select app.tenant_id())
         and day.lifter_id = (select app.account_id())
         and day.exercise_id = exercise
         and day.local_date > (select app.today()) - 90) as found
   where found.grams is not null
   order by found.row_num
   limit 1
$$;

-- The best estimate of each lift in the caller's log since a day, the newest of several equal ones, in the
-- unit of its set.
create or replace function app.logged_maxes(since date)
returns table (
  lift text, estimate numeric, grams integer, weight numeric, unit text, reps integer, rpe numeric, local_date date,
  workout_id uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select distinct on (best.lift)
         best.lift, best.estimate, best.e1rm_grams, best.weight, best.unit, best.reps, best.rpe, best.local_date,
         best.workout_id
    from (
      select coalesce(day.lift, 'overhead_press') as lift, day.local_date, day.weight, day.unit, day.reps, day.rpe,
             day.workout_id, day.e1rm_grams,
             round((day.weight * app.one_rep_max_factor('epley', day.reps))::numeric, 3) as estimate
        from app.lift_days as day
        join app.exercises as exercise
          on exercise.tenant_id = day.tenant_id
         and exercise.lifter_id = day.lifter_id
         and exercise.id = day.exercise_id
       where day.tenant_id = (select app.tenant_id())
         and day.lifter_id = (select app.account_id())
         and day.local_date >= coalesce(since, '-infinity')
         and day.e1rm_grams > 0
         and (day.lift is not null or exercise.catalogue_slug = 'overhead-press')
    ) as best
   where best.estimate <= 10000
   order by best.lift, best.e1rm_grams desc, best.local_date desc
$$;

grant execute on function app.logged_maxes(date) to mm_lifter, mm_coach;

grant execute on function app.one_rep_max(uuid) to mm_lifter, mm_coach;

-- What a lifter aims at. Where it stands follows from the log whenever it is asked (app.goal_standing): a set that is
-- corrected corrects the goal. Target and unit are as entered; a frequency is workouts a week.
create table app.goals (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('lift', 'body_weight', 'body_fat', 'frequency')),
  exercise_id uuid,
  lift text check (lift in ('squat', 'bench_press', 'deadlift')),
  target numeric(8, 3) not null check (target > 0),
  unit text,
  target_grams integer generated always as
    (round(target * case unit when 'lb' then 453.59237 when 'kg' then 1000 end)::integer) stored,
  -- null: the target is an estimated one-rep maximum
  reps integer check (reps between 1 and 12),
  notes text check (length(notes) between 1 and 2000),
  started_on date not null check (started_on between '1900-01-01' and '2100-12-31'),
  due_on date check (due_on <= '2100-12-31'),
  version bigint not null default 0,
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  constraint goals_are_of_an_exercise_there_is
    foreign key (tenant_id, lifter_id, exercise_id)
    references app.exercises (tenant_id, lifter_id, id) on delete cascade,
  constraint goals_end_after_they_began check (due_on >= started_on),
  constraint goals_say_what_is_lifted
    check (num_nonnulls(exercise_id, lift) = case kind when 'lift' then 1 else 0 end),
  constraint goals_count_reps_of_lifts check (reps is null or kind = 'lift'),
  constraint goals_count_whole_workouts check (kind <> 'frequency' or target = trunc(target)),
  constraint goals_are_in_a_unit_of_their_kind
    check (case kind
             when 'frequency' then unit is null
             when 'body_fat' then coalesce(unit, '') = 'percent'
             else coalesce(unit, '') in ('kg', 'lb')
           end)
);

create index goals_by_exercise on app.goals (tenant_id, lifter_id, exercise_id);

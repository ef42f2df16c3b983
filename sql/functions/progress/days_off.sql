-- Days on which nobody expects a workout.

-- Whether a day lies in a break. Without a search path of its own, so that it is written into the query that uses it.
create or replace function app.is_in_break(tenant integer, lifter uuid, day date)
returns boolean
language sql stable
return exists (
  select
    from app.training_breaks as marked
   where marked.tenant_id = is_in_break.tenant
     and marked.lifter_id = is_in_break.lifter
     and is_in_break.day between marked.begins_on and marked.ends_on);

-- Whether a lifter rests as planned: no session was due after this day, and the next comes within two weeks.
create or replace function app.is_off_as_planned(tenant integer, lifter uuid, last_day date, today date)
returns boolean
language sql stable
return exists (
  select
    from app.planned_workouts as next
   where next.tenant_id = is_off_as_planned.tenant
     and next.lifter_id = is_off_as_planned.lifter
     and next.planned_for between is_off_as_planned.today and is_off_as_planned.today + 13
     and next.state = 'planned')
  and not exists (
  select
    from app.planned_workouts as due
   where due.tenant_id = is_off_as_planned.tenant
     and due.lifter_id = is_off_as_planned.lifter
     and due.planned_for > is_off_as_planned.last_day
     and due.planned_for < is_off_as_planned.today
     and due.state <> 'done'
     and not (due.state = 'skipped' and due.coach_changes @> '{skip}')
     and not app.is_in_break(due.tenant_id, due.lifter_id, due.planned_for));

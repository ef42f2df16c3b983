-- Days on which nobody expects a workout. These functions return rows, and have no search path of their own, so that they are
-- written into the queries that use them. One that looks into a table and returns a single value never is.

-- The breaks in which a day lies.
create or replace function app.breaks_on(tenant integer, lifter uuid, day date)
returns table (begins_on date, ends_on date)
language sql stable
as $$
  select marked.begins_on, marked.ends_on
    from app.training_breaks as marked
   where marked.tenant_id = breaks_on.tenant
     and marked.lifter_id = breaks_on.lifter
     and breaks_on.day between marked.begins_on and marked.ends_on
$$;

-- The days of the sessions of the next two weeks of a lifter who rests as planned: none was due after this day.
create or replace function app.next_after_rest(tenant integer, lifter uuid, last_day date, today date)
returns table (planned_for date)
language sql stable
as $$
  select next.planned_for
    from app.planned_workouts as next
   where next.tenant_id = next_after_rest.tenant
     and next.lifter_id = next_after_rest.lifter
     and next.planned_for between next_after_rest.today and next_after_rest.today + 13
     and next.state = 'planned'
     and not exists (
       select
         from app.planned_workouts as due
        where due.tenant_id = next_after_rest.tenant
          and due.lifter_id = next_after_rest.lifter
          and due.planned_for > next_after_rest.last_day
          and due.planned_for < next_after_rest.today
          and due.state <> 'done'
          and not exists (select from app.breaks_on(due.tenant_id, due.lifter_id, due.planned_for)))
$$;

-- How a tenant is used, without naming a person.

-- The day counts at which a session is used first; in UTC.
create or replace function app.note_active_day()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app.active_days (tenant_id, account_id, day)
  values (new.tenant_id, new.account_id, (new.last_used_at at time zone 'UTC')::date)
      on conflict do nothing;
  return null;
end
$$;

-- Each day that is over and was not added up yet, of each tenant; at most two months back.
create or replace function app.roll_up_usage(at timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  due record;
  days text[] := '{}';
begin
  for due in
    select tenant.id as tenant_id, past::date as day
      from app.tenants as tenant
     cross join lateral generate_series(
       greatest(tenant.created_at at time zone 'UTC', roll_up_usage.at at time zone 'UTC' - interval '60 days')::date,
       (roll_up_usage.at at time zone 'UTC')::date - 1, interval '1 day') as past
     where not exists (
       select
         from app.usage_days as counted
        where counted.tenant_id = tenant.id
          and counted.day = past::date
          and counted.measure = 'people'
          and counted.subject = 'day')
     order by past, tenant.id
     limit at_most
  loop
    insert into app.usage_days (tenant_id, day, measure, subject, people, events)
    select due.tenant_id, due.day, counted.measure, counted.subject, counted.people, counted.events
      from (
        select *
          from app.people_of_day(due.tenant_id, due.day)
         union all
        select *
          from app.features_of_day(due.tenant_id, due.day)
         union all
        select *
          from app.templates_of_day(due.tenant_id, due.day)
         union all
        select *
          from app.cohorts_of_day(due.tenant_id, due.day)) as counted
        on conflict do nothing;
    days := days || concat(due.tenant_id, '/', due.day);
  end loop;
  return days;
end
$$;

-- People who were there on the day, in the seven and the thirty days that end with it; and those who registered.
create or replace function app.people_of_day(tenant integer, day date)
returns table (measure text, subject text, people integer, events integer)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select 'people', span.name, count(distinct active.account_id)::integer, count(active.account_id)::integer
    from (values ('day', 1), ('week', 7), ('month', 30)) as span (name, days)
    left join app.active_days as active
      on active.tenant_id = people_of_day.tenant
     and active.day > people_of_day.day - span.days
     and active.day <= people_of_day.day
   group by span.name
   union all
  select 'people', 'new', count(*)::integer, count(*)::integer
    from app.accounts as person
   where person.tenant_id = people_of_day.tenant
     and (person.created_at at time zone 'UTC')::date = people_of_day.day
$$;

-- Things that were made, and by how many. A draft that is gone was finished where a workout bears its name, else thrown
-- away.
create or replace function app.features_of_day(tenant integer, day date)
returns table (measure text, subject text, people integer, events integer)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with bounds as (
    select day::timestamp at time zone 'UTC' as since, (day + 1)::timestamp at time zone 'UTC' as until
  ),
  used (measure, subject, person) as (
    select 'feature', 'workouts', done.lifter_id
      from app.workouts as done, bounds
     where done.tenant_id = tenant and done.performed_at >= since and done.performed_at < until
     union all
    select 'feature', 'measurements', made.lifter_id
      from app.measurements as made, bounds
     where made.tenant_id = tenant and made.measured_at >= since and made.measured_at < until
     union all
    select 'feature', 'templates', made.lifter_id
      from app.templates as made, bounds
     where made.tenant_id = tenant and made.created_at >= since and made.created_at < until
     union all
    select 'feature', 'programmes', made.lifter_id
      from app.programmes as made, bounds
     where made.tenant_id = tenant and made.created_at >= since and made.created_at < until
     union all
    select 'feature', 'planned_workouts', made.lifter_id
      from app.planned_workouts as made, bounds
     where made.tenant_id = tenant and made.created_at >= since and made.created_at < until
     union all
    select 'feature', 'goals', made.lifter_id
      from app.goals as made
     where made.tenant_id = tenant and made.started_on = day
     union all
    select 'feature', 'imports', made.lifter_id
      from app.imports as made, bounds
     where made.tenant_id = tenant and made.created_at >= since and made.created_at < until
     union all
    select 'feature', 'comments', made.author_id
      from app.comments as made, bounds
     where made.tenant_id = tenant and made.created_at >= since and made.created_at < until
     union all
    select 'feature', 'messages', case when made.is_from_coach then made.coach_id else made.lifter_id end
      from app.messages as made, bounds
     where made.tenant_id = tenant and made.created_at >= since and made.created_at < until
     union all
    select 'feature', 'invites', made.coach_id
      from app.invites as made, bounds
     where made.tenant_id = tenant and made.created_at >= since and made.created_at < until
     union all
    select 'feature', 'assignments', made.coach_id
      from app.assignments as made, bounds
     where made.tenant_id = tenant and made.created_at >= since and made.created_at < until
     union all
    select 'logging', case when done.id is null then 'discarded' else 'finished' end, gone.lifter_id
      from app.deletions as gone
     cross join bounds
      left join app.workouts as done
        on done.tenant_id = gone.tenant_id
       and done.lifter_id = gone.lifter_id
       and done.id = gone.id
     where gone.tenant_id = tenant and gone.kind = 'draft'
       and gone.deleted_at >= since and gone.deleted_at < until
  )
  select used.measure, used.subject, count(distinct used.person)::integer, count(*)::integer
    from used
   group by used.measure, used.subject
$$;

-- From how many people on nothing is hidden.
create or replace function app.fewest_people()
returns integer
language sql immutable parallel safe
return 5;

-- The names of templates that were trained by. A name is a person's own words, so one that fewer use is not even kept.
create or replace function app.templates_of_day(tenant integer, day date)
returns table (measure text, subject text, people integer, events integer)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select 'template', lower(template.name), count(distinct planned.lifter_id)::integer, count(*)::integer
    from app.planned_workouts as planned
    join app.templates as template
      on template.tenant_id = planned.tenant_id
     and template.lifter_id = planned.lifter_id
     and template.id = planned.template_id
   where planned.tenant_id = tenant
     and planned.planned_for = day
     and planned.state = 'done'
   group by lower(template.name)
  having count(distinct planned.lifter_id) >= app.fewest_people()
$$;

-- On each Sunday: of those who registered in a week (Monday to Sunday) of the last half year, how many were there in the
-- week that ends. `events` is the size of the cohort.
create or replace function app.cohorts_of_day(tenant integer, day date)
returns table (measure text, subject text, people integer, events integer)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select 'cohort', joined.week::text, count(*) filter (where was_there.is_true)::integer, count(*)::integer
    from app.accounts as person
   cross join lateral (
     select date_trunc('week', person.created_at at time zone 'UTC')::date as week) as joined
   cross join lateral (
     select exists (
       select
         from app.active_days as active
        where active.tenant_id = person.tenant_id
          and active.account_id = person.id
          and active.day > cohorts_of_day.day - 7
          and active.day <= cohorts_of_day.day) as is_true) as was_there
   where person.tenant_id = tenant
     and extract(isodow from day) = 7
     and joined.week between day - 6 - 26 * 7 and day - 6
   group by joined.week
$$;

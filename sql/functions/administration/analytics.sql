-- An admin's view of the tenant's use. A figure about fewer than five people is null, and in no sum either, so
-- that it can't be reckoned from the others.

create or replace function app.analytics(since date, until date)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_duty('operations');
  return (
    select row_to_json(shown)
      from (
        select since as "from", until as "to", app.fewest_people() as fewest_people,
               app.usage_by_day(since, until) as days, app.usage_by_feature(since, until) as features,
               app.usage_by_template(since, until) as templates, app.cohorts(since, until) as cohorts,
               app.logging_success(since, until) as logging) as shown);
end
$$;

create or replace function app.usage_by_day(since date, until date)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(json_agg(line order by line.day), '[]')
    from (
      select counted.day,
             max(counted.people) filter (where counted.subject = 'day') as active,
             max(counted.people) filter (where counted.subject = 'week') as active_in_week,
             max(counted.people) filter (where counted.subject = 'month') as active_in_month,
             max(counted.people) filter (where counted.subject = 'new') as registered
        from (
          select usage.day, usage.subject,
                 case when usage.people >= app.fewest_people() then usage.people end as people
            from app.usage_days as usage
           where usage.tenant_id = app.tenant_id()
             and usage.measure = 'people'
             and usage.day between since and until) as counted
       group by counted.day) as line
$$;

-- `people` is the most of a day: who came on several days can't be counted as one any more.
create or replace function app.usage_by_feature(since date, until date)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(json_agg(line order by line.feature), '[]')
    from (
      select usage.subject as feature,
             sum(usage.events) filter (where usage.people >= app.fewest_people()) as uses,
             max(usage.people) filter (where usage.people >= app.fewest_people()) as people
        from app.usage_days as usage
       where usage.tenant_id = app.tenant_id()
         and usage.measure = 'feature'
         and usage.day between since and until
       group by usage.subject) as line
$$;

create or replace function app.usage_by_template(since date, until date)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(json_agg(line order by line.uses desc, line.name), '[]')
    from (
      select usage.subject as name, sum(usage.events) as uses, max(usage.people) as people
        from app.usage_days as usage
       where usage.tenant_id = app.tenant_id()
         and usage.measure = 'template'
         and usage.people >= app.fewest_people()
         and usage.day between since and until
       group by usage.subject
       order by 2 desc, 1
       limit 50) as line
$$;

-- People who registered in a week, and how many of them were there in the weeks after it.
create or replace function app.cohorts(since date, until date)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(json_agg(line order by line.week), '[]')
    from (
      select usage.subject::date as week, max(usage.events) as size,
             json_agg(
               json_build_object(
                 'week', (usage.day - 6 - usage.subject::date) / 7,
                 'active', case when usage.people >= app.fewest_people() then usage.people end)
               order by usage.day) as weeks
        from app.usage_days as usage
       where usage.tenant_id = app.tenant_id()
         and usage.measure = 'cohort'
         and usage.events >= app.fewest_people()
         and usage.day between since and until
       group by usage.subject) as line
$$;

-- How many of the workouts that were begun as drafts were finished.
create or replace function app.logging_success(since date, until date)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
           'finished', summed.finished, 'discarded', summed.discarded,
           'success_percent', round(100.0 * summed.finished / (summed.finished + summed.discarded)))
    from (
      select sum(usage.events) filter (where usage.subject = 'finished') as finished,
             sum(usage.events) filter (where usage.subject = 'discarded') as discarded
        from app.usage_days as usage
       where usage.tenant_id = app.tenant_id()
         and usage.measure = 'logging'
         and usage.people >= app.fewest_people()
         and usage.day between since and until) as summed
$$;

grant execute on function app.analytics(date, date) to mm_admin;

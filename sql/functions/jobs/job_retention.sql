-- A parameter was renamed: PostgreSQL then needs a new function (reference of CREATE FUNCTION).
drop function if exists app.forget_job_runs(timestamptz, integer, boolean);

-- Runs and dead jobs are forgotten after 90 days.
create or replace function app.forget_job_runs(at timestamptz, at_most integer, is_dry_run boolean)
returns table (changed bigint, sample jsonb, has_more boolean)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before constant timestamptz := at - interval '90 days';
begin
  if is_dry_run then
    return query
    select (select count(*) from app.job_runs as run where run.ended_at < before)
             + (select count(*) from app.dead_jobs as dead where dead.died_at < before),
           (select coalesce(jsonb_agg(run.id), '[]')
              from (
                select old.id from app.job_runs as old where old.ended_at < before order by old.ended_at limit 10
              ) as run),
           false;
    return;
  end if;
  return query
  with old_runs as (
    delete from app.job_runs as run
     where run.id in (
             select old.id
               from app.job_runs as old
              where old.ended_at < before
              order by old.ended_at
              limit at_most
                for update skip locked)
    returning run.id
  ), old_dead as (
    delete from app.dead_jobs as dead
     where dead.id in (
             select old.id
               from app.dead_jobs as old
              where old.died_at < before
              order by old.died_at
              limit at_most
                for update skip locked)
    returning dead.id
  ), gone as (
    select id from old_runs
     union all
    select id from old_dead
  )
  select count(*), coalesce(jsonb_agg(gone.id) filter (where gone.id is not null), '[]'), count(*) >= at_most
    from gone;
end
$$;

grant execute on function app.forget_job_runs(timestamptz, integer, boolean) to mm_worker;

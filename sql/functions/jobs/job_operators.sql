-- The command's actions on jobs, as the database's owner.

create or replace function app.list_jobs()
returns table (
  name text, cron text, time_zone text, paused boolean, next_due_at timestamptz, waiting bigint, given_up bigint,
  last_outcome text, last_ended_at timestamptz)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select schedule.name, schedule.cron, schedule.time_zone, schedule.is_paused, schedule.next_due_at,
         (select count(*) from app.jobs as job where job.name = schedule.name),
         (select count(*) from app.dead_jobs as dead where dead.name = schedule.name),
         case when latest.outcome = 'skipped' then 'skipped: ' || (latest.sample ->> 0) else latest.outcome end,
         latest.ended_at
    from app.job_schedules as schedule
    left join lateral (
           select run.outcome, run.sample, run.ended_at
             from app.job_runs as run
            where run.name = schedule.name
            order by run.ended_at desc, run.id desc
            limit 1) as latest on true
   order by schedule.name;
$$;

-- False where there is no such job. What was due while it was paused is not made up for.
create or replace function app.pause_job(job text, paused boolean)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.job_schedules as schedule
     set is_paused = pause_job.paused,
         settled_up_to = case
           when schedule.is_paused or pause_job.paused then greatest(schedule.settled_up_to, now())
           else schedule.settled_up_to end,
         next_due_at = null,
         revision = schedule.revision + 1
   where schedule.name = job;
  if found then
    perform app.audit_in(null, 'job_changed', null, jsonb_build_object('job', job, 'paused', paused, 'by', 'command'));
  end if;
  return found;
end
$$;

-- Runs now, for this tenant, or all of them where the job runs for each; their ids.
create or replace function app.ask_job_by_command(job text, slug text, arguments jsonb, is_dry_run boolean)
returns setof uuid
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  insert into app.jobs (id, name, of_tenant, arguments, priority, origin, is_dry_run, due_at, run_at)
  select app.new_id(), job, lane.of_tenant, ask_job_by_command.arguments, -10, 'asked', ask_job_by_command.is_dry_run,
         now(), now()
    from (
      select null::integer as of_tenant
        from app.job_schedules as schedule
       where schedule.name = job
         and schedule.reach = 'installation'
         and ask_job_by_command.slug is null
       union all
      select tenant.id
        from app.job_schedules as schedule, app.tenants as tenant
       where schedule.name = job
         and schedule.reach = 'each_tenant'
         and (ask_job_by_command.slug is null or tenant.slug = lower(ask_job_by_command.slug))) as lane
  returning id;
  if not found then
    return;
  end if;
  perform app.audit_in(
    null, 'job_run_asked', null, jsonb_build_object('job', job, 'dry_run', is_dry_run, 'by', 'command'));
end
$$;

-- The outcome of a run.
create or replace function app.job_run_outcome(run_id uuid)
returns table (outcome text, changed bigint, sample jsonb, error text)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select run.outcome, run.changed, run.sample, run.error
    from app.job_runs as run
   where run.id = run_id
     and not exists (select from app.jobs as job where job.id = run_id);
$$;

-- The tenant of a run, by its name in addresses, or nothing where it was the whole installation's.
create or replace function app.job_run_tenant(run_id uuid)
returns text
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select tenant.slug
    from app.job_runs as run
    join app.tenants as tenant on tenant.id = run.of_tenant
   where run.id = run_id;
$$;

-- All that was given up of this job, or of every one; how many.
create or replace function app.redrive_jobs(job text)
returns bigint
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  dead app.dead_jobs;
  requeued bigint := 0;
begin
  for dead in
    select letter.*
      from app.dead_jobs as letter
     where job is null
        or letter.name = job
       for update
  loop
    perform app.requeue_job(dead);
    requeued := requeued + 1;
  end loop;
  perform app.audit_in(
    null, 'job_redriven', null, jsonb_build_object('job', job, 'count', requeued, 'by', 'command'));
  return requeued;
end
$$;

-- The admins' view of the jobs, and their actions. Those of the default tenant run the installation: they see the runs
-- for every tenant and say when jobs run. Another tenant's see the jobs that run for each tenant, and run theirs.

create or replace function app.runs_installation()
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select
      from app.tenants as tenant
     where tenant.id = app.tenant_id()
       and tenant.is_default);
$$;

create or replace function app.sees_job_of(of_tenant integer)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(of_tenant = app.tenant_id(), false) or app.runs_installation();
$$;

-- The job, or MM404 where the caller may not see it.
create or replace function app.visible_job(job text)
returns app.job_schedules
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  schedule app.job_schedules;
begin
  select known.*
    into schedule
    from app.job_schedules as known
   where known.name = job
     and (known.reach = 'each_tenant' or app.runs_installation());
  if not found then
    perform app.raise_not_found('no-such-job');
  end if;
  return schedule;
end
$$;

create or replace function app.job_shown(schedule app.job_schedules)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select schedule.name, schedule.summary, schedule.reach, schedule.cron, schedule.time_zone, schedule.missed,
             schedule.catch_up_at_most, schedule.is_paused as paused, schedule.is_changed as changed,
             case when not schedule.is_paused then schedule.next_due_at end as next_due_at,
             coalesce(current.waiting, 0) as waiting, coalesce(current.running, 0) as running,
             (select count(*)
                from app.dead_jobs as dead
               where dead.name = schedule.name
                 and app.sees_job_of(dead.of_tenant)) as given_up,
             (select row_to_json(latest)
                from (
                  select run.*
                    from app.ended_job_runs(schedule.name) as run
                   order by run.ended_at desc, run.id desc
                   limit 1) as latest) as last_run
        from (
          select count(*) filter (where run.state = 'waiting') as waiting,
                 count(*) filter (where run.state = 'running') as running
            from app.current_job_runs(schedule.name) as run) as current) as shown;
$$;

create or replace function app.jobs_shown()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.demand_duty('operations');
  select json_build_object(
           'items', coalesce(json_agg(app.job_shown(schedule) order by schedule.name), '[]'), 'next', null)
    from app.job_schedules as schedule
   where schedule.reach = 'each_tenant'
      or app.runs_installation();
$$;

create or replace function app.one_job_shown(job text)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.demand_duty('operations');
  select app.job_shown(app.visible_job(job));
$$;

-- Null leaves what is there. Whether the expression is one, the server has found out; all faults are named at once.
create or replace function app.change_job(
  job text, paused boolean, cron text, is_cron boolean, time_zone text, missed text, catch_up_at_most smallint)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  faults jsonb := '[]';
  schedule app.job_schedules;
  zone text;
begin
  perform app.demand_duty('operations');
  schedule := app.visible_job(job);
  perform app.demand_proof();
  if not app.runs_installation() then
    perform app.raise_conflict('job-of-installation');
  end if;
  if not is_cron then
    faults := faults || jsonb_build_object(
      'pointer', '/cron', 'code', 'invalid',
      'expected', 'five fields as in crontab(5): minute 0–59, hour 0–23, day 1–31, month 1–12, weekday 0–7');
  end if;
  -- One that is refused by now stays until it is changed.
  zone := coalesce(app.time_zone_name(time_zone), case when time_zone = schedule.time_zone then time_zone end);
  if time_zone is not null and zone is null then
    faults := faults || jsonb_build_object(
      'pointer', '/time_zone', 'code', case when time_zone like '%/%' then 'unknown' else 'invalid' end,
      'expected', 'IANA time zone such as Europe/Berlin');
  end if;
  if faults <> '[]' then
    perform app.raise_faults(to_jsonb(faults));
  end if;
  -- What was due while it was paused is not made up for, and another time counts from now on; whatever else changes,
  -- what is due by now and not made yet is made.
  update app.job_schedules as known
     set is_paused = coalesce(paused, known.is_paused),
         cron = coalesce(change_job.cron, known.cron),
         time_zone = coalesce(zone, known.time_zone),
         missed = coalesce(change_job.missed, known.missed),
         catch_up_at_most = coalesce(change_job.catch_up_at_most, known.catch_up_at_most),
         is_changed = known.is_changed or coalesce(
           change_job.cron, zone, change_job.missed, change_job.catch_up_at_most::text) is not null,
         settled_up_to = case
           when known.is_paused or coalesce(paused, false)
                or (coalesce(change_job.cron, known.cron), coalesce(zone, known.time_zone))
                   is distinct from (known.cron, known.time_zone)
             then greatest(known.settled_up_to, now())
           else known.settled_up_to end,
         next_due_at = case
           when known.is_paused
                or (coalesce(change_job.cron, known.cron), coalesce(zone, known.time_zone))
                   is distinct from (known.cron, known.time_zone)
             then null
           else known.next_due_at end,
         revision = known.revision + 1
   where known.name = job
  returning known.* into schedule;
  perform app.audit('job_changed', null, jsonb_strip_nulls(jsonb_build_object(
    'job', job, 'paused', paused, 'cron', cron, 'time_zone', zone, 'missed', missed,
    'catch_up_at_most', catch_up_at_most)));
  return app.job_shown(schedule);
end
$$;

-- After a change: whether the job runs at other times than the code says (`usual`: cron, time_zone, missed,
-- catch_up_at_most), which is what keeps the code's next word from counting. One without times in the code has none again
-- where `forgets_cron` says so.
create or replace function app.compare_job(job text, usual jsonb, forgets_cron boolean)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_duty('operations');
  if not app.runs_installation() then
    perform app.raise_conflict('job-of-installation');
  end if;
  update app.job_schedules as known
     set cron = case when forgets_cron then usual ->> 'cron' else known.cron end
   where known.name = job;
  update app.job_schedules as known
     set is_changed = (known.cron, known.time_zone, known.missed, known.catch_up_at_most) is distinct from
           (usual ->> 'cron', usual ->> 'time_zone', usual ->> 'missed', (usual ->> 'catch_up_at_most')::smallint)
   where known.name = job;
end
$$;

grant execute on function
  app.jobs_shown(),
  app.one_job_shown(text),
  app.change_job(text, boolean, text, boolean, text, text, smallint),
  app.compare_job(text, jsonb, boolean)
  to mm_admin;

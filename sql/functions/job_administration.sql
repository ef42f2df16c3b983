-- What admins see of the jobs, and do with them. Those of the default tenant run the installation: they see the runs for
-- every tenant and say when jobs run. Another tenant's see the jobs that run for each tenant, and run theirs.

create or replace function app.runs_installation()
returns boolean
language sql stable
set search_path = ''
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
set search_path = ''
as $$
  select coalesce(of_tenant = app.tenant_id(), false) or app.runs_installation();
$$;

-- The job, or MM404 where the caller may not see it.
create or replace function app.visible_job(job text)
returns app.job_schedules
language plpgsql stable
set search_path = ''
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
    raise exception 'no such job' using errcode = 'MM404';
  end if;
  return schedule;
end
$$;

-- Runs that wait or are under way, and those that ended, as they are shown. Without a search path of
-- their own, so that a query takes them in and reads no more than it needs.
create or replace function app.current_job_runs(named text)
returns table (
  id uuid, job text, tenant text, state text, origin text, asked_by uuid, dry_run boolean, due_at timestamptz,
  started_at timestamptz, ended_at timestamptz, attempts smallint, done bigint, total bigint, changed bigint,
  sample jsonb, error text, worker text)
language sql stable
as $$
  select current.id, current.name, tenant.slug, case when current.lease is null then 'waiting' else 'running' end,
         current.origin, current.asked_by, current.is_dry_run, current.due_at, current.started_at, null::timestamptz,
         current.attempts, current.done, current.total, null::bigint, null::jsonb, current.error, current.worker
    from app.jobs as current
    left join app.tenants as tenant on tenant.id = current.of_tenant
   where current.name = current_job_runs.named
     -- a cancelled one, of which its worker has yet to let go, has ended
     and (current.lease is null or current.lease > 0)
     and (current.of_tenant = (select app.tenant_id()) or (select app.runs_installation()));
$$;

create or replace function app.ended_job_runs(named text)
returns table (
  id uuid, job text, tenant text, state text, origin text, asked_by uuid, dry_run boolean, due_at timestamptz,
  started_at timestamptz, ended_at timestamptz, attempts smallint, done bigint, total bigint, changed bigint,
  sample jsonb, error text, worker text)
language sql stable
as $$
  select ended.id, ended.name, tenant.slug, ended.outcome, ended.origin, ended.asked_by, ended.is_dry_run, ended.due_at,
         ended.started_at, ended.ended_at, ended.attempts, null::bigint, null::bigint, ended.changed,
         ended.sample, ended.error, ended.worker
    from app.job_runs as ended
    left join app.tenants as tenant on tenant.id = ended.of_tenant
   where ended.name = ended_job_runs.named
     and (ended.of_tenant = (select app.tenant_id()) or (select app.runs_installation()));
$$;

create or replace function app.job_shown(schedule app.job_schedules)
returns json
language sql stable
set search_path = ''
as $$
  select row_to_json(shown)
    from (
      select schedule.name, schedule.summary, schedule.reach, schedule.cron, schedule.time_zone, schedule.missed,
             schedule.catch_up_at_most, schedule.is_paused as paused, schedule.is_changed as changed,
             case when not schedule.is_paused then schedule.next_due_at end as next_due_at,
             coalesce(standing.waiting, 0) as waiting, coalesce(standing.running, 0) as running,
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
            from app.current_job_runs(schedule.name) as run) as standing) as shown;
$$;

create or replace function app.jobs_shown()
returns json
language sql stable
security definer
set search_path = ''
as $$
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
set search_path = ''
as $$
  select app.job_shown(app.visible_job(job));
$$;

-- Null leaves what is there. Whether the expression is one, the server has found out; all faults are named at once.
create or replace function app.change_job(
  job text, paused boolean, cron text, is_cron boolean, time_zone text, missed text, catch_up_at_most smallint)
returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  faults jsonb := '[]';
  schedule app.job_schedules := app.visible_job(job);
begin
  perform app.demand_proof();
  if not app.runs_installation() then
    perform app.raise_conflict('jobOfInstallation', '{}');
  end if;
  if not is_cron then
    faults := faults || '[{"pointer": "/cron", "code": "invalid", "expected": "* * * * *"}]';
  end if;
  if not app.is_time_zone(time_zone) then
    faults := faults || '[{"pointer": "/time_zone", "code": "unknown"}]';
  end if;
  if faults <> '[]' then
    raise exception using errcode = 'MM422', message = 'faults', detail = faults::text;
  end if;
  -- What was due while it was paused is not made up for, and another time counts from now on; whatever else changes,
  -- what is due by now and not made yet is made.
  update app.job_schedules as known
     set is_paused = coalesce(paused, known.is_paused),
         cron = coalesce(change_job.cron, known.cron),
         time_zone = coalesce(change_job.time_zone, known.time_zone),
         missed = coalesce(change_job.missed, known.missed),
         catch_up_at_most = coalesce(change_job.catch_up_at_most, known.catch_up_at_most),
         is_changed = known.is_changed or coalesce(
           change_job.cron, change_job.time_zone, change_job.missed, change_job.catch_up_at_most::text) is not null,
         settled_up_to = case
           when known.is_paused or coalesce(paused, false)
                or (coalesce(change_job.cron, known.cron), coalesce(change_job.time_zone, known.time_zone))
                   is distinct from (known.cron, known.time_zone)
             then greatest(known.settled_up_to, now())
           else known.settled_up_to end,
         next_due_at = null,
         revision = known.revision + 1
   where known.name = job
  returning known.* into schedule;
  perform app.audit('job_changed', null, jsonb_strip_nulls(jsonb_build_object(
    'job', job, 'paused', paused, 'cron', cron, 'time_zone', time_zone, 'missed', missed,
    'catch_up_at_most', catch_up_at_most)));
  return app.job_shown(schedule);
end
$$;

-- Asks for a run now: of the caller's tenant, or for an installation's admin of the installation; a job that runs for
-- each tenant, for each. Five may wait or run at a time. Answers with the first.
create or replace function app.ask_job(job text, run_id uuid, arguments jsonb, is_dry_run boolean)
returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  schedule constant app.job_schedules := app.visible_job(job);
begin
  perform app.demand_proof();
  -- One admin after the other, so that the count holds.
  perform from app.job_schedules as known where known.name = job for update;
  perform app.leave_room(5, (
    select count(*)
      from app.jobs as asked
     where asked.name = job
       and asked.origin = 'asked'
       and app.sees_job_of(asked.of_tenant)), 'jobRunsAsked');
  insert into app.jobs (id, name, of_tenant, arguments, priority, origin, asked_by, is_dry_run, due_at, run_at)
  values (
    run_id, job, case when schedule.reach = 'each_tenant' then app.tenant_id() end, arguments, -10, 'asked',
    app.account_id(), ask_job.is_dry_run, now(), now());
  perform app.audit('job_run_asked', null, jsonb_build_object('job', job, 'run', run_id, 'dry_run', is_dry_run));
  return app.job_run_shown(job, run_id);
end
$$;

create or replace function app.job_run_shown(job text, run_id uuid)
returns json
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(
    (select row_to_json(run) from app.current_job_runs(job) as run where run.id = run_id),
    (select row_to_json(run) from app.ended_job_runs(job) as run where run.id = run_id));
$$;

-- Ended runs, the latest first; `state` keeps to one.
create or replace function app.job_runs_page(job text, state text, at timestamptz, before uuid, at_most integer)
returns json
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform app.visible_job(job);
  return (
    select json_build_object(
             'items', coalesce(json_agg(page.item order by page.turn) filter (where page.turn <= at_most), '[]'),
             'next', max(page.cursor) filter (where page.turn = at_most and page.found > at_most))
      from (
        select row_number() over () as turn, count(*) over () as found,
               app.cursor(listed.ended_at, listed.id) as cursor, row_to_json(listed) as item
          from (
            select run.*
              from app.ended_job_runs(job) as run
             where (run.ended_at, run.id) < (job_runs_page.at, before)
               and (job_runs_page.state is null or run.state = job_runs_page.state)
             order by run.ended_at desc, run.id desc
             limit at_most + 1) as listed) as page);
end
$$;

-- Takes a run out of the queue. One that is under way loses its lease: what it has not committed comes to nothing. What
-- runs alone keeps its turn under a number that no worker has, until its worker lets go of it or is gone: the next run
-- is not begun beside a program that has yet to be stopped.
create or replace function app.cancel_job_run(job text, run_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  cancelled app.jobs;
begin
  perform app.demand_proof();
  select current.*
    into cancelled
    from app.jobs as current
   where current.id = run_id
     and current.name = job
     and (current.lease is null or current.lease > 0)
     and app.sees_job_of(current.of_tenant)
     for update;
  if not found then
    raise exception 'no such run' using errcode = 'MM404';
  end if;
  if cancelled.takes_turns and cancelled.lease is not null
     and exists (select from app.job_schedules as schedule where schedule.name = job and schedule.is_alone) then
    update app.jobs as current set lease = -current.lease where current.id = run_id;
  else
    delete from app.jobs as current where current.id = run_id;
  end if;
  perform app.note_job_run(cancelled, 'cancelled', null, null, null, null);
  perform app.audit('job_run_cancelled', null, jsonb_build_object('job', job, 'run', run_id));
end
$$;

create or replace function app.dead_jobs_page(at timestamptz, before uuid, at_most integer)
returns json
language sql stable
security definer
set search_path = ''
as $$
  select json_build_object(
           'items', coalesce(json_agg(page.item order by page.turn) filter (where page.turn <= at_most), '[]'),
           'next', max(page.cursor) filter (where page.turn = at_most and page.found > at_most))
    from (
      select row_number() over () as turn, count(*) over () as found,
             app.cursor(listed.died_at, listed.id) as cursor, row_to_json(listed) as item
        from (
          select dead.id, dead.name as job, tenant.slug as tenant, dead.is_dry_run as dry_run, dead.due_at,
                 dead.died_at, dead.attempts, dead.error
            from app.dead_jobs as dead
            left join app.tenants as tenant on tenant.id = dead.of_tenant
           where app.sees_job_of(dead.of_tenant)
             and (dead.died_at, dead.id) < (dead_jobs_page.at, before)
           order by dead.died_at desc, dead.id desc
           limit at_most + 1) as listed) as page;
$$;

-- Back into the queue as if it had never been tried. Where its like waits by now, that one stands for both.
create or replace function app.revive_job(dead app.dead_jobs)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from app.dead_jobs as buried where buried.id = dead.id;
  insert into app.jobs (
    id, name, of_tenant, arguments, key, priority, origin, asked_by, is_dry_run, due_at, run_at, place, error)
  values (
    dead.id, dead.name, dead.of_tenant, dead.arguments, dead.key, dead.priority, dead.origin, dead.asked_by,
    dead.is_dry_run, dead.due_at, now(), dead.place, dead.error)
      on conflict do nothing;
end
$$;

create or replace function app.redrive_job(job_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  dead app.dead_jobs;
begin
  perform app.demand_proof();
  select buried.*
    into dead
    from app.dead_jobs as buried
   where buried.id = job_id
     and app.sees_job_of(buried.of_tenant)
     for update;
  if not found then
    raise exception 'no such job' using errcode = 'MM404';
  end if;
  perform app.revive_job(dead);
  perform app.audit('job_redriven', null, jsonb_build_object('job', dead.name, 'run', job_id));
end
$$;

create or replace function app.discard_dead_job(job_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  discarded text;
begin
  perform app.demand_proof();
  delete from app.dead_jobs as buried
   where buried.id = job_id
     and app.sees_job_of(buried.of_tenant)
  returning buried.name into discarded;
  if not found then
    raise exception 'no such job' using errcode = 'MM404';
  end if;
  perform app.audit('job_discarded', null, jsonb_build_object('job', discarded, 'run', job_id));
end
$$;

alter function app.runs_installation() owner to mm_definer;
alter function app.sees_job_of(integer) owner to mm_definer;
alter function app.visible_job(text) owner to mm_definer;
alter function app.current_job_runs(text) owner to mm_definer;
alter function app.ended_job_runs(text) owner to mm_definer;
alter function app.job_shown(app.job_schedules) owner to mm_definer;
alter function app.jobs_shown() owner to mm_definer;
alter function app.one_job_shown(text) owner to mm_definer;
alter function app.change_job(text, boolean, text, boolean, text, text, smallint) owner to mm_definer;
alter function app.ask_job(text, uuid, jsonb, boolean) owner to mm_definer;
alter function app.job_run_shown(text, uuid) owner to mm_definer;
alter function app.job_runs_page(text, text, timestamptz, uuid, integer) owner to mm_definer;
alter function app.cancel_job_run(text, uuid) owner to mm_definer;
alter function app.dead_jobs_page(timestamptz, uuid, integer) owner to mm_definer;
alter function app.revive_job(app.dead_jobs) owner to mm_definer;
alter function app.redrive_job(uuid) owner to mm_definer;
alter function app.discard_dead_job(uuid) owner to mm_definer;
grant execute on function app.jobs_shown(), app.one_job_shown(text),
  app.change_job(text, boolean, text, boolean, text, text, smallint), app.ask_job(text, uuid, jsonb, boolean),
  app.job_run_shown(text, uuid), app.job_runs_page(text, text, timestamptz, uuid, integer),
  app.cancel_job_run(text, uuid), app.dead_jobs_page(timestamptz, uuid, integer), app.redrive_job(uuid),
  app.discard_dead_job(uuid)
  to mm_admin;

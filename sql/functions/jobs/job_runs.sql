-- The runs of a job, as admins see them, ask for them and take them back.

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

-- Asks for a run now: of the caller's tenant, or for an installation's admin of the installation; a job that runs for
-- each tenant, for each. Five may wait or run at a time. Answers with the first.
create or replace function app.ask_job(job text, run_id uuid, arguments jsonb, is_dry_run boolean)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  schedule app.job_schedules;
begin
  perform app.demand_duty('operations');
  schedule := app.visible_job(job);
  perform app.demand_proof();
  -- One admin after the other, so that the count holds.
  perform from app.job_schedules as known where known.name = job for update;
  perform app.enforce_limit(5, (
    select count(*)
      from app.jobs as asked
     where asked.name = job
       and asked.origin = 'asked'
       and app.sees_job_of(asked.of_tenant)), 'job-runs-asked');
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
set search_path = pg_catalog, pg_temp
as $$
  select app.demand_duty('operations');
  select coalesce(
    (select row_to_json(run) from app.current_job_runs(job) as run where run.id = run_id),
    (select row_to_json(run) from app.ended_job_runs(job) as run where run.id = run_id));
$$;

-- Ended runs, the latest first; `state` keeps to one.
create or replace function app.job_runs_page(job text, state text, at timestamptz, before uuid, at_most integer)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_duty('operations');
  perform app.visible_job(job);
  return (
    select app.page(
             array_agg(row_to_json(listed)),
             array_agg(app.cursor(listed.ended_at, listed.id)),
             at_most)
      from (
        select run.*
          from app.ended_job_runs(job) as run
         where (run.ended_at, run.id) < (job_runs_page.at, before)
           and (job_runs_page.state is null or run.state = job_runs_page.state)
         order by run.ended_at desc, run.id desc
         limit at_most + 1) as listed);
end
$$;

-- Takes a run out of the queue. One that is under way loses its lease: what it has not committed comes to nothing. What
-- runs alone keeps its turn under a number that no worker has, until its worker lets go of it or is gone: the next run
-- is not begun beside a program that has yet to be stopped.
create or replace function app.cancel_job_run(job text, run_id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  cancelled app.jobs;
begin
  perform app.demand_duty('operations');
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
    perform app.raise_not_found('no-such-run');
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

grant execute on function
  app.ask_job(text, uuid, jsonb, boolean),
  app.job_run_shown(text, uuid),
  app.job_runs_page(text, text, timestamptz, uuid, integer),
  app.cancel_job_run(text, uuid)
  to mm_admin;

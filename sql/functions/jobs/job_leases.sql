-- The leases by which workers hold what they claimed.

-- Holds a run for the rest of the transaction, that of a part of its effects: MM409 where the lease is lost, so that
-- what a worker does late comes to nothing. Who would take the run over passes it by meanwhile; that the lease is
-- prolonged, and that others hold it too, is not hindered.
create or replace function app.hold_job(lease bigint)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from app.jobs as job
    where job.lease = hold_job.lease
      for key share;
  if not found then
    perform app.raise_conflict('lease-lost');
  end if;
end
$$;

-- Prolongs leases; returns those that are still held.
create or replace function app.prolong_leases(leases bigint[], lease_seconds integer, at timestamptz default null)
returns setof bigint
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  update app.jobs as job
     set lease_ends_at = coalesce(at, now()) + make_interval(secs => lease_seconds)
   where job.lease = any (leases)
  returning job.lease;
$$;

-- Given back unfinished by a worker that stops: this was no attempt. One that was cancelled meanwhile is over now.
create or replace function app.release_job(lease bigint, at timestamptz default null)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  job app.jobs;
begin
  delete from app.jobs as cancelled where cancelled.lease = -release_job.lease;
  select held.* into job from app.jobs as held where held.lease = release_job.lease for update;
  if found and app.put_job_back(job, coalesce(at, now()), (job.attempts - 1)::smallint, null) = 'superseded' then
    perform app.note_job_run(job, 'superseded', null, null, null, at);
  end if;
end
$$;

-- Takes the leases that ran out from workers that are gone; returns how many. Whether it was tried too often is for who
-- claims it next to say. What runs alone stays with a worker that lives, however late it is: its connections, which bear
-- its name, end with it. Unless that worker is the one who asks, and this is not among the leases that it `holds`: it
-- let go of the run while the database was away, or never heard that it has it.
create or replace function app.rescue_jobs(
  at timestamptz default null, worker text default null, holds bigint[] default null)
returns bigint
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  job app.jobs;
  rescued bigint := 0;
begin
  for job in
    select held.*
      from app.jobs as held
     where held.lease is not null
       and held.lease_ends_at < coalesce(at, now())
       and not (
         exists (
           select
             from app.job_schedules as schedule
            where schedule.name = held.name
              and schedule.is_alone)
         and exists (
           select
             from pg_catalog.pg_stat_activity as session
            where session.application_name = held.worker
              and session.datname = current_database())
         and coalesce(
           held.worker <> rescue_jobs.worker or abs(held.lease) = any (rescue_jobs.holds), true))
     order by held.id
       for update skip locked
  loop
    if job.lease < 0 then
      delete from app.jobs as cancelled where cancelled.id = job.id;
    else
      perform app.note_job_run(
        job, app.put_job_back(job, coalesce(at, now()), job.attempts, 'its worker was lost'), null, null,
        'its worker was lost', at);
    end if;
    rescued := rescued + 1;
  end loop;
  return rescued;
end
$$;

grant execute on function
  app.prolong_leases(bigint[], integer, timestamptz),
  app.release_job(bigint, timestamptz),
  app.rescue_jobs(timestamptz, text, bigint[])
  to mm_worker;
-- The sign-in of a run's transactions holds it (SignIn.workerHolding): hence the login role.
grant execute on function app.hold_job(bigint) to musclemate_server;

-- The queue as workers use it. `at` is the time by the caller's clock; null, as outside of tests, is the database's, so
-- that servers whose clocks differ agree. A worker knows a job it holds by the number of its lease alone: where that is
-- gone, what it says of the job is refused.

-- Up to `at_most` jobs of these names, each leased. Lanes (tenants, and the installation) take turns, those first that
-- have least under way; within a lane by priority, then time. `single` names one job, whenever it is due. What is
-- paused waits unless an admin asked for it. Of a job that has a schedule one run is under way at a time in a lane.
create or replace function app.claim_jobs(
  worker text, names text[], at_most integer, lease_seconds integer, single uuid default null,
  at timestamptz default null)
returns table (
  id uuid, lease bigint, name text, of_tenant integer, arguments jsonb, due_at timestamptz, attempts smallint,
  is_dry_run boolean, place jsonb)
language plpgsql
security definer
set search_path = ''
as $$
declare
  moment constant timestamptz := coalesce(claim_jobs.at, now());
  chosen uuid[];
  in_turn uuid[];
  one uuid;
begin
  select array_agg(candidate.id) filter (where not candidate.takes_turns),
         -- in the same order by everyone, so that claimers which wait for each other wait in a row
         array_agg(candidate.id order by candidate.lane, candidate.name) filter (where candidate.takes_turns)
    into chosen, in_turn
    from app.claimable_jobs(claim_jobs.names, claim_jobs.at_most, claim_jobs.single, moment) as candidate;
  return query
  update app.jobs as job
     set lease = nextval('app.job_leases'),
         lease_ends_at = moment + make_interval(secs => claim_jobs.lease_seconds),
         worker = claim_jobs.worker,
         started_at = moment,
         attempts = job.attempts + 1,
         takes_turns = false
   where job.id = any (chosen)
  returning job.id, job.lease, job.name, job.of_tenant, job.arguments, job.due_at, job.attempts, job.is_dry_run,
            job.place;
  foreach one in array coalesce(in_turn, '{}') loop
    begin
      return query
      update app.jobs as job
         set lease = nextval('app.job_leases'),
             lease_ends_at = moment + make_interval(secs => claim_jobs.lease_seconds),
             worker = claim_jobs.worker,
             started_at = moment,
             attempts = job.attempts + 1,
             takes_turns = true
       where job.id = one
      returning job.id, job.lease, job.name, job.of_tenant, job.arguments, job.due_at, job.attempts, job.is_dry_run,
                job.place;
    exception when unique_violation then
      -- Its like was begun at the same moment elsewhere: this one waits.
      null;
    end;
  end loop;
end
$$;

-- What a claim may take, locked; of what takes turns the first, where none is under way. It is planned for the numbers
-- at hand: without them the planner takes the limit for a tenth of the queue, and sorts all of it.
create or replace function app.claimable_jobs(names text[], at_most integer, single uuid, moment timestamptz)
returns table (id uuid, lane integer, name text, takes_turns boolean)
language plpgsql
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
  with recursive lanes (lane) as (
    select min(job.lane)
      from app.jobs as job
     where job.lease is null
     union all
    select (select min(job.lane) from app.jobs as job where job.lease is null and job.lane > lanes.lane)
      from lanes
     where lanes.lane is not null
  ), busy as (
    select job.lane, count(*) as under_way
      from app.jobs as job
     where job.lease is not null
     group by job.lane
  ), found as materialized (
    select candidate.*, lanes.lane, coalesce(busy.under_way, 0) as under_way,
           row_number() over (
             partition by lanes.lane, candidate.name, candidate.takes_turns
             order by candidate.priority, candidate.run_at, candidate.id) as place
      from lanes
      left join busy on busy.lane = lanes.lane
     cross join lateral (
             select job.id, job.name, job.priority, job.run_at,
                    schedule.cron is not null and not job.is_dry_run as takes_turns
               from app.jobs as job
               left join app.job_schedules as schedule on schedule.name = job.name
              where job.lane = lanes.lane
                and job.lease is null
                and job.name = any (claimable_jobs.names)
                and (job.id = claimable_jobs.single
                     or claimable_jobs.single is null
                    and job.run_at <= claimable_jobs.moment
                    and not (select app.is_closed_for_maintenance(claimable_jobs.moment)))
                and (job.origin = 'asked' or schedule.is_paused is not true)
                and (schedule.cron is null
                     or job.is_dry_run
                     or not exists (
                       select
                         from app.jobs as other
                        where other.lane = job.lane
                          and other.name = job.name
                          and other.lease is not null
                          and other.takes_turns))
              order by job.priority, job.run_at, job.id
              limit claimable_jobs.at_most
                for update of job skip locked) as candidate
  ), ordered as (
    select found.*, found.under_way + row_number() over (
             partition by found.lane order by found.priority, found.run_at, found.id) as turn
      from found
     where found.place = 1
        or not found.takes_turns
  )
  select ordered.id, ordered.lane, ordered.name, ordered.takes_turns
    from ordered
   order by ordered.turn, ordered.priority, ordered.run_at, ordered.id
   limit claimable_jobs.at_most;
end
$$;

-- Holds a run for the rest of the transaction, that of a part of its effects: MM409 where the lease is lost, so that
-- what a worker does late comes to nothing. Who would take the run over passes it by meanwhile; that the lease is
-- prolonged, and that others hold it too, is not hindered.
create or replace function app.hold_job(lease bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform
     from app.jobs as job
    where job.lease = hold_job.lease
      for key share;
  if not found then
    raise exception 'lease-lost' using errcode = 'MM409';
  end if;
end
$$;

-- Prolongs leases; returns those that are still held.
create or replace function app.prolong_leases(leases bigint[], lease_seconds integer, at timestamptz default null)
returns setof bigint
language sql
security definer
set search_path = ''
as $$
  update app.jobs as job
     set lease_ends_at = coalesce(at, now()) + make_interval(secs => lease_seconds)
   where job.lease = any (leases)
  returning job.lease;
$$;

-- How far it is; MM409 where the lease is lost.
create or replace function app.note_job_progress(
  lease bigint, done bigint, total bigint, place jsonb, lease_seconds integer, at timestamptz default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update app.jobs as job
     set done = note_job_progress.done,
         total = note_job_progress.total,
         place = coalesce(note_job_progress.place, job.place),
         lease_ends_at = coalesce(at, now()) + make_interval(secs => lease_seconds)
   where job.lease = note_job_progress.lease;
  if not found then
    raise exception 'lease-lost' using errcode = 'MM409';
  end if;
end
$$;

-- Writes a run's line, or what became of it by now. Its errors are the programs', cut to what a human reads.
create or replace function app.note_job_run(
  job app.jobs, outcome text, changed bigint, sample jsonb, error text, at timestamptz)
returns void
language sql
set search_path = ''
as $$
  insert into app.job_runs as run (
    id, name, of_tenant, origin, asked_by, is_dry_run, due_at, started_at, ended_at, outcome, attempts, changed, sample,
    error, worker)
  values (
    job.id, job.name, job.of_tenant, job.origin, job.asked_by, job.is_dry_run, job.due_at, job.started_at,
    coalesce(at, now()), outcome, job.attempts, changed, sample, left(error, 2000), job.worker)
      on conflict (id) do update
     set started_at = excluded.started_at,
         ended_at = excluded.ended_at,
         outcome = excluded.outcome,
         attempts = excluded.attempts,
         changed = excluded.changed,
         sample = excluded.sample,
         error = excluded.error,
         worker = excluded.worker;
$$;

-- The job is done: in the transaction of its effects where these are to happen exactly once, for they are undone with
-- this where the lease is lost (MM409).
create or replace function app.finish_job(lease bigint, changed bigint, sample jsonb, at timestamptz default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  job app.jobs;
begin
  delete from app.jobs as held where held.lease = finish_job.lease returning held.* into job;
  if not found then
    raise exception 'lease-lost' using errcode = 'MM409';
  end if;
  perform app.note_job_run(job, 'succeeded', changed, sample, null, at);
end
$$;

-- Back into the queue; where another of the same key waits there by now, that one stands for both.
create or replace function app.put_job_back(job app.jobs, run_at timestamptz, attempts smallint, error text)
returns text
language plpgsql
set search_path = ''
as $$
begin
  begin
    update app.jobs as held
       set lease = null,
           lease_ends_at = null,
           run_at = put_job_back.run_at,
           attempts = put_job_back.attempts,
           error = left(coalesce(put_job_back.error, held.error), 2000)
     where held.id = job.id;
    return 'retrying';
  exception when unique_violation then
    delete from app.jobs as held where held.id = job.id;
    return 'superseded';
  end;
end
$$;

-- It did not work: tried again after `retry_after` seconds, or given up where that is null. Returns what became of it.
create or replace function app.fail_job(
  lease bigint, error text, retry_after double precision, at timestamptz default null)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  job app.jobs;
  outcome text := 'given_up';
begin
  select held.* into job from app.jobs as held where held.lease = fail_job.lease for update;
  if not found then
    raise exception 'lease-lost' using errcode = 'MM409';
  end if;
  if retry_after is null then
    delete from app.jobs as held where held.id = job.id;
    perform app.bury_job(job, error, at);
  else
    outcome := app.put_job_back(job, coalesce(at, now()) + make_interval(secs => retry_after), job.attempts, error);
  end if;
  perform app.note_job_run(job, outcome, null, null, error, at);
  return outcome;
end
$$;

-- Given back unfinished by a worker that stops: this was no attempt. One that was cancelled meanwhile is over now.
create or replace function app.release_job(lease bigint, at timestamptz default null)
returns void
language plpgsql
security definer
set search_path = ''
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
set search_path = ''
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

-- How much waits that is due, since when the oldest of it, how much runs, how much was given up.
create or replace function app.queue_figures(at timestamptz default null)
returns table (waiting bigint, oldest_seconds double precision, running bigint, given_up bigint)
language sql stable
security definer
set search_path = ''
as $$
  select count(*) filter (where job.lease is null and job.run_at <= coalesce(at, now())),
         coalesce(
           extract(epoch from coalesce(at, now())
             - min(job.run_at) filter (where job.lease is null and job.run_at <= coalesce(at, now()))), 0)::float8,
         count(*) filter (where job.lease is not null),
         (select count(*) from app.dead_jobs)
    from app.jobs as job;
$$;

alter function app.claim_jobs(text, text[], integer, integer, uuid, timestamptz) owner to mm_definer;
alter function app.claimable_jobs(text[], integer, uuid, timestamptz) owner to mm_definer;
alter function app.hold_job(bigint) owner to mm_definer;
alter function app.prolong_leases(bigint[], integer, timestamptz) owner to mm_definer;
alter function app.note_job_progress(bigint, bigint, bigint, jsonb, integer, timestamptz) owner to mm_definer;
alter function app.note_job_run(app.jobs, text, bigint, jsonb, text, timestamptz) owner to mm_definer;
alter function app.finish_job(bigint, bigint, jsonb, timestamptz) owner to mm_definer;
alter function app.put_job_back(app.jobs, timestamptz, smallint, text) owner to mm_definer;
alter function app.fail_job(bigint, text, double precision, timestamptz) owner to mm_definer;
alter function app.release_job(bigint, timestamptz) owner to mm_definer;
alter function app.rescue_jobs(timestamptz, text, bigint[]) owner to mm_definer;
alter function app.queue_figures(timestamptz) owner to mm_definer;
grant execute on function app.claim_jobs(text, text[], integer, integer, uuid, timestamptz),
  app.prolong_leases(bigint[], integer, timestamptz),
  app.note_job_progress(bigint, bigint, bigint, jsonb, integer, timestamptz),
  app.fail_job(bigint, text, double precision, timestamptz), app.release_job(bigint, timestamptz),
  app.rescue_jobs(timestamptz, text, bigint[]), app.queue_figures(timestamptz)
  to mm_worker;
-- The sign-in of a run's transactions holds it, that of its last one finishes it (SignIn.workerHolding, .workerDone):
-- hence the login role.
grant execute on function app.finish_job(bigint, bigint, jsonb, timestamptz) to mm_worker, musclemate_server;
grant execute on function app.hold_job(bigint) to musclemate_server;

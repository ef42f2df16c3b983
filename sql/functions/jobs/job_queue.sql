-- The queue as workers use it. `at` is the time by the caller's clock; null, as outside of tests, is the database's, so
-- that servers whose clocks differ agree. A worker knows a job it holds by the number of its lease alone: where that is
-- gone, what it says of the job is refused.

-- How far it is; MM409 where the lease is lost.
create or replace function app.note_job_progress(
  lease bigint, done bigint, total bigint, place jsonb, lease_seconds integer, at timestamptz default null)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.jobs as job
     set done = note_job_progress.done,
         total = note_job_progress.total,
         place = coalesce(note_job_progress.place, job.place),
         lease_ends_at = coalesce(at, now()) + make_interval(secs => lease_seconds)
   where job.lease = note_job_progress.lease;
  if not found then
    perform app.raise_conflict('lease-lost');
  end if;
end
$$;

-- Writes a run's line, or what became of it by now. Its errors are the programs', cut to what a human reads.
create or replace function app.note_job_run(
  job app.jobs, outcome text, changed bigint, sample jsonb, error text, at timestamptz)
returns void
language sql
set search_path = pg_catalog, pg_temp
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
set search_path = pg_catalog, pg_temp
as $$
declare
  job app.jobs;
begin
  delete from app.jobs as held where held.lease = finish_job.lease returning held.* into job;
  if not found then
    perform app.raise_conflict('lease-lost');
  end if;
  perform app.note_job_run(job, 'succeeded', changed, sample, null, at);
end
$$;

-- The job found nothing that it could do: `why` is a word for operators.
create or replace function app.skip_job(lease bigint, why text, at timestamptz default null)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  job app.jobs;
begin
  delete from app.jobs as held where held.lease = skip_job.lease returning held.* into job;
  if not found then
    perform app.raise_conflict('lease-lost');
  end if;
  perform app.note_job_run(job, 'skipped', 0, jsonb_build_array(why), null, at);
end
$$;

-- Back into the queue; where another of the same key waits there by now, that one replaces both.
create or replace function app.put_job_back(job app.jobs, run_at timestamptz, attempts smallint, error text)
returns text
language plpgsql
set search_path = pg_catalog, pg_temp
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
set search_path = pg_catalog, pg_temp
as $$
declare
  job app.jobs;
  outcome text := 'given_up';
begin
  select held.* into job from app.jobs as held where held.lease = fail_job.lease for update;
  if not found then
    perform app.raise_conflict('lease-lost');
  end if;
  if retry_after is null then
    delete from app.jobs as held where held.id = job.id;
    perform app.move_to_dead_letter(job, error, at);
  else
    outcome := app.put_job_back(job, coalesce(at, now()) + make_interval(secs => retry_after), job.attempts, error);
  end if;
  perform app.note_job_run(job, outcome, null, null, error, at);
  return outcome;
end
$$;

-- How much waits that is due, since when the oldest of it, how much runs, how much was given up.
create or replace function app.queue_figures(at timestamptz default null)
returns table (waiting bigint, oldest_seconds double precision, running bigint, given_up bigint)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select count(*) filter (where job.lease is null and job.run_at <= coalesce(at, now())),
         coalesce(
           extract(epoch from coalesce(at, now())
             - min(job.run_at) filter (where job.lease is null and job.run_at <= coalesce(at, now()))), 0)::float8,
         count(*) filter (where job.lease is not null),
         (select count(*) from app.dead_jobs)
    from app.jobs as job;
$$;

grant execute on function
  app.note_job_progress(bigint, bigint, bigint, jsonb, integer, timestamptz),
  app.skip_job(bigint, text, timestamptz),
  app.fail_job(bigint, text, double precision, timestamptz),
  app.queue_figures(timestamptz)
  to mm_worker;
-- The sign-in of a run's last transaction finishes it (SignIn.workerDone): hence the login role.
grant execute on function app.finish_job(bigint, bigint, jsonb, timestamptz) to mm_worker, musclemate_server;

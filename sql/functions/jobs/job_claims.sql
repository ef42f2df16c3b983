-- How workers take jobs out of the queue, as job_queue.sql says.

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
set search_path = pg_catalog, pg_temp
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

-- The runs that a claim may take, locked; of those that take turns the first, where none is under way. It is planned for
-- the numbers at hand: without them the planner takes the limit for a tenth of the queue, and sorts all of it.
create or replace function app.claimable_jobs(names text[], at_most integer, single uuid, moment timestamptz)
returns table (id uuid, lane integer, name text, takes_turns boolean)
language plpgsql
set search_path = pg_catalog, pg_temp
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
             order by candidate.priority, candidate.run_at, candidate.id) as row_num_of_name
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
             partition by found.lane order by found.priority, found.run_at, found.id) as row_num
      from found
     where found.row_num_of_name = 1
        or not found.takes_turns
  )
  select ordered.id, ordered.lane, ordered.name, ordered.takes_turns
    from ordered
   order by ordered.row_num, ordered.priority, ordered.run_at, ordered.id
   limit claimable_jobs.at_most;
end
$$;

grant execute on function app.claim_jobs(text, text[], integer, integer, uuid, timestamptz) to mm_worker;

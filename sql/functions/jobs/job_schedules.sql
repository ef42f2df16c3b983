-- Schedules: what the code says, what is due, and that each due run is made once however many schedulers look.

-- The server's jobs: an array of objects with name, summary, reach, cron, time_zone, missed, catch_up_at_most, is_alone
-- A new one counts from now on; what an admin changed
-- stays, and so does a job that this server does not know, for another one may.
create or replace function app.offer_jobs(jobs jsonb, at timestamptz default null)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.job_schedules as known (
    name, summary, reach, cron, time_zone, missed, catch_up_at_most, is_alone, settled_up_to)
  select offered.name, offered.summary, offered.reach, offered.cron, offered.time_zone, offered.missed,
         offered.catch_up_at_most, coalesce(offered.is_alone, false), coalesce(at, now())
    from jsonb_to_recordset(jobs) as offered (
      name text, summary text, reach text, cron text, time_zone text, missed text, catch_up_at_most smallint,
      is_alone boolean)
   order by offered.name
      on conflict (name) do update
     set summary = excluded.summary,
         reach = excluded.reach,
         is_alone = excluded.is_alone,
         cron = case when known.is_changed then known.cron else excluded.cron end,
         time_zone = case when known.is_changed then known.time_zone else excluded.time_zone end,
         missed = case when known.is_changed then known.missed else excluded.missed end,
         catch_up_at_most =
           case when known.is_changed then known.catch_up_at_most else excluded.catch_up_at_most end,
         next_due_at = null,
         revision = known.revision + 1
   where (known.summary, known.reach, known.is_alone)
           is distinct from (excluded.summary, excluded.reach, excluded.is_alone)
      or not known.is_changed
         and (known.cron, known.time_zone, known.missed, known.catch_up_at_most)
             is distinct from (excluded.cron, excluded.time_zone, excluded.missed, excluded.catch_up_at_most);
$$;

-- The schedules of these jobs that are due, or whose next run is not known yet.
create or replace function app.due_schedules(names text[], at timestamptz default null)
returns table (
  name text, cron text, time_zone text, missed text, catch_up_at_most smallint, settled_up_to timestamptz,
  revision bigint, moment timestamptz)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select schedule.name, schedule.cron, schedule.time_zone, schedule.missed, schedule.catch_up_at_most,
         schedule.settled_up_to, schedule.revision, coalesce(at, now())
    from app.job_schedules as schedule
   where schedule.name = any (names)
     and schedule.cron is not null
     and not schedule.is_paused
     and (schedule.next_due_at is null or schedule.next_due_at <= coalesce(at, now()))
   order by schedule.name;
$$;

-- Makes the runs that were due, for each tenant where the job does so, and moves the mark; false where another scheduler
-- was first. Where only the latest run counts (`as_one`), one that waits untried becomes that one; where missed runs are
-- left out, so is one that is due while the one before it is still under way.
create or replace function app.settle_schedule(
  job text, revision bigint, due timestamptz[], as_one boolean, up_to timestamptz, next_due_at timestamptz)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  schedule app.job_schedules;
begin
  update app.job_schedules as known
     set settled_up_to = settle_schedule.up_to,
         next_due_at = settle_schedule.next_due_at,
         revision = known.revision + 1
   where known.name = job
     and known.revision = settle_schedule.revision
     and not known.is_paused
  returning known.* into schedule;
  if not found then
    return false;
  end if;
  insert into app.jobs as waiting (id, name, of_tenant, key, origin, due_at, run_at)
  select app.new_id(), job, lane.of_tenant, case when as_one then 'schedule' end, 'schedule', moment, moment
    from (
      select null::integer as of_tenant
       where schedule.reach = 'installation'
       union all
      select tenant.id
        from app.tenants as tenant
       where schedule.reach = 'each_tenant') as lane,
         unnest(due) as moment
   where schedule.missed <> 'skip'
      or not exists (
        select
          from app.jobs as current
         where current.lane = coalesce(lane.of_tenant, 0)
           and current.name = job
           and current.lease is not null
           and not current.is_dry_run)
      on conflict (lane, name, key) where lease is null and key is not null
         do update set due_at = greatest(waiting.due_at, excluded.due_at)
         where waiting.attempts = 0;
  return true;
end
$$;

-- A zone's offsets from UTC in seconds, each with the second since 1970 that it holds from: at `first`, and at every
-- change up to `last`. Found by looking at each day and halving those that differ at their ends.
create or replace function app.zone_offsets(zone text, first timestamptz, last timestamptz)
returns table (since bigint, seconds integer)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  day timestamptz := first;
  known integer := app.zone_offset(zone, first);
  low timestamptz;
  high timestamptz;
  middle timestamptz;
begin
  since := extract(epoch from first);
  seconds := known;
  return next;
  while day < last loop
    high := day + interval '86400 seconds';
    if app.zone_offset(zone, high) <> known then
      low := day;
      while high - low > interval '1 second' loop
        middle := low + make_interval(secs => floor(extract(epoch from high - low) / 2));
        if app.zone_offset(zone, middle) = known then
          low := middle;
        else
          high := middle;
        end if;
      end loop;
      known := app.zone_offset(zone, high);
      since := extract(epoch from high);
      seconds := known;
      return next;
    end if;
    day := day + interval '86400 seconds';
  end loop;
end
$$;

create or replace function app.zone_offset(zone text, at timestamptz)
returns integer
language sql stable
return extract(epoch from (at at time zone zone) - (at at time zone 'UTC'))::integer;

grant execute on function app.offer_jobs(jsonb, timestamptz), app.due_schedules(text[], timestamptz),
  app.settle_schedule(text, bigint, timestamptz[], boolean, timestamptz, timestamptz),
  app.zone_offsets(text, timestamptz, timestamptz)
  to mm_worker;

-- Jobs that were given up, as admins see them, and what they do with them.

create or replace function app.dead_jobs_page(at timestamptz, before uuid, at_most integer)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.demand_duty('operations');
  select app.page(array_agg(row_to_json(listed)), array_agg(app.cursor(listed.died_at, listed.id)), at_most)
    from (
      select dead.id, dead.name as job, tenant.slug as tenant, dead.is_dry_run as dry_run, dead.due_at,
             dead.died_at, dead.attempts, dead.error
        from app.dead_jobs as dead
        left join app.tenants as tenant on tenant.id = dead.of_tenant
       where app.sees_job_of(dead.of_tenant)
         and (dead.died_at, dead.id) < (dead_jobs_page.at, before)
       order by dead.died_at desc, dead.id desc
       limit at_most + 1) as listed;
$$;

-- Back into the queue as if it had never been tried. If an equal run waits by now, that one replaces both.
create or replace function app.requeue_job(dead app.dead_jobs)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from app.dead_jobs as letter where letter.id = dead.id;
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
set search_path = pg_catalog, pg_temp
as $$
declare
  dead app.dead_jobs;
begin
  perform app.demand_duty('operations');
  perform app.demand_proof();
  select letter.*
    into dead
    from app.dead_jobs as letter
   where letter.id = job_id
     and app.sees_job_of(letter.of_tenant)
     for update;
  if not found then
    perform app.raise_not_found('no-such-job');
  end if;
  perform app.requeue_job(dead);
  perform app.audit('job_redriven', null, jsonb_build_object('job', dead.name, 'run', job_id));
end
$$;

create or replace function app.discard_dead_job(job_id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  discarded text;
begin
  perform app.demand_duty('operations');
  perform app.demand_proof();
  delete from app.dead_jobs as letter
   where letter.id = job_id
     and app.sees_job_of(letter.of_tenant)
  returning letter.name into discarded;
  if not found then
    perform app.raise_not_found('no-such-job');
  end if;
  perform app.audit('job_discarded', null, jsonb_build_object('job', discarded, 'run', job_id));
end
$$;

grant execute on function
  app.dead_jobs_page(timestamptz, uuid, integer),
  app.redrive_job(uuid),
  app.discard_dead_job(uuid)
  to mm_admin;

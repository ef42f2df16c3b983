-- The figures of what waits for the calling admin. Those of a duty that the admin lacks are null; who
-- has neither duty is refused.
create or replace function app.admin_overview()
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  operates constant boolean := app.has_duty('operations');
  moderates constant boolean := app.has_duty('moderation');
begin
  if not moderates then
    perform app.demand_duty('operations');
  end if;
  return json_build_object(
    'open_alerts', case when moderates then (
      select count(*)
        from app.alerts as alert
       where alert.tenant_id = tenant
         and alert.acknowledged_at is null) end,
    'open_feedback', case when moderates then (
      select count(*)
        from app.feedback as report
       where report.tenant_id = tenant
         and report.state = 'open') end,
    'given_up_runs', case when operates then (
      select count(*)
        from app.dead_jobs as dead
       where app.sees_job_of(dead.of_tenant)) end,
    'windows', case when operates then (
      select count(*)
        from app.maintenance_windows as announced
       where announced.tenant_id = tenant
         and announced.ended_at is null
         and announced.ends_at > now()) end,
    'last_backup_at', case when operates and app.runs_installation() then (
      select max(made.made_at)
        from app.backups as made) end);
end
$$;

grant execute on function app.admin_overview()
  to mm_admin;

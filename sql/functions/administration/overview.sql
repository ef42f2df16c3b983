-- The figures of what waits for the calling admin. Those of alerts and feedback are null without the duty for them.
create or replace function app.admin_overview()
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  moderates constant boolean := app.has_duty('moderation');
begin
  perform app.demand_duty('operations');
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
    'given_up_runs', (
      select count(*)
        from app.dead_jobs as dead
       where app.sees_job_of(dead.of_tenant)),
    'windows', (
      select count(*)
        from app.maintenance_windows as announced
       where announced.tenant_id = tenant
         and announced.ended_at is null
         and announced.ends_at > now()),
    'time_zones_outdated', (
      select coalesce(sum(held.accounts), 0)
        from (
          select account.time_zone, count(*) as accounts
            from app.accounts as account
           where account.tenant_id = tenant
           group by account.time_zone) as held
       where app.time_zone_name(held.time_zone) is null),
    'last_backup_at', case when app.runs_installation() then (
      select max(made.made_at)
        from app.backups as made) end);
end
$$;

grant execute on function app.admin_overview()
  to mm_admin;

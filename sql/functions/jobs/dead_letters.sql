-- Runs that were tried too often: kept for a human, and the admins get a notice; those of the tenant that it was for, or
-- of the default tenant where it was for all of them. The same job is mailed about once an hour at most.
create or replace function app.move_to_dead_letter(job app.jobs, error text, at timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  moment constant timestamptz := coalesce(at, now());
  tenant_told constant integer :=
    coalesce(job.of_tenant, (select tenant.id from app.tenants as tenant where tenant.is_default));
  was_told constant boolean := exists (
    select
      from app.dead_jobs as earlier
     where earlier.name = job.name
       and earlier.of_tenant is not distinct from job.of_tenant
       and earlier.died_at > moment - interval '1 hour');
  admin record;
begin
  insert into app.dead_jobs (
    id, name, of_tenant, arguments, key, priority, origin, asked_by, is_dry_run, due_at, attempts, place, error, died_at)
  values (
    job.id, job.name, job.of_tenant, job.arguments, job.key, job.priority, job.origin, job.asked_by, job.is_dry_run,
    job.due_at, job.attempts, job.place, left(move_to_dead_letter.error, 2000), moment);
  perform auth.set_context(tenant_told, null, null, 'worker');
  for admin in
    select account.id, account.email, coalesce(account.display_name, account.username) as name
      from app.accounts as account
     where account.tenant_id = tenant_told
       and 'admin' = any (account.roles)
       and account.locked_at is null
  loop
    perform app.notify(admin.id, 'job_given_up', jsonb_build_object('job', job.name));
    if not was_told then
      perform app.queue_mail(
        'job_given_up', admin.email, jsonb_build_object('name', admin.name, 'job', job.name));
    end if;
  end loop;
end
$$;

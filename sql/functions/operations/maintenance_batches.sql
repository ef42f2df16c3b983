-- The work that is done when its time has come, without any user: expiry, reminders, retention. Jobs ask for it by name,
-- batch for batch; each piece returns what it was done to, at most so many, and what another worker holds is left to
-- that one.

-- A trial does the work without a limit and takes all of it back, mails and notices too: what it counts is what would
-- have happened. Variables keep their values when a block is rolled back (PostgreSQL, 43.8). What is deleted by age alone
-- may be millions of rows, and is only counted, and so are the exercises whose days are to be made again.
create or replace function app.run_maintenance_batch(
  work text, subject text, at timestamptz, at_most integer, is_dry_run boolean,
  out changed bigint, out sample jsonb, out has_more boolean)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  done text[];
begin
  if is_dry_run and work = 'delete_expired' then
    select counted.changed, counted.sample, false
      into changed, sample, has_more
      from app.count_expired(subject, run_maintenance_batch.at) as counted;
    return;
  end if;
  if is_dry_run and work = 'remake_lift_days' then
    select count(*), coalesce(jsonb_agg(due.exercise_id order by due.exercise_id) filter (where due.row_num <= 10), '[]'), false
      into changed, sample, has_more
      from (select waiting.exercise_id, row_number() over (order by waiting.exercise_id) as row_num
              from app.lift_days_due as waiting) as due;
    return;
  end if;
  begin
    done := coalesce(
      app.do_maintenance(work, subject, run_maintenance_batch.at, case when not is_dry_run then at_most end), '{}');
    if is_dry_run then
      raise exception using errcode = 'MM299', message = 'a trial';
    end if;
  exception when sqlstate 'MM299' then
    null;
  end;
  changed := cardinality(done);
  sample := to_jsonb(done[1:10]);
  has_more := not is_dry_run and changed >= at_most;
end
$$;

create or replace function app.do_maintenance(work text, subject text, at timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  case work
    when 'delete_expired' then
      return app.delete_expired(subject, do_maintenance.at, at_most);
    when 'expire_invites' then
      return app.expire_invites(do_maintenance.at, at_most);
    when 'expire_requests' then
      return app.expire_requests(do_maintenance.at, at_most);
    when 'end_sharing' then
      return app.end_sharing(do_maintenance.at, at_most);
    when 'finish_account_changes' then
      return app.finish_account_changes(do_maintenance.at, at_most);
    when 'end_pauses' then
      return app.end_pauses(do_maintenance.at, at_most);
    when 'remind_of_billing' then
      return app.send_billing_reminders(do_maintenance.at, at_most);
    when 'remind_of_workouts' then
      return app.send_reminders(do_maintenance.at, at_most);
    when 'motivate' then
      return app.motivate(do_maintenance.at, at_most);
    when 'sum_up_weeks' then
      return app.sum_up_weeks(do_maintenance.at, at_most);
    when 'sum_up_clients' then
      return app.sum_up_clients(do_maintenance.at, at_most);
    when 'remake_lift_days' then
      return app.remake_lift_days(at_most);
    when 'roll_up_usage' then
      return app.roll_up_usage(do_maintenance.at, at_most);
  end case;
end
$$;

grant execute on function app.run_maintenance_batch(text, text, timestamptz, integer, boolean) to mm_worker;

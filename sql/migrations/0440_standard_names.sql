-- Tables and triggers get the field's standard names. The functions follow in sql/functions.
alter table app.training_standings rename to lifter_stats;
alter table app.lifter_stats rename constraint training_standings_pkey to lifter_stats_pkey;
alter table app.lifter_stats
  rename constraint training_standings_tenant_id_lifter_id_fkey to lifter_stats_tenant_id_lifter_id_fkey;

alter table app.tellings rename to sent_notifications;
alter table app.sent_notifications rename constraint tellings_pkey to sent_notifications_pkey;
alter table app.sent_notifications rename constraint tellings_topic_check to sent_notifications_topic_check;
alter table app.sent_notifications
  rename constraint tellings_tenant_id_account_id_fkey to sent_notifications_tenant_id_account_id_fkey;
alter index app.tellings_by_age rename to sent_notifications_by_age;

-- The functions of the release before use the old names until the last file of sql/functions is applied. Then
-- sql/repairs/dropped_functions.sql drops both views.
create view app.training_standings with (security_invoker = true) as
select *
  from app.lifter_stats;
create view app.tellings with (security_invoker = true) as
select *
  from app.sent_notifications;
alter view app.training_standings owner to mm_definer;
alter view app.tellings owner to mm_definer;

do $$
declare
  former record;
begin
  for former in
    select trigger.tgname as old_name, trigger.tgrelid::regclass as relation, renamed.new_name
      from pg_catalog.pg_trigger as trigger
      join (values
             ('forget_farewell', 'purge_erasure_mail'),
             ('keep_consents', 'refuse_consent_change'),
             ('keep_former_username', 'reserve_former_username'),
             ('keep_ledger', 'refuse_ledger_change'),
             ('keep_programme_name', 'alias_former_name'),
             ('keep_reminder', 'refresh_reminder'),
             ('refresh_standing_of_inserted', 'refresh_lifter_stats_of_inserted'),
             ('refresh_standing_of_moved', 'refresh_lifter_stats_of_moved')
           ) as renamed (old_name, new_name) on renamed.old_name = trigger.tgname
     where not trigger.tgisinternal
  loop
    execute format('alter trigger %I on %s rename to %I', former.old_name, former.relation, former.new_name);
  end loop;
end
$$;

-- sql/functions makes these under their new names in files that are applied after those that call them. Until then a copy
-- with the rights of the former one answers to the new name.
do $$
declare
  former record;
  allowed text;
begin
  for former in
    select function.oid, function.proacl, renamed.new_name,
           regexp_replace(pg_catalog.pg_get_functiondef(function.oid), '\m' || function.proname || '\M', renamed.new_name, 'g')
             as definition,
           function.pronamespace::regnamespace
             || '.' || renamed.new_name || '(' || pg_catalog.pg_get_function_identity_arguments(function.oid) || ')'
             as signature
      from pg_catalog.pg_proc as function
      join (values
             ('app.begin_change', 'lock_for_update'),
             ('app.keep_assigned_plan', 'upsert_assigned_plan'),
             ('app.keep_template', 'upsert_template'),
             ('app.reach', 'authorize_lifter'),
             ('app.refresh_standings', 'refresh_lifter_stats'),
             ('app.teams_in_sight', 'visible_teams'),
             ('app.within', 'lifters_visible_for'),
             ('auth.keep_consents', 'record_consents')
           ) as renamed (old_name, new_name)
        on renamed.old_name = function.pronamespace::regnamespace || '.' || function.proname
  loop
    execute former.definition;
    execute format('alter function %s owner to mm_definer', former.signature);
    for allowed in
      select granted.grantee::regrole
        from pg_catalog.aclexplode(former.proacl) as granted
       where granted.grantee <> 0
         and granted.grantee <> 'mm_definer'::regrole
    loop
      execute format('grant execute on function %s to %s', former.signature, allowed);
    end loop;
  end loop;
end
$$;

set local role mm_definer;

-- A run of the past keeps the job's name of that time.
update app.job_schedules
   set name = 'vacuum_and_reindex'
 where name = 'look_after_database';
update app.jobs
   set name = 'vacuum_and_reindex'
 where name = 'look_after_database';

set local role musclemate_owner;

-- Notices on their way to devices, as the job that sends them claims them and says how it went.

-- Up to `at_most` that are due, of the context's tenant or of all, each leased for five minutes: a job that dies loses
-- nothing. Accounts take turns, so that nobody waits behind all that another one gets. Devices that could not be reached
-- lately come last: they may take ten seconds each. The rows come in the order in which they are to be sent, with what is
-- needed to send them. What nobody waits for any more is forgotten: the notice was read or thrown away, the session is over,
-- the account is locked, the tenant gave the push service up, or two days have passed.
create or replace function app.claim_pushes(at timestamptz, at_most integer)
returns table (
  tenant_id integer, account_id uuid, target_id uuid, notice_id uuid, kind text, sealed bytea, service bytea,
  contact text, locale text)
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  with waiting as (
    select push.tenant_id, push.account_id, push.target_id, push.notice_id, push.next_try_at as due_at,
           target.failed_at is not null as is_failing,
           row_number() over (
             partition by push.tenant_id, push.account_id, target.failed_at is not null
                 order by push.next_try_at) as turn
      from app.pushes as push
      left join app.push_targets as target
        on target.tenant_id = push.tenant_id
       and target.account_id = push.account_id
       and target.id = push.target_id
     where push.next_try_at <= claim_pushes.at
       and (app.tenant_id() is null or push.tenant_id = app.tenant_id())
  ), due as materialized (
    select push.tenant_id, push.account_id, push.target_id, push.notice_id, push.created_at, waiting.is_failing,
           waiting.turn, waiting.due_at
      from waiting
      join app.pushes as push
        on push.tenant_id = waiting.tenant_id
       and push.account_id = waiting.account_id
       and push.target_id = waiting.target_id
       and push.notice_id = waiting.notice_id
     -- again, of the row as it is once it is locked: another run may have leased it meanwhile
     where push.next_try_at <= claim_pushes.at
     order by waiting.is_failing, waiting.turn, waiting.due_at
     limit at_most
       for update of push skip locked
  ), wanted as materialized (
    select due.tenant_id, due.account_id, due.target_id, due.notice_id, target.kind, target.sealed,
           service.sealed as service,
           coalesce(
             'mailto:' || (tenant.branding ->> 'support_email'), tenant.public_url,
             (select 'https://' || named.host
                from app.tenant_hosts as named
               where named.tenant_id = tenant.id
               order by named.position, named.host
               limit 1)) as contact,
           person.locale, due.is_failing, due.turn, due.due_at
      from due
      join app.notices as notice
        on notice.tenant_id = due.tenant_id
       and notice.account_id = due.account_id
       and notice.id = due.notice_id
       and notice.read_at is null
      join app.push_targets as target
        on target.tenant_id = due.tenant_id
       and target.account_id = due.account_id
       and target.id = due.target_id
      join auth.sessions as session
        on session.tenant_id = target.tenant_id
       and session.account_id = target.account_id
       and session.id = target.session_id
       and session.expires_at > claim_pushes.at
      join app.accounts as person
        on person.tenant_id = due.tenant_id
       and person.id = due.account_id
       and person.locked_at is null
      join app.push_services as service
        on service.tenant_id = target.tenant_id
       and service.kind = target.kind
      join app.tenants as tenant
        on tenant.id = due.tenant_id
       and notice.kind <> all (app.kinds_without(tenant.modules))
     where due.created_at > claim_pushes.at - interval '2 days'
  ), forgotten as (
    delete from app.pushes as push
     using due
     where push.tenant_id = due.tenant_id
       and push.account_id = due.account_id
       and push.target_id = due.target_id
       and push.notice_id = due.notice_id
       and not exists (
         select
           from wanted
          where wanted.tenant_id = due.tenant_id
            and wanted.account_id = due.account_id
            and wanted.target_id = due.target_id
            and wanted.notice_id = due.notice_id)
  ), leased as (
    update app.pushes as push
       set attempts = least(push.attempts + 1, 1000)::smallint,
           next_try_at = claim_pushes.at + interval '5 minutes'
      from wanted
     where push.tenant_id = wanted.tenant_id
       and push.account_id = wanted.account_id
       and push.target_id = wanted.target_id
       and push.notice_id = wanted.notice_id
  )
  select wanted.tenant_id, wanted.account_id, wanted.target_id, wanted.notice_id, wanted.kind, wanted.sealed,
         wanted.service, wanted.contact, wanted.locale
    from wanted
   order by wanted.is_failing, wanted.turn, wanted.due_at;
$$;

-- How it went, of each: `sent`, `dropped` (it would never be taken), `gone` (the device is there no more), `later` (the
-- service says so) or `failed` (nothing could be sent). Tried again after 10 s, 20 s, 40 s … an hour, and not before
-- `seconds`. A device to which nothing could be sent for 30 days is given up.
create or replace function app.finish_pushes(at timestamptz, outcomes jsonb)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  one record;
begin
  for one in
    select told.tenant, told.account, told.target, told.notice, told.outcome, coalesce(told.seconds, 0) as seconds
      from jsonb_to_recordset(outcomes) as told (
             tenant integer, account uuid, target uuid, notice uuid, outcome text, seconds integer)
     order by told.tenant, told.account, told.target, told.notice
  loop
    if one.outcome in ('gone', 'failed') then
      delete from app.push_targets as target
       where target.tenant_id = one.tenant
         and target.account_id = one.account
         and target.id = one.target
         and (one.outcome = 'gone' or target.failed_at < finish_pushes.at - interval '30 days');
    end if;
    if one.outcome in ('sent', 'dropped') then
      delete from app.pushes as push
       where push.tenant_id = one.tenant
         and push.account_id = one.account
         and push.target_id = one.target
         and push.notice_id = one.notice;
    else
      update app.pushes as push
         set next_try_at = finish_pushes.at + greatest(
               least(interval '5 seconds' * power(2, least(push.attempts, 12)), interval '1 hour'),
               make_interval(secs => one.seconds))
       where push.tenant_id = one.tenant
         and push.account_id = one.account
         and push.target_id = one.target
         and push.notice_id = one.notice;
    end if;
    update app.push_targets as target
       set failed_at = case when one.outcome = 'failed' then coalesce(target.failed_at, finish_pushes.at) end
     where target.tenant_id = one.tenant
       and target.account_id = one.account
       and target.id = one.target
       and (one.outcome = 'failed' and target.failed_at is null
            or one.outcome = 'sent' and target.failed_at is not null);
  end loop;
end
$$;

-- How many are due, of the context's tenant or of all.
create or replace function app.count_due_pushes(at timestamptz)
returns bigint
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select count(*)
    from app.pushes as push
   where push.next_try_at <= count_due_pushes.at
     and (app.tenant_id() is null or push.tenant_id = app.tenant_id());
$$;

grant execute on function app.claim_pushes(timestamptz, integer), app.finish_pushes(timestamptz, jsonb),
  app.count_due_pushes(timestamptz) to mm_worker;

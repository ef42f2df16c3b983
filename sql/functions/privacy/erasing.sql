-- The job's steps for an account whose time is over, in the context of its tenant: begin, what it has of training in
-- small batches, and at last the account itself, with which everything goes that refers to it. What does not refer to it
-- is named in app.forget_traces. Each step may be repeated.

-- A parameter was renamed: PostgreSQL then needs a new function (reference of CREATE FUNCTION).
drop function if exists app.remind_of_erasures(timestamptz, integer, boolean);

-- Tells once, three days before, where the time until then is longer than that.
create or replace function app.remind_of_erasures(
  at timestamptz, at_most integer, is_dry_run boolean, out changed bigint, out sample jsonb, out has_more boolean)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  told uuid[];
begin
  select array_agg(due.account_id)
    into told
    from (select erasure.account_id
            from app.erasures as erasure
            join app.accounts as leaving
              on leaving.tenant_id = erasure.tenant_id
             and leaving.id = erasure.account_id
           where erasure.tenant_id = app.tenant_id()
             and erasure.reminded_at is null
             and erasure.begun_at is null
             and leaving.erasure_due_at > at
             and leaving.erasure_due_at <= at + interval '3 days'
             and leaving.erasure_due_at > erasure.asked_at + interval '3 days'
           order by leaving.erasure_due_at
           limit case when is_dry_run then null else at_most end
             for update of erasure skip locked) as due;
  changed := coalesce(cardinality(told), 0);
  sample := to_jsonb(told[1:10]);
  has_more := not is_dry_run and changed = at_most;
  sample := coalesce(sample, '[]');
  if is_dry_run then
    return;
  end if;
  update app.erasures as erasure
     set reminded_at = at
   where erasure.tenant_id = app.tenant_id()
     and erasure.account_id = any (told);
  perform app.tell_of_erasure(account, 'erasure_near')
     from unnest(told) as account;
end
$$;

-- Whether an admin's wish is held up: the mail about it is not sent yet, or not long enough ago. One that could
-- not be delivered holds nothing up.
create or replace function app.is_erasure_held(account uuid, at timestamptz)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select
      from app.erasures as erasure
      join app.outbox_mail as mail
        on mail.tenant_id = erasure.tenant_id
       and mail.id = erasure.mail_id
      join auth.limits as l
        on mail.sent_at is null
        or mail.sent_at > is_erasure_held.at - l.account_change_wait
     where erasure.tenant_id = app.tenant_id()
       and erasure.account_id = account
       and erasure.asked_by <> erasure.account_id
       and erasure.begun_at is null
       and mail.failed_at is null);
$$;

create or replace function app.accounts_to_erase(at timestamptz)
returns setof uuid
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select leaving.id
    from app.accounts as leaving
   where leaving.tenant_id = app.tenant_id()
     and leaving.erasure_due_at <= at
     and not app.is_erasure_held(leaving.id, at)
   order by leaving.erasure_due_at, leaving.id;
$$;

-- From here on nobody can use the account, and nothing brings it back. Returns what has to be ended elsewhere first: null
-- where it was taken back meanwhile.
create or replace function app.begin_erasure(account uuid, at timestamptz)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.accounts as leaving
     set locked_at = coalesce(leaving.locked_at, at)
   where leaving.tenant_id = app.tenant_id()
     and leaving.id = account
     and leaving.erasure_due_at <= at
     and not app.is_erasure_held(account, at);
  if not found then
    return null;
  end if;
  update app.erasures as erasure
     set begun_at = coalesce(erasure.begun_at, at)
   where erasure.tenant_id = app.tenant_id()
     and erasure.account_id = account;
  delete
    from auth.sessions as session
   where session.tenant_id = app.tenant_id()
     and session.account_id = account;
  return (
    select row_to_json(elsewhere)
      from (select (
                     select known.customer
                       from app.stripe_customers as known
                      where known.tenant_id = app.tenant_id()
                        and known.account_id = account) as customer,
                   (
                     select coalesce(json_agg(subscription.reference), '[]')
                       from app.subscriptions as subscription
                      where subscription.tenant_id = app.tenant_id()
                        and subscription.account_id = account
                        and subscription.provider = 'stripe'
                        and subscription.ended_at is null) as subscriptions) as elsewhere);
end
$$;

-- The log, of which there may be ten years: some workouts at a time, with all that hangs on them. Tells how many.
create or replace function app.erase_workouts(account uuid, at_most integer)
returns bigint
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  erased bigint;
begin
  delete
    from app.workouts as workout
   where workout.tenant_id = app.tenant_id()
     and workout.lifter_id = account
     and workout.id = any (array(
           select next.id
             from app.workouts as next
            where next.tenant_id = app.tenant_id()
              and next.lifter_id = account
            limit at_most));
  get diagnostics erased = row_count;
  return erased;
end
$$;

-- The last step.
create or replace function app.finish_erasure(account uuid)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  leaving app.accounts;
begin
  perform app.lock_teams_of(account);
  select one.*
    into leaving
    from app.accounts as one
    join app.erasures as erasure
      on erasure.tenant_id = one.tenant_id
     and erasure.account_id = one.id
   where one.tenant_id = app.tenant_id()
     and one.id = account
     and erasure.begun_at is not null
     for update of one;
  if not found then
    return false;
  end if;
  perform app.tell_who_stays(account);
  perform app.erase_person(leaving);
  perform app.queue_mail('account_erased', leaving.email);
  perform app.audit('account_erased', account);
  return true;
end
$$;

-- In a database that was restored from a backup: someone who was erased after it was made. They, their coaches, their
-- provider of payments and whoever it concerned were notified then. False for who is not there, so that it may be
-- repeated.
create or replace function app.erase_again(tenant integer, account uuid)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  leaving app.accounts;
begin
  perform set_config('app.tenant_id', tenant::text, true);
  perform app.lock_teams_of(account);
  select one.*
    into leaving
    from app.accounts as one
   where one.tenant_id = tenant
     and one.id = account
     for update;
  if not found then
    return false;
  end if;
  perform app.erase_person(leaving);
  perform app.audit('account_erased', account, '{"again": true}');
  return true;
end
$$;

-- The eraser locks the account's teams first, in one order: of two owners who go at the same time the second sees the
-- heir of the first.
create or replace function app.lock_teams_of(account uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select
    from app.teams as team
   where team.tenant_id = app.tenant_id()
     and team.id in (
       select member.team_id
         from app.team_members as member
        where member.tenant_id = app.tenant_id()
          and member.account_id = account)
   order by team.id
     for update;
$$;

create or replace function app.erase_person(leaving app.accounts)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.lock_relations_of(leaving.tenant_id, leaving.id);
  perform app.forget_traces(leaving);
  delete
    from app.accounts as gone
   where gone.tenant_id = leaving.tenant_id
     and gone.id = leaving.id;
end
$$;

-- Coaches and clients learn that someone left, and not who: a name would outlive the account in their notices.
create or replace function app.tell_who_stays(account uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select app.notify(coaching.coach_id, 'client_left')
    from app.coachings as coaching
   where coaching.tenant_id = app.tenant_id()
     and coaching.lifter_id = account;
  select app.notify(coaching.lifter_id, 'coach_left')
    from app.coachings as coaching
   where coaching.tenant_id = app.tenant_id()
     and coaching.coach_id = account;
$$;

grant execute on function app.remind_of_erasures(timestamptz, integer, boolean), app.accounts_to_erase(timestamptz),
  app.begin_erasure(uuid, timestamptz), app.erase_workouts(uuid, integer), app.finish_erasure(uuid)
to mm_worker;

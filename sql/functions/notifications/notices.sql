-- The one way to notify someone, for the functions that have a reason; no request role calls it. While it
-- is unread, the same kind with the same arguments is counted up and moved to the top: of what should be announced once
-- (ten comments on one workout) the arguments name the thing and the person, and nothing that differs each time. A
-- notice outlives the grant that it came from, so arguments for a coach hold nothing that a scope guards. The time is
-- that of the clock, not the transaction's start, behind which a reader may already have marked all as read. Who chose not
-- to get its topic in the app gets no notice.
--
-- It is also sent to the person's devices, unless they chose otherwise: at once, or at the end of their quiet hours where its
-- topic is one that they may choose. The job is keyed by the notice: a key that is shared would let those who notify
-- different people wait for each other.
create or replace function app.notify(account uuid, kind text, arguments jsonb default '{}')
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  with told as (
    insert into app.notices as unread (tenant_id, account_id, id, kind, arguments, created_at)
    select told.tenant_id, told.id, app.new_id(), notify.kind, notify.arguments, clock_timestamp()
      from app.accounts as told
     where told.tenant_id = app.tenant_id()
       and told.id = account
       and app.wants(told.id, app.topic_of(notify.kind), 'app')
        on conflict (tenant_id, account_id, kind, md5(arguments::text)) where read_at is null
           do update set occurrences = unread.occurrences + 1, created_at = excluded.created_at
    returning tenant_id, account_id, id
  ), pushed as (
    insert into app.pushes as waiting (tenant_id, account_id, target_id, notice_id, next_try_at)
    select told.tenant_id, told.account_id, target.id, told.id,
           case when app.topic_of(notify.kind) is null then now() else app.after_quiet_hours(told.account_id, now()) end
      from told
      join app.push_targets as target
        on target.tenant_id = told.tenant_id
       and target.account_id = told.account_id
     where app.wants(told.account_id, app.topic_of(notify.kind), 'push')
        on conflict do nothing
    returning notice_id, next_try_at
  )
  select app.enqueue('send_pushes', '{}', pushed.notice_id::text, min(pushed.next_try_at))
    from pushed
   group by pushed.notice_id;
$$;

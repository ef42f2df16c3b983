-- Puts a job into the queue in the caller's transaction, for the functions that have a reason; no request role calls it.
-- The tenant is the context's. While a job of the same name and key waits, a second one is not put beside it: that one
-- stays as it is, or where `replaces` gets these arguments and this time. One that runs already may have read what
-- changed since, so it does not block anybody. A lower priority comes first. Returns the job that now waits.
create or replace function app.enqueue(
  job text, arguments jsonb default '{}', key text default null, run_at timestamptz default null,
  replaces boolean default false, priority smallint default 0)
returns uuid
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.jobs as waiting (id, name, of_tenant, arguments, key, priority, origin, due_at, run_at)
  values (
    app.new_id(), job, app.tenant_id(), enqueue.arguments, enqueue.key, enqueue.priority, 'enqueued',
    coalesce(enqueue.run_at, now()), coalesce(enqueue.run_at, now()))
      on conflict (lane, name, key) where lease is null and key is not null
         do update set
           arguments = case when replaces then excluded.arguments else waiting.arguments end,
           priority = case when replaces then excluded.priority else waiting.priority end,
           due_at = case when replaces then excluded.due_at else waiting.due_at end,
           run_at = case when replaces then excluded.run_at else waiting.run_at end
  returning id;
$$;

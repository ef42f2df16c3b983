-- The queue's figures for /metrics, whether the server that is asked has workers or not: as app.figures does.
create or replace function app.job_figures()
returns table (name text, label text, value double precision)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select figure.name, figure.label, figure.value
    from app.queue_figures() as queue
   cross join lateral (values
     ('musclemate_jobs', 'state="waiting"', queue.waiting),
     ('musclemate_jobs', 'state="running"', queue.running),
     ('musclemate_jobs', 'state="given_up"', queue.given_up),
     ('musclemate_job_oldest_seconds', null, queue.oldest_seconds)) as figure (name, label, value);
$$;

grant execute on function app.job_figures() to musclemate_server;

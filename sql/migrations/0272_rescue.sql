-- It is told who asks (job_queue.sql).
drop function if exists app.rescue_jobs(timestamptz);

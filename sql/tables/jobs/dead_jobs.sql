-- Written by the functions of the job queue, shown and redriven by those of the administration.
alter table app.dead_jobs enable row level security;
alter table app.dead_jobs force row level security;
revoke all on app.dead_jobs from public;

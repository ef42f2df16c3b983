-- Written by the functions of the job queue, shown by those of the administration.
alter table app.job_runs enable row level security;
alter table app.job_runs force row level security;
revoke all on app.job_runs from public;

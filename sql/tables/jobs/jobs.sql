-- Written and read by the functions of the job queue alone.
alter table app.jobs enable row level security;
alter table app.jobs force row level security;
revoke all on app.jobs from public;

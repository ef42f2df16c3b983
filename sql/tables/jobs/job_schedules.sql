-- Written and read by the functions of the schedules alone.
alter table app.job_schedules enable row level security;
alter table app.job_schedules force row level security;
revoke all on app.job_schedules from public;

-- Written and read by definer functions alone: it says something of a workout's details and of a plan at once.
alter table app.planned_efforts enable row level security;
alter table app.planned_efforts force row level security;
revoke all on app.planned_efforts from public;

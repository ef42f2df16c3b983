-- Written and read by definer functions alone: a row says something of several scopes at once.
alter table app.lifter_stats enable row level security;
alter table app.lifter_stats force row level security;
revoke all on app.lifter_stats from public;

-- Written and read by definer functions alone: a row says something of several scopes at once.
alter table app.training_standings enable row level security;
alter table app.training_standings force row level security;
revoke all on app.training_standings from public;

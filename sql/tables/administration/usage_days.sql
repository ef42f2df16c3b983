-- Written by the roll-up, and shown by app.analytics alone, which leaves out figures about too few people.
alter table app.usage_days enable row level security;
alter table app.usage_days force row level security;
revoke all on app.usage_days from public;

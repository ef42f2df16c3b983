-- No request role reads it: app.predetermined_page, app.predetermined_routine and app.add_predetermined_routine do.
alter table app.predetermined_exercises enable row level security;
alter table app.predetermined_exercises force row level security;
revoke all on app.predetermined_exercises from public;

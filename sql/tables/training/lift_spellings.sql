-- No request role reads it: app.recognised_lift does.
alter table app.lift_spellings enable row level security;
alter table app.lift_spellings force row level security;
revoke all on app.lift_spellings from public;

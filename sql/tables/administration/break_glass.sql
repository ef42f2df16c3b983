-- Made, read and ended by functions alone: an admin's look goes through app.authorize_support, and mm_admin has no right on any
-- table of a lifter's training.
alter table app.break_glass enable row level security;
alter table app.break_glass force row level security;
revoke all on app.break_glass from public;

-- Whether a plan is of a deload week. It is kept with the plan, since the programme that says so can be deleted.
set local lock_timeout = '2s';

alter table app.planned_workouts add column is_deload boolean not null default false;

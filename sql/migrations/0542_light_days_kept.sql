-- The light days of main lifts in the 84 days up to the newest one, newest first.
set local lock_timeout = '2s';

alter table app.lifter_stats
  add column squat_light date[] not null default '{}',
  add column bench_press_light date[] not null default '{}',
  add column deadlift_light date[] not null default '{}';

-- How many of a workout's sets are warm-ups: lists and totals count the others. `set_count` stays what a workout holds, by which
-- pages of a synchronisation are cut. The release before writes none: the repair `warm_ups` counts what it wrote
-- until then, and the next save what it writes later.
set local lock_timeout = '2s';

alter table app.workouts
  add column warm_up_count integer not null default 0;

-- The reps of the estimates that are kept of main lifts, with those in reserve: sets of few reps are not compared with sets of
-- many. And a coach may mute the falls of one lift.
set local lock_timeout = '2s';

alter table app.lifter_stats
  add column squat_reps integer[] not null default '{}',
  add column bench_press_reps integer[] not null default '{}',
  add column deadlift_reps integer[] not null default '{}';

alter table app.attention_rules
  drop constraint attention_rules_muted_check,
  add constraint attention_rules_muted_check check (muted <@ array[
    'missed_sessions', 'falling_e1rm', 'falling_squat', 'falling_bench_press', 'falling_deadlift', 'high_rpe', 'silence',
    'unread']);

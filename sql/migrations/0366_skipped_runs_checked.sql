-- What was there before keeps to it too (0365).
alter table app.job_runs
  validate constraint job_runs_outcome_check;

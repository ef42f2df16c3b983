-- A run that found nothing it could do was skipped: it did not succeed. `not valid` first, so that no run waits while the
-- rows that are there are looked through.
set local lock_timeout = '2s';

alter table app.job_runs
  drop constraint job_runs_outcome_check,
  add constraint job_runs_outcome_check
    check (outcome in ('succeeded', 'skipped', 'retrying', 'given_up', 'cancelled', 'superseded')) not valid;

-- Of a job that has a schedule one run is under way at a time, in each tenant or in the installation: what is due
-- meanwhile waits its turn.
set local lock_timeout = '2s';

-- Written by app.claim_jobs; a dry run changes nothing and takes no turn.
alter table app.jobs add column takes_turns boolean not null default false;
-- What holds, whoever claims at the same moment.
create unique index jobs_one_at_a_time on app.jobs (lane, name) where lease is not null and takes_turns;

-- What the database can't take back when a lease is lost (programs, files, other services): its run is begun anew only
-- when the worker that lost it is gone.
alter table app.job_schedules add column is_alone boolean not null default false;

-- The turn of the job that makes exports is what keeps two from making the same one.
alter table app.data_exports drop column leased_to;

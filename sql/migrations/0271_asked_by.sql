-- Who asked for a run by hand: what is looked for when they are erased, among all the runs of three months.
create index job_runs_by_asker on app.job_runs (asked_by) where asked_by is not null;

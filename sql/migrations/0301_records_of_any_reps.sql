-- Reads all records once, while they are read and written: a second for a million.
alter table app.records validate constraint records_kind_check;
alter table app.records validate constraint records_at_reps_check;
alter table app.records validate constraint records_of_weights_name_their_reps;

-- A look by support is another entry than one of the same person as a coach. Its index is there already (0280).
alter table app.access_log
  drop constraint access_log_once_a_quarter,
  add constraint access_log_once_a_quarter unique using index access_log_once_a_quarter_and_opening;

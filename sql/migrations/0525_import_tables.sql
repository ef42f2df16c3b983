-- Imports of tables of no known app, whose columns the lifter said, and of our own tables. The columns are remembered by the
-- header, for the next table that has the same.
set local lock_timeout = '2s';

alter table app.imports
  drop constraint imports_source_check,
  add constraint imports_source_check
    check (source in ('strong', 'hevy', 'fitnotes', 'stronglifts', 'musclemate', 'table')) not valid,
  -- of the header line, of a table of no known app
  add column header uuid,
  add column columns text check (length(columns) <= 4000);

alter table app.imports validate constraint imports_source_check;

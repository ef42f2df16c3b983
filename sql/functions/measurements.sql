-- Measurements of the body, and what others take from them.

create or replace trigger stamp
  before insert or update on app.measurements
  for each row execute function app.stamp_dated();

create or replace trigger note_deleted
  after delete on app.measurements
  referencing old table as gone
  for each statement execute function app.note_deleted('measurement');

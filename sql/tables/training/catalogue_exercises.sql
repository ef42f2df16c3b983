-- No request role reads it: app.catalogue_page and app.catalogue_entry do.
alter table app.catalogue_exercises enable row level security;
alter table app.catalogue_exercises force row level security;
revoke all on app.catalogue_exercises from public;

-- No request role reads it: the triggers of app.exercises and app.catalogue_page do.
alter table app.catalogue_aliases enable row level security;
alter table app.catalogue_aliases force row level security;
revoke all on app.catalogue_aliases from public;

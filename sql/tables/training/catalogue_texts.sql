-- No request role reads it: app.catalogue_page and app.catalogue_entry do.
alter table app.catalogue_texts enable row level security;
alter table app.catalogue_texts force row level security;
revoke all on app.catalogue_texts from public;

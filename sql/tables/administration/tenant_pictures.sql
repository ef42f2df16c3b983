-- Read and written by the functions of tenant_pictures.sql alone.
alter table app.tenant_pictures enable row level security;
alter table app.tenant_pictures force row level security;
revoke all on app.tenant_pictures from public;

-- The roles and the schemas. Run in the target database, as superuser, once (again does no harm):
--   psql --set ON_ERROR_STOP=1 --file sql/bootstrap.sql
-- Everything after it is done by musclemate_owner. Who may log in gets its password from the operator.

do $$
declare
  wanted record;
begin
  for wanted in
    select *
      from (values
        -- owns the schemas and tables, migrates; INHERIT, so that it may replace mm_definer's functions
        ('musclemate_owner',  'login inherit nobypassrls'),
        -- what the server logs in as: has nothing of its own, can only become one of the request roles
        ('musclemate_server', 'login noinherit nobypassrls'),
        -- owns the definer functions: under FORCE, those of the table owner would silently see nothing
        ('mm_definer',        'nologin inherit bypassrls'),
        -- COPY FROM refuses row security, so demo data needs a role beyond it
        ('mm_loader',         'login inherit bypassrls'),
        -- pg_dump fails under row security; reads only
        ('mm_backup',         'login inherit bypassrls'),
        ('mm_visitor',        'nologin noinherit nobypassrls'),
        ('mm_lifter',         'nologin noinherit nobypassrls'),
        ('mm_coach',          'nologin noinherit nobypassrls'),
        ('mm_admin',          'nologin noinherit nobypassrls'),
        ('mm_worker',         'nologin noinherit nobypassrls')
      ) as roles (name, attributes)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      execute format('create role %I', wanted.name);
    end if;
    execute format(
      'alter role %I nosuperuser nocreatedb nocreaterole noreplication %s', wanted.name, wanted.attributes);
  end loop;
end
$$;

grant mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker to musclemate_server;
-- `alter function … owner to` asks for membership; `set role mm_loader` and `pg_dump --role mm_backup` too
grant mm_definer, mm_loader, mm_backup to musclemate_owner;

-- Demo data, consistent by construction, is loaded without triggers and foreign-key checks.
grant set on parameter session_replication_role to mm_loader;

-- A request role that could call set_config could choose its tenant and account. pg_dump calls it as well.
revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
grant execute on function pg_catalog.set_config(text, text, boolean)
   to musclemate_server, musclemate_owner, mm_definer, mm_loader, mm_backup;

revoke create on schema public from public;

-- Temporary tables, types and functions lie in pg_temp, which PostgreSQL searches first for the names of types and tables
-- unless it is told otherwise. Nothing here needs them.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;

-- Nothing here is a large object; without row security and in no tenant, one would be a place to hide data in.
revoke execute on function pg_catalog.lo_creat(integer), pg_catalog.lo_create(oid), pg_catalog.lo_from_bytea(oid, bytea)
  from public;

create schema if not exists auth;
create schema if not exists app;
alter schema auth owner to musclemate_owner;
alter schema app owner to musclemate_owner;

-- CREATE, because the owner of a function needs it in the function's schema.
grant usage, create on schema auth, app to mm_definer;
grant usage on schema auth, app to musclemate_server, mm_loader, mm_backup;
grant usage on schema app to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker;

-- Globally, since a default privilege of one schema can only add to PUBLIC's, not take away.
alter default privileges for role musclemate_owner, mm_definer revoke execute on functions from public;

alter default privileges for role musclemate_owner in schema auth, app
  grant select, insert, update, delete on tables to mm_definer;
alter default privileges for role musclemate_owner in schema auth, app
  grant usage on sequences to mm_definer, mm_loader;
alter default privileges for role musclemate_owner in schema auth, app
  grant select, insert, update on tables to mm_loader;
alter default privileges for role musclemate_owner in schema auth, app
  grant select on tables to mm_backup;
alter default privileges for role musclemate_owner in schema auth, app
  grant select on sequences to mm_backup;

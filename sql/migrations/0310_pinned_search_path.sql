-- An empty search path still lets pg_temp be searched first for types and tables: named last, it comes last (PostgreSQL,
-- "Writing SECURITY DEFINER Functions Safely"). The functions that a release makes anew say so themselves; this is for those
-- that migrations made, and for those of the release before.
do $$
declare
  pinned record;
begin
  for pinned in
    select oid::regprocedure as name
      from pg_catalog.pg_proc
     where pronamespace in ('app'::regnamespace, 'auth'::regnamespace)
       and 'search_path=""' = any (proconfig)
  loop
    execute format('alter function %s set search_path = pg_catalog, pg_temp', pinned.name);
  end loop;
end
$$;

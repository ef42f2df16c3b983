-- Every function belongs to mm_definer: sql/functions is applied by that role, and only the owner of a function may replace
-- it. For a function with its caller's rights the owner changes nothing.
do $$
declare
  other record;
begin
  for other in
    select oid::regprocedure as name
      from pg_catalog.pg_proc
     where pronamespace in ('app'::regnamespace, 'auth'::regnamespace)
       and proowner <> 'mm_definer'::regrole
  loop
    execute format('alter routine %s owner to mm_definer', other.name);
  end loop;
end
$$;

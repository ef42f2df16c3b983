-- The kinds of things that a device keeps a copy of. A cursor names them by bits: a bit is never used for another kind. A body
-- without a search path is put into the statement that asks; a call of its own would cost 100 µs at every pull.

create or replace function app.sync_kinds()
returns table (kind text, mask integer, module text)
language sql immutable parallel safe rows 16
begin atomic
  values ('account', 1 << 0, null),
         ('profile', 1 << 1, null),
         ('powerlifting_profile', 1 << 2, 'powerlifting'),
         ('equipment', 1 << 3, null),
         ('exercise', 1 << 4, null),
         ('workout', 1 << 5, null),
         ('draft', 1 << 6, null),
         ('template', 1 << 7, null),
         ('planned_workout', 1 << 8, null),
         ('programme', 1 << 9, 'programmes'),
         ('schedule', 1 << 10, null),
         ('goal', 1 << 11, 'goals'),
         ('measurement', 1 << 12, null),
         ('assigned_plan', 1 << 13, 'coaching'),
         ('comment', 1 << 14, 'coaching'),
         ('coach', 1 << 15, 'coaching');
end;

-- The bits of these kinds, without those whose module the caller's tenant has not: once the module is there, a device
-- gets the kind from its beginning. Null means every kind.
create or replace function app.sync_bits(kinds text[])
returns integer
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  modules constant text[] := (
    select tenant.modules
      from app.tenants as tenant
     where tenant.id = app.tenant_id());
begin
  return (
    select coalesce(bit_or(known.mask), 0)
      from app.sync_kinds() as known
     where (kinds is null or known.kind = any (kinds))
       and (known.module is null or known.module = any (modules)));
end
$$;

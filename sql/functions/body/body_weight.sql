-- A lifter's weight on a day, in grams: by the latest measurement up to that day, else by the earliest after it;
-- null where there is none. Row security holds: to a coach without the body's scope nobody weighs anything. Without a
-- search path of its own, so that it is written into the query that uses it.
create or replace function app.body_weight_on(tenant integer, lifter uuid, on_day date)
returns table (grams integer)
language sql stable
as $$
  select coalesce(
           (select weighed.grams
              from app.measurements as weighed
             where weighed.tenant_id = tenant
               and weighed.lifter_id = lifter
               and weighed.kind = 'body_weight'
               and weighed.local_date <= on_day
             order by weighed.local_date desc, weighed.measured_at desc
             limit 1),
           (select weighed.grams
              from app.measurements as weighed
             where weighed.tenant_id = tenant
               and weighed.lifter_id = lifter
               and weighed.kind = 'body_weight'
               and weighed.local_date > on_day
             order by weighed.local_date, weighed.measured_at
             limit 1))
$$;

-- The same as a value. In plpgsql because its plan outlives the call.
create or replace function app.body_weight_grams(tenant integer, lifter uuid, on_day date)
returns integer
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select weighed.grams
      from app.body_weight_on(tenant, lifter, on_day) as weighed);
end
$$;

-- The same in the caller's tenant.
create or replace function app.body_weight_grams(lifter uuid, on_day date)
returns integer
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return app.body_weight_grams(app.tenant_id(), lifter, on_day);
end
$$;

grant execute on function
  app.body_weight_on(integer, uuid, date),
  app.body_weight_grams(integer, uuid, date), app.body_weight_grams(uuid, date)
  to mm_lifter, mm_coach;

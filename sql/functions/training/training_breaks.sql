-- Breaks that lifters mark. Row security keeps each to their own.

-- A lifter has at most 100.
create or replace function app.add_training_break(id uuid, begins_on date, ends_on date)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.enforce_limit(100, count(*))
     from app.training_breaks as own
    where own.tenant_id = app.tenant_id()
      and own.lifter_id = app.account_id();
  insert into app.training_breaks (tenant_id, lifter_id, id, begins_on, ends_on)
  values (app.tenant_id(), app.account_id(), add_training_break.id, add_training_break.begins_on,
          add_training_break.ends_on);
end
$$;

-- MM404 where the caller has no such break.
create or replace function app.move_training_break(id uuid, begins_on date, ends_on date)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.training_breaks as own
     set begins_on = move_training_break.begins_on,
         ends_on = move_training_break.ends_on
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = move_training_break.id;
  if not found then
    perform app.raise_not_found('no-such-thing');
  end if;
end
$$;

-- MM404 where the caller has no such break.
create or replace function app.delete_training_break(id uuid)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from app.training_breaks as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = delete_training_break.id;
  if not found then
    perform app.raise_not_found('no-such-thing');
  end if;
end
$$;

grant execute on function app.add_training_break(uuid, date, date), app.move_training_break(uuid, date, date),
      app.delete_training_break(uuid)
   to mm_lifter, mm_coach;

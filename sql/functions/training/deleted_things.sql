-- Undoing the deletion of templates, goals, measurements and exercises; of workouts see deleted_workouts.sql, which also
-- says for how long.

-- Keeps what is about to be deleted as the API showed it; what was kept for too long goes.
create or replace function app.record_deletion(of_kind text, thing uuid, shown jsonb)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from app.deleted_things as earlier
   where earlier.tenant_id = app.tenant_id()
     and earlier.lifter_id = app.account_id()
     and earlier.deleted_at < now() - app.undo_days();
  insert into app.deleted_things as earlier (tenant_id, lifter_id, kind, id, name, document)
  values (
    app.tenant_id(), app.account_id(), of_kind, thing,
    coalesce(shown ->> 'name', shown ->> 'exercise', shown ->> 'lift', shown ->> 'kind', of_kind), shown)
      on conflict (tenant_id, lifter_id, kind, id) do update
     set name = excluded.name,
         document = excluded.document,
         deleted_at = now(),
         restored_at = null;
end
$$;

-- As it can be written again. An exercise of a template that is still there is named by its identifier alone, since it
-- may have another name by now; one that is not, by its name. The exercise of a goal that is not there any more may be merged
-- into another, to which its name leads.
create or replace function app.restorable(of_kind text, shown jsonb)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  same uuid;
begin
  if of_kind = 'goal' and shown ? 'exercise_id' then
    select known.id
      into same
      from app.exercises as known
     where known.tenant_id = (select app.tenant_id())
       and known.lifter_id = (select app.account_id())
       and known.id = (shown ->> 'exercise_id')::uuid;
    return shown || jsonb_strip_nulls(jsonb_build_object(
      'exercise_id', coalesce(same, app.exercise_named(shown ->> 'name'))));
  end if;
  if of_kind <> 'template' then
    return shown;
  end if;
  return shown || jsonb_build_object(
    'exercises',
    (select jsonb_agg(
              case when exists (
                     select
                       from app.exercises as known
                      where known.tenant_id = (select app.tenant_id())
                        and known.lifter_id = (select app.account_id())
                        and known.id = (entry.shown ->> 'exercise_id')::uuid)
                   then entry.shown - 'name'
                   else entry.shown - 'exercise_id'
              end
              order by entry.row_num)
       from jsonb_array_elements(shown -> 'exercises') with ordinality as entry (shown, row_num)));
end
$$;

-- Whether something has this identifier again.
create or replace function app.is_there(of_kind text, thing uuid)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case of_kind
    when 'template' then exists (
      select
        from app.templates as own
       where own.tenant_id = (select app.tenant_id())
         and own.lifter_id = (select app.account_id())
         and own.id = thing)
    when 'goal' then exists (
      select
        from app.goals as own
       where own.tenant_id = (select app.tenant_id())
         and own.lifter_id = (select app.account_id())
         and own.id = thing)
    when 'measurement' then exists (
      select
        from app.measurements as own
       where own.tenant_id = (select app.tenant_id())
         and own.lifter_id = (select app.account_id())
         and own.id = thing)
    when 'exercise' then exists (
      select
        from app.exercises as own
       where own.tenant_id = (select app.tenant_id())
         and own.lifter_id = (select app.account_id())
         and own.id = thing)
  end;
end
$$;

grant execute on function app.record_deletion(text, uuid, jsonb), app.restorable(text, jsonb), app.is_there(text, uuid)
   to mm_lifter, mm_coach;

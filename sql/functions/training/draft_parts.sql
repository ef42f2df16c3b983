-- Sets of a draft, by their ids: each is a change of its own, so that two devices may log into one workout.

-- The path of a set in a draft's content; null where it is not there.
create or replace function app.path_of_set(content jsonb, set_id uuid)
returns text[]
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select array[(entry.row_num - 1)::text, 'sets', (line.row_num - 1)::text]
    from jsonb_array_elements(content) with ordinality as entry (given, row_num)
   cross join lateral jsonb_array_elements(entry.given -> 'sets') with ordinality as line (given, row_num)
   where line.given ->> 'id' = set_id::text
$$;

-- The position of what has this id in a list, from 0; null where it is not there.
create or replace function app.index_of(list jsonb, id uuid)
returns integer
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select listed.row_num::integer - 1
    from jsonb_array_elements(list) with ordinality as listed (given, row_num)
   where listed.given ->> 'id' = index_of.id::text
$$;

-- It took no moment. A server of the release before calls the next one without it.
drop function if exists app.upsert_draft_set(uuid, uuid, jsonb, uuid, uuid);

-- Keeps a set of one's draft, which is there: where the set is, or behind another, or at the end of an exercise. It keeps its
-- target, and its kind where none is given. `at` is when the device changed it (app.time_of_set). MM422 for an exercise or a
-- set that is not there.
create or replace function app.upsert_draft_set(
  draft uuid, set_id uuid, given jsonb, exercise uuid, after uuid, at timestamptz default null)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  changed jsonb;
  held text[];
  present jsonb;
  placed jsonb;
  entry integer;
  line integer;
begin
  select app.identified(own.content, own.id)
    into changed
    from app.drafts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = draft;
  held := app.path_of_set(changed, set_id);
  present := changed #> held;
  entry := case when exercise is null then held[1]::integer else app.index_of(changed, exercise) end;
  if entry is null then
    perform app.raise_fault('/exercise', case when exercise is null then 'missing' else 'unknown' end);
  end if;
  if held is not null then
    changed := changed #- held;
  end if;
  line := case
            when after is not null then app.index_of(changed #> array[entry::text, 'sets'], after) + 1
            when held[1]::integer = entry then held[3]::integer
            else jsonb_array_length(changed #> array[entry::text, 'sets'])
          end;
  if line is null then
    perform app.raise_fault('/after', 'unknown');
  end if;
  perform app.enforce_limit(100, jsonb_array_length(changed #> array[entry::text, 'sets']));
  placed := jsonb_strip_nulls(jsonb_build_object(
              'kind', coalesce(present -> 'kind', '"working"'), 'target', present -> 'target'))
            || given || jsonb_build_object('id', set_id);
  update app.drafts as own
     set content = jsonb_insert(changed, array[entry::text, 'sets', line::text], placed),
         set_times = case
                       when placed = present or present is null and at is null then own.set_times
                       else own.set_times || jsonb_build_object(
                         set_id, app.time_of_set(at, (own.set_times ->> set_id::text)::timestamptz))
                     end
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = draft;
end
$$;

-- The same of whether the set was there.
drop function if exists app.delete_draft_set(uuid, uuid);

-- Takes a set out of one's draft. Refused where it is not there (MM404).
create or replace function app.delete_draft_set(draft uuid, set_id uuid)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.drafts as own
     set content = named.content #- app.path_of_set(named.content, set_id),
         set_times = own.set_times - set_id::text
    from (
      select app.identified(kept.content, kept.id) as content
        from app.drafts as kept
       where kept.tenant_id = app.tenant_id()
         and kept.lifter_id = app.account_id()
         and kept.id = draft) as named
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = draft
     and app.path_of_set(named.content, set_id) is not null;
  if not found then
    perform app.raise_not_found('no-such-set');
  end if;
end
$$;

grant execute on function app.path_of_set(jsonb, uuid), app.index_of(jsonb, uuid),
      app.upsert_draft_set(uuid, uuid, jsonb, uuid, uuid, timestamptz), app.delete_draft_set(uuid, uuid)
   to mm_lifter, mm_coach;

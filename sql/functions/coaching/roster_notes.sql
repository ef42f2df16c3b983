-- Labels and notes that coaches keep for themselves. Row security keeps each to their own.

-- Makes a note on a client or replaces it; returns whether it is a new one. A coach has at most 1,000 notes on a client.
-- An identifier under which there is a note on someone else is refused, as is another coach's: by the key.
create or replace function app.upsert_client_note(lifter uuid, note uuid, words text)
returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  about uuid;
begin
  select own.lifter_id
    into about
    from app.client_notes as own
   where own.tenant_id = app.tenant_id()
     and own.coach_id = app.account_id()
     and own.id = note;
  if about = lifter then
    update app.client_notes as own
       set text = words,
           updated_at = now()
     where own.tenant_id = app.tenant_id()
       and own.coach_id = app.account_id()
       and own.id = note;
    return false;
  elsif about is not null then
    perform app.raise_conflict('already-there');
  end if;
  perform app.enforce_limit(1000, count(*))
     from app.client_notes as own
    where own.tenant_id = app.tenant_id()
      and own.coach_id = app.account_id()
      and own.lifter_id = upsert_client_note.lifter;
  insert into app.client_notes (tenant_id, coach_id, id, lifter_id, text)
  values (app.tenant_id(), app.account_id(), note, lifter, words);
  return true;
end
$$;

create or replace function app.client_label_json(label app.client_labels)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select label.id, label.name, label.colour,
             (select count(*)
                from app.labelled_clients as labelled
                join app.clients() as client on client.lifter_id = labelled.lifter_id
               where labelled.tenant_id = label.tenant_id
                 and labelled.coach_id = label.coach_id
                 and labelled.label_id = label.id) as client_count) as shown
$$;

create or replace function app.client_labels_json()
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with client as materialized (
    select lifter_id
      from app.clients()
  )
  select json_build_object('items', coalesce(json_agg(shown order by lower(shown.name)), '[]'), 'next', null)
    from (
      select label.id, label.name, label.colour, count(client.lifter_id) as client_count
        from app.client_labels as label
        left join app.labelled_clients as labelled
          on labelled.tenant_id = label.tenant_id
         and labelled.coach_id = label.coach_id
         and labelled.label_id = label.id
        left join client on client.lifter_id = labelled.lifter_id
       where label.tenant_id = (select app.tenant_id())
         and label.coach_id = (select app.account_id())
       group by label.id, label.name, label.colour) as shown
$$;

-- Makes a label or renames it; returns whether it is a new one. MM422 where another has the name.
create or replace function app.upsert_client_label(label uuid, name text, colour text)
returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from app.client_labels as other
    where other.tenant_id = app.tenant_id()
      and other.coach_id = app.account_id()
      and lower(other.name) = lower(upsert_client_label.name)
      and other.id <> label;
  if found then
    perform app.raise_fault('/name', 'taken');
  end if;
  update app.client_labels as own
     set name = upsert_client_label.name,
         colour = upsert_client_label.colour
   where own.tenant_id = app.tenant_id()
     and own.coach_id = app.account_id()
     and own.id = label;
  if found then
    return false;
  end if;
  perform app.enforce_label_limit(1);
  insert into app.client_labels (tenant_id, coach_id, id, name, colour)
  values (app.tenant_id(), app.account_id(), label, upsert_client_label.name, upsert_client_label.colour);
  return true;
end
$$;

-- A coach has at most 100 labels.
create or replace function app.enforce_label_limit(further integer)
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select app.enforce_limit(100, count(*) + further - 1)
    from app.client_labels as own
   where own.tenant_id = (select app.tenant_id())
     and own.coach_id = (select app.account_id())
  having further > 0
$$;

-- These labels and no others, each by its name or its id; a name that is new is made. MM422 for what looks like an id and
-- is none: nobody means a label of that name.
create or replace function app.label_client(lifter uuid, names text[])
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  id_shaped constant text := '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$';
  faults json;
begin
  with given as materialized (
    select given.row_num, given.name, own.name as known
      from unnest(names) with ordinality as given (name, row_num)
      left join app.client_labels as own
        on own.tenant_id = app.tenant_id()
       and own.coach_id = app.account_id()
       and (own.id = case when given.name ~ id_shaped then given.name::uuid end
            or given.name ~ id_shaped and lower(own.name) = lower(given.name))
  )
  select json_agg(json_build_object('pointer', '/labels/' || given.row_num - 1, 'code', 'unknown') order by given.row_num)
           filter (where given.known is null and given.name ~ id_shaped),
         coalesce(array_agg(coalesce(given.known, given.name) order by given.row_num), '{}')
    into faults, names
    from given;
  if faults is not null then
    perform app.raise_faults(to_jsonb(faults));
  end if;
  perform app.enforce_label_limit(count(*)::integer)
     from (select distinct lower(name) as name from unnest(names) as name) as given
    where not exists (
      select
        from app.client_labels as own
       where own.tenant_id = app.tenant_id()
         and own.coach_id = app.account_id()
         and lower(own.name) = given.name);
  insert into app.client_labels (tenant_id, coach_id, id, name)
  select app.tenant_id(), app.account_id(), app.new_id(), given.name
    from (
      select distinct on (lower(name)) name
        from unnest(names) with ordinality as given (name, row_num)
       order by lower(name), row_num) as given
      on conflict (tenant_id, coach_id, lower(name)) do nothing;
  delete
    from app.labelled_clients as labelled
   using app.client_labels as own
   where labelled.tenant_id = app.tenant_id()
     and labelled.coach_id = app.account_id()
     and labelled.lifter_id = label_client.lifter
     and own.tenant_id = labelled.tenant_id
     and own.coach_id = labelled.coach_id
     and own.id = labelled.label_id
     and lower(own.name) not in (select lower(name) from unnest(names) as name);
  insert into app.labelled_clients (tenant_id, coach_id, lifter_id, label_id)
  select own.tenant_id, own.coach_id, label_client.lifter, own.id
    from app.client_labels as own
   where own.tenant_id = app.tenant_id()
     and own.coach_id = app.account_id()
     and lower(own.name) in (select lower(name) from unnest(names) as name)
      on conflict do nothing;
end
$$;

-- Puts a label on some clients and takes it off others; null where it is none of the caller's. Who is no client is named as a
-- fault, and nothing is changed. A client has at most 20 labels.
create or replace function app.label_clients(label uuid, put uuid[], take uuid[])
returns json
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  faults jsonb;
begin
  perform
     from app.client_labels as own
    where own.tenant_id = app.tenant_id()
      and own.coach_id = app.account_id()
      and own.id = label;
  if not found then
    return null;
  end if;
  select jsonb_agg(jsonb_build_object('pointer', '/put/' || given.row_num - 1, 'code', 'unknown') order by given.row_num)
    into faults
    from unnest(put) with ordinality as given (id, row_num)
   where given.id not in (select client.lifter_id from app.clients() as client);
  if faults is not null then
    perform app.raise_faults(faults);
  end if;
  perform app.enforce_limit(20, count(*))
     from app.labelled_clients as held
    where held.tenant_id = app.tenant_id()
      and held.coach_id = app.account_id()
      and held.lifter_id = any (put)
      and held.label_id <> label
    group by held.lifter_id;
  insert into app.labelled_clients (tenant_id, coach_id, lifter_id, label_id)
  select app.tenant_id(), app.account_id(), given.id, label
    from unnest(put) as given (id)
      on conflict do nothing;
  delete
    from app.labelled_clients as labelled
   where labelled.tenant_id = app.tenant_id()
     and labelled.coach_id = app.account_id()
     and labelled.label_id = label
     and labelled.lifter_id = any (take);
  return (
    select app.client_label_json(own)
      from app.client_labels as own
     where own.tenant_id = app.tenant_id()
       and own.coach_id = app.account_id()
       and own.id = label);
end
$$;

grant execute on function
    app.upsert_client_note(uuid, uuid, text), app.client_label_json(app.client_labels), app.client_labels_json(),
    app.upsert_client_label(uuid, text, text), app.enforce_label_limit(integer), app.label_client(uuid, text[]),
    app.label_clients(uuid, uuid[], uuid[])
  to mm_coach;

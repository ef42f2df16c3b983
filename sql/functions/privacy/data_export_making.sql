-- How an export is made, by the job, in the context of the tenant. It reads what the inventory of personal data names,
-- and only of who has asked.

-- The next that waits; what an attempt before left half made is thrown away. Of one tenant's
-- runs of this job one is under way at a time, and one that lost its turn writes nothing any more (app.hold_job). `at`
-- is what servers of the release before pass, here and below.
create or replace function app.begin_export(at timestamptz, out account uuid, out id uuid, out locale text, out name text)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  select export.account_id, export.id, export.locale, coalesce(person.display_name, person.username)
    into begin_export.account, begin_export.id, begin_export.locale, begin_export.name
    from app.data_exports as export
    join app.accounts as person
      on person.tenant_id = export.tenant_id
     and person.id = export.account_id
   where export.tenant_id = app.tenant_id()
     and export.state = 'waiting'
   order by export.asked_at, export.id
   limit 1
     for update of export skip locked;
  if not found then
    return;
  end if;
  delete
    from app.data_export_parts as part
   where part.tenant_id = app.tenant_id()
     and part.account_id = begin_export.account
     and part.export_id = begin_export.id;
end
$$;

create or replace function app.waiting_exports()
returns bigint
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select count(*)
    from app.data_exports as export
   where export.tenant_id = app.tenant_id()
     and export.state = 'waiting';
$$;

-- Some rows of a table of which this account is the holder, by its primary key behind `after` (the key of the row seen
-- last, null for the first): `rows` is a JSON array, null where there are none. A table without a primary key is small,
-- and comes at once; `last` is null then. Only of an account whose export is being
-- made, and never of a table of credentials.
create or replace function app.export_rows(
  account uuid, relation text, columns text[], holders text[], after jsonb, at_most integer, out rows text, out last jsonb)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  source constant regclass := relation::regclass;
  keys text[];
  shown text;
begin
  if relation in ('auth.credentials', 'auth.one_time_tokens') or not exists (
       select
         from app.data_exports as export
        where export.tenant_id = app.tenant_id()
          and export.account_id = export_rows.account
          and export.state = 'waiting') then
    raise exception 'not to be exported: %', relation using errcode = '42501';
  end if;
  select array_agg(attribute.attname order by position)
    into keys
    from pg_catalog.pg_index as index,
         unnest(index.indkey::smallint[]) with ordinality as part (number, position)
    join pg_catalog.pg_attribute as attribute on attribute.attnum = part.number
   where index.indrelid = source
     and index.indisprimary
     and attribute.attrelid = source
     and attribute.attname <> 'tenant_id';
  select string_agg(
           case when attribute.atttypid = 'numeric'::regtype
                then format('trim_scale(held.%1$I) as %1$I', attribute.attname)
                else format('%s as %I', app.exported_value(relation, attribute.attname), attribute.attname)
           end, ', ' order by attribute.attnum)
    into shown
    from pg_catalog.pg_attribute as attribute
   where attribute.attrelid = source
     and attribute.attname = any (columns || keys)
     and attribute.attnum > 0;
  execute format(
    $query$
      select json_agg(row_to_json(page))::text,
             (array_agg(to_jsonb(page)))[count(*)]
        from (select %1$s
                from %2$s as held
               where held.tenant_id = $1
                 and (%3$s)
                 and ($3 is null
                      or (%4$s) > (select %5$s from jsonb_populate_record(null::%2$s, $3) as seen))
               order by %4$s
               limit $4) as page
    $query$,
    shown, source, app.held_by(relation, holders),
    coalesce(
      (select string_agg(format('held.%I', key), ', ' order by position)
         from unnest(keys) with ordinality as listed (key, position)), 'null::integer'),
    coalesce(
      (select string_agg(format('seen.%I', key), ', ' order by position)
         from unnest(keys) with ordinality as listed (key, position)), 'null::integer'))
     into export_rows.rows, export_rows.last
    using app.tenant_id(), account, after, case when keys is null then 10000 else at_most end;
  if keys is null then
    last := null;
  end if;
end
$$;

-- What an export shows in a column: the derived id, where an exercise or a set has none that is written.
create or replace function app.exported_value(relation text, attribute text)
returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case
           when attribute = 'id'
            and relation in ('app.workout_exercises', 'app.sets', 'app.template_exercises', 'app.template_sets')
             then 'app.part_id(held)'
           when relation = 'app.comments' and attribute in ('entry_id', 'set_id')
             then format('(app.subject_ids(held)).%I', attribute)
           else format('held.%I', attribute)
         end;
$$;

-- The condition by which a row is the account's ($2): its id is in one of these columns; or, where a table names
-- nobody, in the row that it belongs to.
create or replace function app.held_by(relation text, holders text[])
returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case relation
           when 'app.teams' then
             'held.id in (
                select member.team_id
                  from app.team_members as member
                 where member.tenant_id = $1 and member.account_id = $2)'
           when 'app.subscription_changes' then
             '(held.provider, held.reference) in (
                select subscription.provider, subscription.reference
                  from app.subscriptions as subscription
                 where subscription.tenant_id = $1 and subscription.account_id = $2)'
           else (select string_agg(format('held.%I = $2', holder), ' or ') from unnest(holders) as holder)
         end;
$$;

-- The sets of some workouts, oldest first, as rows of a table that other apps read (and ours does): behind the workout
-- `after`. The page ends ahead of the workout with which it would have more than 4,000 sets, but has at least one: workouts
-- differ a thousandfold in their sets, and a page is held in memory as a whole.
create or replace function app.log_lines(of_lifter uuid, after timestamptz, after_id uuid, at_most integer)
returns table (rows json, last_at timestamptz, last_id uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with next as (
    select workout.*
      from app.workouts as workout
     where workout.tenant_id = app.tenant_id()
       and workout.lifter_id = of_lifter
       and (workout.performed_at, workout.id) > (after, after_id)
     order by workout.performed_at, workout.id
     limit at_most
  ), counted as (
    select next.*, sum(next.set_count) over (order by next.performed_at, next.id) as sets_so_far
      from next
  ), page as materialized (
    select counted.*
      from counted
     where counted.sets_so_far <= 4000
        or counted.sets_so_far = counted.set_count
  )
  select (select json_agg(row_to_json(line) order by line.performed_at, line.id, line.place, line.position)
            from (select page.performed_at, page.id, entry.position as place, done.position,
                         to_char(page.performed_at at time zone page.time_zone, 'YYYY-MM-DD HH24:MI:SS') as date,
                         page.time_zone, page.activity, page.name as workout, page.duration_seconds,
                         noted.notes as workout_notes, app.part_id(entry) as entry_id, exercise.name as exercise,
                         entry.notes as exercise_notes, entry.superset,
                         case when done.position is not null then app.part_id(done) end as set_id, done.kind, done.reps,
                         trim_scale(done.weight) as weight, done.unit, trim_scale(done.rpe) as rpe,
                         done.rest_seconds, done.duration_seconds as seconds,
                         trim_scale(done.distance_meters) as meters, done.notes
                    from page
                    join app.workout_exercises as entry
                      on entry.tenant_id = page.tenant_id
                     and entry.lifter_id = page.lifter_id
                     and entry.workout_id = page.id
                    join app.exercises as exercise
                      on exercise.tenant_id = entry.tenant_id
                     and exercise.lifter_id = entry.lifter_id
                     and exercise.id = entry.exercise_id
                    left join app.sets as done
                      on done.tenant_id = entry.tenant_id
                     and done.lifter_id = entry.lifter_id
                     and done.workout_id = entry.workout_id
                     and done.exercise_position = entry.position
                    left join app.workout_notes as noted
                      on noted.tenant_id = page.tenant_id
                     and noted.lifter_id = page.lifter_id
                     and noted.workout_id = page.id) as line),
         last.performed_at, last.id
    -- First which one is the last: rows that are sorted carry what is selected, each a copy of all lines.
    from (
      select page.performed_at, page.id
        from page
       order by page.performed_at desc, page.id desc
       limit 1) as last;
$$;

-- The same for the job, of who has an export waiting.
create or replace function app.export_sets(account uuid, after timestamptz, after_id uuid, at_most integer)
returns table (rows json, last_at timestamptz, last_id uuid)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select line.*
    from app.log_lines(account, after, after_id, at_most) as line
   where exists (
     select
       from app.data_exports as export
      where export.tenant_id = app.tenant_id()
        and export.account_id = export_sets.account
        and export.state = 'waiting');
$$;

-- A piece. Kept once, since the job may write it again.
create or replace function app.upsert_export_part(account uuid, id uuid, number integer, secret bytea, at timestamptz)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.data_export_parts (tenant_id, account_id, export_id, number, secret)
  values (app.tenant_id(), account, id, number, secret)
      on conflict (tenant_id, account_id, export_id, number) do update set secret = excluded.secret;
$$;

-- It lies there for seven days, of which its owner gets a notice.
create or replace function app.finish_export(account uuid, id uuid, size bigint, at timestamptz)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.data_exports as export
     set state = 'ready',
         ready_at = at,
         expires_at = at + interval '7 days',
         size = finish_export.size
   where export.tenant_id = app.tenant_id()
     and export.account_id = finish_export.account
     and export.id = finish_export.id
     and export.state = 'waiting';
  if not found then
    return false;
  end if;
  perform app.notify(account, 'export_ready', jsonb_build_object('export_id', finish_export.id));
  perform auth.tell(
    app.tenant_id(), account, 'export_ready',
    (select jsonb_build_object(
              'date', to_char((at + interval '7 days') at time zone person.time_zone, 'YYYY-MM-DD'))
       from app.accounts as person
      where person.tenant_id = app.tenant_id()
        and person.id = account));
  return true;
end
$$;

grant execute on function
  app.begin_export(timestamptz),
  app.waiting_exports(),
  app.export_rows(uuid, text, text[], text[], jsonb, integer),
  app.export_sets(uuid, timestamptz, uuid, integer),
  app.upsert_export_part(uuid, uuid, integer, bytea, timestamptz),
  app.finish_export(uuid, uuid, bigint, timestamptz)
  to mm_worker;
grant execute on function app.log_lines(uuid, timestamptz, uuid, integer) to mm_lifter, mm_coach;

-- Keeps the sessions of a programme's cycle that wait in step with what was done of it. The server works the numbers out, so a
-- transaction that answers a session is refused once, with all that the numbers follow from, and comes again with them.

-- Notes programmes of the caller's for app.answered_runs, until the transaction ends.
create or replace function app.note_programmes(programmes uuid[])
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select set_config(
           'app.answered_programmes',
           concat_ws(
             ',', nullif(current_setting('app.answered_programmes', true), ''), array_to_string(programmes, ',')),
           true)
$$;

-- Notes the programmes whose sessions are answered otherwise: only these of the cycle under way count, and only where a lift
-- moves within a cycle.
create or replace function app.note_answered(planned uuid[])
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.note_programmes(array_agg(distinct own.id))
     from app.planned_workouts as answered
     join app.programmes as own
       on own.tenant_id = answered.tenant_id
      and own.lifter_id = answered.lifter_id
      and own.id = answered.programme_id
      and own.cycle = answered.cycle
     join app.programme_versions as said
       on said.tenant_id = own.tenant_id
      and said.lifter_id = own.lifter_id
      and said.programme_id = own.id
      and said.number = own.number
    where answered.tenant_id = app.tenant_id()
      and answered.lifter_id = app.account_id()
      and answered.id = any (planned)
      and said.definition @? '$.lifts[*] ? (@.moves == "every_session")'
   having count(*) > 0;
end
$$;

-- The noted programmes of which sessions wait, with all that their numbers follow from and a mark of it. None where each mark
-- is known: the caller has worked out the numbers from just this. Else app.reckon_sessions refuses.
create or replace function app.answered_runs(known text[])
returns setof jsonb
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  noted constant text := current_setting('app.answered_programmes', true);
  answered jsonb[];
begin
  if coalesce(noted, '') = '' then
    return;
  end if;
  select array_agg(jsonb_build_object('programme', own.id, 'mark', md5(found.run::text), 'run', found.run))
    into answered
    from app.programmes as own
   cross join lateral (
     select app.programme_run(own.id, null) as run
     offset 0) as found
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = any (string_to_array(noted, ',')::uuid[])
     and exists (
       select
         from app.planned_workouts as waiting
        where waiting.tenant_id = own.tenant_id
          and waiting.lifter_id = own.lifter_id
          and waiting.programme_id = own.id
          and waiting.cycle = own.cycle
          and waiting.state = 'planned');
  if array(select each ->> 'mark' from unnest(answered) as each) <@ known then
    return;
  end if;
  perform set_config('app.is_unreckoned', 'on', true);
  return query select unnest(answered);
end
$$;

-- Writes the sets of exercises of sessions that wait, each by its session and its position in it. Refused where they were not
-- worked out from what the transaction finds (MM209): then all of it comes again.
create or replace function app.reckon_sessions(planned uuid[], positions integer[], sets jsonb[])
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  programme uuid;
begin
  if current_setting('app.is_unreckoned', true) = 'on' then
    raise exception 'unreckoned' using errcode = 'MM209';
  end if;
  for programme in
    select distinct waiting.programme_id
      from app.planned_workouts as waiting
     where waiting.tenant_id = app.tenant_id()
       and waiting.lifter_id = app.account_id()
       and waiting.id = any (planned)
  loop
    perform app.plan_by(programme::text);
    update app.planned_workouts as own
       set prescription = (
             select jsonb_agg(
                      case when given.sets is null then entry.element
                           else entry.element || jsonb_build_object('sets', jsonb_strip_nulls(given.sets))
                      end
                      order by entry.row_num)
               from jsonb_array_elements(own.prescription) with ordinality as entry (element, row_num)
               left join unnest(planned, positions, reckon_sessions.sets) as given (id, position, sets)
                 on given.id = own.id
                and given.position = entry.row_num - 1)
     where own.tenant_id = app.tenant_id()
       and own.lifter_id = app.account_id()
       and own.id = any (planned)
       and own.programme_id = programme
       and own.state = 'planned';
    perform app.plan_by('');
  end loop;
end
$$;

grant execute on function app.note_programmes(uuid[]), app.note_answered(uuid[]), app.answered_runs(text[]),
      app.reckon_sessions(uuid[], integer[], jsonb[])
   to mm_lifter, mm_coach;

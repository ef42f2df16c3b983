-- An assignment with one client: what it follows from and how it is written, by who acts as the client.

-- The data for the loads of the lifter whom the caller acts as, and what they have of the assignment already.
create or replace function app.client_materials(assignment uuid, names text[])
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
           'id', account.id, 'is_open', true, 'unit', account.unit, 'today', app.today(),
           'equipment', app.equipment_owned(),
           'waiting',
           (select count(*)
              from app.planned_workouts as planned
             where planned.tenant_id = account.tenant_id
               and planned.lifter_id = account.id
               and planned.state = 'planned'),
           'programmes',
           (select count(*)
              from app.programmes as own
             where own.tenant_id = account.tenant_id
               and own.lifter_id = account.id),
           'exercises',
           (select coalesce(
                     jsonb_agg(
                       jsonb_build_object(
                         'name', named.name, 'own_name', app.own_name_of(named.name),
                         'max_grams', app.starting_max(named.name),
                         'measure', coalesce(own.measure, entry.measure),
                         'is_main_lift', app.recognised_lift(named.name) is not null,
                         'equipment', entry.equipment,
                         'muscles', coalesce(nullif(own.primary_muscles, '{}'), entry.primary_muscles, '{}'))),
                     '[]')
              from unnest(names) as named (name)
              left join app.exercises as own
                on own.tenant_id = account.tenant_id
               and own.lifter_id = account.id
               and own.id = app.exercise_named(coalesce(app.own_name_of(named.name), named.name))
              left join app.catalogue_exercises as entry
                on entry.slug = coalesce(
                     own.catalogue_slug,
                     (select alias.slug
                        from app.catalogue_aliases as alias
                       where alias.words = app.catalogue_words(named.name)),
                     case app.recognised_lift(named.name)
                       when 'squat' then 'back-squat'
                       when 'bench_press' then 'bench-press'
                       when 'deadlift' then 'deadlift'
                     end)),
           'programme',
           (select jsonb_build_object('id', own.id, 'run', app.programme_run(own.id, null))
              from app.programmes as own
             where own.tenant_id = account.tenant_id
               and own.lifter_id = account.id
               and own.assignment_id = client_materials.assignment
             order by own.created_at desc
             limit 1),
           'sessions',
           (select coalesce(jsonb_agg(line), '[]')
              from (
                select planned.id, planned.week, planned.session, planned.state, planned.planned_for,
                       planned.starts_at, planned.time_zone, planned.remind_minutes,
                       planned.adapted, planned.coach_changes
                  from app.planned_workouts as planned
                 where planned.tenant_id = account.tenant_id
                   and planned.lifter_id = account.id
                   and planned.assignment_id = client_materials.assignment) as line))
    from app.accounts as account
   where account.tenant_id = (select app.tenant_id())
     and account.id = (select app.account_id())
$$;

-- An assignment with one client, whom the caller acts as: their exercises are named, what is still planned is as the
-- assignment says, what was done or skipped stays. `exercises` is the prescription of every session that has none of its
-- own.
create or replace function app.upsert_assigned_plan(kept app.assignments, coach text, client jsonb)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  plan app.assigned_plans;
begin
  perform app.change_version(tenant, me);
  insert into app.assigned_plans as own (
    tenant_id, lifter_id, id, coach_id, coach_name, name, message, adaptation, revision, programme_id)
  values (
    tenant, me, kept.id, kept.coach_id, coach, kept.name, kept.message, kept.adaptation, kept.revision,
    (client #>> '{programme,id}')::uuid)
      on conflict (tenant_id, lifter_id, id) do update
     set coach_name = excluded.coach_name,
         name = excluded.name,
         message = excluded.message,
         adaptation = excluded.adaptation,
         revision = excluded.revision,
         programme_id = excluded.programme_id,
         state = 'active',
         ended_at = null,
         changed_at = now()
   where own.coach_id = kept.coach_id
  returning own.* into plan;
  if not found then
    perform app.raise_conflict('already-there');
  end if;
  perform app.name_assigned_exercises(kept.coach_id, client);
  if client ? 'programme' then
    perform app.upsert_assigned_programme(kept, client -> 'programme');
  end if;
  delete from app.planned_workouts as planned
   where planned.tenant_id = tenant
     and planned.lifter_id = me
     and planned.assignment_id = kept.id
     and planned.state = 'planned'
     and planned.id in (select value::uuid from jsonb_array_elements_text(client -> 'withdrawn'));
  perform app.upsert_assigned_sessions(kept.id, client);
  perform app.notify(
    me, case when kept.revision = 1 then 'plan_assigned' else 'plan_changed' end,
    jsonb_build_object('plan_id', plan.id, 'plan', plan.name, 'coach_id', kept.coach_id, 'coach', coach));
end
$$;

-- The sessions of an assignment; one that was done, skipped or taken off in the meantime stays so, and so do loads and
-- exercises that the coach changed of one session. AssignmentPlanner decides on the days.
create or replace function app.upsert_assigned_sessions(assignment uuid, client jsonb)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  shared constant jsonb := app.kept_prescription(client -> 'exercises');
begin
  insert into app.planned_workouts as planned (
    tenant_id, lifter_id, id, name, planned_for, starts_at, time_zone, sequence, programme_id, programme_version,
    cycle, week, session, prescription, remind_minutes, assignment_id)
  select account.tenant_id, account.id, given.id, given.name, given.planned_for, given.starts_at,
         coalesce(given.time_zone, account.time_zone), given.sequence, given.programme_id,
         given.programme_version, given.cycle, given.week, given.session,
         case when given.exercises is null then shared else app.kept_prescription(given.exercises) end,
         given.remind_minutes, assignment
    from jsonb_to_recordset(client -> 'sessions') as given (
           id uuid, name text, planned_for date, starts_at timestamptz, time_zone text, sequence integer,
           programme_id uuid, programme_version integer, cycle integer, week integer, session integer,
           exercises jsonb, remind_minutes integer)
    join app.accounts as account
      on account.tenant_id = app.tenant_id()
     and account.id = app.account_id()
      on conflict (tenant_id, lifter_id, id) do update
     set name = excluded.name,
         planned_for = excluded.planned_for,
         starts_at = excluded.starts_at,
         remind_minutes = case when excluded.starts_at is not null then excluded.remind_minutes end,
         sequence = excluded.sequence,
         programme_version = excluded.programme_version,
         prescription = case
                          when planned.coach_changes && array['loads', 'exercises'] then planned.prescription
                          else excluded.prescription
                        end,
         adapted = case
                     when planned.coach_changes && array['loads', 'exercises'] then planned.adapted
                     else array_remove(array_remove(planned.adapted, 'loads'), 'exercises')
                   end,
         assigned = case when planned.coach_changes && array['loads', 'exercises'] then planned.assigned end
   where planned.state = 'planned'
     and planned.assignment_id = assignment;
end
$$;

-- Makes the exercises of a plan whose names are new to the client, with what the coach's own of that name is.
create or replace function app.name_assigned_exercises(coach uuid, client jsonb)
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.exercises (
    tenant_id, lifter_id, id, name, catalogue_slug, training_type, measure, primary_muscles, secondary_muscles,
    traits_source)
  select app.tenant_id(), app.account_id(), app.new_id(), given.name, known.catalogue_slug, known.training_type,
         known.measure, coalesce(known.primary_muscles, '{}'), coalesce(known.secondary_muscles, '{}'),
         coalesce(known.traits_source, 'recognised')
    from (
      select distinct on (app.exercise_key(value #>> '{}')) value #>> '{}' as name
        from jsonb_path_query(client, 'lax $.**.exercises[*].name') as named (value)
       where app.exercise_named(value #>> '{}') is null
       order by app.exercise_key(value #>> '{}'), value #>> '{}') as given
    left join app.exercises as known
      on known.tenant_id = app.tenant_id()
     and known.lifter_id = coach
     and known.key = app.exercise_key(given.name)
     and known.traits_source = 'corrected'
      on conflict on constraint exercises_name_once do nothing
$$;

-- The client's own copy of a programme: new, its first cycle begun, or by its next number.
create or replace function app.upsert_assigned_programme(kept app.assignments, copy jsonb)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  copied constant uuid := copy ->> 'id';
  next_number constant integer := copy ->> 'number';
begin
  insert into app.programmes as own (tenant_id, lifter_id, id, name, number, cycle, assignment_id)
  values (tenant, me, copied, kept.name, next_number, (copy ->> 'cycle')::integer, kept.id)
      on conflict (tenant_id, lifter_id, id) do update
     set name = excluded.name,
         number = excluded.number
   where own.number = next_number - 1
     and own.cycle = (copy ->> 'cycle')::integer
     and own.assignment_id = kept.id;
  if not found then
    perform app.raise_conflict('conflict');
  end if;
  insert into app.programme_versions (tenant_id, lifter_id, programme_id, number, definition, plan)
  values (tenant, me, copied, next_number, copy -> 'definition', nullif(copy -> 'plan', 'null'));
  insert into app.programme_lifts (
    tenant_id, lifter_id, programme_id, cycle, number, position, exercise, base, unit, reps, misses, reason, why)
  select tenant, me, copied, (copy ->> 'cycle')::integer, next_number, given.row_num - 1,
         given.element ->> 'exercise', (given.element ->> 'weight')::numeric, given.element ->> 'unit',
         (given.element ->> 'reps')::integer, (given.element ->> 'misses')::integer,
         given.element ->> 'reason', given.element -> 'why'
    from jsonb_array_elements(copy -> 'lifts') with ordinality as given (element, row_num);
end
$$;

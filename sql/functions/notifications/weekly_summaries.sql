-- The mails that sum a week up: a lifter's own training, and a coach's clients. They go out from nine o'clock on the
-- first day of the next week where the person lives, and, where nothing worked then, for two days more. A week without
-- training is not written about.

-- People with a week behind them that they want to read of, and got no notice of yet; `week` is its first day.
create or replace function app.weeks_to_sum_up(topic text, at timestamptz, at_most integer)
returns table (tenant_id integer, account_id uuid, week date)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select person.tenant_id, person.id, begun.week - 7
    from app.accounts as person
    left join app.profiles as profile
      on profile.tenant_id = person.tenant_id
     and profile.lifter_id = person.id
    left join app.notice_preferences as chosen
      on chosen.tenant_id = person.tenant_id
     and chosen.account_id = person.id
     and chosen.topic = weeks_to_sum_up.topic
   cross join lateral (select weeks_to_sum_up.at at time zone person.time_zone as local) as here
   cross join lateral (
     select app.bucket_start('week', here.local::date, coalesce(profile.week_start, 'sunday')) as week) as begun
   where person.locked_at is null
     and person.email_verified_at is not null
     and coalesce(chosen.mail, true)
     and here.local >= begun.week + interval '9 hours'
     and here.local < begun.week + interval '3 days'
     and not exists (
       select
         from app.sent_notifications as told
        where told.tenant_id = person.tenant_id
          and told.account_id = person.id
          and told.topic = weeks_to_sum_up.topic
          and told.period = begun.week - 7)
     and case weeks_to_sum_up.topic
           when 'weekly_summary' then exists (
             select
               from app.lifter_stats as stats
              where stats.tenant_id = person.tenant_id
                and stats.lifter_id = person.id
                and stats.last_local_date >= begun.week - 7)
           else 'coach' = any (person.roles)
                and (exists (
                       select
                         from app.coachings as coaching
                        where coaching.tenant_id = person.tenant_id
                          and coaching.coach_id = person.id)
                     or exists (
                       select
                         from app.team_members as member
                        where member.tenant_id = person.tenant_id
                          and member.account_id = person.id))
         end
   limit at_most
$$;

create or replace function app.sum_up_weeks(at timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  due record;
  week jsonb;
  told text[] := '{}';
begin
  for due in
    select *
      from app.weeks_to_sum_up('weekly_summary', sum_up_weeks.at, at_most)
  loop
    perform auth.set_context(due.tenant_id, null, null, 'worker');
    if app.tell_once(due.account_id, 'weekly_summary', due.week, sum_up_weeks.at) then
      week := app.week_in_words(due.account_id, due.week);
      if week is not null then
        perform app.mail_to(due.account_id, 'weekly_summary', week);
      end if;
      told := told || due.account_id::text;
    end if;
  end loop;
  return told;
end
$$;

-- The values in the mail, as texts; null for a week without a workout. Warm-ups count neither for volume nor for sets.
create or replace function app.week_in_words(lifter uuid, week date)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
           'name', app.name_of(person.id), 'from', week::text, 'to', (week + 6)::text,
           'workouts', trained.count::text, 'before', (
             select count(*)::text
               from app.workouts as workout
              where workout.tenant_id = person.tenant_id
                and workout.lifter_id = person.id
                and workout.local_date between week - 7 and week - 1),
           'time', concat(trained.seconds / 3600, ':', to_char(trained.seconds / 60 % 60, 'FM00')),
           'sets', lifted.sets::text,
           'volume', concat(
             round(app.weight_in(person.unit, lifted.grams / 1000.0, 'kg')), ' ', person.unit),
           'records', (
             select count(distinct record.exercise_id)::text
               from app.records as record
              where record.tenant_id = person.tenant_id
                and record.lifter_id = person.id
                and record.local_date between week and week + 6))
    from app.accounts as person
   cross join lateral (
     select count(*) as count, coalesce(sum(workout.duration_seconds), 0) as seconds
       from app.workouts as workout
      where workout.tenant_id = person.tenant_id
        and workout.lifter_id = person.id
        and workout.local_date between week and week + 6) as trained
   cross join lateral (
     select coalesce(sum(lift.set_count), 0) as sets, coalesce(sum(coalesce(lift.volume, lift.volume_grams)), 0) as grams
       from app.lift_days as lift
      where lift.tenant_id = person.tenant_id
        and lift.lifter_id = person.id
        and lift.local_date between week and week + 6) as lifted
   where person.tenant_id = app.tenant_id()
     and person.id = lifter
     and trained.count > 0
$$;

-- The summary of a coach's clients as a whole, no one named: how many trained, and how many wait to be looked at.
create or replace function app.sum_up_clients(at timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  due record;
  week jsonb;
  told text[] := '{}';
begin
  for due in
    select *
      from app.weeks_to_sum_up('client_digest', sum_up_clients.at, at_most)
  loop
    perform auth.set_context(due.tenant_id, due.account_id, null, 'coach');
    if app.tell_once(due.account_id, 'client_digest', due.week, sum_up_clients.at) then
      week := app.clients_in_words(due.account_id, due.week);
      if week is not null then
        perform app.mail_to(due.account_id, 'client_digest', week);
      end if;
      told := told || due.account_id::text;
    end if;
  end loop;
  return told;
end
$$;

-- Null for a coach without clients. Workouts count where the client shares their history. The context is the coach's.
create or replace function app.clients_in_words(coach uuid, week date)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  mine constant app.watched_client[] := array(select watched from app.watched_clients() as watched);
begin
  if cardinality(mine) = 0 then
    return null;
  end if;
  return (
    select jsonb_build_object(
             'name', app.name_of(coach), 'from', week::text, 'to', (week + 6)::text,
             'clients', cardinality(mine)::text, 'workouts', count(workout.id)::text,
             'active', count(distinct workout.lifter_id)::text, 'attention', (
               select count(distinct entry.lifter_id)::text
                 from app.attention_entries(mine, false) as entry))
      from unnest(mine) as client
      left join app.workouts as workout
        on workout.tenant_id = app.tenant_id()
       and workout.lifter_id = client.lifter_id
       and workout.local_date between week and week + 6
       and 'history' = any (client.scopes));
end
$$;

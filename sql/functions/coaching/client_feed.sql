-- What the clients of the calling coach did, newest first: the workouts of those who share their history, and the comments of
-- those who share the details. Each look is in the access log as if the history or the workout had been opened.
create or replace function app.client_feed(after_at timestamptz, after_id uuid, at_most integer)
returns json
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  tenant constant integer := app.tenant_id();
  sees_every_lift constant boolean := app.entitled('client_lifts');
  answer json;
  listed_lifters uuid[];
  commented jsonb;
begin
  with watched as materialized (
    select client.lifter_id, client.username, client.display_name, client.scopes
      from app.watched_clients() as client
     where client.scopes && array['history', 'workout_details']
  ),
  happened as (
    select watched, 'workout' as kind, workout.performed_at as at, workout.id, workout.id as workout_id,
           null as text
      from watched
     cross join lateral (
       select own.performed_at, own.id
         from app.workouts as own
        where own.tenant_id = tenant
          and own.lifter_id = watched.lifter_id
          and (own.performed_at, own.id) < (after_at, after_id)
        order by own.performed_at desc, own.id desc
        limit at_most + 1) as workout
     where 'history' = any (watched.scopes)
    union all
    select watched, 'comment', comment.created_at, comment.id, comment.workout_id, comment.text
      from watched
     cross join lateral (
       select own.created_at, own.id, own.workout_id, own.text
         from app.comments as own
        where own.tenant_id = tenant
          and own.author_id = watched.lifter_id
          and own.lifter_id = watched.lifter_id
          and own.deleted_at is null
          and own.created_at <= after_at
          and (own.created_at, own.id) < (after_at, after_id)
        order by own.created_at desc, own.id desc
        limit at_most + 1) as comment
     where 'workout_details' = any (watched.scopes)
  ),
  page as materialized (
    select (happened.watched).lifter_id, (happened.watched).username, (happened.watched).display_name,
           (happened.watched).scopes, happened.kind, happened.at, happened.id, happened.workout_id, happened.text,
           row_number() over (order by happened.at desc, happened.id desc) as row_num
      from happened
     order by row_num
     limit at_most + 1
  )
  select app.page(
           array_agg(row_to_json(shown) order by page.row_num),
           array_agg(app.cursor(page.at, page.id) order by page.row_num),
           at_most),
         array_agg(distinct page.lifter_id) filter (where page.kind = 'workout' and page.row_num <= at_most),
         jsonb_object_agg(page.workout_id, page.lifter_id)
           filter (where page.kind = 'comment' and page.row_num <= at_most)
    into answer, listed_lifters, commented
    from page
    join app.workouts as workout
      on workout.tenant_id = tenant
     and workout.lifter_id = page.lifter_id
     and workout.id = page.workout_id
   cross join lateral (
     select page.id, page.kind, page.at, workout.id as workout_id, workout.name as workout, workout.local_date,
            (select row_to_json(person)
               from (select page.lifter_id as id, page.username, page.display_name) as person) as lifter,
            case when page.kind = 'workout' then workout.duration_seconds end as duration_seconds,
            case when page.kind = 'workout' then workout.exercise_count end as exercise_count,
            case when page.kind = 'workout' then workout.set_count - workout.warm_up_count end as set_count,
            (select count(*)
               from app.records as record
              where record.tenant_id = tenant
                and record.lifter_id = page.lifter_id
                and record.workout_id = page.workout_id
                and (record.lift is not null or sees_every_lift and 'all_lifts' = any (page.scopes))
             having page.kind = 'workout'
                and page.scopes && array['main_lifts', 'all_lifts']) as record_count,
            page.text) as shown;
  perform app.log_access(looked, 'history', null)
     from unnest(listed_lifters) as looked;
  perform app.log_access(looked.value::uuid, 'workout_details', looked.key::uuid)
     from jsonb_each_text(commented) as looked;
  return answer;
end
$$;

grant execute on function app.client_feed(timestamptz, uuid, integer)
  to mm_coach;

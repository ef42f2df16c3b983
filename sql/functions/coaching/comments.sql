-- Comments on workouts. Each function asks the door first (app.authorize_lifter with `workout_details`), and writers wait
-- for the lifter's other changes: so the times of one lifter's comments are in the order of their commits, and a mark
-- "read up to" covers nothing that its reader could not have seen.

-- A comment as its reader sees it, with the answers to it. The reader sees the writer's name, except where that
-- account is gone.
create or replace function app.comment_json(shown app.comments, read_up_to timestamptz)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
  subject constant record := app.subject_ids(shown);
begin
  return (
    select row_to_json(item)
      from (
        select shown.id,
               (select row_to_json(author)
                  from (
                    select shown.author_id as id, person.username, person.display_name,
                           case shown.author_id when shown.lifter_id then 'lifter' else 'coach' end as side
                      from (select) as always
                      left join app.accounts as person
                        on person.tenant_id = shown.tenant_id
                       and person.id = shown.author_id) as author) as author,
               shown.author_id = me as is_mine,
               subject.entry_id as exercise, subject.set_id as set, shown.about,
               shown.about is not null
               and (app.part_of_workout(
                      shown.lifter_id, shown.workout_id, subject.entry_id, subject.set_id) - 'name')
                   is distinct from (shown.about - 'name') as is_changed,
               shown.reply_to, shown.text, shown.created_at, shown.edited_at,
               shown.deleted_at is not null as is_deleted,
               shown.author_id <> me
               and shown.deleted_at is null
               and shown.created_at > read_up_to as is_unread,
               shown.version,
               case when shown.reply_to is null
                    then (select coalesce(
                                   json_agg(app.comment_json(answer, read_up_to)
                                            order by answer.created_at, answer.id),
                                   '[]')
                            from app.comments as answer
                           where answer.tenant_id = shown.tenant_id
                             and answer.lifter_id = shown.lifter_id
                             and answer.reply_to = shown.id)
                    else '[]' end as answers) as item);
end
$$;

-- Up to when the caller has read the comments on a workout.
create or replace function app.comments_read_up_to(lifter uuid, workout uuid)
returns timestamptz
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           (select mark.read_up_to
              from app.comment_marks as mark
             where mark.tenant_id = app.tenant_id()
               and mark.lifter_id = comments_read_up_to.lifter
               and mark.workout_id = comments_read_up_to.workout
               and mark.reader_id = app.account_id()),
           '-infinity');
$$;

-- The threads on a workout, the earliest first, after a cursor; null for who may not see it.
create or replace function app.comments_page(
  lifter uuid, workout uuid, after_at timestamptz, after_id uuid, at_most integer)
returns json
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  whose constant uuid := app.authorize_workout(lifter, workout);
  seen constant timestamptz := app.comments_read_up_to(whose, workout);
begin
  if whose is null then
    return null;
  end if;
  return (
    select app.page(
             array_agg(app.comment_json(thread, seen)),
             array_agg(app.cursor(thread.created_at, thread.id)),
             at_most)
      from (
        select comment.*
          from app.comments as comment
         where comment.tenant_id = app.tenant_id()
           and comment.lifter_id = whose
           and comment.workout_id = workout
           and comment.reply_to is null
           and (comment.created_at, comment.id) > (after_at, after_id)
         order by comment.created_at, comment.id
         limit at_most + 1) as thread);
end
$$;

-- One comment; null for who may not see it.
create or replace function app.comment_shown(lifter uuid, workout uuid, comment uuid)
returns json
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  whose constant uuid := app.authorize_workout(lifter, workout);
begin
  return (
    select app.comment_json(kept, app.comments_read_up_to(whose, workout))
      from app.comments as kept
     where kept.tenant_id = app.tenant_id()
       and kept.lifter_id = whose
       and kept.workout_id = workout
       and kept.id = comment);
end
$$;

grant execute on function app.comments_page(uuid, uuid, timestamptz, uuid, integer),
      app.comment_shown(uuid, uuid, uuid)
   to mm_lifter, mm_coach;

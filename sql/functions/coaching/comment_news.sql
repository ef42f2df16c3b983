-- The recipients of a comment's notice, and what of it is unread to whom.

-- Counts again, for each of its readers, what others wrote on a workout since the reader read.
create or replace function app.count_unread_comments(whose uuid, workout uuid)
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  update app.comment_marks as mark
     set unread = (
           select count(*)
             from app.comments as comment
            where comment.tenant_id = mark.tenant_id
              and comment.lifter_id = mark.lifter_id
              and comment.workout_id = mark.workout_id
              and comment.created_at > mark.read_up_to
              and comment.author_id <> mark.reader_id
              and comment.deleted_at is null)
   where mark.tenant_id = app.tenant_id()
     and mark.lifter_id = whose
     and mark.workout_id = count_unread_comments.workout;
$$;

-- Tells the lifter of what a coach wrote, the coaches who may see it of what the lifter wrote, and in a thread the
-- coaches who wrote in it; by mail at most once an hour for a workout. It is also unread to coaches who may not see
-- it now: sharing can be paused.
create or replace function app.tell_of_comment(written app.comments)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  is_lifters constant boolean := written.author_id = written.lifter_id;
  told record;
begin
  insert into app.comment_marks (tenant_id, lifter_id, workout_id, reader_id)
  select written.tenant_id, written.lifter_id, written.workout_id, reader.id
    from (select written.lifter_id union select app.coaches_of(written.lifter_id)) as reader (id)
   where reader.id <> written.author_id
      on conflict do nothing;
  perform app.count_unread_comments(written.lifter_id, written.workout_id);
  for told in
    with coach as (
      select coach.id,
             exists (
               select
                 from app.comments as other
                where other.tenant_id = written.tenant_id
                  and other.lifter_id = written.lifter_id
                  and other.author_id = coach.id
                  and written.reply_to in (other.id, other.reply_to)) as wrote_there
        from app.coaches_with_access(written.lifter_id, 'workout_details') as coach (id)
       where coach.id <> written.author_id
    )
    select written.lifter_id as id, 'workout_comment' as kind
     where not is_lifters
     union all
    select coach.id, case when coach.wrote_there then 'comment_answer' else 'client_comment' end
      from coach
     where coach.wrote_there
        or is_lifters and not exists (select from coach as another where another.wrote_there)
     order by id
  loop
    perform app.tell_reader_of_comment(told.id, told.kind, written);
  end loop;
end
$$;

create or replace function app.tell_reader_of_comment(reader uuid, kind text, written app.comments)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  arguments jsonb := jsonb_build_object('lifter_id', written.lifter_id, 'workout_id', written.workout_id);
begin
  if kind = 'workout_comment' then
    arguments := arguments || jsonb_build_object(
      'workout',
      (select own.name
         from app.workouts as own
        where own.tenant_id = written.tenant_id
          and own.lifter_id = written.lifter_id
          and own.id = written.workout_id));
  end if;
  perform app.notify_about(reader, kind, written.author_id, arguments);
  update app.comment_marks as mark
     set mailed_at = now()
   where mark.tenant_id = written.tenant_id
     and mark.lifter_id = written.lifter_id
     and mark.workout_id = written.workout_id
     and mark.reader_id = reader
     and (mark.mailed_at is null or mark.mailed_at <= now() - interval '1 hour');
  if found then
    perform app.mail_to(reader, 'comment_written', jsonb_build_object('name', app.name_of(written.author_id)));
  end if;
end
$$;

-- The caller has read the comments on a workout up to this time; with nothing left to read, the notices of it are read.
create or replace function app.read_comments(lifter uuid, workout uuid, up_to timestamptz)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  whose constant uuid := app.authorize_workout(lifter, workout);
  left_over integer;
begin
  if whose is null then
    perform app.raise_not_found('no-such-workout');
  end if;
  insert into app.comment_marks as mark (tenant_id, lifter_id, workout_id, reader_id, read_up_to)
  values (app.tenant_id(), whose, workout, app.account_id(), least(up_to, clock_timestamp()))
      on conflict (tenant_id, lifter_id, workout_id, reader_id)
         do update set read_up_to = greatest(mark.read_up_to, excluded.read_up_to);
  perform app.count_unread_comments(whose, workout);
  select mark.unread
    into left_over
    from app.comment_marks as mark
   where mark.tenant_id = app.tenant_id()
     and mark.lifter_id = whose
     and mark.workout_id = read_comments.workout
     and mark.reader_id = app.account_id();
  if left_over = 0 then
    update app.notices as notice
       set read_at = now()
     where notice.tenant_id = app.tenant_id()
       and notice.account_id = app.account_id()
       and notice.read_at is null
       and notice.kind in ('workout_comment', 'client_comment', 'comment_answer')
       and notice.arguments ->> 'workout_id' = workout::text;
  end if;
end
$$;

grant execute on function app.read_comments(uuid, uuid, timestamptz)
  to mm_lifter, mm_coach;

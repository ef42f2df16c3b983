-- How comments are written, and who gets a notice of them.

-- The door for writers: MM404 where it is closed. Puts the lifter's changes in a row.
create or replace function app.begin_commenting(lifter uuid, workout uuid)
returns uuid
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  whose constant uuid := app.authorize_workout(lifter, workout);
begin
  if whose is null or app.change_version(app.tenant_id(), whose) is null then
    perform app.raise_not_found('no-such-workout');
  end if;
  return whose;
end
$$;

-- At most 20 comments a minute and 500 a day by one author, MM429 beyond.
create or replace function app.slow_comments_down()
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  lately integer;
  today integer;
begin
  select count(*) filter (where own.created_at > now() - interval '1 minute'), count(*)
    into lately, today
    from app.comments as own
   where own.tenant_id = app.tenant_id()
     and own.author_id = app.account_id()
     and own.created_at > now() - interval '1 day';
  if lately >= 20 then
    perform app.raise_limited('too-many-comments', 60);
  end if;
  if today >= 500 then
    perform app.raise_limited('too-many-comments', 3600);
  end if;
end
$$;

-- The subject of a comment: an exercise or a set of the workout, or what the thread that it answers is about. MM422 with
-- every fault.
create or replace function app.subject_of_comment(
  whose uuid, workout uuid, inout entry_id uuid, inout set_id uuid, thread uuid, out about jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  answered app.comments;
  faults jsonb := '[]';
begin
  if thread is not null then
    select root.*
      into answered
      from app.comments as root
     where root.tenant_id = app.tenant_id()
       and root.lifter_id = whose
       and root.workout_id = workout
       and root.id = thread;
    select subject.*
      into entry_id, set_id
      from app.subject_ids(answered) as subject;
    about := answered.about;
    if answered.id is null then
      faults := '[{"pointer": "/reply_to", "code": "unknown"}]';
    elsif answered.reply_to is not null then
      faults := '[{"pointer": "/reply_to", "code": "invalid", "expected": "the comment that began the thread"}]';
    end if;
  elsif entry_id is not null then
    about := app.part_of_workout(whose, workout, entry_id, set_id);
    if about is null then
      faults := '[{"pointer": "/exercise", "code": "unknown"}]';
    elsif about -> 'set' = 'null' then
      faults := '[{"pointer": "/set", "code": "unknown"}]';
    end if;
  end if;
  if faults <> '[]' then
    perform app.raise_faults(to_jsonb(faults));
  end if;
end
$$;

-- Writes a comment under a new identifier, and notifies who should know. Up to 500 on one workout, 100 answers to one.
create or replace function app.write_comment(
  lifter uuid, workout uuid, comment uuid, written_text text, entry_id uuid, set_id uuid, thread uuid)
returns json
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  whose constant uuid := app.begin_commenting(lifter, workout);
  subject constant record := app.subject_of_comment(whose, workout, entry_id, set_id, thread);
  written app.comments;
begin
  perform app.slow_comments_down();
  perform app.enforce_limit(500, count(*)), app.enforce_limit(100, count(*) filter (where other.reply_to = thread))
     from app.comments as other
    where other.tenant_id = app.tenant_id()
      and other.lifter_id = whose
      and other.workout_id = workout;
  insert into app.comments (
    tenant_id, lifter_id, id, workout_id, author_id, entry_id, set_id, about, reply_to, text, created_at)
  values (
    app.tenant_id(), whose, comment, workout, app.account_id(), subject.entry_id, subject.set_id, subject.about,
    thread, written_text, clock_timestamp())
  returning * into written;
  perform app.tell_of_comment(written);
  return app.comment_json(written, app.comments_read_up_to(whose, workout));
end
$$;

-- The same as the release before calls it: by positions. A position where nothing is has an id that nothing has.
create or replace function app.write_comment(
  lifter uuid, workout uuid, comment uuid, written_text text, exercise_place integer, set_place integer,
  thread uuid)
returns json
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  whose constant uuid := app.authorize_workout(lifter, workout);
  named record;
begin
  select app.part_id(entry) as entry_id, app.part_id(done) as set_id
    into named
    from app.workout_exercises as entry
    left join app.sets as done
      on done.tenant_id = entry.tenant_id
     and done.lifter_id = entry.lifter_id
     and done.workout_id = entry.workout_id
     and done.exercise_position = entry.position
     and done.position = set_place
   where entry.tenant_id = app.tenant_id()
     and entry.lifter_id = whose
     and entry.workout_id = write_comment.workout
     and entry.position = exercise_place;
  return app.write_comment(
    lifter, workout, comment, written_text,
    coalesce(named.entry_id, case when exercise_place is not null then comment end),
    coalesce(named.set_id, case when set_place is not null then comment end), thread);
end
$$;

-- Changes one's own comment. MM404 where it is not one's own, or was deleted.
create or replace function app.edit_comment(lifter uuid, workout uuid, comment uuid, written_text text)
returns json
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  whose constant uuid := app.begin_commenting(lifter, workout);
  edited app.comments;
begin
  update app.comments as own
     set text = written_text,
         edited_at = clock_timestamp()
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = whose
     and own.workout_id = workout
     and own.id = comment
     and own.author_id = app.account_id()
     and own.deleted_at is null
  returning * into edited;
  if not found then
    perform app.raise_not_found('no-own-comment');
  end if;
  return app.comment_json(edited, app.comments_read_up_to(whose, workout));
end
$$;

-- Deletes one's own comment. With answers to it, it stays as one that was deleted, until the last of them is deleted.
create or replace function app.delete_comment(lifter uuid, workout uuid, comment uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  whose constant uuid := app.begin_commenting(lifter, workout);
  gone app.comments;
begin
  update app.comments as own
     set text = null,
         deleted_at = clock_timestamp()
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = whose
     and own.workout_id = workout
     and own.id = comment
     and own.author_id = app.account_id()
     and own.deleted_at is null
  returning * into gone;
  if not found then
    perform app.raise_not_found('no-own-comment');
  end if;
  delete from app.comments as answer
   where answer.tenant_id = gone.tenant_id
     and answer.lifter_id = whose
     and answer.id = comment
     and answer.reply_to is not null;
  delete from app.comments as thread
   where thread.tenant_id = gone.tenant_id
     and thread.lifter_id = whose
     and thread.id = coalesce(gone.reply_to, comment)
     and thread.deleted_at is not null
     and not exists (
       select
         from app.comments as answer
        where answer.tenant_id = thread.tenant_id
          and answer.lifter_id = thread.lifter_id
          and answer.reply_to = thread.id);
  perform app.count_unread_comments(whose, workout);
end
$$;

-- Comments go once their workout can't come back: at the end of the transaction it is neither in the log nor
-- among the deleted workouts. (A constraint trigger, since only such a one can wait; it can't be replaced in place.)
create or replace function app.forget_comments()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
       select
         from app.workouts as own
        where own.tenant_id = old.tenant_id
          and own.lifter_id = old.lifter_id
          and own.id = old.id)
     or exists (
       select
         from app.deleted_workouts as kept
        where kept.tenant_id = old.tenant_id
          and kept.lifter_id = old.lifter_id
          and kept.id = old.id) then
    return null;
  end if;
  delete from app.comments as comment
   where comment.tenant_id = old.tenant_id
     and comment.lifter_id = old.lifter_id
     and comment.workout_id = old.id;
  delete from app.comment_marks as mark
   where mark.tenant_id = old.tenant_id
     and mark.lifter_id = old.lifter_id
     and mark.workout_id = old.id;
  return null;
end
$$;

grant execute on function
  app.write_comment(uuid, uuid, uuid, text, uuid, uuid, uuid),
  app.write_comment(uuid, uuid, uuid, text, integer, integer, uuid),
  app.edit_comment(uuid, uuid, uuid, text),
  app.delete_comment(uuid, uuid, uuid)
  to mm_lifter, mm_coach;

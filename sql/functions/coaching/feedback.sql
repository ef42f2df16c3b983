-- The readers of texts that coaches and lifters write to one another.

-- The lifters who let the calling coach in: some scope is open now.
create or replace function app.open_clients()
returns setof uuid
language plpgsql stable rows 50
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select client.lifter_id
      from app.clients() as client
     where cardinality(client.scopes) > 0;
end
$$;

-- The coaches whom a lifter is connected with, by themselves or in a team, whatever is shared. The other way round
-- than app.clients, which shows a coach the same.
create or replace function app.coaches_of(lifter uuid)
returns setof uuid
language plpgsql stable rows 3
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select coaching.coach_id
      from app.coachings as coaching
     where coaching.tenant_id = app.tenant_id()
       and coaching.lifter_id = coaches_of.lifter
     union
    select member.account_id
      from app.team_clients as client
      join app.team_members as member
        on member.tenant_id = client.tenant_id
       and member.team_id = client.team_id
     where client.tenant_id = app.tenant_id()
       and client.lifter_id = coaches_of.lifter
       and member.account_id <> client.lifter_id
       and not exists (
         select
           from app.blocked_coaches as blocked
          where blocked.tenant_id = client.tenant_id
            and blocked.lifter_id = client.lifter_id
            and blocked.coach_id = member.account_id);
end
$$;

-- The name of someone for those who have to do with them; null when the account is gone.
create or replace function app.name_of(account uuid)
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(person.display_name, person.username)
      from app.accounts as person
     where person.tenant_id = app.tenant_id()
       and person.id = account);
end
$$;

-- A mail to an account's confirmed address; to one that is locked or has none, nothing.
create or replace function app.mail_to(account uuid, kind text, arguments jsonb)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.queue_mail(mail_to.kind, person.email, mail_to.arguments)
     from app.accounts as person
    where person.tenant_id = app.tenant_id()
      and person.id = account
      and person.email_verified_at is not null
      and person.locked_at is null;
end
$$;

-- The workouts on which others wrote what the caller has not read, the latest first, after a cursor. Of clients it is in the
-- access log as their row in the list is.
create or replace function app.unread_comments_page(after_at timestamptz, after_id uuid, at_most integer)
returns json
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
  answer json;
  clients uuid[];
begin
  with page as materialized (
    select mark.lifter_id, mark.workout_id, mark.unread, latest.at,
           row_number() over (order by latest.at desc, mark.workout_id desc) as row_num
      from app.comment_marks as mark
     cross join lateral (
       select max(comment.created_at) as at
         from app.comments as comment
        where comment.tenant_id = mark.tenant_id
          and comment.lifter_id = mark.lifter_id
          and comment.workout_id = mark.workout_id
          and comment.author_id <> me
          and comment.deleted_at is null) as latest
     where mark.tenant_id = app.tenant_id()
       and mark.reader_id = me
       and mark.unread > 0
       and mark.lifter_id = any (array(select app.lifters_visible_for('workout_details')))
       and (latest.at, mark.workout_id) < (after_at, after_id)
     order by row_num
     limit at_most + 1
  )
  select app.page(
           array_agg(row_to_json(shown) order by page.row_num),
           array_agg(app.cursor(page.at, page.workout_id) order by page.row_num),
           at_most),
         array_agg(distinct page.lifter_id) filter (where page.lifter_id <> me and page.row_num <= at_most)
    into answer, clients
    from page
    join app.workouts as workout
      on workout.tenant_id = app.tenant_id()
     and workout.lifter_id = page.lifter_id
     and workout.id = page.workout_id
    join app.accounts as person
      on person.tenant_id = app.tenant_id()
     and person.id = page.lifter_id
   cross join lateral (
     select workout.id as workout_id, workout.name as workout, workout.local_date,
            (select row_to_json(whose)
               from (select person.id, person.username, person.display_name) as whose) as lifter,
            page.unread, page.at) as shown;
  perform app.record_listing(clients);
  return answer;
end
$$;

grant execute on function app.open_clients() to mm_coach;
grant execute on function app.unread_comments_page(timestamptz, uuid, integer) to mm_lifter, mm_coach;

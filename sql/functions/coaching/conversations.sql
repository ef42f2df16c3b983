-- Messages between a coach and a client, as they are read.

-- The conversation of the caller with this account, and which side of it the caller is: the coach's towards a lifter
-- who lets them in, else the client's. MM404 for a client who neither has a coach in this account nor was ever in
-- touch with it. Who coaches one another has two conversations, and in the coach's role reaches the one as coach.
create or replace function app.conversation_with(
  account uuid, out lifter uuid, out coach uuid, out is_coach boolean, out is_connected boolean)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
begin
  is_coach := account <> me and app.has_any_grant(account);
  is_connected := is_coach or account in (select app.coaches_of(me));
  lifter := case when is_coach then account else me end;
  coach := case when is_coach then me else account end;
  if not is_connected then
    perform
       from app.conversations as earlier
      where earlier.tenant_id = app.tenant_id()
        and earlier.lifter_id = me
        and earlier.coach_id = account;
    if not found then
      perform app.raise_not_found('no-one-to-talk-to');
    end if;
  end if;
end
$$;

-- A message as one side of the conversation sees it.
create or replace function app.message_json(shown app.messages, to_coach boolean, read_up_to timestamptz)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(item)
    from (
      select shown.id, shown.is_from_coach = to_coach as is_mine, shown.text, shown.created_at, shown.edited_at,
             shown.deleted_at is not null as is_deleted,
             shown.is_from_coach <> to_coach
             and shown.deleted_at is null
             and shown.created_at > read_up_to as is_unread) as item;
$$;

-- A conversation as one side of it sees it.
create or replace function app.conversation_json(shown app.conversations, to_coach boolean, is_connected boolean)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(item)
    from (
      select (select row_to_json(other)
                from (
                  select who.id, person.username, person.display_name, who.side
                    from (
                      select case when to_coach then shown.lifter_id else shown.coach_id end,
                             case when to_coach then 'lifter' else 'coach' end) as who (id, side)
                    left join app.accounts as person
                      on person.tenant_id = shown.tenant_id
                     and person.id = who.id) as other) as partner,
             is_connected as can_write,
             case when to_coach then shown.coach_unread else shown.lifter_unread end as unread,
             nullif(case when to_coach then shown.coach_read_up_to else shown.lifter_read_up_to end, '-infinity')
               as read_up_to,
             nullif(case when to_coach then shown.lifter_read_up_to else shown.coach_read_up_to end, '-infinity')
               as seen_up_to,
             (select app.message_json(
                       latest, to_coach,
                       case when to_coach then shown.coach_read_up_to else shown.lifter_read_up_to end)
                from app.messages as latest
               where latest.tenant_id = shown.tenant_id
                 and latest.lifter_id = shown.lifter_id
                 and latest.coach_id = shown.coach_id
               order by latest.created_at desc, latest.id desc
               limit 1) as latest) as item;
$$;

-- The conversations that the caller may read in this role, the latest first, after a cursor.
create or replace function app.conversations_page(after_at timestamptz, after_id uuid, at_most integer)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
  coached constant uuid[] :=
    case when current_setting('role') = 'mm_coach' then array(select app.open_clients()) else '{}' end;
  coaches constant uuid[] := array(select app.coaches_of(me));
begin
  return (
    select app.page(
             array_agg(app.conversation_json(
                 listed.talk, listed.coach_id = me, listed.coach_id = me or listed.coach_id = any (coaches))),
             array_agg(app.cursor(listed.latest_at, listed.other_id)),
             at_most)
      from (
        select talk, talk.coach_id, talk.latest_at, talk.coach_id as other_id
          from app.conversations as talk
         where talk.tenant_id = app.tenant_id()
           and talk.lifter_id = me
           and (talk.latest_at, talk.coach_id) < (after_at, after_id)
         union all
        select talk, talk.coach_id, talk.latest_at, talk.lifter_id
          from app.conversations as talk
         where talk.tenant_id = app.tenant_id()
           and talk.coach_id = me
           and talk.lifter_id = any (coached)
           and (talk.latest_at, talk.lifter_id) < (after_at, after_id)
         order by latest_at desc, other_id desc
         limit at_most + 1) as listed);
end
$$;

-- The messages with this account, newest first: before a moment, or (`newer`) those after it, of which the earliest
-- come. `newer` in the answer is where later ones begin, `next` where older ones do. A conversation that nobody began
-- is empty.
create or replace function app.messages_page(
  account uuid, from_at timestamptz, from_id uuid, newer boolean, at_most integer)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  talk record := app.conversation_with(account);
  seen timestamptz;
begin
  select case when talk.is_coach then kept.coach_read_up_to else kept.lifter_read_up_to end
    into seen
    from app.conversations as kept
   where kept.tenant_id = app.tenant_id()
     and kept.lifter_id = talk.lifter
     and kept.coach_id = talk.coach;
  return (
    select json_build_object(
             'items', coalesce(
               json_agg(
                 app.message_json(page.message, talk.is_coach, seen)
                 order by case when newer then -page.row_num else page.row_num end)
               filter (where page.row_num <= at_most),
               '[]'),
             'next', case when not newer
                          then max(page.cursor) filter (where page.row_num = at_most and page.found > at_most) end,
             'newer', coalesce(
               max(page.cursor) filter (
                 where page.row_num = case when newer then least(at_most, page.found) else 1 end),
               case when newer then app.cursor(from_at, from_id) end))
      from (
        select listed.message, count(*) over () as found,
               app.cursor((listed.message).created_at, (listed.message).id) as cursor,
               row_number() over (
                 order by case when newer then (listed.message).created_at end,
                          case when newer then (listed.message).id end,
                          (listed.message).created_at desc, (listed.message).id desc) as row_num
          from ((select older as message
                   from app.messages as older
                  where not newer
                    and older.tenant_id = app.tenant_id()
                    and older.lifter_id = talk.lifter
                    and older.coach_id = talk.coach
                    and (older.created_at, older.id) < (from_at, from_id)
                  order by older.created_at desc, older.id desc
                  limit at_most + 1)
                union all
                (select later
                   from app.messages as later
                  where newer
                    and later.tenant_id = app.tenant_id()
                    and later.lifter_id = talk.lifter
                    and later.coach_id = talk.coach
                    and (later.created_at, later.id) > (from_at, from_id)
                  order by later.created_at, later.id
                  limit at_most + 1)) as listed) as page);
end
$$;

-- One message; null for who may not read it.
create or replace function app.message_shown(account uuid, message uuid)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  talk record := app.conversation_with(account);
begin
  return (
    select app.message_json(
             kept, talk.is_coach,
             case when talk.is_coach then conversation.coach_read_up_to else conversation.lifter_read_up_to end)
      from app.messages as kept
      join app.conversations as conversation
        on conversation.tenant_id = kept.tenant_id
       and conversation.lifter_id = kept.lifter_id
       and conversation.coach_id = kept.coach_id
     where kept.tenant_id = app.tenant_id()
       and kept.lifter_id = talk.lifter
       and kept.coach_id = talk.coach
       and kept.id = message);
end
$$;

grant execute on function app.conversations_page(timestamptz, uuid, integer),
      app.messages_page(uuid, timestamptz, uuid, boolean, integer), app.message_shown(uuid, uuid)
   to mm_lifter, mm_coach;

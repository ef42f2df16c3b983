-- How messages are written. A writer locks the conversation, so that its times are in the order of its commits
-- and a mark "read up to" covers nothing that its reader could not have seen.

-- How long after it was sent a message can be changed or deleted.
create or replace function app.message_settles_after()
returns interval
language sql immutable parallel safe
return interval '1 hour';

-- At most 30 messages a minute and 500 a day to one person, MM429 beyond.
create or replace function app.slow_messages_down(lifter uuid, coach uuid, by_coach boolean)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  lately integer;
  today integer;
begin
  select count(*) filter (where sent.created_at > now() - interval '1 minute'), count(*)
    into lately, today
    from app.messages as sent
   where sent.tenant_id = app.tenant_id()
     and sent.lifter_id = slow_messages_down.lifter
     and sent.coach_id = slow_messages_down.coach
     and sent.is_from_coach = by_coach
     and sent.created_at > now() - interval '1 day';
  if lately >= 30 then
    perform app.raise_limited('too-many-messages', 60);
  end if;
  if today >= 500 then
    perform app.raise_limited('too-many-messages', 3600);
  end if;
end
$$;

-- Sends a message under a new identifier. A client can't write to a coach who is theirs no more (MM409).
create or replace function app.send_message(account uuid, message uuid, written_text text)
returns json
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  talk record := app.conversation_with(account);
  kept app.conversations;
  sent app.messages;
begin
  if not talk.is_connected then
    perform app.raise_conflict('conversation-over');
  end if;
  insert into app.conversations as talking (tenant_id, lifter_id, coach_id, latest_at)
  values (app.tenant_id(), talk.lifter, talk.coach, clock_timestamp())
      on conflict (tenant_id, lifter_id, coach_id)
         do update set latest_at = greatest(clock_timestamp(), talking.latest_at + interval '1 microsecond')
  returning * into kept;
  perform app.slow_messages_down(talk.lifter, talk.coach, talk.is_coach);
  insert into app.messages (tenant_id, lifter_id, coach_id, id, is_from_coach, text, created_at)
  values (kept.tenant_id, kept.lifter_id, kept.coach_id, message, talk.is_coach, written_text, kept.latest_at)
  returning * into sent;
  perform app.count_unread_messages(kept.lifter_id, kept.coach_id);
  perform app.tell_of_message(sent);
  return app.message_json(sent, talk.is_coach, '-infinity');
end
$$;

-- Sends one text to several clients, to each in their own conversation: to all or to none. A client who does not let the
-- caller in is named as a fault. Each message has an identifier that follows from the batch's and the client's place, so that
-- a repeated request finds them.
create or replace function app.send_to_clients(clients uuid[], batch uuid, written_text text)
returns json
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  faults jsonb;
  client record;
begin
  select jsonb_agg(
           jsonb_build_object('pointer', '/clients/' || given.row_num - 1, 'code', 'unknown') order by given.row_num)
    into faults
    from unnest(clients) with ordinality as given (id, row_num)
   where given.id <> all (array(select app.open_clients()));
  if faults is not null then
    perform app.raise_faults(faults);
  end if;
  -- In one order for all, so that two batches to the same clients wait for one another instead of forever.
  for client in
    select given.id, given.row_num::integer as place
      from unnest(clients) with ordinality as given (id, row_num)
     order by given.id
  loop
    perform app.send_message(client.id, app.derived_id(batch, client.place), written_text);
  end loop;
  return app.sent_to_clients(clients, batch);
end
$$;

-- The messages of a batch, as the caller who sent it sees them.
create or replace function app.sent_to_clients(clients uuid[], batch uuid)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
           'items', json_agg(
             json_build_object(
               'client', given.id, 'message', app.message_shown(given.id, app.derived_id(batch, given.row_num::integer)))
             order by given.row_num),
           'next', null)
    from unnest(clients) with ordinality as given (id, row_num)
$$;

-- Tells the other side, unless it is a coach who is not let in now; by mail at most once an hour.
create or replace function app.tell_of_message(sent app.messages)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  author constant uuid := case when sent.is_from_coach then sent.coach_id else sent.lifter_id end;
  reader constant uuid := case when sent.is_from_coach then sent.lifter_id else sent.coach_id end;
begin
  if not sent.is_from_coach and reader not in (select app.coaches_with_access(sent.lifter_id, null)) then
    return;
  end if;
  perform app.notify_about(reader, 'message', author);
  update app.conversations as talk
     set lifter_mailed_at = case when sent.is_from_coach then now() else talk.lifter_mailed_at end,
         coach_mailed_at = case when sent.is_from_coach then talk.coach_mailed_at else now() end
   where talk.tenant_id = sent.tenant_id
     and talk.lifter_id = sent.lifter_id
     and talk.coach_id = sent.coach_id
     and coalesce(
           case when sent.is_from_coach then talk.lifter_mailed_at else talk.coach_mailed_at end, '-infinity')
         <= now() - interval '1 hour';
  if found then
    perform app.mail_to(reader, 'message_written', jsonb_build_object('name', app.name_of(author)));
  end if;
end
$$;

-- Counts again what each side has not read.
create or replace function app.count_unread_messages(lifter uuid, coach uuid)
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  update app.conversations as talk
     set lifter_unread = coalesce(unread.of_lifter, 0),
         coach_unread = coalesce(unread.of_coach, 0)
    from (
      select count(*) filter (where sent.is_from_coach and sent.created_at > kept.lifter_read_up_to) as of_lifter,
             count(*) filter (where not sent.is_from_coach and sent.created_at > kept.coach_read_up_to) as of_coach
        from app.conversations as kept
        left join app.messages as sent
          on sent.tenant_id = kept.tenant_id
         and sent.lifter_id = kept.lifter_id
         and sent.coach_id = kept.coach_id
         and sent.created_at > least(kept.lifter_read_up_to, kept.coach_read_up_to)
         and sent.deleted_at is null
       where kept.tenant_id = app.tenant_id()
         and kept.lifter_id = count_unread_messages.lifter
         and kept.coach_id = count_unread_messages.coach) as unread
   where talk.tenant_id = app.tenant_id()
     and talk.lifter_id = count_unread_messages.lifter
     and talk.coach_id = count_unread_messages.coach;
$$;

-- A message of the caller's own to this account that can still be changed, with its conversation locked. MM404 where it
-- is not there or was deleted, MM409 where it has settled.
create or replace function app.own_message(account uuid, message uuid)
returns app.messages
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  talk record := app.conversation_with(account);
  own app.messages;
begin
  perform
     from app.conversations as kept
    where kept.tenant_id = app.tenant_id()
      and kept.lifter_id = talk.lifter
      and kept.coach_id = talk.coach
      for update;
  select sent.*
    into own
    from app.messages as sent
   where sent.tenant_id = app.tenant_id()
     and sent.lifter_id = talk.lifter
     and sent.coach_id = talk.coach
     and sent.id = message
     and sent.is_from_coach = talk.is_coach
     and sent.deleted_at is null;
  if not found then
    perform app.raise_not_found('no-own-message');
  end if;
  if own.created_at <= now() - app.message_settles_after() then
    perform app.raise_conflict('message-settled');
  end if;
  return own;
end
$$;

create or replace function app.edit_message(account uuid, message uuid, written_text text)
returns json
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  own app.messages := app.own_message(account, message);
begin
  update app.messages as sent
     set text = written_text,
         edited_at = clock_timestamp()
   where sent.tenant_id = own.tenant_id
     and sent.lifter_id = own.lifter_id
     and sent.coach_id = own.coach_id
     and sent.id = own.id
  returning * into own;
  return app.message_json(own, own.is_from_coach, '-infinity');
end
$$;

-- Leaves a message that says no more than that it was deleted.
create or replace function app.delete_message(account uuid, message uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  own constant app.messages := app.own_message(account, message);
begin
  update app.messages as sent
     set text = null,
         deleted_at = clock_timestamp()
   where sent.tenant_id = own.tenant_id
     and sent.lifter_id = own.lifter_id
     and sent.coach_id = own.coach_id
     and sent.id = own.id;
  perform app.count_unread_messages(own.lifter_id, own.coach_id);
end
$$;

-- The caller has read the messages of this account up to this time; with nothing left to read, the notice of them is
-- read.
create or replace function app.read_messages(account uuid, up_to timestamptz)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  talk record := app.conversation_with(account);
  left_over integer;
begin
  update app.conversations as kept
     set coach_read_up_to =
           case when talk.is_coach
                then greatest(kept.coach_read_up_to, least(up_to, kept.latest_at))
                else kept.coach_read_up_to end,
         lifter_read_up_to =
           case when talk.is_coach
                then kept.lifter_read_up_to
                else greatest(kept.lifter_read_up_to, least(up_to, kept.latest_at)) end
   where kept.tenant_id = app.tenant_id()
     and kept.lifter_id = talk.lifter
     and kept.coach_id = talk.coach;
  perform app.count_unread_messages(talk.lifter, talk.coach);
  select case when talk.is_coach then kept.coach_unread else kept.lifter_unread end
    into left_over
    from app.conversations as kept
   where kept.tenant_id = app.tenant_id()
     and kept.lifter_id = talk.lifter
     and kept.coach_id = talk.coach;
  if left_over = 0 then
    update app.notices as notice
       set read_at = now()
     where notice.tenant_id = app.tenant_id()
       and notice.account_id = app.account_id()
       and notice.read_at is null
       and notice.kind = 'message'
       and notice.arguments ->> 'id' = account::text;
  end if;
end
$$;

grant execute on function app.send_message(uuid, uuid, text), app.edit_message(uuid, uuid, text),
      app.delete_message(uuid, uuid), app.read_messages(uuid, timestamptz)
   to mm_lifter, mm_coach;
grant execute on function app.send_to_clients(uuid[], uuid, text), app.sent_to_clients(uuid[], uuid)
   to mm_coach;

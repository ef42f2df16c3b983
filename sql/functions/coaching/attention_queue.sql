-- The attention queue as its coach reads it.
drop function if exists app.attention_queue(integer, timestamptz, uuid, text, uuid, boolean, jsonb);

-- A page: first what waits to be read, then the newest finding. `dismissed` asks for what was put aside instead;
-- `labels` holds the sentences in the reader's language. Entries show what was lifted when, as rows of the client list do,
-- and are on record as that, but for what tells of messages alone: a coach who reads the queue on a Monday has looked at one
-- list, not at a hundred people.
create or replace function app.attention_queue(
  room integer, after_at timestamptz, after_id uuid, rule text, client uuid, dismissed boolean, labels jsonb)
returns json
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  mine constant app.watched_client[] := array(select watched from app.watched_clients() as watched);
  unit constant text := app.own_unit();
  answer json;
  shown uuid[];
begin
  with entry as materialized (
    select found.*, coalesce(found.at, '9999-12-31 00:00:00+00') as sorted_at
      from app.attention_entries(mine, attention_queue.dismissed) as found
     where (attention_queue.rule is null or found.rule = attention_queue.rule)
       and (attention_queue.client is null or found.lifter_id = attention_queue.client)
  ),
  page as materialized (
    select entry.*, row_number() over (order by entry.sorted_at desc, entry.id desc) as row_num
      from entry
     where (entry.sorted_at, entry.id) < (attention_queue.after_at, attention_queue.after_id)
     order by row_num
     limit attention_queue.room + 1
  )
  select json_build_object(
           'items', coalesce(
             (select json_agg(
                       app.attention_entry_json(
                         page.id, watched, page.rule, page.subject, page.evidence, page.at, page.dismissed_until,
                         unit, labels)
                       order by page.row_num)
                from page
                join unnest(mine) as watched on watched.lifter_id = page.lifter_id
               where page.row_num <= attention_queue.room),
             '[]'),
           'next', (
             select app.cursor(page.sorted_at, page.id)
               from page
              where page.row_num = attention_queue.room
                and exists (select from page as further where further.row_num > attention_queue.room)),
           'counts', coalesce(
             (select json_agg(counted)
                from (
                  select entry.rule, count(*) as count
                    from entry
                   group by entry.rule
                   order by entry.rule) as counted),
             '[]'),
           'clients', (select count(distinct entry.lifter_id) from entry)),
         array(
           select page.lifter_id
             from page
            where page.row_num <= attention_queue.room
              -- Without comments, what is unread is messages alone.
              and not (page.rule = 'unread' and page.evidence like '0/%'))
    into answer, shown;
  perform app.record_listing(shown);
  return answer;
end
$$;
-- A parameter was renamed: PostgreSQL then needs a new function (reference of CREATE FUNCTION).
drop function if exists
  app.attention_entry_json(uuid, app.watched_client, text, text, text, timestamptz, timestamptz, text, jsonb);

-- An entry with its sentence, the values of its rule, and its data.
create or replace function app.attention_entry_json(
  id uuid, client app.watched_client, rule text, subject text, evidence text, at timestamptz,
  dismissed_until timestamptz, unit text, labels jsonb)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  rules constant app.attention_rules := client.rules;
  parameters jsonb;
  data jsonb;
  sentence text := attention_entry_json.rule;
  named jsonb;
begin
  case attention_entry_json.rule
    when 'missed_sessions' then
      parameters := jsonb_build_object('missed_sessions', rules.missed_sessions, 'missed_days', rules.missed_days);
      data := app.missed_sessions(client);
      named := jsonb_build_object(
        'count', jsonb_array_length(data -> 'missed'), 'days', rules.missed_days, 'last', evidence);
      if jsonb_array_length(data -> 'missed') = 1 then
        sentence := 'missed_session';
      end if;
    when 'falling_e1rm' then
      parameters := jsonb_build_object(
        'fall_percent', trim_scale(rules.fall_percent), 'fall_exposures', rules.fall_exposures);
      data := app.falling_lifts_finding(client, unit);
      named := jsonb_build_object(
        'lift', labels -> (data ->> 'lift'), 'percent', abs((data -> 'change_percent')::numeric),
        'count', rules.fall_exposures, 'from', data #> '{exposures,0,e1rm}', 'to', data -> 'e1rm', 'unit', unit);
      if jsonb_array_length(data -> 'falls') > 1 and labels ? 'falling_lifts' then
        sentence := 'falling_lifts';
        named := jsonb_build_object(
          'lifts', (
            select string_agg(
                     app.fill_in(
                       labels ->> 'falling_lift',
                       jsonb_build_object(
                         'lift', labels -> (fall ->> 'lift'), 'percent', abs((fall -> 'change_percent')::numeric)),
                       labels ->> 'decimal_mark'), ', '
                     order by row_num)
              from jsonb_array_elements(data -> 'falls') with ordinality as found (fall, row_num)));
      end if;
    when 'high_rpe' then
      parameters := jsonb_build_object(
        'rpe_excess', trim_scale(rules.rpe_excess), 'rpe_sessions', rules.rpe_sessions);
      data := app.hard_efforts(client);
      named := jsonb_build_object('excess', data -> 'rpe_excess', 'count', rules.rpe_sessions);
      if rules.rpe_sessions > 1 then
        sentence := 'high_rpe_in_sessions';
      end if;
    when 'silence' then
      parameters := jsonb_build_object('silent_days', rules.silent_days);
      data := app.inactivity_finding(client);
      named := jsonb_build_object('days', data -> 'days_silent');
      if data -> 'last_workout' = 'null' then
        sentence := 'silence_from_the_start';
      end if;
    when 'unread' then
      parameters := '{}';
      data := app.unread_finding(
        client, split_part(evidence, '/', 1)::integer, split_part(evidence, '/', 2)::integer);
      named := data - 'unread_text' - 'unread_at';
      -- Servers of the release before have no sentences of their own for these.
      if data -> 'unread_messages' = '0' and labels ? 'unread_comments' then
        sentence := 'unread_comments';
      elsif data -> 'unread_comments' = '0' and labels ? 'unread_messages' then
        sentence := 'unread_messages';
      end if;
  end case;
  return (
    select row_to_json(shown)
      from (
        select attention_entry_json.id, attention_entry_json.rule,
               json_build_object(
                 'id', client.lifter_id, 'username', client.username, 'display_name', client.display_name) as client,
               attention_entry_json.at, app.fill_in(labels ->> sentence, named, labels ->> 'decimal_mark') as text,
               parameters, data, nullif(attention_entry_json.dismissed_until, 'infinity') as dismissed_until) as shown);
end
$$;

-- A sentence with its {placeholders} filled in, numbers with the language's decimal mark.
create or replace function app.fill_in(sentence text, named jsonb, decimal_mark text)
returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  argument record;
begin
  for argument in select key, value from jsonb_each(named) loop
    sentence := replace(
      sentence, '{' || argument.key || '}',
      case jsonb_typeof(argument.value)
        when 'number' then replace(argument.value #>> '{}', '.', decimal_mark)
        else coalesce(argument.value #>> '{}', '')
      end);
  end loop;
  return sentence;
end
$$;

-- Puts entries aside: until a time to come, or as long as they say the same. Returns how many; what is no entry of the
-- caller's is passed over. What was put aside long ago, or until a time that is over, is forgotten on this occasion.
create or replace function app.dismiss_entries(entries uuid[], until timestamptz)
returns integer
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  mine constant app.watched_client[] := array(select watched from app.watched_clients() as watched);
  count integer;
begin
  if dismiss_entries.until <= now() then
    perform app.raise_fault('/until', 'invalid', 'a time to come');
  end if;
  delete
    from app.attention_dismissals as old
   where old.tenant_id = app.tenant_id()
     and old.coach_id = app.account_id()
     and (old.until <= now() or old.dismissed_at < now() - interval '1 year');
  insert into app.attention_dismissals as kept (tenant_id, coach_id, entry_id, lifter_id, rule, until)
  select app.tenant_id(), app.account_id(), entry.id, entry.lifter_id, entry.rule,
         coalesce(dismiss_entries.until, 'infinity')
    from (
      select *
        from app.attention_entries(mine, false)
      union all
      select *
        from app.attention_entries(mine, true)) as entry
   where entry.id = any (dismiss_entries.entries)
      on conflict (tenant_id, coach_id, entry_id) do update
     set dismissed_at = now(),
         until = excluded.until;
  get diagnostics count = row_count;
  return count;
end
$$;

-- Puts one entry aside. MM404 where there is no such entry.
create or replace function app.dismiss_attention(entry uuid, until timestamptz)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if app.dismiss_entries(array[entry], until) = 0 then
    perform app.raise_not_found('no-such-entry');
  end if;
end
$$;

-- Rules as the API shows them.
create or replace function app.rules_json(rules app.attention_rules)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select rules.muted, rules.missed_sessions, rules.missed_days, trim_scale(rules.fall_percent) as fall_percent,
             rules.fall_exposures, trim_scale(rules.rpe_excess) as rpe_excess, rules.rpe_sessions,
             rules.silent_days) as shown
$$;

-- The calling coach's settings for a client, or for all where it is null, and the rules in force.
create or replace function app.attention_rules_json(client uuid)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
           'own',
           coalesce(
             (select app.rules_json(own)
                from app.attention_rules as own
               where own.tenant_id = app.tenant_id()
                 and own.coach_id = app.account_id()
                 and own.lifter_id is not distinct from client),
             '{}'),
           'applied',
           (select app.rules_json(tuned)
              from app.tuned_rules() as tuned
             where tuned.lifter_id = client
                or tuned.lifter_id is null
             order by tuned.lifter_id is null
             limit 1))
$$;

grant execute on function
  app.attention_queue(integer, timestamptz, uuid, text, uuid, boolean, jsonb),
  app.dismiss_attention(uuid, timestamptz),
  app.dismiss_entries(uuid[], timestamptz),
  app.attention_rules_json(uuid)
  to mm_coach;

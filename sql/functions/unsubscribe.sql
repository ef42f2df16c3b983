-- A mail's own way out (RFC 8058): whoever holds its link, which the server sealed, wants no more mail of this topic.
create or replace function auth.unsubscribe(tenant_id integer, account_id uuid, topic text)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.notice_preferences as chosen (tenant_id, account_id, topic, mail)
  select person.tenant_id, person.id, usual.topic, false
    from app.accounts as person
    join app.notice_topics() as usual
      on usual.topic = unsubscribe.topic
     and usual.mail is not null
   where person.tenant_id = unsubscribe.tenant_id
     and person.id = unsubscribe.account_id
      on conflict on constraint notice_preferences_pkey do update
     set mail = false
$$;

alter function auth.unsubscribe(integer, uuid, text) owner to mm_definer;
grant execute on function auth.unsubscribe(integer, uuid, text) to musclemate_server;

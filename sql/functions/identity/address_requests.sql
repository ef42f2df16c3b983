-- Visitors' requests by an address, written down at once and answered by the mail loop.

-- A visitor asks by an address: for a link for a new password, the confirming link again, or the username. Whether the
-- address is someone's is not looked at here, so that every such request does the same. Nor is it looked at whether the
-- same was asked already: that would wait for the mail loop at work on it, which takes longer where there is a mail to be
-- queued.
create or replace function auth.ask_by_address(
  kind text, email text, token_hash bytea, secret bytea, client text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.book_address_request(email, client);
  perform auth.record_address_request(kind, email, token_hash, secret);
end
$$;

-- MM429 where too much was asked from this client, in whatever tenant.
create or replace function auth.book_address_request(email text, client text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  block constant inet := auth.address_block(client);
  recent record;
begin
  select count(*) as requests, min(a.at) as oldest
    into recent
    from auth.sign_in_attempts a
   where a.address = block
     and a.kind = 'address_request'
     and a.at > now() - interval '1 hour';
  if recent.requests >= (select l.address_requests_per_hour from auth.limits l) then
    perform app.raise_limited('too-many-requests', recent.oldest + interval '1 hour');
  end if;
  insert into auth.sign_in_attempts (tenant_id, subject, address, kind)
  values (
    app.tenant_id(), sha256(convert_to(lower(book_address_request.email), 'UTF8')), block, 'address_request');
end
$$;

create or replace function auth.record_address_request(kind text, email text, token_hash bytea, secret bytea)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into auth.address_requests (tenant_id, kind, email, token_hash, secret)
  values (
    app.tenant_id(), record_address_request.kind, lower(record_address_request.email), record_address_request.token_hash,
    record_address_request.secret);
$$;

-- Works for all tenants, about so many requests: mails what was asked for where the address is someone's, and forgets
-- them.
create or replace function app.answer_by_address(at_most integer)
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  asked auth.address_requests;
  answered integer := 0;
begin
  for asked in
    with gone as (
      delete from auth.address_requests as request
       where request.ctid = any (array(select auth.requests_in_turn(at_most)))
      returning request.*
    )
    -- of what was asked again while it waited, the newest
    select distinct on (gone.tenant_id, gone.kind, gone.email) gone.*
      from gone
     order by gone.tenant_id, gone.kind, gone.email, gone.id desc
  loop
    perform auth.set_context(asked.tenant_id, null, null, 'worker');
    begin
      perform auth.mail_what_was_asked(asked);
    exception when sqlstate 'MM503' then
      -- its key was retired in the moment between: it keeps no other mail from being sent
      null;
    end;
    answered := answered + 1;
  end loop;
  return answered;
end
$$;

-- The rows that are next, locked: each tenant's oldest, as many of each tenant, and with them whatever asks for the same
-- again. A tenant that is asked without end delays its own people alone.
create or replace function auth.requests_in_turn(at_most integer)
returns setof tid
language sql
set search_path = pg_catalog, pg_temp
as $$
  with recursive tenant (id) as (
    select min(request.tenant_id)
      from auth.address_requests as request
     union all
    select (select min(request.tenant_id)
              from auth.address_requests as request
             where request.tenant_id > tenant.id)
      from tenant
     where tenant.id is not null
  ), due as materialized (
    select next.tenant_id, next.kind, next.email
      from tenant
     cross join lateral (
             select request.tenant_id, request.kind, request.email, request.asked_at
               from auth.address_requests as request
              where request.tenant_id = tenant.id
              order by request.id
              limit (select greatest(1, at_most / count(*)) from tenant as waiting where waiting.id is not null)
           ) as next
     order by next.asked_at
     limit at_most
  )
  select request.ctid
    from auth.address_requests as request
   where (request.tenant_id, request.email, request.kind) in (
           select due.tenant_id, due.email, due.kind
             from due)
     for update skip locked;
$$;

-- Silent where the address is nobody's. The confirming link goes where it is still waited for, and where mail came back;
-- the one for a new password also to an address that is not confirmed, since it confirms it.
create or replace function auth.mail_what_was_asked(asked auth.address_requests)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  holder app.accounts;
begin
  select account.*
    into holder
    from app.accounts as account
   where account.tenant_id = asked.tenant_id
     and account.email = asked.email;
  if not found then
    return;
  end if;
  if asked.kind = 'username_reminder' then
    perform auth.remind_username(holder);
  elsif asked.kind = 'reset_password' and holder.locked_at is null
     or asked.kind = 'verify_email'
        and (holder.email_verified_at is null or holder.mail_stopped_since is not null) then
    perform auth.issue_token(
      holder.tenant_id, holder.id, asked.kind, null, asked.token_hash, asked.secret);
  end if;
end
$$;

create or replace function auth.remind_username(holder app.accounts)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select auth.tell(holder.tenant_id, holder.id, 'username_reminder')
   where (select count(*)
            from app.outbox_mail m
           where m.tenant_id = holder.tenant_id
             and m.recipient = holder.email
             and m.kind = 'username_reminder'
             and m.created_at > now() - interval '1 hour') < (select l.mails_per_hour from auth.limits l);
$$;

grant execute on function auth.ask_by_address(text, text, bytea, bytea, text) to musclemate_server;
grant execute on function app.answer_by_address(integer) to mm_worker;

-- An admin's change of how an account is reached waits (auth.limits.account_change_wait), is mailed to the address that
-- the account has, and can be refused from there or in the account. Nobody shortens the wait but the installation's
-- operator: requested again, the wait begins again. The holder's own change of address does not wait (account_address.sql).

-- In place of one of the same kind that waits. `mail` is the kind of the mail with the link that refuses; its token's
-- hash and secret are `veto_…`. MM409 beyond five a day.
create or replace function app.ask_account_change(
  holder app.accounts, kind text, mail text, new_email text, reason text, confirm_hash bytea, veto_hash bytea,
  veto_secret bytea)
returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  asked app.account_changes;
begin
  perform app.enforce_limit(5, count(*))
     from app.account_changes as earlier
    where earlier.tenant_id = holder.tenant_id
      and earlier.account_id = holder.id
      and earlier.kind = ask_account_change.kind
      and earlier.asked_at > now() - interval '1 day';
  perform app.drop_account_change(holder.tenant_id, holder.id, kind);
  insert into app.account_changes as change (
    tenant_id, account_id, id, kind, new_email, old_email, reason, asked_by, due_at, veto_hash, confirm_hash)
  select holder.tenant_id, holder.id, app.new_id(), ask_account_change.kind, ask_account_change.new_email,
         holder.email, ask_account_change.reason, app.account_id(), now() + l.account_change_wait,
         ask_account_change.veto_hash, ask_account_change.confirm_hash
    from auth.limits as l
  returning change.* into asked;
  update app.account_changes as change
     set mail_id = app.tell_of_account_change(holder, asked, mail, veto_secret)
   where change.tenant_id = asked.tenant_id
     and change.account_id = asked.account_id
     and change.id = asked.id;
  perform app.notify(holder.id, 'account_change_asked', jsonb_build_object('change', asked.id));
  perform app.audit(
    'account_change_asked', holder.id,
    app.keep_reason(
      holder.id, asked.reason, jsonb_build_object('change', asked.id, 'kind', kind, 'due_at', asked.due_at)));
  return asked.id;
end
$$;

-- To the account's address, and to those that such changes replaced recently: a user who loses an account step
-- by step gets a mail about each. Returns the mail to the account's own.
create or replace function app.tell_of_account_change(
  holder app.accounts, asked app.account_changes, mail text, veto_secret bytea)
returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  arguments constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'name', coalesce(holder.display_name, holder.username), 'new_email', asked.new_email, 'reason', asked.reason,
    'date', to_char(asked.due_at at time zone holder.time_zone, 'YYYY-MM-DD HH24:MI')));
begin
  perform app.queue_mail(mail, former.old_email, arguments, veto_secret)
     from (
       select distinct change.old_email
         from app.account_changes as change
        where change.tenant_id = holder.tenant_id
          and change.account_id = holder.id
          and change.kind = 'email'
          and change.state = 'done'
          and change.old_email <> holder.email) as former;
  return app.queue_mail(mail, holder.email, arguments, veto_secret);
end
$$;

-- Drops a waiting change of the kind.
create or replace function app.drop_account_change(tenant_id integer, account_id uuid, kind text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  dropped app.account_changes;
begin
  update app.account_changes as change
     set state = 'dropped',
         closed_at = now()
   where change.tenant_id = drop_account_change.tenant_id
     and change.account_id = drop_account_change.account_id
     and change.kind = drop_account_change.kind
     and change.state = 'pending'
  returning change.* into dropped;
  if found then
    perform app.audit(
      'account_change_dropped', dropped.account_id, jsonb_build_object('change', dropped.id, 'kind', dropped.kind));
  end if;
end
$$;

-- In a database that was restored from a backup, of every tenant: what waits may have been refused since then. Tells how
-- many there were.
create or replace function app.drop_waiting_changes()
returns bigint
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  waiting app.account_changes;
  dropped bigint := 0;
begin
  for waiting in
    select change.*
      from app.account_changes as change
     where change.state = 'pending'
  loop
    perform set_config('app.tenant_id', waiting.tenant_id::text, true);
    perform app.drop_account_change(waiting.tenant_id, waiting.account_id, waiting.kind);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$$;

-- The new address answered. False where the token is no such change's; MM410 where it is over, MM409 where the address is
-- someone else's by now.
create or replace function app.confirm_account_change(token_hash bytea)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  asked app.account_changes;
begin
  select change.* into asked
    from app.account_changes as change
   where change.confirm_hash = token_hash
     for update;
  if not found then
    return false;
  end if;
  if asked.state <> 'pending' or asked.confirmed_at is not null or asked.veto_hash is null and asked.due_at <= now() then
    perform app.raise_gone('token-over');
  end if;
  perform auth.set_context(asked.tenant_id, asked.account_id, null, 'visitor');
  update app.account_changes as change
     set confirmed_at = now()
   where change.tenant_id = asked.tenant_id
     and change.account_id = asked.account_id
     and change.id = asked.id
  returning change.* into asked;
  if asked.veto_hash is null then
    perform app.finish_address_change(asked);
  else
    perform app.audit('account_change_confirmed', asked.account_id, jsonb_build_object('change', asked.id));
  end if;
  return true;
end
$$;

-- Of one that does not wait. MM409 where the address is someone else's by now.
create or replace function app.finish_address_change(confirmed app.account_changes)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not app.take_new_address(confirmed) then
    perform app.raise_conflict('address-used');
  end if;
  update app.account_changes as change
     set state = 'done',
         closed_at = now()
   where change.tenant_id = confirmed.tenant_id
     and change.account_id = confirmed.account_id
     and change.id = confirmed.id;
  perform app.audit('email_changed', confirmed.account_id);
end
$$;

-- Of the context's tenant. The admin who asked gets a notice.
create or replace function app.veto_account_change(asked app.account_changes, way text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if asked.state <> 'pending' then
    perform app.raise_gone('request-over');
  end if;
  update app.account_changes as change
     set state = 'vetoed',
         closed_at = now()
   where change.tenant_id = asked.tenant_id
     and change.account_id = asked.account_id
     and change.id = asked.id;
  perform app.notify(asked.asked_by, 'account_change_vetoed', jsonb_build_object('account', asked.account_id));
  perform app.audit(
    'account_change_vetoed', asked.account_id,
    jsonb_build_object('change', asked.id, 'kind', asked.kind, 'by', way));
end
$$;

-- By the mailed link, as the login role. MM404, MM410.
create or replace function auth.veto_by_mail(token_hash bytea)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  asked app.account_changes;
begin
  select change.* into asked
    from app.account_changes as change
   where change.veto_hash = token_hash
     for update;
  if not found then
    perform app.raise_not_found('no-such-token');
  end if;
  perform auth.set_context(asked.tenant_id, asked.account_id, null, 'visitor');
  perform app.veto_account_change(asked, 'mail');
end
$$;

-- By the user who is signed in to the account, with a recent proof: else the thief of a session could refuse the help
-- that is to end it. What the user asked for is withdrawn. MM403, MM404, MM410.
create or replace function app.veto_own_change(id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  asked app.account_changes;
begin
  perform app.demand_proof();
  select change.* into asked
    from app.account_changes as change
   where change.tenant_id = app.tenant_id()
     and change.account_id = app.account_id()
     and change.id = veto_own_change.id
     for update;
  if not found then
    perform app.raise_not_found('no-such-change');
  end if;
  if asked.asked_by = asked.account_id and asked.state = 'pending' then
    perform app.drop_account_change(asked.tenant_id, asked.account_id, asked.kind);
  else
    perform app.veto_account_change(asked, 'holder');
  end if;
end
$$;

-- The latest first.
create or replace function app.account_changes_of(account uuid)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(json_agg(row_to_json(shown) order by shown.asked_at desc), '[]')
    from (
      select change.id, change.kind, change.new_email, change.reason, change.state, change.asked_by, change.asked_at,
             change.due_at, change.confirmed_at, change.closed_at
        from app.account_changes as change
       where change.tenant_id = app.tenant_id()
         and change.account_id = account_changes_of.account
       order by change.asked_at desc
       limit 20) as shown;
$$;

create or replace function app.own_account_changes()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object('items', app.account_changes_of(app.account_id()), 'next', null);
$$;

grant execute on function auth.veto_by_mail(bytea) to musclemate_server;
grant execute on function
  app.veto_own_change(uuid),
  app.own_account_changes()
  to mm_lifter, mm_coach, mm_admin;

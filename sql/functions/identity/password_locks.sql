-- A password that is guessed at from many addresses is locked for a while. Its owner is mailed a link that unlocks it;
-- a new password, an admin and time do so too. A passkey signs in all the same.

-- Seconds that the lock still holds; 0 where there is none.
create or replace function auth.password_lock_seconds(tenant_id integer, account_id uuid)
returns integer
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce((
    select ceil(extract(epoch from l.until - now()))::integer
      from auth.password_locks l
     where l.tenant_id = password_lock_seconds.tenant_id
       and l.account_id = password_lock_seconds.account_id
       and l.until > now()), 0);
end
$$;

create or replace function auth.is_password_locked(tenant_id integer, account_id uuid)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return auth.password_lock_seconds(tenant_id, account_id) > 0;
end
$$;

-- After a failed attempt: locks where the tenant's number of failures within a day is reached, wherever they came
-- from. `token_hash` and `secret` are of the link. Nothing happens for a login that nobody has.
create or replace function auth.lock_after_failures(attempt bigint, token_hash bytea, secret bytea)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  guessed record;
begin
  select a.id, t.lockout_failures, make_interval(mins => t.lockout_minutes) as length,
         (select max(l.until)
            from auth.password_locks l
           where l.tenant_id = a.tenant_id
             and l.account_id = a.id) as last_until
    into guessed
    from auth.sign_in_attempts s
    join app.accounts a
      on a.tenant_id = s.tenant_id
     and a.id = case octet_length(s.subject) when 16 then encode(s.subject, 'hex')::uuid end
    join app.tenants t on t.id = a.tenant_id
   where s.tenant_id = app.tenant_id()
     and s.id = lock_after_failures.attempt;
  if not found or guessed.last_until > now() or (
       select count(*)
         from auth.sign_in_attempts s
        where s.tenant_id = app.tenant_id()
          and s.subject = uuid_send(guessed.id)
          and s.kind = 'password'
          and s.outcome = 'failure'
          and s.at > greatest(now() - interval '1 day', guessed.last_until)
     ) < guessed.lockout_failures then
    return;
  end if;
  insert into auth.password_locks as l (tenant_id, account_id, until)
  values (app.tenant_id(), guessed.id, now() + guessed.length)
      on conflict (tenant_id, account_id) do update
     set locked_at = excluded.locked_at,
         until = excluded.until
   where l.until <= now();
  if found then
    perform auth.issue_token(
      app.tenant_id(), guessed.id, 'unlock_account', null, lock_after_failures.token_hash,
      lock_after_failures.secret);
    perform app.audit('password_locked', guessed.id);
  end if;
end
$$;

-- The failures before are not counted again: the next lock needs as many new ones.
create or replace function auth.end_password_lock(tenant_id integer, account_id uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update auth.password_locks l
     set until = now()
   where l.tenant_id = end_password_lock.tenant_id
     and l.account_id = end_password_lock.account_id
     and l.until > now();
$$;

-- Past failures against a password count no more, for a wait or a lock. They stay in the table: an alert counts them.
create or replace function auth.forgive_attempts(tenant_id integer, account_id uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update auth.sign_in_attempts s
     set outcome = 'forgiven'
   where s.tenant_id = forgive_attempts.tenant_id
     and s.subject = uuid_send(forgive_attempts.account_id)
     and s.kind = 'password'
     and s.outcome = 'failure';
$$;

-- By the mailed link. MM404, MM410.
create or replace function auth.unlock_by_mail(token_hash bytea)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  token auth.one_time_tokens;
begin
  token := auth.spend_token(token_hash, array['unlock_account']);
  perform auth.set_context(token.tenant_id, token.account_id, null, 'visitor');
  perform auth.end_password_lock(token.tenant_id, token.account_id);
  perform auth.forgive_attempts(token.tenant_id, token.account_id);
  perform app.audit('password_unlocked', token.account_id);
end
$$;

grant execute on function auth.lock_after_failures(bigint, bytea, bytea), auth.unlock_by_mail(bytea)
   to musclemate_server;

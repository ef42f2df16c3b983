-- Signing in takes two trips as the login role, the password's check between them: sign_in_candidate, then
-- open_session or refuse_sign_in. They answer with verdicts, since a raise would take the booking of the
-- attempt back. The tenant is that of auth.begin_visit, earlier in the same pipeline.

-- An IPv6 subscriber has a /64 (RFC 6177), so that is one address; a peer without one counts as `::`.
create or replace function auth.address_block(address text)
returns inet
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  parsed inet;
begin
  parsed := nullif(address, '')::inet;
  return case when parsed is null then '::'
              when family(parsed) = 6 then network(set_masklen(parsed, 64))
              else parsed end;
exception when invalid_text_representation then
  return '::';
end
$$;

-- Seconds that this subject has to wait at this address; 0 where it may try.
create or replace function auth.wait_before_attempt(tenant_id integer, subject bytea, address inet)
returns integer
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with limits as (
    select l.*
      from auth.limits l
  ), recent as (
    select a.outcome, a.at
      from auth.sign_in_attempts a
     where a.tenant_id = wait_before_attempt.tenant_id
       and a.subject = wait_before_attempt.subject
       and a.address = wait_before_attempt.address
       and a.kind = 'password'
       and a.at > now() - (select l.longest_wait * 2 from limits l)
  ), of_account as (
    select count(*) filter (where r.outcome = 'failure') as failures,
           -- one that is older was cut off
           count(*) filter (where r.outcome = 'pending' and r.at > now() - interval '30 seconds') as pending,
           max(r.at) as latest
      from recent r
     where r.at > coalesce((select max(s.at) from recent s where s.outcome = 'success'), '-infinity')
  ), of_address as (
    select count(*) as failures
      from auth.sign_in_attempts a
     where a.address = wait_before_attempt.address
       and a.outcome = 'failure'
       and a.at > now() - interval '1 minute'
  )
  select greatest(
           0,
           case when address.failures >= l.address_failures_per_minute then 60 end,
           -- what is being checked may be wrong, and is then one of those before the wait
           case when account.pending >= greatest(
                       1, least(l.attempts_at_once, l.failures_before_wait - account.failures)) then 1 end,
           case when account.failures >= l.failures_before_wait
                then ceil(extract(epoch from account.latest - now() + least(
                       l.first_wait * power(2, least(account.failures - l.failures_before_wait, 20)),
                       l.longest_wait)))
           end)::integer
    from limits l, of_account account, of_address address;
$$;

-- Books an attempt of the subject; `attempt` is null where it has to wait instead.
create or replace function auth.book_attempt(
  tenant_id integer, subject bytea, address inet, out retry_after integer, out attempt bigint)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  -- two attempts at once would both find the last place free; the password is checked after this transaction
  perform pg_advisory_xact_lock(
    hashtextextended('attempt ' || encode(subject, 'hex') || ' ' || address, book_attempt.tenant_id));
  retry_after := auth.wait_before_attempt(tenant_id, subject, address);
  if retry_after = 0 then
    insert into auth.sign_in_attempts as a (tenant_id, subject, address)
    values (book_attempt.tenant_id, book_attempt.subject, book_attempt.address)
    returning a.id into attempt;
  end if;
end
$$;

-- The hash to check a password against. For a login that nobody has, account_id and password_hash are null
-- and the attempt is booked and slowed all the same. Of a locked password the hash is null too: the right one is
-- answered as a wrong one, since a guesser must not learn that they hit.
create or replace function auth.sign_in_candidate(
  login text, address text, out retry_after integer, out attempt bigint, out account_id uuid,
  out roles text[], out password_hash text)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  aside constant uuid := auth.account_of_free_address(login);
  named uuid;
begin
  select a.id
    into named
    from app.accounts a
   where a.tenant_id = app.tenant_id()
     and (a.email = lower(login) or a.username = lower(login) or a.id = aside);
  select tried.retry_after, tried.attempt, tried.account_id, tried.roles, tried.password_hash
    into sign_in_candidate.retry_after, sign_in_candidate.attempt, sign_in_candidate.account_id,
         sign_in_candidate.roles, sign_in_candidate.password_hash
    from auth.try_password(named, login, address) as tried;
end
$$;

-- Books the attempt on this account, or on what was typed where there is none, it has no password or is locked.
create or replace function auth.try_password(
  id uuid, login text, address text, out retry_after integer, out attempt bigint, out account_id uuid,
  out roles text[], out password_hash text)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  select a.id, a.roles, c.password_hash
    into account_id, roles, password_hash
    from app.accounts a
    join auth.credentials c on c.tenant_id = a.tenant_id and c.account_id = a.id
   where a.tenant_id = app.tenant_id()
     and a.id = try_password.id
     and a.locked_at is null;
  if auth.is_password_locked(app.tenant_id(), account_id) then
    password_hash := null;
  end if;
  select b.retry_after, b.attempt
    into try_password.retry_after, try_password.attempt
    from auth.book_attempt(
           app.tenant_id(),
           coalesce(uuid_send(account_id), sha256(convert_to(lower(login), 'UTF8'))),
           auth.address_block(address)) b;
end
$$;

-- As auth.sign_in_candidate, for the replacement of an address that was set aside. Of every other login account_id and
-- password_hash are null: no password of another account can be tried here.
create or replace function auth.replacement_candidate(
  login text, address text, out retry_after integer, out attempt bigint, out account_id uuid,
  out roles text[], out password_hash text)
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select tried.retry_after, tried.attempt, tried.account_id, tried.roles, tried.password_hash
    from auth.try_password(auth.set_aside_account(login), login, address) as tried;
$$;

create or replace function auth.refuse_sign_in(attempt bigint)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  update auth.sign_in_attempts a
     set outcome = 'failure'
   where a.tenant_id = app.tenant_id()
     and a.id = attempt;
$$;

-- After the right password. Verdicts: refused (changed or locked meanwhile), and those of auth.start_session. `checked_hash` is the
-- hash that the password was right for, `better_hash` replaces it where its parameters are out of date.
create or replace function auth.open_session(
  attempt bigint, account_id uuid, checked_hash text, better_hash text, role text, token_hash bytea,
  device text, out verdict text, out expires_at timestamptz, out account json)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from auth.credentials c
    where c.tenant_id = app.tenant_id()
      and c.account_id = open_session.account_id
      and c.password_hash = checked_hash
      and not auth.is_password_locked(c.tenant_id, c.account_id);
  if found then
    select s.verdict, s.expires_at, s.account
      into open_session.verdict, open_session.expires_at, open_session.account
      from auth.start_session(open_session.account_id, role, token_hash, device, 'password') s;
  else
    verdict := 'refused';
  end if;
  update auth.sign_in_attempts a
     set outcome = case when verdict = 'refused' then 'failure' else 'success' end
   where a.tenant_id = app.tenant_id()
     and a.id = attempt;
  if verdict in ('opened', 'second-factor') then
    update auth.credentials c
       set password_hash = better_hash
     where c.tenant_id = app.tenant_id()
       and c.account_id = open_session.account_id
       and better_hash is not null;
  end if;
end
$$;

-- A session of an account that proved who it is, by the method named: `password`, `passkey`, `google` … Verdicts:
-- opened, those of auth.admission, and second-factor: then there is no session yet, but a challenge of this
-- token_hash, `expires_at` is its end and `account` says how it is met. A passkey is both factors in one.
create or replace function auth.start_session(
  account_id uuid, role text, token_hash bytea, device text, method text, out verdict text,
  out expires_at timestamptz, out account json)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  verdict := auth.admission(account_id, role);
  if verdict <> 'opened' then
    return;
  end if;
  if method <> 'passkey' and auth.has_second_factor(app.tenant_id(), account_id) then
    verdict := 'second-factor';
    select c.expires_at, c.ways
      into start_session.expires_at, start_session.account
      from auth.ask_second_factor(account_id, role, token_hash, device, method) c;
  else
    select s.expires_at, s.account
      into start_session.expires_at, start_session.account
      from auth.make_session(account_id, role, token_hash, device, method) s;
  end if;
end
$$;

-- Whether the account may have a session in this role: opened, refused (locked or gone), unverified, address-set-aside (it
-- needs another one), role-not-held.
create or replace function auth.admission(account_id uuid, role text)
returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  candidate record;
begin
  select a.roles, a.email_verified_at
    into candidate
    from app.accounts a
   where a.tenant_id = app.tenant_id()
     and a.id = admission.account_id
     and a.locked_at is null
     -- a lock that comes at the same moment waits for the session, sees it and ends it
     for share;
  return case when not found then 'refused'
              when auth.is_set_aside(app.tenant_id(), admission.account_id) then 'address-set-aside'
              when candidate.email_verified_at is null then 'unverified'
              when role <> all (candidate.roles) then 'role-not-held'
              else 'opened' end;
end
$$;

-- The session itself: every way of signing in ends here. From here on it is the account that acts, in the audit log too.
create or replace function auth.make_session(
  account_id uuid, role text, token_hash bytea, device text, method text, out expires_at timestamptz,
  out account json)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into auth.sessions as s (tenant_id, account_id, token_hash, role, device, method, expires_at)
  select app.tenant_id(), make_session.account_id, make_session.token_hash, make_session.role,
         make_session.device, make_session.method,
         now() + auth.session_life(app.tenant_id())
  returning s.expires_at into make_session.expires_at;
  perform auth.drop_surplus_sessions(app.tenant_id(), make_session.account_id);
  perform auth.set_context(app.tenant_id(), make_session.account_id, null, 'visitor');
  perform app.audit(
    'signed_in', make_session.account_id,
    jsonb_build_object('role', make_session.role, 'method', make_session.method));
  account := auth.account_json(app.tenant_id(), make_session.account_id);
end
$$;

create or replace function auth.drop_surplus_sessions(tenant_id integer, account_id uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from auth.sessions s
   where s.tenant_id = drop_surplus_sessions.tenant_id
     and s.account_id = drop_surplus_sessions.account_id
     and s.id in (
       select o.id
         from auth.sessions o
        where o.tenant_id = drop_surplus_sessions.tenant_id
          and o.account_id = drop_surplus_sessions.account_id
        order by o.last_used_at desc, o.created_at desc
       offset (select l.sessions_per_account from auth.limits l));
$$;

grant execute on function auth.sign_in_candidate(text, text), auth.refuse_sign_in(bigint),
  auth.open_session(bigint, uuid, text, text, text, bytea, text), auth.replacement_candidate(text, text)
  to musclemate_server;

-- Codes as the second step of a sign-in, and as a proof. As the login role, as in second_factors.sql.

-- Books a try at a code of the context's account, whichever address it comes from: a million codes are few.
-- MM429 with the seconds to wait.
create or replace function auth.book_code(address text)
returns bigint
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tried record;
  booked bigint;
begin
  -- two tries at once would both find the last place free
  perform pg_advisory_xact_lock(hashtextextended('code ' || app.account_id(), app.tenant_id()));
  select count(*) filter (where s.at > now() - interval '1 hour') >= l.codes_per_hour as of_hour,
         count(*) >= l.codes_per_day as of_day,
         min(s.at) filter (where s.at > now() - interval '1 hour') as first_of_hour, min(s.at) as first_of_day
    into tried
    from auth.limits l
    left join auth.sign_in_attempts s
      on s.tenant_id = app.tenant_id()
     and s.subject = uuid_send(app.account_id())
     and s.kind = 'code'
     and s.outcome <> 'success'
     and s.at > now() - interval '1 day'
   group by l.codes_per_hour, l.codes_per_day;
  if tried.of_hour or tried.of_day then
    perform app.raise_limited(
      'too-many-wrong-codes',
      greatest(
        case when tried.of_hour then tried.first_of_hour + interval '1 hour' end,
        case when tried.of_day then tried.first_of_day + interval '1 day' end));
  end if;
  insert into auth.sign_in_attempts as s (tenant_id, subject, address, kind)
  values (app.tenant_id(), uuid_send(app.account_id()), auth.address_block(address), 'code')
  returning s.id into booked;
  return booked;
end
$$;

-- The sealed secrets that a code of the context's account may come from.
create or replace function auth.code_secrets()
returns table (tenant_id integer, account_id uuid, id uuid, sealed bytea)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select f.tenant_id, f.account_id, f.id, f.sealed
      from auth.totp_factors f
     where f.tenant_id = app.tenant_id()
       and f.account_id = app.account_id()
       and f.confirmed_at is not null;
end
$$;

-- Whether the code of this step is taken: none is a second time, nor one before it (RFC 6238, section 5.2). Of two at
-- the same moment the second waits for the row and then finds the step gone.
create or replace function auth.take_code(factor uuid, step bigint)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update auth.totp_factors f
     set last_step = take_code.step,
         last_used_at = now()
   where f.tenant_id = app.tenant_id()
     and f.account_id = app.account_id()
     and f.id = take_code.factor
     and f.confirmed_at is not null
     and f.last_step < take_code.step;
  return found;
end
$$;

-- A wrong code. The owner gets a mail once it looks like guessing: who types codes has the first factor already.
create or replace function auth.refuse_code(attempt bigint)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update auth.sign_in_attempts s
     set outcome = 'failure'
   where s.tenant_id = app.tenant_id()
     and s.id = attempt;
  if (select count(*)
        from auth.sign_in_attempts s
       where s.tenant_id = app.tenant_id()
         and s.subject = uuid_send(app.account_id())
         and s.kind = 'code'
         and s.outcome = 'failure'
         and s.at > now() - interval '1 day') = (select l.codes_per_hour from auth.limits l) then
    perform auth.tell(app.tenant_id(), app.account_id(), 'codes_guessed');
    perform app.audit('codes_guessed', app.account_id());
  end if;
end
$$;

create or replace function auth.accept_code(attempt bigint, factor uuid, step bigint)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not auth.take_code(factor, step) then
    perform auth.refuse_code(attempt);
    return false;
  end if;
  perform auth.accept_attempt(attempt);
  return true;
end
$$;

-- The second refusal of a step: its try was right once, but another took it.
create or replace function auth.finish_by_code(
  account_id uuid, challenge_hash bytea, attempt bigint, factor uuid, step bigint, token_hash bytea,
  out verdict text, out expires_at timestamptz, out account json)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.set_context(app.tenant_id(), account_id, null, 'visitor');
  if auth.accept_code(attempt, factor, step) then
    select f.verdict, f.expires_at, f.account
      into finish_by_code.verdict, finish_by_code.expires_at, finish_by_code.account
      from auth.finish_second_step(challenge_hash, 'code', token_hash) f;
  else
    verdict := 'refused';
  end if;
end
$$;

-- A wrong code at a second step: the context is a visitor's.
create or replace function auth.refuse_step(account_id uuid, attempt bigint)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.set_context(app.tenant_id(), account_id, null, 'visitor');
  perform auth.refuse_code(attempt);
end
$$;

-- Whether the recovery code is the account's and was not used before; now it is. The owner gets a mail.
create or replace function auth.take_recovery_code(code_hash bytea)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update auth.recovery_codes r
     set used_at = now()
   where r.tenant_id = app.tenant_id()
     and r.account_id = app.account_id()
     and r.code_hash = take_recovery_code.code_hash
     and r.used_at is null;
  if not found then
    return false;
  end if;
  perform auth.tell(
    app.tenant_id(), app.account_id(), 'recovery_code_used',
    jsonb_build_object('left', auth.recovery_codes_left(app.tenant_id(), app.account_id())::text));
  perform app.audit('recovery_code_used', app.account_id());
  return true;
end
$$;

-- In the context that try_second_step set, earlier in the same pipeline.
create or replace function auth.finish_by_recovery_code(
  challenge_hash bytea, code_hash bytea, token_hash bytea, out verdict text, out expires_at timestamptz,
  out account json)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if auth.take_recovery_code(code_hash) then
    select f.verdict, f.expires_at, f.account
      into finish_by_recovery_code.verdict, finish_by_recovery_code.expires_at, finish_by_recovery_code.account
      from auth.finish_second_step(challenge_hash, 'recovery_code', token_hash) f;
  else
    verdict := 'refused';
  end if;
end
$$;

grant execute on function
  auth.book_code(text),
  auth.code_secrets(),
  auth.refuse_code(bigint),
  auth.finish_by_code(uuid, bytea, bigint, uuid, bigint, bytea),
  auth.refuse_step(uuid, bigint),
  auth.finish_by_recovery_code(bytea, bytea, bytea)
  to musclemate_server;

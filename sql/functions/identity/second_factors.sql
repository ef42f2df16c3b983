-- The second step of a sign-in, and later proofs of who holds a session. As the login role. A wrong answer is a
-- verdict, since a raise would take its booking back.

create or replace function auth.has_second_factor(tenant_id integer, account_id uuid)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
      from auth.totp_factors f
     where f.tenant_id = has_second_factor.tenant_id
       and f.account_id = has_second_factor.account_id
       and f.confirmed_at is not null);
end
$$;

-- The challenge between the two steps, and the ways to meet it.
create or replace function auth.ask_second_factor(
  account_id uuid, role text, token_hash bytea, device text, method text, out expires_at timestamptz,
  out ways json)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into auth.challenges as c
    (tenant_id, token_hash, purpose, account_id, role, device, method, expires_at)
  select app.tenant_id(), ask_second_factor.token_hash, 'second_factor', ask_second_factor.account_id,
         ask_second_factor.role, ask_second_factor.device, ask_second_factor.method, now() + l.challenge_life
    from auth.limits l
  returning c.expires_at into ask_second_factor.expires_at;
  select json_build_object(
           'methods', array_remove(array[
             'code',
             case when auth.recovery_codes_left(app.tenant_id(), ask_second_factor.account_id) > 0
                  then 'recovery_code' end,
             case when count(p.id) > 0 then 'passkey' end], null),
           'passkeys', coalesce(json_agg(
             json_build_object('id', auth.base64url(p.credential_id), 'transports', p.transports)
             order by p.created_at) filter (where p.id is not null), '[]'))
    into ways
    from auth.passkeys p
   where p.tenant_id = app.tenant_id()
     and p.account_id = ask_second_factor.account_id
     and p.suspended_at is null;
end
$$;

create or replace function auth.recovery_codes_left(tenant_id integer, account_id uuid)
returns integer
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select count(*)
      from auth.recovery_codes r
     where r.tenant_id = recovery_codes_left.tenant_id
       and r.account_id = recovery_codes_left.account_id
       and r.used_at is null);
end
$$;

-- Binary as WebAuthn's JSON has it (RFC 4648, section 5, without padding).
create or replace function auth.base64url(bytes bytea)
returns text
language sql immutable
set search_path = pg_catalog, pg_temp
return rtrim(translate(encode(bytes, 'base64'), E'+/\n', '-_'), '=');

-- A try at a second step: counted before the answer is looked at, so that a hundred at once get no further than five.
-- Sets the context to its account. MM410 where it has expired, was met or was tried too often.
create or replace function auth.try_second_step(token_hash bytea)
returns uuid
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tried uuid;
begin
  update auth.challenges c
     set tries = c.tries + 1
    from auth.limits l
   where c.tenant_id = app.tenant_id()
     and c.token_hash = try_second_step.token_hash
     and c.purpose = 'second_factor'
     and c.used_at is null
     and c.expires_at > now()
     and c.tries < l.challenge_tries
  returning c.account_id into tried;
  if not found then
    perform app.raise_gone('challenge-over');
  end if;
  perform auth.set_context(app.tenant_id(), tried, null, 'visitor');
  return tried;
end
$$;

-- Met, once. MM410 as for trying.
create or replace function auth.meet_challenge(token_hash bytea, purposes text[])
returns auth.challenges
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  met auth.challenges;
begin
  update auth.challenges c
     set used_at = now()
   where c.tenant_id = app.tenant_id()
     and c.token_hash = meet_challenge.token_hash
     and c.purpose = any (purposes)
     and c.used_at is null
     and c.expires_at > now()
     and c.session_id is not distinct from app.session_id()
  returning c.* into met;
  if not found then
    perform app.raise_gone('challenge-over');
  end if;
  return met;
end
$$;

-- The session at the end of a second step.
create or replace function auth.finish_second_step(
  challenge_hash bytea, way text, token_hash bytea, out verdict text, out expires_at timestamptz,
  out account json)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  met auth.challenges;
begin
  met := auth.meet_challenge(challenge_hash, array['second_factor']);
  verdict := auth.admission(met.account_id, met.role);
  if verdict = 'opened' then
    select s.expires_at, s.account
      into finish_second_step.expires_at, finish_second_step.account
      from auth.make_session(
             met.account_id, met.role, finish_second_step.token_hash, met.device,
             met.method || '_' || way) s;
  end if;
end
$$;

grant execute on function auth.try_second_step(bytea)
  to musclemate_server;

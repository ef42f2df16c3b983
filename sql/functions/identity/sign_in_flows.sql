-- A sign-in at a provider, step by step. All run as the login role, after auth.begin_visit or auth.begin_session in the
-- same pipeline; the state that comes back from the provider carries its tenant.

-- Remembers what was sent. A linking is the session's, and asks for a recent proof. MM429 where the address begins too
-- many.
create or replace function auth.begin_sign_in(
  id uuid, provider text, links boolean, state_hash bytea, secret_hash bytea, nonce text, verifier text,
  callback text, redirect_uri text, address text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  block constant inet := auth.address_block(address);
  limits constant auth.limits := (select l from auth.limits as l);
begin
  if links then
    perform app.demand_proof();
  end if;
  if (select count(*)
        from auth.sign_in_flows as flow
       where flow.tenant_id = app.tenant_id()
         and flow.address = block
         and flow.created_at > now() - interval '1 hour') >= limits.sign_ins_per_hour then
    perform app.raise_limited('too-many-sign-ins', 600);
  end if;
  insert into auth.sign_in_flows (
    tenant_id, id, provider, account_id, state_hash, secret_hash, nonce, verifier, callback, redirect_uri, address,
    expires_at)
  select app.tenant_id(), begin_sign_in.id, begin_sign_in.provider, case when links then app.account_id() end,
         begin_sign_in.state_hash, begin_sign_in.secret_hash, begin_sign_in.nonce, begin_sign_in.verifier,
         begin_sign_in.callback, begin_sign_in.redirect_uri, block, now() + limits.sign_in_flow_life;
end
$$;

-- The browser is back: the state is spent, whatever comes of it. MM404 unknown, MM410 spent or too old.
create or replace function auth.return_to_sign_in(state_hash bytea, provider text)
returns table (
  tenant_id integer, settings bytea, nonce text, verifier text, callback text, redirect_uri text)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  flow auth.sign_in_flows;
begin
  select f.* into flow
    from auth.sign_in_flows as f
   where f.state_hash = return_to_sign_in.state_hash
     and f.provider = return_to_sign_in.provider
     and f.secret_hash is not null
     for update;
  if not found then
    perform app.raise_not_found('no-such-sign-in');
  end if;
  if flow.returned_at is not null or flow.expires_at <= now() then
    perform app.raise_gone('sign-in-over');
  end if;
  update auth.sign_in_flows as f
     set returned_at = now()
   where f.tenant_id = flow.tenant_id
     and f.id = flow.id;
  return query
    select flow.tenant_id, known.sealed, flow.nonce, flow.verifier, flow.callback, flow.redirect_uri
      from auth.sign_in_providers as known
     where known.tenant_id = flow.tenant_id
       and known.provider = flow.provider;
  if not found then
    perform app.raise_not_found('no-such-provider');
  end if;
end
$$;

-- The provider's answer, for who brings the code.
create or replace function auth.note_identity(
  state_hash bytea, code_hash bytea, subject text, email text, is_verified boolean, is_authority boolean, name text)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  update auth.sign_in_flows as flow
     set code_hash = note_identity.code_hash,
         subject = note_identity.subject,
         email = lower(note_identity.email),
         is_verified = note_identity.is_verified,
         is_authority = note_identity.is_authority,
         name = left(nullif(trim(note_identity.name), ''), 100)
   where flow.state_hash = note_identity.state_hash
     and flow.returned_at is not null
     and flow.code_hash is null
     and flow.expires_at > now();
$$;

-- The flow of these three, which only the app has together that began it. MM404 where there is none, MM410 too old.
create or replace function auth.returned_sign_in(state_hash bytea, secret_hash bytea, code_hash bytea)
returns auth.sign_in_flows
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  flow auth.sign_in_flows;
begin
  select f.* into flow
    from auth.sign_in_flows as f
   where f.tenant_id = app.tenant_id()
     and f.state_hash = returned_sign_in.state_hash
     and f.secret_hash = returned_sign_in.secret_hash
     and f.code_hash = returned_sign_in.code_hash
     for update;
  if not found then
    perform app.raise_not_found('no-such-sign-in');
  end if;
  if flow.expires_at <= now() then
    perform app.raise_gone('sign-in-over');
  end if;
  return flow;
end
$$;

-- The nonce that an app gave to the provider's own library: spent, so that a token works once. MM410 where it is not
-- there any more.
create or replace function auth.spend_nonce(nonce text, provider text)
returns auth.sign_in_flows
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  flow auth.sign_in_flows;
begin
  delete from auth.sign_in_flows as f
   where f.tenant_id = app.tenant_id()
     and f.state_hash = sha256(convert_to(spend_nonce.nonce, 'UTF8'))
     and f.provider = spend_nonce.provider
     and f.secret_hash is null
     and f.expires_at > now()
  returning f.* into flow;
  if not found then
    perform app.raise_gone('nonce-over');
  end if;
  return flow;
end
$$;
-- A parameter was renamed: PostgreSQL then needs a new function (reference of CREATE FUNCTION).
drop function if exists app.expire_sign_ins(timestamptz, integer, boolean);

-- Flows that nobody came back for, by the job.
create or replace function app.expire_sign_ins(at timestamptz, at_most integer, is_dry_run boolean)
returns table (changed bigint, sample jsonb, has_more boolean)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if is_dry_run then
    return query
      select count(*), coalesce(jsonb_agg(over.id) filter (where over.position <= 10), '[]'), false
        from (select flow.id, row_number() over (order by flow.expires_at) as position
                from auth.sign_in_flows as flow
               where flow.expires_at <= at) as over;
    return;
  end if;
  return query
    with over as materialized (
      select flow.tenant_id, flow.id
        from auth.sign_in_flows as flow
       where flow.expires_at <= at
       order by flow.expires_at
       limit at_most
         for update skip locked
    ), gone as (
      delete from auth.sign_in_flows as flow
       using over
       where flow.tenant_id = over.tenant_id
         and flow.id = over.id
      returning flow.id
    )
    select count(*), coalesce((select jsonb_agg(few.id) from (select g.id from gone as g limit 10) as few), '[]'),
           count(*) = at_most
      from gone;
end
$$;

grant execute on function
  auth.begin_sign_in(uuid, text, boolean, bytea, bytea, text, text, text, text, text),
  auth.return_to_sign_in(bytea, text),
  auth.note_identity(bytea, bytea, text, text, boolean, boolean, text)
to musclemate_server;
grant execute on function app.expire_sign_ins(timestamptz, integer, boolean) to mm_worker;

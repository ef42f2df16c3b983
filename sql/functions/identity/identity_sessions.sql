-- The session of whom a provider vouched for, and its role.

-- Without a role the account's first one is taken, which the token's first letter has to say: `role` is it.
create or replace function auth.start_session_of(
  flow auth.sign_in_flows, stated jsonb, new_id uuid, new_role text, role text, locale text,
  verification_hash bytea, verification_secret bytea, address text, token_hash bytea, device text,
  out verdict text, out expires_at timestamptz, out account json)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  account_id constant uuid := auth.account_of_identity(
    flow, stated, new_id, new_role, locale, verification_hash, verification_secret, address);
begin
  select s.verdict, s.expires_at, s.account
    into start_session_of.verdict, start_session_of.expires_at, start_session_of.account
    from auth.start_session(account_id, role, token_hash, device, flow.provider) as s;
  -- Nothing of it is kept.
  if start_session_of.verdict = 'refused' then
    raise exception 'no session of this role' using errcode = 'MM401';
  elsif start_session_of.verdict = 'role-not-held' then
    perform app.raise_fault('/role', 'invalid', 'a role of this account');
  end if;
end
$$;

-- The first role of the account that this person would come to; null where one would be made.
create or replace function auth.first_role(provider text, subject text, email text)
returns text
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select a.roles[1]
    from app.accounts as a
    left join auth.identities as known
      on known.tenant_id = a.tenant_id
     and known.account_id = a.id
     and known.provider = first_role.provider
     and known.subject = first_role.subject
   where a.tenant_id = app.tenant_id()
     and (known.id is not null or a.email = lower(first_role.email))
   order by known.id is null
   limit 1;
$$;

-- As auth.first_role, of who came back from the provider.
create or replace function auth.first_role_at_sign_in(state_hash bytea, secret_hash bytea, code_hash bytea)
returns text
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  flow constant auth.sign_in_flows := auth.returned_sign_in(state_hash, secret_hash, code_hash);
begin
  return auth.first_role(flow.provider, flow.subject, flow.email);
end
$$;

-- The questions of a page for someone who came back from the provider and has no account yet: {email, minimum_age,
-- policies}, where `email` says whether the provider has none for them, and each policy is {kind, version, url}. Holds
-- for an account that is found by the flow as well, where nothing of it is asked.
create or replace function auth.asked_at_sign_in(
  state_hash bytea, secret_hash bytea, code_hash bytea, language text)
returns jsonb
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  flow constant auth.sign_in_flows := auth.returned_sign_in(state_hash, secret_hash, code_hash);
begin
  return (
    select jsonb_build_object(
             'email', flow.email is null,
             'minimum_age', tenant.minimum_age,
             'policies', app.policies_in(asked_at_sign_in.language))
      from app.tenants as tenant
     where tenant.id = flow.tenant_id);
end
$$;

grant execute on function
  auth.first_role(text, text, text),
  auth.first_role_at_sign_in(bytea, bytea, bytea),
  auth.asked_at_sign_in(bytea, bytea, bytea, text)
  to musclemate_server;

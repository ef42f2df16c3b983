-- The first request under a key goes on; the answer to a repetition is what the first one made (MM208, the detail is its
-- id), and another request under the same key is refused (MM409). Runs in the transaction that makes the
-- resource, so neither can be there without the other; two at once wait for each other on the primary key.
create or replace function app.claim_key(key text, request_digest bytea, resource_id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  earlier record;
begin
  insert into app.idempotency_keys as k (tenant_id, account_id, key, request_digest, resource_id)
  values (app.tenant_id(), app.account_id(), claim_key.key, claim_key.request_digest, claim_key.resource_id)
  on conflict on constraint idempotency_keys_pkey do nothing;
  if found then
    return;
  end if;
  select k.request_digest, k.resource_id
    into earlier
    from app.idempotency_keys k
   where k.tenant_id = app.tenant_id()
     and k.account_id = app.account_id()
     and k.key = claim_key.key;
  if earlier.request_digest <> claim_key.request_digest then
    perform app.raise_conflict('idempotency-key-taken');
  end if;
  raise exception 'the request was carried out before'
    using errcode = 'MM208', detail = earlier.resource_id::text;
end
$$;

-- Signs in and claims the key in one statement: see SignIn.sessionOnce.
create or replace function auth.begin_session_once(
  token_hash bytea, role text, tenant text, key text, request_digest bytea, resource_id uuid)
returns text
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  role_to_take text := auth.begin_session(token_hash, role, tenant);
begin
  perform app.claim_key(key, request_digest, resource_id);
  return role_to_take;
end
$$;

grant execute on function auth.begin_session_once(bytea, text, text, text, bytea, uuid) to musclemate_server;

-- Which providers vouch for an account: linked, listed, unlinked, never to the last way in.

-- Links the identity to who asked for it. MM409 where it is someone else's.
create or replace function auth.link_identity(state_hash bytea, secret_hash bytea, code_hash bytea)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  flow constant auth.sign_in_flows := auth.returned_sign_in(state_hash, secret_hash, code_hash);
  owner_id uuid;
begin
  perform app.demand_proof();
  if flow.account_id is distinct from app.account_id() then
    perform app.raise_not_found('no-such-sign-in');
  end if;
  delete from auth.sign_in_flows as f
   where f.tenant_id = flow.tenant_id
     and f.id = flow.id;
  select known.account_id into owner_id
    from auth.identities as known
   where known.tenant_id = flow.tenant_id
     and known.provider = flow.provider
     and known.subject = flow.subject;
  if owner_id <> app.account_id() then
    perform app.raise_conflict('identity-of-another');
  end if;
  if owner_id is null then
    perform auth.insert_identity(flow, app.account_id());
  end if;
  return (
    select row_to_json(shown)
      from auth.shown_identities() as shown
     where shown.provider = flow.provider
       and shown.email is not distinct from flow.email
     order by shown.linked_at desc
     limit 1);
end
$$;

create or replace function auth.shown_identities()
returns table (id uuid, provider text, email text, linked_at timestamptz, last_used_at timestamptz)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select known.id, known.provider, known.email, known.linked_at, known.last_used_at
    from auth.identities as known
   where known.tenant_id = app.tenant_id()
     and known.account_id = app.account_id()
   order by known.linked_at, known.id;
$$;

create or replace function auth.list_identities()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object('items', coalesce(json_agg(row_to_json(shown)), '[]'), 'next', null)
    from auth.shown_identities() as shown;
$$;

-- MM409 for the last way in, MM404 where it is not mine.
create or replace function auth.unlink_identity(id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  taken auth.identities;
begin
  perform app.demand_proof();
  -- two at once must not each take the other's for the one that stays
  perform
     from app.accounts as a
    where a.tenant_id = app.tenant_id()
      and a.id = app.account_id()
      for update;
  delete from auth.identities as known
   where known.tenant_id = app.tenant_id()
     and known.account_id = app.account_id()
     and known.id = unlink_identity.id
  returning known.* into taken;
  if not found then
    perform app.raise_not_found('no-such-identity');
  end if;
  if not auth.has_way_in(app.tenant_id(), app.account_id()) then
    perform app.raise_conflict('last-way-in');
  end if;
  perform auth.tell(
    app.tenant_id(), app.account_id(), 'identity_unlinked',
    jsonb_build_object('provider', initcap(taken.provider)));
  perform app.audit('identity_unlinked', app.account_id(), jsonb_build_object('provider', taken.provider));
end
$$;

-- Whether the account can be signed in to without a passkey, which is lost with its device: by a password or through a
-- provider.
create or replace function auth.has_way_in(tenant_id integer, account_id uuid)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
           select
             from auth.credentials as c
            where c.tenant_id = has_way_in.tenant_id
              and c.account_id = has_way_in.account_id)
      or exists (
           select
             from auth.identities as known
            where known.tenant_id = has_way_in.tenant_id
              and known.account_id = has_way_in.account_id);
$$;

grant execute on function
  auth.link_identity(bytea, bytea, bytea),
  auth.list_identities(),
  auth.unlink_identity(uuid)
  to musclemate_server;

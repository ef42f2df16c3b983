-- Fields as one text from which each can be read again, so that no two lists have the same: `5:lifter` is a field of five
-- bytes, `-` one that is null. The verifying program builds the same. In plpgsql, as the others here, because their plans
-- outlive the call.
create or replace function app.audit_text(fields text[])
returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select string_agg(coalesce(octet_length(field) || ':' || field, '-'), ',' order by position)
      from unnest(fields) with ordinality as listed (field, position));
end
$$;

-- The one way to write that someone did something, in the same transaction as what was done; for the functions that do
-- it, no request role calls it. The actor is the context's account, or none for a job or the command. `subject` is the
-- account it was done to; details hold ids and words, never an address, a name or a value of someone's.
create or replace function app.audit(action text, subject uuid default null, details jsonb default '{}')
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.audit_in(app.tenant_id(), audit.action, audit.subject, audit.details);
end
$$;

-- In the chain of a tenant that the context does not name, as in a command; null: the default tenant's, which has the
-- entries on what concerns the installation as a whole.
create or replace function app.audit_in(tenant integer, action text, subject uuid, details jsonb)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  owner constant integer := coalesce(tenant, (select t.id from app.tenants as t where t.is_default));
  actor constant uuid := app.account_id();
begin
  insert into app.audit_drafts (tenant_id, actor_id, role, action, subject_id, details, request_id, origin)
  values (
    owner, actor, coalesce(nullif(current_setting('app.role', true), ''), 'command'), audit_in.action, subject,
    audit_in.details, app.request_text('id', 1)::uuid,
    app.record_origin(owner, coalesce(actor, subject)));
end
$$;

-- For what a command does as the loader, about the installation as a whole.
create or replace function app.audit_command(action text, details jsonb default '{}')
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.audit_in(null, action, null, details);
$$;

-- Keeps where the request came from, and returns the digest by which an entry is bound to it; null for what no request
-- did. The server states requests that change something.
create or replace function app.record_origin(tenant integer, account uuid)
returns bytea
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  kept app.audit_origins;
begin
  kept.address := app.request_text('address', 2);
  if kept.address is null then
    return null;
  end if;
  kept.tenant_id := tenant;
  kept.salt := uuid_send(gen_random_uuid());
  kept.user_agent := coalesce(left(app.request_text('agent', 3), 200), '');
  kept.at := now();
  select person.id, person.email
    into kept.account_id, kept.email
    from app.accounts as person
   where person.tenant_id = tenant
     and person.id = account;
  kept.digest := app.origin_digest(kept);
  insert into app.audit_origins
  select kept.*;
  return kept.digest;
end
$$;

create or replace function app.origin_digest(kept app.audit_origins)
returns bytea
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return sha256(kept.salt || convert_to(
    app.audit_text(array['musclemate origin 1', kept.account_id::text, kept.email, kept.address, kept.user_agent]),
    'UTF8'));
end
$$;

create or replace function app.audit_hash(entry app.audit_entries)
returns bytea
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return sha256(convert_to(
    app.audit_text(array[
      'musclemate audit 1', entry.tenant_id::text, entry.number::text,
      ((extract(epoch from entry.at) * 1000000)::bigint)::text, entry.actor_id::text, entry.role, entry.action,
      entry.subject_id::text, entry.details::text, entry.request_id::text, encode(entry.origin, 'hex'),
      encode(entry.previous_hash, 'hex')]),
    'UTF8'));
end
$$;

-- Runs when the transaction commits, so that the head of the chain is the last lock it takes: a transaction that waits
-- for the head holds no other's turn up, and two that wrote in any order never wait for each other. The first row's call
-- takes all of the transaction's; heads of several tenants are locked in the order of their numbers.
create or replace function app.chain_audit()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  draft app.audit_drafts;
begin
  for draft in
    with taken as (
      delete from app.audit_drafts as written
       where written.transaction = pg_current_xact_id()
      returning written.*
    )
    select *
      from taken
     order by tenant_id, id
  loop
    perform app.append_audit(draft);
  end loop;
  return null;
end
$$;

create or replace function app.append_audit(draft app.audit_drafts)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  entry app.audit_entries;
begin
  insert into app.audit_heads as head (tenant_id)
  values (draft.tenant_id)
      on conflict (tenant_id) do nothing;
  select head.tenant_id, head.number + 1, head.hash
    into entry.tenant_id, entry.number, entry.previous_hash
    from app.audit_heads as head
   where head.tenant_id = draft.tenant_id
     for update;
  -- the clock's and not the transaction's start, which would put entries in another order than their numbers
  entry.at := clock_timestamp();
  entry.actor_id := draft.actor_id;
  entry.role := draft.role;
  entry.action := draft.action;
  entry.subject_id := draft.subject_id;
  entry.details := draft.details;
  entry.request_id := draft.request_id;
  entry.origin := draft.origin;
  entry.hash := app.audit_hash(entry);
  insert into app.audit_entries
  select entry.*;
  update app.audit_heads as head
     set number = entry.number,
         hash = entry.hash
   where head.tenant_id = entry.tenant_id;
end
$$;

-- Applies to every role, a superuser and the owner among them; also where session_replication_role switches other
-- triggers off.
create or replace function app.refuse_change()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'the audit log is only ever added to' using errcode = 'insufficient_privilege';
end
$$;

-- How far each chain has come: the content of a signed head, and of a backup's manifest.
create or replace function app.audit_heads()
returns table (tenant_id integer, number bigint, hash text)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select head.tenant_id, head.number, encode(head.hash, 'hex')
    from app.audit_heads as head
   order by head.tenant_id;
$$;

-- Where this person's requests came from is forgotten, and so is why admins did something to them; the entries stay, and
-- their chain holds.
create or replace function app.forget_origins(account uuid)
returns bigint
language sql
set search_path = pg_catalog, pg_temp
as $$
  with reasons as (
    delete from app.audit_reasons as kept
     where kept.tenant_id = app.tenant_id()
       and kept.account_id = account
  ), forgotten as (
    delete from app.audit_origins as kept
     where kept.tenant_id = app.tenant_id()
       and kept.account_id = account
    returning 1
  )
  select count(*)
    from forgotten;
$$;

grant execute on function app.audit_command(text, jsonb) to mm_loader;
grant execute on function app.audit_heads() to mm_worker, mm_backup;

-- Sealed values may be stored only under a key that is in use.

-- The lock is shared among those who seal and exclusive to who retires a key (app.retire_sealing_keys): it waits for
-- the transactions that sealed under the key before, and later ones see that it is retired.
create or replace function app.hold_sealing_keys()
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select pg_advisory_xact_lock_shared(hashtext('musclemate sealing keys'));
$$;

-- Says which key a server should seal under instead.
create or replace function app.raise_key_not_in_use()
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception using errcode = 'MM503', message = 'sealed under a key that is not in use', detail = (
    select coalesce(max(key.id), '')
      from auth.sealing_keys as key
     where key.retired_at is null);
end
$$;

-- For values that are worth nothing after some days: only values that a rotation has passed are refused.
create or replace function app.refuse_retired_key()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.hold_sealing_keys();
  perform
     from auth.sealing_keys as key
    where key.id = app.sealing_key(new.secret)
      and key.retired_at is not null;
  if found then
    perform app.raise_key_not_in_use();
  end if;
  return new;
end
$$;

-- For values that are kept: the first key of all is taken at its word, any other has to be made known by a rotation.
-- A server that was started with a wrong key can store nothing that the others could not read.
create or replace function app.refuse_unknown_key()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.hold_sealing_keys();
  perform
     from auth.sealing_keys as key
    where key.id = app.sealing_key(new.sealed)
      and key.retired_at is null;
  if found then
    return new;
  end if;
  insert into auth.sealing_keys (id)
  select app.sealing_key(new.sealed)
   where not exists (
     select
       from auth.sealing_keys as key
      where key.id <> '');
  if not found then
    perform app.raise_key_not_in_use();
  end if;
  return new;
end
$$;

-- By the owner's command: makes a key known, and ends the use of every other.
create or replace function app.retire_sealing_keys(current_key text)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtext('musclemate sealing keys'));
  insert into auth.sealing_keys as key (id)
  values (current_key)
      on conflict (id) do update
     set retired_at = null,
         abandoned_at = null;
  -- the format without a name was sealed under some earlier key
  insert into auth.sealing_keys as key (id, retired_at)
  values ('', now())
      on conflict (id) do nothing;
  update auth.sealing_keys as key
     set retired_at = now()
   where key.id <> current_key
     and key.retired_at is null;
  perform app.audit_command('keys_rotated', jsonb_build_object('key', current_key));
end
$$;

-- The sealed values that are kept, in all tenants, by the key they are under.
create or replace function app.sealed_values()
returns table (key text, kind text, count bigint)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select app.sealing_key(kept.sealed), 'medical_conditions', count(*)
    from app.medical_conditions as kept
   group by 1
   union all
  select app.sealing_key(gateway.sealed), 'payment_gateways', count(*)
    from app.payment_gateways as gateway
   group by 1
   union all
  select app.sealing_key(factor.sealed), 'totp_factors', count(*)
    from auth.totp_factors as factor
   group by 1
   union all
  select app.sealing_key(part.secret), 'data_exports', count(*)
    from app.data_export_parts as part
   group by 1
   union all
  select app.sealing_key(known.sealed), 'sign_in_providers', count(*)
    from auth.sign_in_providers as known
   group by 1
   union all
  select app.sealing_key(service.sealed), 'push_services', count(*)
    from app.push_services as service
   group by 1
   union all
  select app.sealing_key(target.sealed), 'push_targets', count(*)
    from app.push_targets as target
   group by 1
   union all
  select app.sealing_key(mail.secret), 'mail', count(*)
    from app.outbox_mail as mail
   where mail.secret is not null
   group by 1;
$$;

grant execute on function app.sealing_key(bytea) to mm_loader;
grant execute on function app.retire_sealing_keys(text), app.sealed_values() to mm_loader;

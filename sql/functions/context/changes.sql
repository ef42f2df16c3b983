-- The common part of the tables that a device keeps a copy of: a version on each row.

-- Before a row is written. Where the account is going with all it has, the version no longer matters.
create or replace function app.stamp_version()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  return new;
end
$$;

-- The same for what happened on a day in a zone. The zone is checked before the generated day would fail on it, so that
-- the fault names its field.
create or replace function app.stamp_dated()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  new.time_zone := app.written_time_zone(new.time_zone, new.tenant_id, new.lifter_id, new.id);
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  return new;
end
$$;

-- Whether the request makes a thing only if none has its id: `If-None-Match: *` (SignIn.requestMetadata).
create or replace function app.wants_new()
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(current_setting('app.request_if_none_match', true) = '*', false)
$$;

-- Compares the version of a row (null: there is none) with the one that the client saw (null compares nothing), and refuses a
-- row where the request wants a new one; returns whether there is a row. Asked after app.lock_for_update, behind which no
-- other change of the lifter's comes between.
create or replace function app.same_version(present bigint, seen bigint)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if seen is not null and seen is distinct from present then
    raise exception using errcode = 'MM412', message = 'it has another version';
  end if;
  if present is not null and app.wants_new() then
    raise exception using errcode = 'MM412', message = 'already-there';
  end if;
  return present is not null;
end
$$;

-- The same for what a change can't make: without a row it is refused (MM404).
create or replace function app.same_version_of_existing(present bigint, seen bigint)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if present is null then
    perform app.raise_not_found('no-such-thing');
  end if;
  perform app.same_version(present, seen);
end
$$;

-- Refuses one more of what a lifter has this many of already.
create or replace function app.enforce_limit(room integer, taken bigint, reason text default 'limit-reached')
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if taken >= room then
    perform app.raise_conflict(reason, jsonb_build_object('limit', room::text));
  end if;
end
$$;

grant execute on function app.wants_new(), app.same_version(bigint, bigint),
      app.same_version_of_existing(bigint, bigint), app.enforce_limit(integer, bigint, text)
   to mm_lifter, mm_coach;

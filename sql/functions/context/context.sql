-- The caller: set for the transaction by auth.begin_session and auth.begin_visit, read by the policies.

create or replace function app.tenant_id() returns integer
language sql stable parallel safe
return nullif(current_setting('app.tenant_id', true), '')::integer;

create or replace function app.account_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.account_id', true), '')::uuid;

create or replace function app.session_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.session_id', true), '')::uuid;

-- The text in the caller's language, of texts by language: the account's, else the one that the request states, else the
-- tenant's, else English (as Call.language in the server).
create or replace function app.in_language(texts jsonb, stated text) returns jsonb
language sql stable parallel safe
return coalesce(
  texts -> split_part(split_part(current_setting('app.languages', true), ',', 1), '-', 1),
  texts -> stated,
  texts -> split_part(split_part(current_setting('app.languages', true), ',', 2), '-', 1),
  texts -> 'en');

-- A UUID of version 7 (RFC 9562, section 5.7): 48 bits of milliseconds, the version, the rest random.
create or replace function app.new_id() returns uuid
language sql volatile parallel safe
return encode(
  set_bit(
    set_bit(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1),
    53, 1),
  'hex')::uuid;

create or replace function app.is_time_zone(name text) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select app.time_zone_name(name) is not null
$$;

grant execute on function app.in_language(jsonb, text) to mm_lifter, mm_coach;
grant execute on function app.tenant_id(), app.account_id(), app.session_id()
   to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker, musclemate_server, mm_loader;
grant execute on function app.new_id(), app.is_time_zone(text)
   to mm_lifter, mm_coach, mm_admin, mm_worker, musclemate_server, mm_loader;

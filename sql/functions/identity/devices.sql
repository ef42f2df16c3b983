-- From where sessions are begun, as the server says with each request that changes something (`app.request`).

-- The words that a person knows their device by: "Firefox on Linux". No version, so that an update makes no new device;
-- the first mark that is found counts, since many call themselves by others' names too. Of an app its own name.
create or replace function auth.agent_family(agent text)
returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select nullif(concat_ws(' on ', coalesce(browser, left(substring(agent from '^[A-Za-z0-9]+'), 30)), system), '')
    from (select case when agent ~ 'Edg' then 'Edge'
                      when agent ~ 'OPR/' then 'Opera'
                      when agent ~ 'SamsungBrowser' then 'Samsung Internet'
                      when agent ~ 'Firefox/|FxiOS/' then 'Firefox'
                      when agent ~ 'Chrome/|CriOS/' then 'Chrome'
                      when agent ~ 'Safari/' then 'Safari' end,
                 case when agent ~ 'Android' then 'Android'
                      when agent ~ 'iPad' then 'iPadOS'
                      when agent ~ 'iPhone|iOS' then 'iOS'
                      when agent ~ 'Windows' then 'Windows'
                      when agent ~ 'Mac OS X' then 'macOS'
                      when agent ~ 'Linux' then 'Linux' end) as found (browser, system);
$$;

-- A quarter of a million addresses of version 4, or a provider's worth of version 6: a phone that wanders stays inside.
create or replace function auth.neighbourhood(address inet)
returns inet
language sql immutable
set search_path = pg_catalog, pg_temp
return network(set_masklen(address, case family(address) when 4 then 16 else 32 end));

create or replace function auth.fill_in_client()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  address constant text := app.request_text('address', 2);
begin
  if address is not null then
    new.address := auth.neighbourhood(auth.address_block(address));
    new.agent := auth.agent_family(coalesce(app.request_text('agent', 3), ''));
  end if;
  return new;
end
$$;

-- A kind of browser in a place where the account was not signed in before is reported by mail; the first of all is
-- where it was made. Each account's fifty latest are known.
create or replace function auth.recognise_device()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  seen constant bytea := sha256(convert_to(
    concat_ws('|', new.tenant_id, new.account_id, new.agent, new.address), 'UTF8'));
  is_new boolean;
begin
  insert into auth.known_devices as known (tenant_id, account_id, digest)
  values (new.tenant_id, new.account_id, seen)
      on conflict (tenant_id, account_id, digest) do update
     set last_seen_at = now()
  returning known.xmax = 0 into is_new;
  if is_new
     and exists (
       select
         from auth.known_devices as known
        where known.tenant_id = new.tenant_id
          and known.account_id = new.account_id
          and known.digest <> seen) then
    delete from auth.known_devices as known
     where known.tenant_id = new.tenant_id
       and known.account_id = new.account_id
       and known.digest in (
         select older.digest
           from auth.known_devices as older
          where older.tenant_id = new.tenant_id
            and older.account_id = new.account_id
          order by older.last_seen_at desc
         offset 50);
    perform auth.tell(
      new.tenant_id, new.account_id, 'new_device',
      jsonb_build_object(
        'device', coalesce(new.device, new.agent, '–'), 'agent', coalesce(new.agent, '–'),
        'time', to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC'));
  end if;
  return null;
end
$$;

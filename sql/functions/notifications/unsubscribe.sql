-- A mail's own way out (RFC 8058): the holder of its link wants no more mail like it. The link's key says who and what,
-- and ends with a proof that only this database makes, so that nobody makes one for another. It has no end: a mail may be
-- opened years later.

-- The link of an account, by topic: `1.TENANT.ACCOUNT.TOPIC.PROOF`. The link of an address without one, which can be sent
-- nothing but invitations: `1.TENANT.HASH.PROOF`. Null where there is no way out.
create or replace function auth.unsubscribe_key(tenant_id integer, account_id uuid, address text, kind text)
returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select said.text || '.' || auth.link_proof(said.text)
    from (
      select case
               when unsubscribe_key.account_id is not null
                 then concat_ws('.', '1', unsubscribe_key.tenant_id, unsubscribe_key.account_id, app.topic_of(kind))
               else concat_ws(
                 '.', '1', unsubscribe_key.tenant_id,
                 encode(auth.address_hash(unsubscribe_key.tenant_id, address), 'hex'))
             end as text
       where unsubscribe_key.account_id is not null and app.topic_of(kind) is not null
          or unsubscribe_key.account_id is null and app.is_invitation(kind)) as said;
$$;

-- The nested hash keeps anyone from lengthening what was said.
create or replace function auth.link_proof(said text)
returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select encode(sha256(l.link_key || sha256(l.link_key || convert_to(said, 'UTF8'))), 'hex')
    from auth.limits as l;
$$;

create or replace function auth.address_hash(tenant_id integer, address text)
returns bytea
language sql immutable
set search_path = pg_catalog, pg_temp
return sha256(convert_to(tenant_id || ' ' || lower(address), 'UTF8'));

-- Mails that anyone with an account can have sent to any address.
create or replace function app.is_invitation(kind text)
returns boolean
language sql immutable
set search_path = pg_catalog, pg_temp
return kind in ('invite', 'team_invite');

create or replace function app.refuses_invitations(address text)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
           select
             from app.mail_refusals as refusal
            where refusal.tenant_id = app.tenant_id()
              and refusal.address_hash = auth.address_hash(app.tenant_id(), address));
$$;

-- Does what the key's link is for, or with `acts` false only says whether it would. However often; also where the account
-- is gone meanwhile.
create or replace function auth.unsubscribe_by(key text, acts boolean)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  parts constant text[] := string_to_array(key, '.');
  last constant integer := cardinality(parts);
begin
  -- compared as hashes, so that the time it takes tells nothing of the proof
  if parts[1] <> '1' or last not in (4, 5)
     or sha256(convert_to(auth.link_proof(array_to_string(parts[:last - 1], '.')), 'UTF8'))
        <> sha256(convert_to(parts[last], 'UTF8')) then
    return false;
  end if;
  if acts and last = 5 then
    perform auth.unsubscribe(parts[2]::integer, parts[3]::uuid, parts[4]);
  elsif acts then
    insert into app.mail_refusals (tenant_id, address_hash)
    select tenant.id, decode(parts[3], 'hex')
      from app.tenants as tenant
     where tenant.id = parts[2]::integer
        on conflict on constraint mail_refusals_pkey do nothing;
  end if;
  return true;
end
$$;

-- The holder of the link wants no more mail of this topic.
create or replace function auth.unsubscribe(tenant_id integer, account_id uuid, topic text)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.notice_preferences as chosen (tenant_id, account_id, topic, mail)
  select person.tenant_id, person.id, usual.topic, false
    from app.accounts as person
    join app.notice_topics() as usual
      on usual.topic = unsubscribe.topic
     and usual.mail is not null
   where person.tenant_id = unsubscribe.tenant_id
     and person.id = unsubscribe.account_id
      on conflict on constraint notice_preferences_pkey do update
     set mail = false
$$;

grant execute on function auth.unsubscribe_by(text, boolean) to musclemate_server;
grant execute on function auth.unsubscribe(integer, uuid, text) to musclemate_server;

-- Keeps in which words an admin said why, and returns the details with their digest, which binds the entry to them. `account`
-- is whom they are about.
create or replace function app.keep_reason(account uuid, reason text, details jsonb default '{}')
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  kept app.audit_reasons;
begin
  if reason is null then
    return details;
  end if;
  kept.tenant_id := app.tenant_id();
  kept.salt := uuid_send(gen_random_uuid());
  kept.account_id := account;
  kept.reason := reason;
  kept.digest := app.reason_digest(kept);
  insert into app.audit_reasons
  select kept.*;
  return details || jsonb_build_object('reason', kept.digest);
end
$$;

create or replace function app.reason_digest(kept app.audit_reasons)
returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return encode(
    sha256(kept.salt || convert_to(
      app.audit_text(array['musclemate reason 1', kept.account_id::text, kept.reason]), 'UTF8')),
    'hex');
end
$$;

-- A tenant's settings, by its admins.

-- The settings that an app needs before anyone has signed in.
create or replace function app.shown_tenant()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select tenant.slug, tenant.name, tenant.locale, tenant.modules, tenant.branding,
             json_build_object(
               'minimum_length', tenant.password_minimum_length, 'requires', tenant.password_requires,
               'blocks_common', tenant.password_blocks_common) as password_policy,
             tenant.minimum_age, tenant.minimum_app_versions, tenant.terms_url, tenant.privacy_url,
             tenant.erasure_grace_days, app.sign_in_ways() as sign_in_ways, app.shown_pictures(tenant.id) as pictures
        from app.tenants as tenant
       where tenant.id = app.tenant_id()) as shown;
$$;

-- What links to the tenant's pages begin with: its own address, or its first host; null where it has none.
create or replace function app.tenant_address(out public_url text, out host text)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select tenant.public_url,
         (select named.host
            from app.tenant_hosts as named
           where named.tenant_id = tenant.id
           order by named.position, named.host
           limit 1)
    from app.tenants as tenant
   where tenant.id = app.tenant_id();
$$;

-- What a page has to know before anyone has signed in: what apps read, and what a new account gives and agrees to.
create or replace function app.portal_tenant(language text)
returns jsonb
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.shown_tenant()::jsonb
         || jsonb_build_object('email', true, 'policies', app.policies_in(portal_tenant.language));
$$;

create or replace function app.tenant_settings()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.demand_duty('content');
  select row_to_json(shown)
    from (
      select tenant.slug, tenant.name, tenant.locale, tenant.modules, tenant.branding, tenant.public_url,
             tenant.mail_sender,
             array(
               select host.host
                 from app.tenant_hosts as host
                where host.tenant_id = tenant.id
                order by host.position, host.host) as hosts,
             tenant.password_minimum_length, tenant.password_requires, tenant.password_blocks_common,
             tenant.minimum_age, tenant.minimum_app_versions, tenant.terms_url, tenant.privacy_url,
             tenant.lockout_failures, tenant.lockout_minutes, tenant.session_days, tenant.erasure_grace_days,
             tenant.break_glass_needs_approval, tenant.passkey_domain, tenant.passkey_origins, tenant.cors_origins,
             app.shown_pictures(tenant.id) as pictures
        from app.tenants as tenant
       where tenant.id = app.tenant_id()) as shown;
$$;

-- Links and senders lie at a host of the tenant's, which the operator gave it, senders also at one that the operator gave
-- for them alone: mail in the tenant's name can't lead anywhere else, nor come from someone else's domain. Passkeys belong to one of these hosts or to a domain above it
-- (WebAuthn, section 5.1.3), and pages that use them lie there; that a domain is registrable is the browser's to know.
create or replace function app.check_hosts(wanted app.tenants)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  hosts constant text[] := array(
    select host.host
      from app.tenant_hosts as host
     where host.tenant_id = wanted.id);
  faults json;
begin
  select json_agg(json_build_object('pointer', fault.pointer, 'code', 'invalid', 'expected', fault.expected))
    into faults
    from (
      values
        ('/public_url', 'an address at one of the tenant''s hosts',
         regexp_replace(substring(wanted.public_url from '^https?://([^/]+)'), ':\d+$', ''), hosts),
        ('/mail_sender', 'a sender at one of the tenant''s hosts', substring(wanted.mail_sender from '@(.+)$'),
         hosts || wanted.sender_hosts),
        ('/passkey_domain', 'one of the tenant''s hosts or a domain above it', wanted.passkey_domain,
         array(
           select substring(host from first)
             from unnest(hosts) as host
            cross join generate_series(1, length(host)) as first
            where first = 1 or substring(host from first - 1 for 1) = '.')),
        ('/passkey_origins', 'apps, and pages at the tenant''s hosts or under its passkeys'' domain',
         (select min(origin)
            from unnest(wanted.passkey_origins) as origin
           cross join regexp_replace(substring(origin from '^https://(.+)$'), ':\d+$', '') as place
           where place <> all (hosts)
             and place is distinct from wanted.passkey_domain
             and coalesce(right(place, length(wanted.passkey_domain) + 1) <> '.' || wanted.passkey_domain, true)),
         '{}')
    ) as fault (pointer, expected, host, allowed)
   where fault.host is not null
     and lower(fault.host) <> all (fault.allowed);
  if faults is not null then
    perform app.raise_faults(to_jsonb(faults));
  end if;
end
$$;

-- Changes the members that `changes` names.
create or replace function app.change_tenant(changes jsonb)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before app.tenants;
  wanted app.tenants;
begin
  perform app.begin_administration('content');
  select tenant.*
    into before
    from app.tenants as tenant
   where tenant.id = app.tenant_id();
  wanted := jsonb_populate_record(before, changes - array['id', 'slug', 'is_default', 'created_at', 'sender_hosts']);
  perform app.check_hosts(wanted);
  if changes ? 'modules' then
    perform app.check_modules(wanted.modules);
  end if;
  update app.tenants as tenant
     set name = wanted.name,
         locale = wanted.locale,
         modules = wanted.modules,
         branding = wanted.branding,
         public_url = wanted.public_url,
         mail_sender = wanted.mail_sender,
         password_minimum_length = wanted.password_minimum_length,
         password_requires = wanted.password_requires,
         password_blocks_common = wanted.password_blocks_common,
         minimum_age = wanted.minimum_age,
         minimum_app_versions = wanted.minimum_app_versions,
         terms_url = wanted.terms_url,
         privacy_url = wanted.privacy_url,
         lockout_failures = wanted.lockout_failures,
         lockout_minutes = wanted.lockout_minutes,
         session_days = wanted.session_days,
         erasure_grace_days = wanted.erasure_grace_days,
         break_glass_needs_approval = wanted.break_glass_needs_approval,
         -- switched off, it holds as long as an admin's other changes wait
         break_glass_approval_until = case
           when before.break_glass_needs_approval and not wanted.break_glass_needs_approval
             then now() + (select l.account_change_wait from auth.limits as l)
           else tenant.break_glass_approval_until end,
         passkey_domain = wanted.passkey_domain,
         passkey_origins = wanted.passkey_origins,
         cors_origins = wanted.cors_origins
   where tenant.id = before.id;
  perform app.audit(
    'tenant_changed', null,
    jsonb_build_object('members', (select coalesce(jsonb_agg(name), '[]') from jsonb_object_keys(changes) as name)));
  return app.tenant_settings();
end
$$;

-- The offered tiers, in the form that the command writes and takes.
create or replace function app.own_tiers_document()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.demand_duty('content');
  select app.tiers_document(tenant.slug)
    from app.tenants as tenant
   where tenant.id = app.tenant_id();
$$;

-- A name that a provider knows one price by, at a price of another tier: MM409.
create or replace function app.change_tiers(document jsonb)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.begin_administration('content');
  perform app.set_tiers(tenant.slug, document)
     from app.tenants as tenant
    where tenant.id = app.tenant_id();
  perform app.audit('tiers_changed');
end
$$;

create or replace function app.overrides_of(account uuid)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.demand_duty('accounts');
  select json_build_object('items', coalesce(json_agg(shown order by shown.feature), '[]'), 'next', null)
    from (
      select given.feature, given.allowed, given.at_most, nullif(given.ends_at, 'infinity') as ends_at, given.reason,
             given.created_at
        from app.entitlement_overrides as given
       where given.tenant_id = app.tenant_id()
         and given.account_id = overrides_of.account) as shown
  having exists (
    select
      from app.accounts as person
     where person.tenant_id = app.tenant_id()
       and person.id = overrides_of.account);
$$;

-- Without `allowed` the tiers count again.
create or replace function app.give_entitlement(
  account uuid, feature text, allowed boolean, at_most integer, ends_at timestamptz, reason text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before constant app.accounts := app.administer(account);
begin
  perform app.set_entitlement(
            tenant.slug, before.id::text, give_entitlement.feature, give_entitlement.allowed,
            give_entitlement.at_most, give_entitlement.ends_at, give_entitlement.reason)
     from app.tenants as tenant
    where tenant.id = before.tenant_id;
  perform app.audit(
    'entitlement_changed', before.id,
    app.keep_reason(
      before.id, give_entitlement.reason,
      jsonb_strip_nulls(jsonb_build_object(
        'feature', give_entitlement.feature, 'allowed', give_entitlement.allowed,
        'at_most', give_entitlement.at_most))));
end
$$;

grant execute on function app.shown_tenant(), app.portal_tenant(text), app.tenant_address()
to mm_visitor, mm_lifter, mm_coach, mm_admin;
grant execute on function
    app.tenant_settings(), app.change_tenant(jsonb), app.own_tiers_document(), app.change_tiers(jsonb),
    app.overrides_of(uuid), app.give_entitlement(uuid, text, boolean, integer, timestamptz, text)
  to mm_admin;

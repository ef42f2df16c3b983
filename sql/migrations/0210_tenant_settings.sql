-- What a tenant's admins set for it.
set local lock_timeout = '2s';

alter table app.tenants
  -- colours, logo, texts, whom to ask: an object whose members the API checks
  add column branding jsonb not null default '{}'
    check (jsonb_typeof(branding) = 'object' and length(branding::text) <= 10000),
  -- by platform (`ios`, `android`, `web`): apps older than that have to be renewed before they go on
  add column minimum_app_versions jsonb not null default '{}' check (jsonb_typeof(minimum_app_versions) = 'object'),
  -- in years; null: nobody is asked for a birth date. GDPR, article 8: 16 unless the member state says less, never
  -- below 13
  add column minimum_age smallint check (minimum_age between 13 and 21),
  add column terms_url text check (terms_url ~ '^https://[^\s]+$' and length(terms_url) <= 500),
  add column privacy_url text check (privacy_url ~ '^https://[^\s]+$' and length(privacy_url) <= 500),
  -- failed sign-ins of an account, from wherever, in a day before its password opens nothing for a while
  add column lockout_failures smallint not null default 50 check (lockout_failures between 5 and 1000),
  add column lockout_minutes smallint not null default 60 check (lockout_minutes between 1 and 1440),
  -- how long an unused session lives; null: as the installation's limits say
  add column session_days smallint check (session_days between 1 and 365),
  -- between asking for an account's erasure and the erasure
  add column erasure_grace_days smallint not null default 14 check (erasure_grace_days between 0 and 90),
  -- whether a second admin has to agree before support looks at a lifter's training
  add column break_glass_needs_approval boolean not null default false;

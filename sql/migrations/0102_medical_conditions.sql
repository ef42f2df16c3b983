-- Medical conditions, which the database knows only encrypted, and the keys that anything is encrypted under: by
-- their identifiers, never themselves.

-- The keys that values are sealed under. A key is known from its first use on; one that is retired seals nothing
-- more, so that after a rotation no value is left that the new key doesn't open.
create table auth.sealing_keys (
  id text primary key check (id = '' or id ~ '^[0-9a-f]{8}$'),
  first_used_at timestamptz not null default now(),
  retired_at timestamptz
);

-- The key that a sealed value names in its bytes 2 to 5; '' for the first format, which named none.
create function app.sealing_key(sealed bytea)
returns text
language sql immutable strict parallel safe
return case when get_byte(sealed, 0) = 2 then encode(substring(sealed from 2 for 4), 'hex') else '' end;

create table app.medical_conditions (
  tenant_id integer not null,
  lifter_id uuid not null,
  -- AES-256-GCM, bound to the tenant and the lifter: it opens nowhere else
  sealed bytea not null check (octet_length(sealed) between 33 and 500000 and get_byte(sealed, 0) = 2),
  updated_at timestamptz not null default now(),
  version bigint not null default 0,
  primary key (tenant_id, lifter_id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

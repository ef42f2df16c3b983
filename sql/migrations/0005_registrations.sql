-- Who registers from where, so that one address can't make the server mail thousands of others or keep it hashing.
create table auth.registrations (
  tenant_id integer not null references app.tenants on delete cascade,
  id        bigint generated always as identity,
  address   inet not null,
  at        timestamptz not null default now(),
  primary key (tenant_id, id)
);

create index registrations_of_address on auth.registrations (tenant_id, address, at);

-- attempts of one address in an hour; a class or a gym behind one address fits in
alter table auth.limits
  add column registrations_per_hour integer not null default 100 check (registrations_per_hour > 0);
